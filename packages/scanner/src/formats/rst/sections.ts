import { trimmed } from '../../markdown/cursor.ts';
import { utf8 } from '../../utf8.ts';
import type { Sheet } from '../sheet.ts';
import { docutilsId } from './ids.ts';

/** The level of each style of section title met so far: its character, with an overline or not. */
export type Levels = Map<string, number>;

/**
 * Reads a section title or a transition on line `index`; answers the line after it, or `index` if
 * there is none. The first style met is level 1, the next 2, and so on.
 */
export function readSection(sheet: Sheet, index: number, levels: Levels): number {
  const { lines } = sheet;
  const line = lines.of(index);
  if (ADORNMENT.test(line)) {
    const title = lines.of(index + 1);
    if (title !== '' && !ADORNMENT.test(title) && lines.of(index + 2) === line) {
      addTitle(sheet, index + 1, levels, `${line[0]}${line[0]}`);
      return index + 3;
    }
    const alone = line.length >= 4 && lines.isBlank(index + 1);
    return alone ? index + 1 : index;
  }
  const under = lines.of(index + 1);
  if (line === '' || /^\s/.test(line) || !ADORNMENT.test(under)) return index;
  // Three signs or fewer below a longer text are text as well; below `..` there is a comment.
  if (under.length < 4 && under.length < utf8(line).length) return index;
  if (/^\.\.(?:\s|$)/.test(line)) return index;
  addTitle(sheet, index, levels, under[0] ?? '');
  return index + 2;
}

const ADORNMENT = /^([!-/:-@[-`{-~])\1+$/;

function addTitle(sheet: Sheet, index: number, levels: Levels, style: string): void {
  const { lines } = sheet;
  const level = levels.get(style) ?? levels.size + 1;
  levels.set(style, level);
  const text = trimmed(lines.of(index));
  sheet.blocks += 1;
  sheet.headings.push({ line: index + 1, start: lines.start(index), level, text, setext: true });
  sheet.anchors.push({ line: index + 1, id: docutilsId(text) });
}
