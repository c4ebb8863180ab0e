import {
  LINK_SIGNALS,
  type Op,
  type OpType,
  type ReportEvidence,
  type ReportSignal,
} from '@dochygiene/report';
import { archiveNames, EVIDENCE_LIMIT } from '@dochygiene/scanner';
import { nameOf } from './project-path.ts';

/**
 * Whether a program can do `op` exactly on a document of which the scan says `signals`.
 *
 * Links it can put right if {@link LINK_SIGNALS} tell of all of them, and of each, which is a link and
 * no words, where the very file is now. Anything else could write what is not so: a file of another
 * name is another file, a text that names what was there may be right, and nobody links to an archive.
 */
export function opTypeOf(op: Op, signals: readonly ReportSignal[]): OpType {
  if (op === 'update' || op === 'merge-into') return 'generative';
  if (op !== 'fix-links') return 'mechanical';
  const broken = signals.filter(({ id }) => LINK_SIGNALS.includes(id));
  const isWhole = broken.every(
    // The scan keeps so many pieces of evidence of a signal; where there are as many, there may be more.
    ({ evidence, record }) => evidence.length < EVIDENCE_LIMIT && record !== true,
  );
  const links = evidenceOf(broken, (id) => id !== 'vanished-reference');
  const gone = evidenceOf(broken, (id) => id === 'vanished-reference');
  const known =
    links.every((link) => isKnown(link, gone)) &&
    gone.every((piece) => links.some((link) => isSame(link, piece)));
  return isWhole && known && links.length > 0 ? 'mechanical' : 'generative';
}

function evidenceOf(
  signals: readonly ReportSignal[],
  wanted: (id: string) => boolean,
): readonly ReportEvidence[] {
  return signals.filter(({ id }) => wanted(id)).flatMap(({ evidence }) => evidence);
}

/** Whether the file that `link` names is certainly that which is told to be there now. */
function isKnown(link: ReportEvidence, gone: readonly ReportEvidence[]): boolean {
  const { line, path, now, detail = '' } = link;
  if (line === undefined || path === undefined || now === undefined) return false;
  // Whether the heading is there too, nobody has said.
  if (path.includes('#')) return false;
  const [named, found] = [linkedName(path), linkedName(now)];
  // A heading of the same page is a guess, and what ends in a slash a directory.
  if (named === '' || found === '' || isArchive(now)) return false;
  if (detail.endsWith('another case')) return named.toLowerCase() === found.toLowerCase();
  // Git saw it move; else only the way there may be wrong, and what it leads to is of one kind.
  if (gone.some((piece) => isSame(link, piece))) return named === found;
  const way = targetOf(path).replace(/^(?:\.{0,2}\/)+/, '');
  const isOne = !COMMON.test(named) && (way.includes('/') || TELLING.test(named));
  return isOne && `/${now}`.endsWith(`/${way}`);
}

/** Whether a reference that vanished is that `link`, and both say where the file is. */
function isSame(link: ReportEvidence, piece: ReportEvidence): boolean {
  const isThere = piece.line !== undefined && piece.line === link.line;
  return isThere && linkedName(piece.path) === linkedName(link.path) && piece.now === link.now;
}

/** What a link leads to, without its fragment. */
function targetOf(path: string): string {
  return path.replace(/#.*$/s, '');
}

function linkedName(path = ''): string {
  return nameOf(targetOf(path));
}

/** Every folder may have one of its own. */
const COMMON =
  /^_?(?:index|readme|licen[cs]es?|copying|notice|contributing|changelog|changes|history|security|code[-_]of[-_]conduct|support|governance|summary|overview|claude|agents?|skill|todo|roadmap)(?![a-z\d])/i;

/** A name of two words or more: others stand in many folders. */
const TELLING = /^[^-_.]{2,}(?:[-_][^-_.]+)+\./;

/** Whether a folder on the way to `path` is one in which what is over was put away. */
export function isArchive(path: string): boolean {
  return ARCHIVE.test(path);
}

const ARCHIVE = new RegExp(
  `(?:^|/)(?:[^/]*[-_. ])?(?:${archiveNames('target')})(?:[-_. ][^/]*)?/`,
  'i',
);
