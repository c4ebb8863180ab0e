import type { MentionKind, Reading } from '../../document.ts';
import { headingsOver } from '../sections.ts';
import { MAY_ARCHIVE } from './archive-path.ts';

/** Lines of links that may lead into an archive without saying so. */
export type ArchiveLinks = ReadonlySet<number>;

/** What leads a reader on. A path in code may be named for any reason. */
export const LEADING: ReadonlySet<MentionKind> = new Set(['link', 'definition', 'html', 'import']);

/** The lines of a document on which a link may leak; `undefined` if there are none. */
export function archiveLinks({ document, text }: Reading): ArchiveLinks | undefined {
  const candidates = document.mentions.filter(
    ({ kind, target }) => LEADING.has(kind) && MAY_ARCHIVE.test(target),
  );
  if (candidates.length === 0 || !MAY_ARCHIVE.test(text)) return undefined;
  const lines = text.split('\n');
  const found = new Set<number>();
  const asked = new Set(candidates.map(({ line }) => line));
  for (const line of [...asked].slice(0, LINES_LIMIT)) {
    const titles = headingsOver(document.headings, line).map((heading) => heading.text);
    if (![...around(lines, line), ...titles].some((each) => SAYS_SO.test(each))) found.add(line);
  }
  return found.size === 0 ? undefined : found;
}

/** On how many lines of one document links are looked at, at most. */
const LINES_LIMIT = 256;

/** The reader is told what is there: an archive, a record, something that is over. */
const SAYS_SO =
  /archiv|histor|supersed|deprecat|obsolet|legacy|previous|former|origin(?:al)?\b|earlier|outdated|retired|attic|graveyard|complet|post-?mortem|finished|no longer|replace|(?:^|\W)(?:old|older|past|prior|done|ended|inactive|closed|moved|record|records)(?:\W|$)/i;

/** How far up the introduction of a list or a table is looked for, in lines. */
const LIST_LINES = 60;

/** The text on `line` without addresses, what introduces it, and for a definition where it is used. */
function around(lines: readonly string[], line: number): readonly string[] {
  const own = lines[line - 1] ?? '';
  const label = /^\s*\[([^\]]{1,200})\]:/.exec(own)?.[1];
  if (label !== undefined) {
    const used = lines.filter((each) => each.includes(`[${label}]`) && each !== own);
    return [label, ...used.map(withoutAddresses)];
  }
  const found = [withoutAddresses(own)];
  for (let at = line - 1; at > 0 && at > line - LIST_LINES; at -= 1) {
    const above = lines[at - 1] ?? '';
    if (/^\s*#/.test(above)) break;
    if (/^\s*(?:[-*+]\s|\d+[.)]\s|\||$)/.test(above) && !/^\s*\|/.test(above)) continue;
    found.push(withoutAddresses(above));
    if (!/^\s*\|/.test(above)) break;
  }
  return found;
}

function withoutAddresses(line: string): string {
  return line.replace(/\]\([^()]*\)|(?:href|src)="[^"]*"|@\S+/g, ']');
}
