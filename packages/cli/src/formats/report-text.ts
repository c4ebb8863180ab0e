import {
  proofOf,
  type Report,
  type ReportEntry,
  TIER_WORDS,
  type TierTotal,
  thousands,
  tierTotals,
  toDo,
} from '@dochygiene/report';
import type { Style } from '../style.ts';
import { visible } from '../visible.ts';
import { cut, quoted } from './shown.ts';

/** How many entries the text shows: with their reasons, no more than a screen. */
const SHOWN = 10;

/** How a report is shown to a person. */
export interface ReportTextOptions {
  readonly root: string;
  /** Whether the person stands elsewhere than at the root, so that a command wants it named. */
  readonly elsewhere: boolean;
  readonly columns: number;
  readonly style: Style;
}

/** What to do first, what it would save by tier, and how to go on. */
export function reportText(report: Report, options: ReportTextOptions): string {
  const { style, root, elsewhere } = options;
  const entries = toDo(report);
  const shown = entries.slice(0, SHOWN);
  const more = entries.length - shown.length;
  const place = elsewhere ? ` ${quoted(root)}` : '';
  return `${[
    `${style.bold(`dochygiene ${visible(root)}`)}: ${verdict(report)}`,
    checkedLine(report),
    '',
    ...(entries.length === 0 ? [] : [...totalLines(tierTotals(report), options), '']),
    ...shown.flatMap((entry, at) => entryLines(entry, at + 1, options)),
    ...(entries.length === 0 ? [] : ['']),
    ...(more > 0 ? [`${thousands(more)} more: dochygiene report${place} --format markdown`] : []),
    style.dim(`With the map, in a browser: dochygiene report open${place}`),
    style.dim(`As a file to send: dochygiene report${place} --format html -o report.html`),
  ].join('\n')}\n`;
}

function verdict(report: Report): string {
  const { entries, documents } = report;
  if (entries.length === 0) return 'no document to change';
  const totals = tierTotals(report);
  const tokens = thousands(sum(totals.map((each) => each.tokens)));
  const all = thousands(sum(documents.map((each) => each.tokens)));
  const lines = many(sum(totals.map((each) => each.lines)), 'line');
  return `${many(entries.length, 'document')} to change, which saves ${tokens} of ${all} tokens and ${lines}`;
}

function checkedLine({ generated_at, head, coverage, ...report }: Report): string {
  const when = `${generated_at.slice(0, 10)} ${generated_at.slice(11, 16)} UTC`;
  const at = head === null ? '' : ` at ${head.slice(0, 10)}`;
  const counts = [
    `${many(coverage.judged, 'document')} judged`,
    `${thousands(report.shortlist.length)} shortlisted`,
    `${thousands(report.cleared.length)} to stay`,
    `${thousands(report.unread.length)} not read`,
  ];
  return `Checked ${when}${at}: ${counts.join(', ')}. Tokens: ${visible(report.token_method)}.`;
}

function totalLines(totals: readonly TierTotal[], { style }: ReportTextOptions): readonly string[] {
  const rows = totals.map(({ tier, entries, tokens, lines }) => ({
    tier,
    cells: [thousands(entries), many(tokens, 'token'), many(lines, 'line')],
  }));
  const width = (column: number) =>
    Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0));
  return rows.map(({ tier, cells }) => {
    const numbers = cells.map((cell, column) => cell.padStart(width(column)));
    const name = style.bold(tier.padEnd(6));
    return `  ${name}  ${numbers.join('  ')}  ${style.dim(TIER_WORDS[tier])}`;
  });
}

function entryLines(
  entry: ReportEntry,
  number: number,
  { columns, style }: ReportTextOptions,
): readonly string[] {
  const { path, by, op, target, category, safety_tier, token_estimate, rationale } = entry;
  const to = target === undefined ? '' : ` → ${visible(target)}`;
  const line = proofOf(entry)?.line;
  const about = [
    safety_tier,
    category,
    ...(token_estimate === 0 ? [] : [many(token_estimate, 'token')]),
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(by === 'signals' ? ['suggested by signals, not read'] : []),
  ];
  const reason = visible(rationale);
  return [
    `${String(number).padStart(3)}. ${op} ${style.bold(visible(path))}${to}  (${about.join(', ')})`,
    `     ${cut(reason, Math.max(40, columns - 5))}`,
  ];
}

/** `1 line`, `2,000 lines`. */
function many(number: number, noun: string): string {
  return `${thousands(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
