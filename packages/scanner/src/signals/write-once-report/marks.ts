import type { Reading } from '../../document.ts';
import { utf8 } from '../../utf8.ts';
import type { NumberedLine } from '../lines.ts';
import { isKeptAsHistory, topLines } from '../shapes/put-away.ts';

/** Something in a text that shows it to be the record of one piece of work. */
export interface Mark {
  readonly kind: 'date' | 'over' | 'checks' | 'section';
  readonly line: number;
  readonly says: string;
}

/** How many lines with a check mark make a list of what was done. */
const LEAST_CHECKED = 3;

/** How much of a line is shown. */
const SHOWN = 100;

/**
 * What in a text shows that it is the record of one piece of work, one of each kind at most, in
 * order; none in one that says that it is kept as history, or that the work is to come.
 */
export function marks(reading: Reading): readonly Mark[] {
  const { document, text } = reading;
  const top = topLines(reading);
  if (isKeptAsHistory(top) || lineOf(top, TO_COME) !== undefined) return [];
  const heading = document.headings.find(({ level, text: title }) => level > 1 && WORK.test(title));
  const found: (Mark | undefined)[] = [
    shown('date', lineOf(top, DATED)),
    shown('over', lineOf(top, OVER)),
    checks(text),
    heading && { kind: 'section', line: heading.line, says: heading.text.slice(0, SHOWN) },
  ];
  return found.filter((mark) => mark !== undefined).sort((one, other) => one.line - other.line);
}

function lineOf(lines: readonly NumberedLine[], pattern: RegExp): NumberedLine | undefined {
  return lines.find(({ text }) => pattern.test(text));
}

function shown(kind: Mark['kind'], found: NumberedLine | undefined): Mark | undefined {
  if (found === undefined) return undefined;
  return { kind, line: found.line, says: utf8(found.text).trim().slice(0, SHOWN) };
}

function checks(text: string): Mark | undefined {
  const lines = [...text.matchAll(CHECKED)];
  if (lines.length < LEAST_CHECKED) return undefined;
  const says = `${lines.length} lines with a check mark`;
  return { kind: 'checks', line: lineAt(text, lines[0]?.index ?? 0), says };
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*';

/** `Date: 2025-03-01`, `**Completed:** March 1, 2025`, `# Session 1 March 2025`. */
const DATED = new RegExp(
  String.raw`\b20\d\d-\d\d-\d\d\b|\b\d\d?[./]\d\d?[./]20\d\d\b|\b${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+20\d\d\b|\b\d{1,2}\s+${MONTH}\s+20\d\d\b`,
  'i',
);

/** `Status: complete`, a heading that ends in `complete` or has a check mark (in UTF-8). */
const OVER =
  /^[\s>|#*_+-]*(?:\w+\s+){0,2}(?:status|result|outcome|state)\b[^:]{0,20}:.*(?:complete|done|success|pass|resolved|fixed|finished|implemented|production.ready|\xE2\x9C\x85)|^#+\s.*(?:\xE2\x9C\x85|\xE2\x9C\x93|\xE2\x9C\x94|\xF0\x9F\x8E\x89|\bcompleted?(?:\W*$|:))/i;

/** `Status: Ready for implementation`, `Status: ✅ Architecture design complete`: a plan in short. */
const TO_COME =
  /^[\s>|*_+-]*status\b\W{0,12}(?:ready (?:to|for) implement|(?:\w+ )?(?:design|planning) complete)/i;

/** Check marks and crosses, in UTF-8, near the beginning of a line. */
const CHECKED = /^[^\n]{0,90}?(?:\xE2\x9C\x85|\xE2\x9C\x93|\xE2\x9C\x94|\xE2\x9D\x8C|\[[xX]\])/gm;

/** Sections that tell what was done. */
const WORK =
  /\b(?:what (?:was|we|i) (?:done|did|built|implemented|changed|fixed|accomplished)|files? (?:changed|modified|created|added|touched|deleted|removed|updated)|(?:modified|changed|created|new|deleted|updated) files|changes (?:made|implemented|applied|summary)|summary of changes|next steps|executive summary|accomplish\w*|achievements?|completed (?:tasks|work|items|features)|work completed|deliverables|test results|lessons learned|key findings|issues? (?:fixed|resolved|found)|fixes applied|before (?:and|vs\.?|&|\/) after)\b|^\W*(?:results|findings|root cause)\W*$/i;
