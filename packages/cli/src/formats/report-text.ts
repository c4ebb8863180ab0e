import {
  leftOutInWords,
  proofOf,
  type Report,
  type ReportEntry,
  readInWords,
  TIER_WORDS,
  type TierTotal,
  thousands,
  tierTotals,
  toDo,
  visible,
} from '@dochygiene/report';
import type { ChangedDocument } from '../changed-since.ts';
import type { Style } from '../style.ts';
import { widthOf, wrapped, wrappedWords } from '../wrapped.ts';
import { changedLine } from './changed.ts';
import { cut, quoted } from './shown.ts';

/** How many entries the text shows: with their reasons, no more than a screen. */
const SHOWN = 10;

/** How a report is shown to a person. */
export interface ReportTextOptions {
  readonly root: string;
  /** Whether the person stands elsewhere than at the root, so that a command wants it named. */
  readonly elsewhere: boolean;
  /** What has become since of the documents that the report speaks of. */
  readonly changed: readonly ChangedDocument[];
  readonly columns: number;
  readonly style: Style;
}

/** What to do first, what it would save by tier, and how to go on. */
export function reportText(report: Report, options: ReportTextOptions): string {
  const { style, root, elsewhere, columns } = options;
  const entries = toDo(report);
  const shown = entries.slice(0, SHOWN);
  const more = entries.length - shown.length;
  const place = elsewhere ? ` ${quoted(root)}` : '';
  const command = (words: string, line: string) =>
    wrappedWords([...words.split(' '), `dochygiene ${line}`], columns, 2);
  return `${[
    ...wrapped(`${style.bold(`dochygiene ${visible(root)}`)}: ${verdict(report)}`, columns, 2),
    ...wrapped(checkedLine(report), columns, 2),
    ...leftOut(report, options, `check begin${place}`),
    '',
    ...(entries.length === 0 ? [] : [...totalLines(tierTotals(report), options), '']),
    ...shown.flatMap((entry, at) => entryLines(entry, at + 1, options)),
    ...(entries.length === 0 ? [] : ['']),
    ...(more > 0 ? command(`${thousands(more)} more:`, `report${place} --format markdown`) : []),
    ...command('With the map, in a browser:', `report open${place}`).map(style.dim),
    ...command('As a file to send:', `report${place} --format html -o report.html`).map(style.dim),
  ].join('\n')}\n`;
}

function verdict(report: Report): string {
  const { entries, documents, left_out } = report;
  const waiting = left_out.over_budget;
  const wait = waiting === 0 ? '' : `; ${thousands(waiting)} more to be read`;
  if (entries.length === 0) return `no document to change${waiting === 0 ? '' : ' so far'}${wait}`;
  const totals = tierTotals(report);
  const tokens = thousands(sum(totals.map((each) => each.tokens)));
  const all = thousands(sum(documents.map((each) => each.tokens)));
  const lines = many(sum(totals.map((each) => each.lines)), 'line');
  return `${many(entries.length, 'document')} to change, which saves ${tokens} of ${all} tokens and ${lines}${wait}`;
}

function checkedLine(report: Report): string {
  const { generated_at, head, coverage, token_method } = report;
  const when = `${generated_at.slice(0, 10)} ${generated_at.slice(11, 16)} UTC`;
  const at = head === null ? '' : ` at ${head.slice(0, 10)}`;
  const judged = `the scan judged ${many(coverage.judged, 'document')}`;
  return `Checked ${when}${at}: ${judged}; of those that deserve a look, ${readInWords(report)}. Tokens: ${visible(token_method)}.`;
}

/** What is not in the report, and what is no longer as it says. */
function leftOut(
  report: Report,
  { changed, columns }: ReportTextOptions,
  begin: string,
): readonly string[] {
  const { waiting, others } = leftOutInWords(report);
  const since = changedLine(changed);
  const command = (words: string | undefined) =>
    words === undefined
      ? []
      : wrappedWords([...`${words}:`.split(' '), `dochygiene ${begin}`], columns, 2);
  return [
    ...command(waiting),
    ...others.flatMap((sentence) => wrapped(`${sentence}.`, columns, 2)),
    ...command(since),
  ];
}

function totalLines(
  totals: readonly TierTotal[],
  { style, columns }: ReportTextOptions,
): readonly string[] {
  const rows = totals.map(({ tier, entries, tokens, lines }) => ({
    tier,
    cells: [thousands(entries), many(tokens, 'token'), many(lines, 'line')],
  }));
  const width = (column: number) =>
    Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0));
  return rows.flatMap(({ tier, cells }) => {
    const numbers = cells.map((cell, column) => cell.padStart(width(column))).join('  ');
    const left = `  ${style.bold(tier.padEnd(6))}  ${numbers}`;
    const indent = widthOf(left) + 2;
    if (columns - indent < NARROW) return [left, ...wrapped(`    ${TIER_WORDS[tier]}`, columns, 4)];
    const [first = '', ...rest] = wrapped(' '.repeat(indent) + TIER_WORDS[tier], columns, indent);
    return [`${left}  ${style.dim(first.trimStart())}`, ...rest.map(style.dim)];
  });
}

function entryLines(
  entry: ReportEntry,
  number: number,
  { columns, style, changed }: ReportTextOptions,
): readonly string[] {
  const { path, by, op, target, category, safety_tier, token_estimate, rationale } = entry;
  const line = proofOf(entry)?.line;
  const since = changed.find((each) => each.path === path)?.now;
  const about = [
    safety_tier,
    category,
    ...(token_estimate === 0 ? [] : [many(token_estimate, 'token')]),
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(by === 'signals' ? ['suggested by signals, not read'] : []),
    ...(since === undefined ? [] : [since === 'gone' ? 'gone since' : 'changed since']),
  ];
  const words = [
    `${String(number).padStart(3)}. ${op}`,
    style.bold(visible(path)),
    ...(target === undefined ? [] : [`→ ${visible(target)}`]),
  ];
  const marks = ` (${about.join(', ')})`;
  const whole = marks.length + INDENT <= columns;
  return [
    ...wrappedWords(
      [...words, ...(whole ? [marks] : marks.trim().split(' '))],
      columns,
      INDENT,
    ).map((text) => text.replace(/^ +\(/, `${' '.repeat(INDENT)}(`)),
    `${' '.repeat(INDENT)}${cut(visible(rationale), Math.max(20, columns - INDENT))}`,
  ];
}

/** With less room than that, words go below the numbers. */
const NARROW = 20;

/** What is below the first line of an entry is as far in as its operation. */
const INDENT = 5;

/** `1 line`, `2,000 lines`. */
function many(number: number, noun: string): string {
  return `${thousands(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
