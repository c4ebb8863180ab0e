import type { ReportQuote } from '@dochygiene/report';
import { quoted } from '../verdicts/fault-text.ts';
import type { VerdictQuote } from '../verdicts.ts';

/** The lines of a document, without their ends, whatever those are. */
export type Lines = readonly string[];

/** Cuts `text` into lines as the scan counts them; a byte order mark is none of it. */
export function linesOf(text: string): Lines {
  const lines = (text.startsWith('\ufeff') ? text.slice(1) : text).split(/\r\n?|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** What is wrong with a quote. */
export interface QuoteFault {
  readonly field: 'lines' | 'text';
  readonly problem: string;
  readonly right: string;
}

/** What keeps `quote` from being what stands in `lines`; line ends and the last one of them do not matter. */
export function quoteFault(quote: VerdictQuote, lines: Lines): QuoteFault | undefined {
  const [first, last] = quote.lines;
  if (last < first) {
    const problem = `${first} comes after ${last}`;
    return { field: 'lines', problem, right: `[${last}, ${first}]` };
  }
  const said = saidLines(quote);
  const elsewhere =
    last <= lines.length && matches(said, quote, lines) ? [] : placesOf(said, lines);
  if (elsewhere.length > 0) {
    const problem = `the text stands at lines ${elsewhere.map(range).join(', ')}`;
    return { field: 'lines', problem, right: elsewhere.map(range).join(' or ') };
  }
  if (last > lines.length) {
    const problem = `${range([first, last])}, and the document has ${lines.length} lines`;
    return { field: 'lines', problem, right: 'lines that are there' };
  }
  if (matches(said, quote, lines)) return undefined;
  return { field: 'text', ...difference(said, quote, lines) };
}

/** The most quotes of one entry, equal ones counted once. */
export const QUOTE_LIMIT = 1000;

/** The places of the first of `quotes` that are each the same. */
export function distinctQuotes(quotes: readonly VerdictQuote[]): readonly number[] {
  const places = new Map<string, number>();
  for (const [at, { lines, text }] of quotes.entries()) {
    const key = `${lines[0]} ${lines[1]} ${text}`;
    if (!places.has(key)) places.set(key, at);
  }
  return [...places.values()];
}

/** The quotes, which have no fault, as a report keeps them: of the same lines one. */
export function reportQuotes(
  quotes: readonly VerdictQuote[],
  lines: Lines,
  sha256: (text: string) => string,
): readonly ReportQuote[] {
  const kept = new Map<string, ReportQuote>();
  for (const { lines: range } of quotes) {
    const [first, last] = range;
    const key = `${first} ${last}`;
    if (kept.has(key)) continue;
    const hash = sha256(lines.slice(first - 1, last).join('\n'));
    kept.set(key, { lines: [first, last], sha256: hash });
  }
  return [...kept.values()];
}

/** The lines, counted from 0 and each once, that `quotes` are of, in order. */
export function quotedLines(quotes: readonly VerdictQuote[]): readonly number[] {
  const indices = new Set<number>();
  for (const { lines } of quotes) {
    for (let line = lines[0]; line <= lines[1]; line += 1) indices.add(line - 1);
  }
  return [...indices].sort((one, other) => one - other);
}

function saidLines({ text, lines: [first, last] }: VerdictQuote): Lines {
  const said = (first === 1 && text.startsWith('\ufeff') ? text.slice(1) : text).split(/\r\n?|\n/);
  // A last line may be quoted with its end.
  if (said.length === last - first + 2 && said.at(-1) === '') said.pop();
  return said;
}

function matches(said: Lines, { lines: [first, last] }: VerdictQuote, lines: Lines): boolean {
  return (
    said.length === last - first + 1 &&
    said.every((line, at) => isSameLine(line, lines[first - 1 + at] ?? ''))
  );
}

/**
 * Whether a reader who writes `said` means line `stands`. A typographic apostrophe stands for a plain one:
 * verdicts come through a shell's single quotes, which a plain one would end.
 */
function isSameLine(said: string, stands: string): boolean {
  return said === stands || plainApostrophes(said) === plainApostrophes(stands);
}

function plainApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}

/** How many places of a text are told. */
const PLACES = 3;

type Range = readonly [number, number];

/** Where `said` stands in `lines`: the first few places. */
function placesOf(said: Lines, lines: Lines): readonly Range[] {
  if (said.every((line) => line.trim() === '')) return [];
  const whole = `\n${lines.join('\n')}\n`;
  const wanted = `\n${said.join('\n')}\n`;
  const places: Range[] = [];
  let line = 1;
  let counted = 0;
  for (let at = whole.indexOf(wanted); at >= 0 && places.length < PLACES; ) {
    for (; counted < at; counted += 1) if (whole[counted] === '\n') line += 1;
    places.push([line, line + said.length - 1]);
    at = whole.indexOf(wanted, at + 1);
  }
  return places;
}

function difference(
  said: Lines,
  { lines: [first, last] }: VerdictQuote,
  lines: Lines,
): { readonly problem: string; readonly right: string } {
  const right = 'these lines exactly as they stand';
  const wanted = last - first + 1;
  if (said.length !== wanted) {
    const problem = `the text has ${said.length} lines, and ${range([first, last])} are ${wanted}`;
    return { problem, right };
  }
  const at = said.findIndex((line, index) => !isSameLine(line, lines[first - 1 + index] ?? ''));
  return { problem: `line ${first + at} stands as ${quoted(lines[first - 1 + at] ?? '')}`, right };
}

function range([first, last]: Range): string {
  return `[${first}, ${last}]`;
}
