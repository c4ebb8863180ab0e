import { CLOSE_BRACE, HASH, isSpace, OPEN_BRACE } from './classes.ts';
import { joinLines, trimmedEnd, trimmedStart } from './cursor.ts';
import { type Draft, documentOffset, type Passage } from './draft.ts';
import { addMarks } from './words.ts';

/** Where a heading's text stands. */
export type HeadingPlace = Omit<Passage, 'kind'>;

/** How long a heading's attribute block may be. */
const ATTRIBUTE_LIMIT = 200;

const CUSTOM_ID = /^\{(?: *#([^ \t\n{}]+)[^{}]*|\/\* *#?([\w.-]+) *\*\/)\}$/;

/** Takes a heading into the draft, with what its text may hold. */
export function addHeading(
  draft: Draft,
  passage: HeadingPlace,
  level: number,
  setext: boolean,
): void {
  const { source, line } = passage;
  const start = trimmedStart(source, passage.start, passage.end);
  const end = trimmedEnd(source, start, passage.end);
  const raw = source.slice(start, end);
  const text = setext ? joinLines(raw, '\n') : raw;
  draft.blocks += 1;
  draft.headings.push({ line, level, text, setext, start: documentOffset(passage, start) });

  const id = customId(source, start, end);
  if (id !== '') draft.anchors.push({ line, id });
  if (addMarks(draft, passage, start, end)) {
    const { joined } = passage;
    const block = draft.blocks;
    draft.passages.push({ kind: 'heading', source, start, end, line, block, joined });
  }
}

/** Where the text of an ATX heading ends, a closing run of `#` taken off. */
export function headingEnd(text: string, start: number, end: number): number {
  const content = trimmedEnd(text, start, end);
  let at = content;
  while (at > start && text.charCodeAt(at - 1) === HASH) at -= 1;
  if (at === content) return content;
  if (at === start) return start;
  return isSpace(text.charCodeAt(at - 1)) ? trimmedEnd(text, start, at) : content;
}

/** The name a heading gives itself: `{#name}`, or the comment that stands for it in MDX. */
function customId(source: string, start: number, end: number): string {
  if (source.charCodeAt(end - 1) !== CLOSE_BRACE) return '';
  const first = Math.max(start, end - ATTRIBUTE_LIMIT);
  let open = end - 1;
  while (open >= first && source.charCodeAt(open) !== OPEN_BRACE) open -= 1;
  if (open < first) return '';
  const match = CUSTOM_ID.exec(source.slice(open, end));
  return match?.[1] ?? match?.[2] ?? '';
}
