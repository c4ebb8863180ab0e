import { thousands, visible } from '@dochygiene/report';
import type { ArtifactSignal, Evidence, ScanArtifact } from '@dochygiene/scanner';
import { count } from '../count.ts';
import type { Style } from '../style.ts';
import { type Listed, listedOnce, saidOnce } from './listed.ts';
import { cut, quoted } from './shown.ts';

/** How a scan is shown to a person. */
export interface TextOptions {
  readonly root: string;
  /** At most so many documents. */
  readonly limit: number;
  /** How many documents the signals shortlist: with `--all`, fewer than are listed. */
  readonly deserving: number;
  /** Whether the person stands elsewhere than at the root, so that a path needs it in front. */
  readonly elsewhere: boolean;
  readonly columns: number;
  readonly style: Style;
}

/** The ranked list, one line of strongest evidence each, and a summary of what was looked at. */
export function scanText(artifact: ScanArtifact, options: TextOptions): string {
  const listed = listedOnce(artifact);
  const shown = listed.slice(0, options.limit);
  const lines = [headline(artifact, options), ...sinceLines(artifact), ''];
  const widest = Math.max(0, ...shown.map(({ path }) => visible(path).length));
  const room = Math.min(widest, Math.max(20, Math.floor(options.columns / 2)));
  for (const each of shown) lines.push(...entry(artifact, each, room, options));
  if (shown.length > 0) lines.push('');
  const more = listed.length - shown.length;
  if (more > 0) lines.push(`${thousands(more)} more: --limit ${listed.length}`, '');
  lines.push(summaryLine(artifact), ...problemLines(artifact, options));
  const [first] = shown;
  if (first !== undefined)
    lines.push(options.style.dim(`More: dochygiene why ${named(first.path, options)}`));
  return `${lines.join('\n')}\n`;
}

/** Document `path` as an argument that works where the person stands. */
function named(path: string, { root, elsewhere }: TextOptions): string {
  if (elsewhere) return quoted(`${root}/${path}`);
  return quoted(path.startsWith('-') ? `./${path}` : path);
}

function headline(artifact: ScanArtifact, { root, style, deserving }: TextOptions): string {
  return `${style.bold(`dochygiene ${visible(root)}`)}: ${verdict(artifact, deserving)}`;
}

/** `1 of 3 documents deserves a look`, where the signals shortlist `deserving` of them. */
export function verdict({ shortlist, coverage, since }: ScanArtifact, deserving: number): string {
  const { in_scope: inScope, judged } = coverage;
  if (inScope === 0) return 'no documents here';
  if (judged === 0) return 'no document to judge';
  if (deserving === 0) return 'no document stands out';
  const verb = deserving === 1 ? 'deserves' : 'deserve';
  const all = shortlist.length > deserving ? '; all are listed, those first' : '';
  return `${thousands(deserving)} of ${count(since?.documents ?? judged, 'document')} ${verb} a look${all}`;
}

/** In one line, what the result is limited to; nothing where it is of everything. */
export function sinceLines({ since, coverage }: ScanArtifact): readonly string[] {
  if (since === undefined) return [];
  const { ref, commit, paths, documents } = since;
  const base = `${visible(ref)} (${commit.slice(0, 10)})`;
  const touched = `${thousands(documents)} of ${count(coverage.judged, 'document')}`;
  return [
    `Only what changed since ${base}: ${count(paths, 'path')}, touching or outdating ${touched}.`,
  ];
}

function entry(
  { signals }: ScanArtifact,
  { path, place, copies }: Listed,
  room: number,
  { columns, style }: TextOptions,
): readonly string[] {
  const number = `${String(place).padStart(3)}. `;
  const said = saidOnce(signals[path]);
  const parts = said.length === 0 ? ['no signal'] : said.map(lineOf);
  const why = [...parts, ...sameText(copies)].join('; ');
  const name = visible(path);
  if (name.length <= room && number.length + room + 2 + why.length <= columns) {
    return [`${number}${style.bold(name.padEnd(room))}  ${why}`];
  }
  const indent = ' '.repeat(number.length);
  return [
    `${number}${style.bold(name)}`,
    `${indent}${cut(why, Math.max(40, columns - indent.length))}`,
  ];
}

/** Where the same text stands again, for the person who mends it. */
function sameText(copies: readonly string[]): readonly string[] {
  return copies.length === 0 ? [] : [`the same text: ${copies.map(visible).join(', ')}`];
}

