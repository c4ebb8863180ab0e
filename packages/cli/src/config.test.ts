import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configOf, readConfig } from './config.ts';
import { Failure } from './failure.ts';

const DEFAULTS = { scan: {}, thresholdDays: 14 };

// biome-ignore format: a table is read by column
test.each([
  // case                    text                                                    configuration
  ['empty',                  '',                                                     DEFAULTS],
  ['only comments',          '# nothing yet\n',                                      DEFAULTS],
  ['a byte order mark',      '\ufeffthreshold_days: 3\n',                            { scan: {}, thresholdDays: 3 }],
  ['CRLF',                   'threshold_days: 3\r\n',                                { scan: {}, thresholdDays: 3 }],
  ['scope',                  'scope: ["docs/**/*.md"]',                              { scan: { scope: ['docs/**/*.md'] }, thresholdDays: 14 }],
  ['excluded_dirs',          'excluded_dirs:\n  - old\n  - "!vendor"\n',             { scan: { excludedDirs: ['old', '!vendor'] }, thresholdDays: 14 }],
  ['a signal off',           'signals:\n  dead-link: off\n',                         { scan: { signals: { 'dead-link': 'off' } }, thresholdDays: 14 }],
  ['a signal off, quoted',   'signals: { dead-link: "off" }',                        { scan: { signals: { 'dead-link': 'off' } }, thresholdDays: 14 }],
  ['a signal false',         'signals: { dead-link: false }',                        { scan: { signals: { 'dead-link': 'off' } }, thresholdDays: 14 }],
  ['no days at all',         'threshold_days: 0',                                    { scan: {}, thresholdDays: 0 }],
] as const)('%s', (_case, text, configuration) => {
  expect(configOf(text, 'dochygiene.yaml')).toEqual(configuration);
});

// biome-ignore format: a table is read by column
test.each([
  // case                  text                                message
  ['an unknown key',       'scope: [a]\nexclude_dirs: [a]',    'dochygiene.yaml:2: unknown key "exclude_dirs"\n  Did you mean "excluded_dirs"?'],
  ['an unknown signal',    'signals:\n  dead-links: off',      'dochygiene.yaml:2: unknown key "dead-links"\n  Did you mean "dead-link"?'],
  ['not YAML',             'scope: [a\nthreshold_days: 3',     'dochygiene.yaml:2: Flow sequence in block collection must be sufficiently indented and end with a ]\n  Put right that line, or remove the file.'],
  ['a merge conflict',     'a: 1\n<<<<<<< HEAD\n=======\n>>>>>>> b\n', /^dochygiene\.yaml:2: a merge conflict begins here\n {2}Resolve it: /],
  ['a duplicate key',      'threshold_days: 3\nthreshold_days: 4', /^dochygiene\.yaml:2: .*unique/],
  ['a list',               '- scope',                          'dochygiene.yaml:1: the configuration is not a mapping\n  Write lines like `key: value`.'],
  ['a text',               'scope',                            'dochygiene.yaml:1: the configuration is not a mapping\n  Write lines like `key: value`.'],
  ['scope as a text',      '\nscope: docs',                    'dochygiene.yaml:2: "scope" wants a list of texts\n  Write: scope: ["a", "b"]'],
  ['scope with a number',  'scope:\n  - 3',                    'dochygiene.yaml:2: "scope" wants a list of texts\n  Write: scope: ["a", "b"]'],
  ['an empty scope',       'scope: []',                        'dochygiene.yaml:1: "scope" is empty: no file would be a document\n  Name a glob, or leave it out.'],
  ['days as a text',       'threshold_days: soon',             'dochygiene.yaml:1: "threshold_days" wants a number from 0 to 3650\n  Write: threshold_days: 14'],
  ['days below zero',      'threshold_days: -1',               'dochygiene.yaml:1: "threshold_days" wants a number from 0 to 3650\n  Write: threshold_days: 14'],
  ['days not a number',    'threshold_days: .nan',             'dochygiene.yaml:1: "threshold_days" wants a number from 0 to 3650\n  Write: threshold_days: 14'],
  ['signals as a list',    'signals: [dead-link]',             'dochygiene.yaml:1: "signals" wants a mapping, or `off` if it is a signal\n  Write indented lines like `key: value`.'],
  ['a signal on',          'signals: { dead-link: on }',       /^dochygiene\.yaml:1: "dead-link" wants a mapping/],
  ['an alias bomb',        'a: &a [x,x]\nb: &b [*a,*a]',       /^dochygiene\.yaml:1: unknown key "a"/],
] as const)('refused: %s', (_case, text, message) => {
  expect(() => configOf(text, 'dochygiene.yaml')).toThrow(
    expect.objectContaining({
      name: 'Failure',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    }),
  );
});

test('whatever it holds, it is a configuration or a failure', () => {
  const token = fc.constantFrom(
    'scope',
    'signals',
    ':',
    ' ',
    '\n',
    '- ',
    '[',
    ']',
    '{',
    '}',
    '&a',
    '*a',
    '"',
    "'",
    '|',
    '3',
    'off',
    '\t',
    '#',
    '!!',
    'é',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
      try {
        configOf(tokens.join(''), 'dochygiene.yaml');
      } catch (error) {
        expect(error).toBeInstanceOf(Failure);
      }
    }),
    { numRuns: 2000 },
  );
});

describe('the file', () => {
  const root = absolutePath('/p');
  const at = (tree: Parameters<typeof memoryFileSystem>[0]) =>
    readConfig(memoryFileSystem(tree), root);

  test('is optional', () => {
    expect(at({ '/p/README.md': '' })).toEqual(DEFAULTS);
  });

  test('is read at the root', () => {
    expect(at({ '/p/dochygiene.yaml': 'threshold_days: 3' })).toEqual({
      scan: {},
      thresholdDays: 3,
    });
  });

  test('may be another one', () => {
    const fs = memoryFileSystem({
      '/p/dochygiene.yaml': 'nonsense',
      '/ci.yaml': 'threshold_days: 3',
    });
    expect(readConfig(fs, root, absolutePath('/ci.yaml')).thresholdDays).toBe(3);
  });

  test.each([
    ['a directory', { '/p/dochygiene.yaml/x': '' }, 'is a directory'],
    ['a link', { '/p/dochygiene.yaml': { kind: 'symlink', to: '/elsewhere' } }, 'is a link'],
    ['too large', { '/p/dochygiene.yaml': '#'.repeat(70_000) }, 'it is over 65536 bytes'],
  ] as const)('is refused as %s', (_case, tree, why) => {
    expect(() => at(tree)).toThrow(`Cannot read "/p/dochygiene.yaml": ${why}`);
  });

  test('under another ending is told, not passed over', () => {
    expect(() => at({ '/p/dochygiene.yml': 'threshold_days: 3' })).toThrow(
      'Cannot use "/p/dochygiene.yml": the name is not looked for\n  Call it dochygiene.yaml.',
    );
  });

  test('that was asked for must be there', () => {
    expect(() => readConfig(memoryFileSystem({}), root, absolutePath('/ci.yaml'))).toThrow(
      'Cannot read "/ci.yaml": not found',
    );
  });
});
