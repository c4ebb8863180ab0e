import type { Reading } from '../../document.ts';
import { copy } from '../../frontmatter/copy.ts';
import { utf8 } from '../../utf8.ts';
import { inFence } from '../lines.ts';
import { cycleDays } from './cycle.ts';
import { leadingDate, type WrittenDate } from './dates.ts';

/** What a date is said to be: of the last change, the last look, the next look, or the end. */
export type SelfDateKind = 'updated' | 'reviewed' | 'due' | 'expires';

/** Whether a date of this kind is meant to lie ahead. */
export function isAhead(kind: SelfDateKind): boolean {
  return kind === 'due' || kind === 'expires';
}

/** A date that a document gives itself. */
export interface Statement {
  readonly line: number;
  readonly kind: SelfDateKind;
  readonly date: WrittenDate;
  /** The line or field, decoded and cut. */
  readonly quote: string;
}

/** What a document says of its own age. */
export interface SelfDates {
  /** In order of line. */
  readonly statements: readonly Statement[];
  /** How often it is to be reviewed, by its metadata. */
  readonly cycle?: { readonly line: number; readonly days: number; readonly quote: string };
}

/** A date speaks of the whole document in so many lines at its beginning ... */
const FIRST_LINES = 20;

/** ... and in so many at its end. */
const LAST_LINES = 15;

const QUOTE_LENGTH = 120;
const LINE_LENGTH = 400;

/** What a document says of its own age; `undefined` if nothing. */
export function selfDates(reading: Reading): SelfDates | undefined {
  const { document } = reading;
  const fields = [...(document.frontmatter?.fields ?? [])];
  const statements = [
    ...fields.flatMap(([key, field]) => fieldSays(key, field) ?? []),
    ...linesSay(reading),
    ...badgesSay(reading),
  ].sort((one, other) => one.line - other.line);
  const cycle = fields.flatMap(([key, { line, value }]) => {
    const days = CYCLE.test(key) ? cycleDays(value) : undefined;
    return days === undefined ? [] : [{ line, days, quote: `${key}: ${value}` }];
  })[0];
  if (statements.length === 0) return undefined;
  return { statements, ...(cycle === undefined ? {} : { cycle }) };
}

const CYCLE = /^review[-_ ]?(?:in|cycle|interval|period|frequency|every)(?:[-_ ]?days)?$/i;

const CHANGED_KEY =
  /^(?:(?:date[-_ ]?)?last[-_ ]?(?:updated?|modified|edited|revised|changed|mod)|updated|modified|date[-_ ]?(?:updated|modified)|revised)(?:[-_ ]?(?:on|at|date))?$/i;

const REVIEWED_KEY =
  /^(?:(?:date[-_ ]?)?last[-_ ]?(?:reviewed|review|verified|checked|validated|tested)|reviewed|verified)(?:[-_ ]?(?:on|at|date))?$/i;

const DUE_KEY =
  /^(?:next[-_ ]?review(?:[-_ ]?(?:on|at|date|due))?|review[-_ ]?(?:by|due|after|before)(?:[-_ ]?date)?)$/i;

/** Not `expiryDate`, by which a generator takes a page off its site. */
const EXPIRES_KEY = /^(?:expires(?:[-_ ]?(?:on|at))?|valid[-_ ]?until)$/i;

function fieldSays(
  key: string,
  { line, value }: { readonly line: number; readonly value: string },
): Statement | undefined {
  const kind = KEYS.find(([, pattern]) => pattern.test(key))?.[0];
  if (kind === undefined) return undefined;
  const date = leadingDate(value.trim());
  return date && { line, kind, date, quote: `${key}: ${value}`.slice(0, QUOTE_LENGTH) };
}

const KEYS: readonly (readonly [SelfDateKind, RegExp])[] = [
  ['updated', CHANGED_KEY],
  ['reviewed', REVIEWED_KEY],
  ['due', DUE_KEY],
  ['expires', EXPIRES_KEY],
];

