/** Stands for a character of code: neither a letter nor white space, so that no phrase reaches across it. */
const CODE = '`';

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;
const FENCE_END = /^[ \t>]*(`{3,}|~{3,})[ \t\r]*$/;
const LIST_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const HEADING = /^[ \t>]*#{1,6}[ \t]/;
const INDENTED = /^(?: {4}| {0,3}\t)/;

/** What is known of the lines before. */
interface Before {
  /** The marker that opened the fence which is still open. */
  fence: string | undefined;
  inList: boolean;
  blank: boolean;
  indentedCode: boolean;
}

/**
 * `markdown` with fenced and indented code and code spans crossed out; lines and lengths stay.
 *
 * It goes by lines and not by the whole grammar: an indented line after a list item is its text.
 */
export function withoutCode(markdown: string): string {
  const out: string[] = [];
  let passage: string[] = [];
  const before: Before = { fence: undefined, inList: false, blank: true, indentedCode: false };
  const endPassage = (): void => {
    if (passage.length > 0) out.push(withoutSpans(passage.join('\n')));
    passage = [];
  };
  for (const line of markdown.split('\n')) {
    const kind = kindOf(line, before);
    before.blank = kind === 'blank';
    before.indentedCode = kind === 'indented' || (kind === 'blank' && before.indentedCode);
    if (kind === 'text') {
      passage.push(line);
      continue;
    }
    endPassage();
    if (kind === 'begin') passage.push(line);
    else out.push(kind === 'blank' ? line : CODE.repeat(line.length));
  }
  endPassage();
  return out.join('\n');
}

/** What `line` is; `begin` is text that goes on with nothing before it. Keeps track of fences and lists. */
function kindOf(line: string, before: Before): 'blank' | 'fenced' | 'indented' | 'begin' | 'text' {
  if (before.fence !== undefined) {
    const end = FENCE_END.exec(line)?.[1];
    if (end?.startsWith(before.fence) === true) before.fence = undefined;
    return 'fenced';
  }
  if (line.trim() === '') return 'blank';
  const [, marker, info = ''] = FENCE.exec(line) ?? [];
  if (marker !== undefined && !(marker.startsWith('`') && info.includes('`'))) {
    before.fence = marker;
    return 'fenced';
  }
  const indented = INDENTED.test(line);
  if (indented && !before.inList && (before.blank || before.indentedCode)) return 'indented';
  const item = LIST_ITEM.test(line);
  if (item) before.inList = true;
  else if (before.blank && !/^[ \t]/.test(line)) before.inList = false;
  return item || HEADING.test(line) ? 'begin' : 'text';
}

/** `passage` with its code spans crossed out: from a run of backticks to the next one as long. */
function withoutSpans(passage: string): string {
  const runs = Array.from(passage.matchAll(/`+/g), ({ 0: { length }, index }) => ({
    index,
    length,
  }));
  if (runs.length < 2) return passage;
  const ends = new Map<number, number[]>();
  // The nearest on top.
  for (const { index, length } of runs.toReversed()) {
    const known = ends.get(length);
    if (known === undefined) ends.set(length, [index]);
    else known.push(index);
  }
  let text = '';
  let done = 0;
  for (const run of runs) {
    if (run.index < done) continue;
    const escaped = /(?<!\\)(?:\\\\)*\\$/.test(
      passage.slice(Math.max(0, run.index - 64), run.index),
    );
    const length = escaped ? run.length - 1 : run.length;
    const candidates = ends.get(length) ?? [];
    while ((candidates.at(-1) ?? Number.POSITIVE_INFINITY) <= run.index) candidates.pop();
    const end = candidates.at(-1);
    if (length === 0 || end === undefined) continue;
    text += passage.slice(done, run.index);
    // The escaped one is of the sign that code is crossed out with.
    text += passage.slice(run.index, end + length).replace(/[^\n]/g, CODE);
    done = end + length;
  }
  return text + passage.slice(done);
}
