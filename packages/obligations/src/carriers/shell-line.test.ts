// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such texts are what is tested
import { expect, test } from 'vitest';
import { shellLine } from './shell-line.ts';

const VARIABLES = new Map([
  ['ROOT', '/my project'],
  ['PLAIN', '/p'],
  ['$(pwd)', '/p'],
]);

// Words of a command with "·" between them, and what leads to the next.
// biome-ignore format: a table is read by column
test.each([
  ['node a.mjs',                           'node·a.mjs'],
  ["  sh  'my file.sh'\t\"x y\" ",         'sh·my file.sh·x y'],
  ['a\\ b c',                              'a b·c'],
  ['a && b || c; d | e & f',               'a && b || c ; d | e & f'],
  ['a\nb # not c\n# nor d\ne#f',           'a ; b ; e#f'],
  ['a \\\n  b',                            'a·b'],
  ['X=1 Y="2 3" node a',                   'node·a'],
  ['node X=1',                             'node·X=1'],
  ['a 2>&1 >/dev/null <in &>log b',        'a·b'],
  ['a 2> err b',                           'a·b'],
  ['(cd x && y)',                          'cd·x && y ;'],
  ['"$PLAIN"/a.sh ${PLAIN}/b ${PLAIN:-.}/c $(pwd)/d', '/p/a.sh·/p/b·/p/c·/p/d'],
  ['"$ROOT/a.sh"',                         '/my project/a.sh'],
  ['$ROOT/a.sh x',                         '/my·project/a.sh·x'],
  ['$UNKNOWN/a "${OTHER}" `date`',         '$UNKNOWN/a·${OTHER}·`date`'],
  ["'$PLAIN' \"\\$PLAIN\"",                '$PLAIN·$PLAIN'],
  ['echo "a\'b" \'c"d\'',                  'echo·a\'b·c"d'],
  ['""',                                   ''],
  ['\'not closed',                         'not closed'],
  ['"not closed $(x',                      'not closed $(x'],
  ['$(a (b) c) d',                         '$(a (b) c)·d'],
  ['',                                     ''],
  ['&& ; |',                               ''],
])('%s', (text, commands) => {
  const shown = shellLine(text, VARIABLES)
    .commands.map(({ words, next }) => [words.map((word) => word.text).join('·'), next ?? ''].join(' '))
    .join(' ');
  expect(shown.trim()).toBe(commands);
});

// biome-ignore format: a table is read by column
test.each([
  ['a && b; c',                            true],
  ['if a; then b; fi',                     false],
  ['for x in a b; do c; done',             false],
  ['{ a; }',                               false],
  ['! a',                                  false],
  ['f() { a; }',                           false],
  ['cat <<EOF\na\nEOF',                    false],
  ['cat <<<a',                             true],
  ['case $x in a) b;; esac',               false],
  ['X=(a b)',                              false],
  ['"if" a',                               true],
  ['a '.repeat(9_000),                     false],
  ['a;'.repeat(1_001),                     false],
])('%.30s is plain: %s', (text, plain) => {
  expect(shellLine(text, VARIABLES).plain).toBe(plain);
});

test('what only the running shell knows is dynamic, and what was cut says so', () => {
  const { commands } = shellLine('a $X *.md "*.md" $ROOT/b ~/c', VARIABLES);
  const [words = []] = commands.map((command) => command.words);
  expect(words.filter(({ dynamic }) => dynamic).map(({ text }) => text)).toEqual(['$X', '*.md']);
  expect(words.filter(({ cut }) => cut).map(({ text }) => text)).toEqual(['/my', 'project/b']);
});
