import type { BadState } from './bad-state.ts';

/** A bad state that is a matter of its text alone. */
export interface BadText extends Omit<BadState, 'plant'> {
  readonly text: string | Uint8Array;
}

/** When the states below say that the project was checked: long ago, at any time to come. */
export const CHECKED = '2024-03-01T08:00:00.000Z';

const DAY = 86_400_000;
const NOW = Date.now();
const at = (days: number) => new Date(NOW + days * DAY).toISOString();
const state = (fields: object) =>
  JSON.stringify({ version: 1, last_check: null, last_reminded: null, ...fields });
const checked = (text: unknown) => state({ last_check: text });
const GOOD = checked(CHECKED);
const deep = (text: string, times: number, end: string) =>
  `{"version":1,"last_check":"${CHECKED}","x":${text.repeat(times)}0${end.repeat(times)}}`;

const ok = { condition: 'ok' } as const;
const known = { condition: 'ok', lastCheck: CHECKED } as const;
const newer = { condition: 'newer' } as const;
const noJson = { condition: 'unreadable', because: 'NOT_JSON' } as const;
const noUtf8 = { condition: 'unreadable', because: 'NOT_UTF_8' } as const;
const noShape = { condition: 'unreadable', because: 'WRONG_SHAPE' } as const;
const tooLarge = { condition: 'unreadable', because: 'TOO_LARGE' } as const;