function linesSay({ text, structure }: Reading): readonly Statement[] {
  if (!MAY_SAY.test(text)) return [];
  const first = structure.frontmatter?.endLine ?? 0;
  const lines = text.trimEnd().split('\n');
  return lines.flatMap((raw, index): Statement[] => {
    const key = index < first + FIRST_LINES || index >= lines.length - LAST_LINES;
    const line = index + 1;
    if (!key || index < first || !MAY_SAY.test(raw) || inFence(structure, line)) return [];
    const shown = utf8(raw.slice(0, LINE_LENGTH)).trim();
    const said = lineSays(shown);
    return said === undefined ? [] : [{ line, ...said, quote: copy(shown.slice(0, QUOTE_LENGTH)) }];
  });
}

const MAY_SAY = /updat|modifi|revis|edited|review|verif|as of|checked|changed|refresh/i;

/** What `line`, decoded, says of its document's age, at its beginning or as a part of its own. */
export function lineSays(line: string): Pick<Statement, 'kind' | 'date'> | undefined {
  const table = line.startsWith('|');
  const plain = line
    .replace(/`[^`]*`|["\u201C][^"\u201D]*["\u201D]/g, '""')
    .replace(/<!--|-->|<[^>]*>|[*_~]+/g, '')
    .replace(/^[^\p{L}\p{N}"]+/u, '');
  const asOf = AS_OF.exec(plain);
  if (asOf !== null) {
    const date = leadingDate(plain.slice(asOf[0].length));
    const rest = date && plain.slice(asOf[0].length + date.text.length);
    return date && rest && !/^[\s.)|!]*$/.test(rest)
      ? undefined
      : date && { kind: 'updated', date };
  }
  for (const { index, 0: label, groups } of plain.matchAll(LABEL)) {
    if (index > 0 && (table || groups?.['bare'] !== undefined)) continue;
    const date = leadingDate(plain.slice(index + label.length));
    if (date !== undefined) return { kind: kindOfLabel(label), date };
  }
  return undefined;
}

const AS_OF =
  /^(?:(?:status|current|accurate|correct|up[- ]to[- ]date|valid|true|last (?:checked|verified|updated))\s+)?as of:?\s+/i;

const THING =
  '(?:document|page|doc|docs|content|documentation|file|guide|article|readme|list|report)';

const DONE =
  '(?:updated?|modified|modification|revised|revision|edited|edit|changed|refreshed|reviewed|review|verified|checked|validated)';

const LABEL = new RegExp(
  [
    String.raw`(?:^|(?<=[|\u00B7\u2022;,\u2013\u2014]\s{0,3}|\.\s|\s-\s))`,
    '(?:',
    String.raw`(?:(?:this|the)\s)?(?:${THING}\s)?(?:was\s|is\s|date\s)?(?:last|latest|most recently)\s${DONE}(?:\sdate)?(?:\s(?:on|at|in|by\s[\w@ .]{1,30}\son))?`,
    String.raw`|next\s(?:scheduled\s)?review(?:\s(?:date|due|on|by))?`,
    String.raw`|(?<bare>(?:date\s)?(?:updated|reviewed|verified|revised)(?:\son)?(?=\s*[:|]))`,
    ')',
    String.raw`\s*(?:[:|=]\s*)?\(?`,
  ].join(''),
  'giu',
);

function kindOfLabel(label: string): SelfDateKind {
  if (/^next/i.test(label)) return 'due';
  return /review|verif|check|valid/i.test(label) ? 'reviewed' : 'updated';
}

/** Badges whose text is a date, with its hyphens doubled. */
function badgesSay({ structure }: Reading): readonly Statement[] {
  return structure.links.flatMap(({ line, target }): Statement[] => {
    const written = BADGE.exec(target)?.[1]?.replace(/--/g, '-').replace(/%20|_/g, ' ');
    const date = written === undefined ? undefined : leadingDate(written);
    return date === undefined || line > FIRST_LINES * 2
      ? []
      : [{ line, kind: 'updated', date, quote: `badge: last updated ${date.text}` }];
  });
}

const BADGE = /\/badge\/(?:last(?:_|%20|--)?)?updated?-([\w%,.-]+?)-\w+(?:\.svg)?(?:\?|$)/i;
