import type { Marker } from './marker.ts';
import { accepted, type Broken, refused, taken } from './marker-words.ts';
import { type Meaning, meaningOf, UNKNOWN } from './meaning.ts';

/**
 * The marker among the lines of `content`, a metadata block whose first line is number `firstLine`.
 *
 * For a block that is `broken`: a top-level line that sets `hygiene` counts. A block that YAML could
 * read, but without such a key, is only asked whether a line of it looks like one.
 */
export function markerInLines(
  content: string,
  firstLine: number,
  broken: Broken | undefined,
): Marker | undefined {
  const lines = content.split('\n');
  let lookalike: Marker | undefined;
  let best: Marker | undefined;
  let settings = 0;
  for (const [index, text] of lines.entries()) {
    const candidate = CANDIDATE.test(text) ? SETTING.exec(text) : null;
    if (candidate === null) continue;
    settings += 1;
    if (settings > SETTING_LIMIT) break;
    const [, indent = '', indicators = '', key = '', separator = '', rest = ''] = candidate;
    const line = firstLine + index;
    const meaning = meaningOfRest(lines, index, separator, rest);
    if (meaning === undefined) continue;
    const nested = indicators.includes('-') || isNested(lines, index, indent);
    if (meaning.word === undefined || nested) {
      const why = nested ? 'stands under another key' : 'has a value that is not known';
      lookalike ??= refused(line, why);
      continue;
    }
    const exact = meaning.exact && key === 'hygiene' && separator.trim() === ':';
    const marker =
      broken === undefined
        ? accepted({ word: meaning.word, exact: false }, line)
        : taken({ word: meaning.word, exact }, line, broken);
    if (best === undefined || (best.word !== 'frozen' && marker.word === 'frozen')) best = marker;
  }
  return best ?? lookalike;
}

/** How many settings of one block are looked at. */
const SETTING_LIMIT = 256;

const CANDIDATE = /hygiene/i;

// Indentation, YAML indicators, the key with or without quotes, a separator, the value. The wide
// colon of Chinese keyboards is three bytes, or one character.
const SETTING =
  /^([ \t]*)((?:[{?-][ \t]*)*)["']?(hygiene)["']?([ \t]*(?:[:=]|\xEF\xBC\x9A|\uFF1A)|[ \t]*$)(.*)$/i;

/** What follows the key on line `index`, or on the lines after it, means; `undefined`: no setting. */
function meaningOfRest(
  lines: readonly string[],
  index: number,
  separator: string,
  rest: string,
): Meaning | undefined {
  let value = withoutProperties(rest);
  if (value === '' || /^[|>][-+\d]*$/.test(value)) {
    const next = nextContent(lines, index);
    const continues = next !== undefined && (/^[ \t]/.test(next) || /^[-:]/.test(next));
    if (!continues) return separator.trim() === '' ? undefined : UNKNOWN;
    value = withoutProperties(next.trim().replace(/^[-:][ \t]*/, ''));
  }
  const alias = /^\*([^\s,\]}]+)/.exec(value)?.[1];
  if (alias !== undefined) value = anchored(lines, alias);
  const quoted = /^(["'])(.*)\1,?$/.exec(value);
  return meaningOf(quoted?.[2] ?? value.replace(/,$/, ''));
}

/** `rest` without comment, tags and anchors. */
function withoutProperties(rest: string): string {
  return rest
    .replace(/(^|[ \t])#.*$/, '')
    .trim()
    .replace(/^(?:[!&]\S*[ \t]+)+/, '');
}

function nextContent(lines: readonly string[], index: number): string | undefined {
  for (let at = index + 1; at < lines.length && at <= index + LOOK_AHEAD; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() !== '' && !line.trimStart().startsWith('#')) return line;
  }
  return undefined;
}

/** How many lines after a key its value may begin. */
const LOOK_AHEAD = 8;

function anchored(lines: readonly string[], name: string): string {
  for (const line of lines) {
    const at = line.indexOf(`&${name} `);
    if (at >= 0) return withoutProperties(line.slice(at));
  }
  return '';
}

/**
 * Whether line `index`, indented by `indent`, belongs to a key above it: the nearest line that is
 * indented less ends in a colon or announces a text block. Any other line there is a slip, and a slip
 * lifts no protection.
 */
function isNested(lines: readonly string[], index: number, indent: string): boolean {
  if (indent === '') return false;
  for (let at = index - 1; at >= 0 && at >= index - PARENT_LIMIT; at -= 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const own = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if (own < indent.length) return PARENT.test(line);
  }
  return false;
}

/** How many lines above a setting its parent is looked for. */
const PARENT_LIMIT = 256;

const PARENT = /^[^:#]{1,200}:[ \t]*(?:[!&]\S+[ \t]*)?(?:[|>][-+\d]{0,2}[ \t]*)?(?:#.*)?$/;
