/** Text in a project that is made to take for ever, and what answers. */
export interface HostileText {
  readonly name: string;
  readonly text: string;
  /** The problem that says so; `undefined` if it is read, or passed over, like any other. */
  readonly problem: string | undefined;
}

const LONG = 'a'.repeat(252);

/** A document of the longest name. */
export const LONG_NAMED: string = `${LONG}.md`;

/** How many folders a document lies in that lies deep. */
export const DEPTH = 60;

/** A document that lies deep. */
export const DEEP: string = `${Array(DEPTH).fill('a').join('/')}/${LONG.slice(0, 100)}.md`;

const lines = (count: number, line: string) => Array(count).fill(line).join('\n');
const bad = { problem: 'MALFORMED_PATTERN' } as const;
const many = { problem: 'TOO_MANY_PATTERNS' } as const;
const fine = { problem: undefined } as const;

/** What a `.gitignore` can hold. */
// biome-ignore format: a table is read by column
export const IGNORE_FILES: readonly HostileText[] = [
  { name: 'nine stars',                   ...fine, text: '*a*a*a*a*a*a*a*a*b' },
  { name: 'nine stars, to be undone',     ...fine, text: '!*a*a*a*a*a*a*a*a*b' },
  { name: 'five hundred stars',           ...fine, text: `${'*a'.repeat(500)}*b` },
  { name: 'half the name, then not',      ...fine, text: `*${LONG.slice(0, 126)}b*` },
  { name: 'four double stars',            ...fine, text: `${'**/a/'.repeat(4)}b` },
  { name: 'eight double stars',           ...bad,  text: `${'**/a/'.repeat(8)}b` },
  { name: 'eight double stars, no names', ...bad,  text: `${'**/'.repeat(8)}b` },
  { name: 'classes',                      ...fine, text: `${'[a-z]*'.repeat(100)}9` },
  { name: 'a class of everything',        ...fine, text: `*[${'a-z'.repeat(300)}]*b` },
  { name: 'classes of classes',           ...fine, text: `${'[[:alpha:]]*'.repeat(80)}9` },
  { name: 'a class left open',            ...bad,  text: `${'*['.repeat(200)}a` },
  { name: 'backslashes',                  ...fine, text: `${'\\a*'.repeat(300)}b` },
  { name: 'a backslash at the end',       ...bad,  text: '*a\\' },
  { name: 'a line of 64 KiB',             ...bad,  text: '*a'.repeat(32_768) },
  { name: 'a line of 64 KiB of stars',    ...bad,  text: '*'.repeat(65_536) },
  { name: 'a line of 64 KiB of slashes',  ...bad,  text: 'a/'.repeat(32_768) },
  { name: '2,000 times nine stars',       ...many, text: lines(2000, '*a*a*a*a*a*a*a*a*b') },
  { name: '2,000 times half the name',    ...many, text: lines(2000, `*${LONG.slice(0, 126)}b*`) },
  { name: '2,000 times double stars',     ...fine, text: lines(2000, '**/a/**/a/**/a/**/b') },
  { name: '2,001 lines',                  ...many, text: lines(2001, 'b*') },
  { name: '100,000 lines',                ...many, text: lines(100_000, 'b') },
  { name: 'one line of 1 MiB',            ...many, text: 'a'.repeat(1 << 20) },
  { name: 'NULs',                         ...fine, text: '\0'.repeat(1000) },
  { name: 'no UTF-8',                     ...fine, text: '\u00ff\u00fe*' },
];