/** The summary of a signal and where to look first. */
function lineOf({ summary, evidence }: ArtifactSignal): string {
  const line = strongest(evidence)?.line;
  return line === undefined ? visible(summary) : `${visible(summary)} (line ${line})`;
}

/** The evidence to look at first: the first that has a line, else the first. */
export function strongest(evidence: readonly Evidence[]): Evidence | undefined {
  return evidence.find(({ line }) => line !== undefined) ?? evidence[0];
}

/** `5 documents in scope: 2 excluded (1 frozen, 1 append-only), 3 judged; 1 folder not opened`. */
export function summaryLine({ coverage, excluded, head, history }: ScanArtifact): string {
  const number = (by: string, folder: boolean) =>
    excluded.filter((each) => each.by === by && each.path.endsWith('/') === folder).length;
  const files = [
    [number('ignore', false), 'ignored'],
    [number('frozen', false), 'frozen'],
    [number('append-only', false), 'append-only'],
  ] as const;
  const folders = [
    [number('dir-prune', true), 'pruned'],
    [number('ignore', true), 'ignored'],
  ] as const;
  const also = [
    [coverage.mirrors, 'linked to another'],
    [coverage.unread, 'unread'],
  ] as const;
  const left = sum(files);
  const parts = [
    `${thousands(left)} excluded${left > 0 ? ` (${listed(files)})` : ''}`,
    ...(sum(also) > 0 ? [listed(also)] : []),
    `${thousands(coverage.judged)} judged`,
  ];
  const shut = sum(folders);
  const unopened = shut > 0 ? `; ${count(shut, 'folder')} not opened (${listed(folders)})` : '';
  const { silenced, acknowledged } = coverage;
  const quiet = silenced > 0 ? `; ${count(silenced, 'finding')} silenced` : '';
  const kept = acknowledged > 0 ? `; ${thousands(acknowledged)} acknowledged` : '';
  const past = { full: '', shallow: ' History is shallow.', none: ' No history.' }[history];
  const unasked = history === 'full' && head !== null ? unlooked(coverage) : '';
  return `${count(coverage.in_scope, 'document')} in scope: ${parts.join(', ')}${unopened}${quiet}${kept}.${past}${unasked}`;
}

/** Which signals could not be looked for, because git did not say what they need. */
function unlooked({ signals }: ScanArtifact['coverage']): string {
  const skipped = Object.entries(signals).filter(
    ([, signal]) => signal.status === 'skipped' && signal.because !== OFF,
  );
  if (skipped.length === 0) return '';
  return ` Not looked for, since git does not tell: ${skipped.map(([id]) => id).join(', ')}.`;
}

/** Why a signal is skipped that nobody wants. */
const OFF = 'off in the configuration';

type Tally = readonly (readonly [number, string])[];

function sum(tally: Tally): number {
  return tally.reduce((total, [number]) => total + number, 0);
}

function listed(tally: Tally): string {
  return tally
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${thousands(number)} ${what}`)
    .join(', ');
}

/** How many problems the text shows. */
const PROBLEMS_SHOWN = 3;

function problemLines({ problems }: ScanArtifact, { style }: TextOptions): readonly string[] {
  if (problems.length === 0) return [];
  const lines = problems.slice(0, PROBLEMS_SHOWN).map(({ path, line, message }) => {
    const place = line === undefined ? visible(path) : `${visible(path)}:${line}`;
    return style.dim(`  ${place} ${visible(message)}`);
  });
  const more = problems.length - lines.length;
  const rest = more > 0 ? [style.dim(`  ${thousands(more)} more: --format json`)] : [];
  return [`${count(problems.length, 'problem')}:`, ...lines, ...rest];
}

/** One piece of evidence of document `path`, with a place that a terminal makes clickable. */
export function evidenceLine(path: string, evidence: Evidence): string {
  const { line, path: other, commit, date, now, detail } = evidence;
  const parts = [
    line === undefined ? visible(path) : `${visible(path)}:${line}`,
    ...(detail === undefined ? [] : [visible(detail)]),
    ...(other === undefined ? [] : [visible(other)]),
    ...(now === undefined ? [] : [`→ ${visible(now)}`]),
    ...(commit === undefined ? [] : [commit.slice(0, 10)]),
    ...(date === undefined ? [] : [date]),
  ];
  return parts.join('  ');
}