/** States whose text is odd. */
// biome-ignore format: a table is read by column
export const BAD_TEXTS: readonly BadText[] = [
  { name: 'empty',                       ...noJson,  text: '' },
  { name: 'blanks',                      ...noJson,  text: ' \n\t ' },
  { name: 'a NUL',                       ...noJson,  text: '\0' },
  { name: 'a page of NULs',              ...noJson,  text: '\0'.repeat(4096) },
  { name: 'a NUL behind it',             ...noJson,  text: `${GOOD}\0` },
  { name: 'cut short by one',            ...noJson,  text: GOOD.slice(0, -1) },
  { name: 'cut in a string',             ...noJson,  text: GOOD.slice(0, 30) },
  { name: 'two states',                  ...noJson,  text: GOOD + GOOD },
  { name: 'a comma at the end',          ...noJson,  text: '{"version":1,}' },
  { name: 'comments',                    ...noJson,  text: `// mine\n${GOOD}` },
  { name: 'single quotes',               ...noJson,  text: GOOD.replaceAll('"', "'") },
  { name: 'a merge conflict',            ...noJson,  text: `<<<<<<< a\n${GOOD}\n=======\n{}\n>>>>>>> b\n` },
  { name: 'YAML',                        ...noJson,  text: 'version: 1\n' },
  { name: 'NaN',                         ...noJson,  text: 'NaN' },
  { name: 'a byte order mark',           ...noJson,  text: `\uFEFF${GOOD}` },
  { name: 'UTF-16',                      ...noUtf8,  text: Buffer.from(`\uFEFF${GOOD}`, 'utf16le') },
  { name: 'bytes that are no UTF-8',     ...noUtf8,  text: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
  { name: 'half a character',            ...noUtf8,  text: Buffer.concat([Buffer.from(GOOD), Buffer.from([0xc3])]) },
  { name: 'half a surrogate pair',       ...noUtf8,  text: Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]) },
  { name: 'an overlong slash',           ...noUtf8,  text: Buffer.from([0x22, 0xc0, 0xaf, 0x22]) },
  { name: 'random bytes',                ...noUtf8,  text: Buffer.from(Array.from({ length: 512 }, (_, n) => (n * 167 + 13) % 256)) },
  { name: 'null',                        ...noShape, text: 'null' },
  { name: 'true',                        ...noShape, text: 'true' },
  { name: 'a number',                    ...noShape, text: '1' },
  { name: 'a string',                    ...noShape, text: '"version"' },
  { name: 'a list',                      ...noShape, text: '[1]' },
  { name: 'a list of states',            ...noShape, text: `[${GOOD}]` },
  { name: 'an empty object',             ...noShape, text: '{}' },
  { name: 'no version',                  ...noShape, text: JSON.stringify({ last_check: CHECKED }) },
  { name: 'version 0',                   ...noShape, text: state({ version: 0 }) },
  { name: 'version -1',                  ...noShape, text: state({ version: -1 }) },
  { name: 'version null',                ...noShape, text: state({ version: null }) },
  { name: 'version as text',             ...noShape, text: state({ version: '1' }) },
  { name: 'version as a list',           ...noShape, text: state({ version: [1] }) },
  { name: 'a version of __proto__',      ...noShape, text: '{"__proto__":{"version":1}}' },
  { name: 'version 2',                   ...newer,   lastCheck: CHECKED, text: state({ version: 2, last_check: CHECKED }) },
  { name: 'version 1.5',                 ...newer,   text: state({ version: 1.5 }) },
  { name: 'version 1e999',               ...newer,   text: '{"version":1e999}' },
  { name: 'version 2, other times',      ...newer,   text: state({ version: 2, last_check: { at: CHECKED } }) },
  { name: 'no fields but the version',   ...ok,      text: '{"version":1}' },
  { name: 'the last of two versions',    ...newer,   text: '{"version":1,"version":9}' },
  { name: 'unknown fields',              ...known,   text: state({ last_check: CHECKED, a: [{}], b: { c: null } }) },
  { name: 'a field __proto__',           ...known,   text: `{"version":1,"__proto__":{"last_check":1},"last_check":"${CHECKED}"}` },
  { name: 'a field constructor',         ...known,   text: `{"version":1,"constructor":{"prototype":{"version":9}},"last_check":"${CHECKED}"}` },
  { name: 'times of __proto__',          ...ok,      text: `{"version":1,"__proto__":{"last_check":"${at(0)}"}}` },
  { name: 'fields toString and valueOf', ...known,   text: state({ last_check: CHECKED, toString: 1, valueOf: 1, toJSON: 1 }) },
  { name: 'blanks around it',            ...known,   text: `\r\n\t ${GOOD} \r\n` },
  { name: 'a thousand fields',           ...known,   text: state({ last_check: CHECKED, ...Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${n}`, n])) }) },
  { name: 'lists 5,000 deep',            ...known,   text: deep('[', 5000, ']') },
  { name: 'maps 3,000 deep',             ...known,   text: deep('{"a":', 3000, '}') },
  { name: '1 MiB',                       ...known,   text: GOOD.padEnd(1 << 20) },
  { name: '1 MiB and a byte',            ...tooLarge, text: GOOD.padEnd((1 << 20) + 1) },
  { name: '2 MiB',                       ...tooLarge, text: GOOD.padEnd(2 << 20) },
  { name: '2 MiB of brackets',           ...tooLarge, text: '['.repeat(2 << 20) },
  { name: 'half a million brackets',     ...noJson,  text: '['.repeat(500_000) },
  { name: 'checked at a number',         ...ok,      text: checked(NOW) },
  { name: 'checked at an object',        ...ok,      text: checked({ $date: CHECKED }) },
  { name: 'checked at a list',           ...ok,      text: checked([CHECKED]) },
  { name: 'checked at no text',          ...ok,      text: checked('') },
  { name: 'checked on a day',            ...ok,      text: checked('2024-03-01') },
  { name: 'checked without a zone',      ...ok,      text: checked('2024-03-01T08:00:00.000') },
  { name: 'checked in another zone',     ...ok,      text: checked('2024-03-01T08:00:00.000+02:00') },
  { name: 'checked on 30 February',      ...ok,      text: checked('2024-02-30T08:00:00.000Z') },
  { name: 'checked at 24 o’clock',       ...ok,      text: checked('2024-03-01T24:00:00.000Z') },
  { name: 'checked in the year 0',       ...ok,      text: checked('0000-01-01T00:00:00.000Z') },
  { name: 'checked in 1999',             ...ok,      text: checked('1999-12-31T23:59:59.999Z') },
  { name: 'checked in 9999',             ...ok,      text: checked('9999-12-31T23:59:59.999Z') },
  { name: 'checked in +275760',          ...ok,      text: checked('+275760-09-13T00:00:00.000Z') },
  { name: 'checked in two days',         ...ok,      text: checked(at(2)) },
  { name: 'reminded in 9999',            ...known,   text: state({ last_check: CHECKED, last_reminded: '9999-12-31T23:59:59.999Z' }) },
  { name: 'reminded at a number',        ...known,   text: state({ last_check: CHECKED, last_reminded: NOW }) },
  { name: 'times with control codes',    ...ok,      text: checked('\u001b[2J\u202e') },
];
