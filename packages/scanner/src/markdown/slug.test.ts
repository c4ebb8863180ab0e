import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingText } from './heading-text.ts';
import { githubSlug, slugger } from './slug.ts';

// biome-ignore format: a table is read by column
test.each([
  // case                       source of the heading                  text                          slug
  ['words',                     'Getting Started',                     'Getting Started',            'getting-started'],
  ['punctuation',               "What's new? (v1.2)",                  "What's new? (v1.2)",         'whats-new-v12'],
  ['two blanks for one sign',   'Ports & adapters',                    'Ports & adapters',           'ports--adapters'],
  ['an entity for that sign',   'Ports &amp; adapters',                'Ports & adapters',           'ports--adapters'],
  ['a numeric entity',          'A&#45;B &#x26; C',                    'A-B & C',                    'a-b--c'],
  ['an unknown entity',         'A &nosuch; B',                        'A &nosuch; B',               'a-nosuch-b'],
  ['hyphens stay',              'pre-commit -- hook',                  'pre-commit -- hook',         'pre-commit----hook'],
  ['underscores stay',          'snake_case_name',                     'snake_case_name',            'snake_case_name'],
  ['underscores that stress',   '_really_ new',                        'really new',                 'really-new'],
  ['a dunder is strong',        '__init__',                            'init',                       'init'],
  ['a dunder as code',          '`__init__` method',                   '__init__ method',            '__init__-method'],
  ['strong and emphasis',       '**Bold** and *soft*',                 'Bold and soft',              'bold-and-soft'],
  ['stress that crosses',       '*a _b* c_',                           'a _b c_',                    'a-_b-c_'],
  ['three stars',               '***both*** of them',                  'both of them',               'both-of-them'],
  ['stress within a word',      'un*frigging*believable',              'unfriggingbelievable',       'unfriggingbelievable'],
  ['a star alone',              '2 * 3 * 4',                           '2 * 3 * 4',                  '2--3--4'],
  ['an escaped star',           '\\*not soft\\*',                      '*not soft*',                 'not-soft'],
  ['an escaped underscore',     'a \\_b\\_ c',                         'a _b_ c',                    'a-_b_-c'],
  ['strike-through',            '~~old~~ new',                         'old new',                    'old-new'],
  ['a tilde alone',             'about ~5 items',                      'about ~5 items',             'about-5-items'],
  ['code',                      'The `scan()` call',                   'The scan() call',            'the-scan-call'],
  ['code with markup in it',    '`a *b* [c](d)`',                      'a *b* [c](d)',               'a-b-cd'],
  ['a link',                    '[Guide](docs/guide.md) here',         'Guide here',                 'guide-here'],
  ['a link around code',        '[`run`](x) it',                       'run it',                     'run-it'],
  ['an undefined reference',    '[text][label]',                       '[text][label]',              'textlabel'],
  ['a box in brackets',         '[Unreleased]',                        '[Unreleased]',               'unreleased'],
  ['an image',                  '![Logo](logo.png) Project',           ' Project',                   '-project'],
  ['an image within a link',    '[![CI](badge.svg)](ci) Status',       ' Status',                    '-status'],
  ['an autolink',               'See <https://example.org/a>',         'See https://example.org/a',  'see-httpsexampleorga'],
  ['raw HTML',                  '<a name="x"></a>Title <br> two',      'Title  two',                 'title--two'],
  ['a comment',                 'Title <!-- note -->',                 'Title ',                     'title-'],
  ['a comment of MDX',          'Title {/*my-title*/}',                'Title',                      'title'],
  ['a name of its own',         'Title {#my-title}',                   'Title',                      'title'],
  ['an emoji',                  '🚀 Features',                         '🚀 Features',                '-features'],
  ['one with a selector',       '⚙️ Setup',                            '⚙️ Setup',                   '\uFE0F-setup'],
  ['a shortcode',               ':tada: Party',                        ':tada: Party',               'tada-party'],
  ['Chinese',                   '快速开始',                              '快速开始',                     '快速开始'],
  ['Chinese punctuation',       '什么是它？（一）',                       '什么是它？（一）',              '什么是它一'],
  ['stress beside Chinese',     '**文**字',                             '文字',                        '文字'],
  ['Russian in lower case',     'Установка',                           'Установка',                  'установка'],
  ['German',                    'Über Größe',                          'Über Größe',                 'über-größe'],
  ['an accent of its own',      'Cafe\u0301',                          'Cafe\u0301',                 'cafe\u0301'],
  ['a superscript two',         'm² area',                             'm² area',                    'm-area'],
  ['a Roman numeral',           'Part Ⅷ',                              'Part Ⅷ',                     'part-ⅷ'],
  ['two lines',                 'One\ntwo',                            'One two',                    'one-two'],
  ['a version',                 '[1.0.0] - 2024-01-31',                '[1.0.0] - 2024-01-31',       '100---2024-01-31'],
  ['nothing left',              '!!!',                                 '!!!',                        ''],
] as const)('%s', (_case, source, text, slug) => {
  expect(headingText(source)).toBe(text);
  expect(githubSlug(text)).toBe(slug);
});

test('a reference that is defined is its text', () => {
  expect(
    headingText(
      '[Text][Label] and [é]',
      new Map([
        ['label', '/x'],
        ['Ã©', '/y'],
      ]),
    ),
  ).toBe('Text and é');
});

// biome-ignore format: a table is read by column
test.each([
  // case                       headings                       names
  ['all different',             ['One', 'Two'],                ['one', 'two']],
  ['the same thrice',           ['One', 'One', 'One'],         ['one', 'one-1', 'one-2']],
  ['the same but for markup',   ['One!', 'One?'],              ['one', 'one-1']],
  ['a name that was made',      ['One', 'One', 'One 1'],       ['one', 'one-1', 'one-1-1']],
  ['a name to be made',         ['One 1', 'One', 'One'],       ['one-1', 'one', 'one-2']],
  ['two without a name',        ['!', '?'],                    ['', '-1']],
  ['a name of an object',       ['constructor', 'constructor'], ['constructor', 'constructor-1']],
] as const)('%s', (_case, headings, names) => {
  const name = slugger();
  expect(headings.map((heading) => name(heading))).toEqual(names);
});

test('whatever the heading, it has a text and a name', () => {
  const mark = fc.constantFrom(...'[]()*_`~<>{}&!\\#;a é\n'.split(''));
  fc.assert(
    fc.property(
      fc.array(mark).map((marks) => marks.join('')),
      (heading) => {
        expect(githubSlug(headingText(heading))).toMatch(/^[\p{L}\p{M}\p{N}\p{Pc}-]*$/u);
      },
    ),
  );
});