/** What `scope` of a dochygiene.yaml can hold. */
// biome-ignore format: a table is read by column
export const SCOPE_GLOBS: readonly HostileText[] = [
  { name: 'four stars',                   ...fine, text: '*a*a*a*a.md' },
  { name: 'nine stars',                   ...bad,  text: '*a*a*a*a*a*a*a*a*b' },
  { name: 'three double stars',           ...fine, text: '**/a/**/a/**/*.md' },
  { name: 'eight double stars',           ...bad,  text: `${'**/a/'.repeat(8)}b` },
  { name: 'a glob of 257 characters',     ...bad,  text: 'a'.repeat(257) },
  { name: 'a glob of 64 KiB',             ...bad,  text: 'a'.repeat(65_536) },
  { name: 'braces of braces',             ...bad,  text: '{a,b}'.repeat(20) },
  { name: 'braces in braces',             ...fine, text: `${'{a,'.repeat(60)}b${'}'.repeat(60)}` },
  { name: 'a brace left open',            ...fine, text: '{a,b' },
  { name: 'ranges',                       ...bad,  text: '{1..1000000}' },
  { name: 'groups',                       ...bad,  text: '+(a|aa)+(a|aa)+(a|aa)b' },
  { name: 'groups that say no',           ...bad,  text: '!(!(!(a)))' },
  { name: 'a class left open',            ...bad,  text: '[a' },
  { name: 'nothing',                      ...bad,  text: '' },
];

const keys = (count: number) => Array.from({ length: count }, (_, n) => `k${n}: ${n}`).join('\n');
const bomb = [
  'a0: &a0 [x, x, x, x, x, x, x, x, x]',
  ...Array.from({ length: 20 }, (_, n) => {
    const one = `*a${n}`;
    return `a${n + 1}: &a${n + 1} [${Array(9).fill(one).join(', ')}]`;
  }),
].join('\n');

/** What the frontmatter of a document can hold beside `hygiene: frozen`. */
export const FRONTMATTERS: readonly (readonly [name: string, yaml: string])[] = [
  ['a bomb of aliases', bomb],
  ['10,000 keys', keys(10_000)],
  ['as many keys as YAML is asked about', keys(600)],
  ['deep flow', `a: ${'['.repeat(4000)}${']'.repeat(4000)}`],
  ['deep flow of maps', `a: ${'{b: '.repeat(2000)}1${'}'.repeat(2000)}`],
  ['deep flow, open', `a: ${'['.repeat(8000)}`],
  ['deep blocks', Array.from({ length: 120 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
  ['64 KiB on a line', `a: ${'x'.repeat(65_000)}`],
  ['64 KiB of quotes', `a: ${'"'.repeat(65_000)}`],
  ['64 KiB of colons', `a${': '.repeat(32_000)}`],
  ['tags', `a: ${'!a '.repeat(2700)}`],
  ['anchors', `a: ${'&a '.repeat(2700)}`],
  ['merge keys', `a: &a {b: 1}\n${'<<: *a\n'.repeat(1000)}`],
  ['questions', '? '.repeat(4000)],
  ['dashes', '- '.repeat(4000)],
  ['a text without end', `a: |\n${'  x\n'.repeat(2000)}`],
  ['keys that differ by blanks', 'a:\n'.repeat(2700)],
  ['an endless number', `a: ${'9'.repeat(8000)}`],
  ['a key __proto__', '__proto__: {hygiene: x}\nconstructor: 1'],
];

/** What a document repeats until it is long: what a pattern begins with, and what it steps over. */
export const PIECES: readonly string[] = [
  ...[
    '\n',
    '\r',
    ' \n',
    ' ',
    '\t',
    'x<Ab>',
    '<Ab ',
    '<',
    '<!--',
    '`',
    '~',
    '*',
    '_a',
    '[',
    '](',
    '![',
    '(',
    '|',
    '> ',
  ],
  ...[
    '#',
    '- ',
    '- [ ] x\n',
    '1. ',
    '=',
    '-\n',
    '{{',
    '::: ',
    ':',
    '@',
    '$',
    '\\',
    '/',
    '.',
    'a/',
    'x.',
    '[a]: ',
    '[^',
  ],
  ...[
    '"',
    "'",
    '&',
    '\u00e9',
    '\u6587',
    'a/b.md ',
    'http://a ',
    'TODO ',
    'WIP\n',
    'commit ',
    'abc1234 ',
    'npm run ',
  ],
  ...['last updated ', 'see ', 'word ', 'a[b](c)`d`<e>', '|a|b|\n'],
];

/** What may follow, so that a pattern which looks for it has gone the whole way. */
export const PIECES_END = '\n.. x\n```{x\n:::{x\n<h1 x\nTODOx\n';
