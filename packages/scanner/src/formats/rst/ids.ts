import { trimmed } from '../../markdown/cursor.ts';
import { utf8 } from '../../utf8.ts';

/**
 * The identifier that docutils makes of `name`, one character a byte: lower case, letters with marks
 * as those without, what is then no ASCII left out, each run of other characters a hyphen, none at the
 * ends and no digit first. Of a name in another script nothing is left.
 */
export function docutilsId(name: string): string {
  return utf8(name)
    .toLowerCase()
    .replace(/[\xdf\xe6\xf8\u0153\u0111\u0142]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0080-\u{10ffff}]+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
}

/** Letters that have no plain one inside, as docutils spells them. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'sz',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
};

/** A reference name as references are compared: case and white space folded. */
export function foldedName(name: string): string {
  return trimmed(name.replace(/[ \t\r\n]+/g, ' ')).toLowerCase();
}
