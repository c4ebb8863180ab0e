import type { Change } from './change.ts';
import type { Document, Mention } from './document.ts';
import type { SignalFinding } from './judgement.ts';
import { baseName, directoryOf, joinPath, withoutExtension } from './resolve/project-path.ts';
import type { Survey } from './survey.ts';

/** What a scan is limited to: the documents that a change touches or outdates. */
export interface Since {
  /** As it was asked for: a branch, a tag, a commit. */
  readonly ref: string;
  /** The commit it names. */
  readonly commit: string;
  /** How many paths changed since. */
  readonly paths: number;
  /** Of those that are judged. */
  readonly documents: ReadonlySet<string>;
}

/**
 * The documents that `change`, which was asked for as `ref`, touches or outdates: those that it
 * changed, or that have changes which are not committed; those with a finding whose evidence names a
 * path that it changed; those that name what it removed.
 */
export function touchedSince(
  survey: Pick<Survey, 'project' | 'listing' | 'findings'>,
  ref: string,
  { since, changed, removed }: Change,
): Since {
  const { project, listing, findings } = survey;
  const { directories, unseen } = listing;
  const isDirectory = (path: string) => directories.has(path) || unseen.has(path);
  const gone = new Set([...removed].flatMap((path) => [path, ...goneAbove(path, isDirectory)]));
  const changedNames = namesOf(changed);
  const goneNames = namesOf(gone);
  const goneEnds = new Set([...gone].flatMap(endsOf));
  const outdates = (document: Document, mention: Mention) =>
    isNamed(document.path, mention.target, LOOSE.has(mention.kind) ? goneNames : goneEnds) &&
    !['file', 'directory'].includes(project.resolve(document.path, mention).kind);
  const documents = new Set<string>();
  for (const [path, document] of project.documents) {
    if (
      changed.has(path) ||
      project.uncommitted(path) ||
      saysOf(path, findings.get(path) ?? [], changedNames) ||
      (gone.size > 0 && document.mentions.some((mention) => outdates(document, mention)))
    ) {
      documents.add(path);
    }
  }
  return { ref, commit: since, paths: changed.size, documents };
}

/** In links an extension may be left out, or be that of the page made of a document. */
const LOOSE: ReadonlySet<Mention['kind']> = new Set(['link', 'definition', 'html', 'wikilink']);

const PAGE = /\.(?:mdx?|markdown|rst|adoc|asciidoc|org|html?)$/i;
const INDEX = /^(?:index|readme)$/i;

/** By what `paths` can be named: themselves, pages without extension, directories of their index. */
function namesOf(paths: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const path of paths) {
    names.add(path);
    if (!PAGE.test(path)) continue;
    const page = withoutExtension(path);
    names.add(page);
    if (INDEX.test(baseName(page)) && directoryOf(page) !== '') names.add(directoryOf(page));
  }
  return names;
}

/** `path`, and what it ends in, of two segments or more: code names a file by less than its path. */
function endsOf(path: string): readonly string[] {
  const segments = path.split('/');
  const ends = segments.slice(1, -1).map((_, at) => segments.slice(at + 1).join('/'));
  return [path, ...ends];
}

/** Directories above `path` that are there no more, nearest first. */
function goneAbove(path: string, isDirectory: (path: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (let at = directoryOf(path); at !== '' && !isDirectory(at); at = directoryOf(at)) {
    found.push(at);
  }
  return found;
}

function saysOf(path: string, said: readonly SignalFinding[], names: ReadonlySet<string>): boolean {
  return said.some(({ finding }) =>
    finding.evidence.some((each) =>
      [each.path, each.now].some((name) => name !== undefined && isNamed(path, name, names)),
    ),
  );
}

/** Whether `target`, as document `from` writes it, is one of `names`. */
function isNamed(from: string, target: string, names: ReadonlySet<string>): boolean {
  const plain = target.replace(/[#?].*$/s, '').replace(/^\/+/, '');
  if (plain === '') return false;
  return [joinPath(directoryOf(from), plain), joinPath('', plain)].some(
    (path) => path !== undefined && (names.has(path) || names.has(path.replace(PAGE, ''))),
  );
}
