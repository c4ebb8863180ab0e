import { describe, expect, test } from 'vitest';
import { isFixture } from './fixture.ts';
import { isGenerated } from './generated.ts';
import { isLicence } from './licence.ts';
import { isRecord } from './record.ts';
import { isTemplate } from './template.ts';
import { languageOf, ofDifferentLanguages } from './translation.ts';
import { ofDifferentVersions, versionOf } from './versioned-copy.ts';

// biome-ignore format: a table is read by column
describe('what a path tells', () => {
  test.each([
    // path                                     fixture  template  record  licence
    ['docs/a.md',                               false,   false,    false,  false],
    ['tests/README.md',                         false,   false,    false,  false],
    ['tests/fixtures/a.md',                     true,    false,    false,  false],
    ['src/__snapshots__/a.md',                  true,    false,    false,  false],
    ['pkg/testdata/a.md',                       true,    false,    false,  false],
    ['docs/testing.md',                         false,   false,    false,  false],
    ['docs/templates/a.md',                     false,   true,     false,  false],
    ['docs/adr-template.md',                    false,   true,     false,  false],
    ['.github/ISSUE_TEMPLATE/bug.md',           false,   true,     false,  false],
    ['docs/contemplate.md',                     false,   false,    false,  false],
    ['docs/adr/0001-a.md',                      false,   false,    true,   false],
    ['docs/adr/README.md',                      false,   false,    true,   false],
    ['rfcs/a.md',                               false,   false,    true,   false],
    ['sep/sep-013.rst',                         false,   false,    true,   false],
    ['CIPs/cip-20.md',                          false,   false,    true,   false],
    ['docs/step-2.md',                          false,   false,    false,  false],
    ['docs/tip-2.md',                           false,   false,    false,  false],
    ['tests/syntax/source/Markdown/a.md',       true,    false,    false,  false],
    ['src/source/a.md',                         false,   false,    false,  false],
    ['docs/0012-x.md',                          false,   false,    true,   false],
    ['notes/2024-05-01.md',                     false,   false,    true,   false],
    ['notes/20240501T051005Z-a.md',             false,   false,    true,   false],
    ['docs/release_notes/a.md',                 false,   false,    true,   false],
    ['notes/2024/05/x.md',                      false,   false,    true,   false],
    ['sig/annual-report-2021.md',               false,   false,    true,   false],
    ['.changeset/brave-cats-sing.md',           false,   false,    true,   false],
    ['.changelog/v1/features/1-a.md',           false,   false,    true,   false],
    ['newsfragments/12.feature.rst',            false,   false,    true,   false],
    ['docs/fragments.md',                       false,   false,    false,  false],
    ['docs/http2.md',                           false,   false,    false,  false],
    ['docs/port-8080.md',                       false,   false,    false,  false],
    ['LICENSE.md',                              false,   false,    false,  true],
    ['CODE_OF_CONDUCT.md',                      false,   false,    false,  true],
    ['docs/licensing.md',                       false,   false,    false,  false],
  ] as const)('%s', (path, fixture, template, record, licence) => {
    expect([isFixture(path), isTemplate(path), isRecord(path), isLicence(path)]).toEqual([
      fixture,
      template,
      record,
      licence,
    ]);
  });
});

// biome-ignore format: a table is read by column
test.each([
  // path                              language
  ['docs/a.md',                        undefined],
  ['docs/fr/a.md',                     'fr'],
  ['zh-CN/a.md',                       'zh-cn'],
  ['docs/a.pt-BR.md',                  'pt-br'],
  ['README_ja.md',                     'ja'],
  ['i18n/de/docs/a.md',                'de'],
  ['docs/french/a.md',                 'french'],
  ['docs/free/a.md',                   undefined],
] as const)('%s is in language %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

// biome-ignore format: a table is read by column
test.each([
  // one                 other                    different
  ['README.md',          'README.zh.md',          true],
  ['docs/en/a.md',       'docs/fr/b.md',          true],
  ['docs/a.md',          'docs/fr/a.md',          true],
  ['docs/a.md',          'docs/fr/b.md',          false],
  ['docs/fr/a.md',       'docs/fr/b.md',          false],
] as const)('%s and %s are in different languages: %s', (one, other, different) => {
  expect(ofDifferentLanguages(one, other)).toBe(different);
  expect(ofDifferentLanguages(other, one)).toBe(different);
});

// biome-ignore format: a table is read by column
test.each([
  // path                                   version
  ['docs/a.md',                             undefined],
  ['v2/a.md',                               'v2'],
  ['docs/7.4/a.md',                         '7.4'],
  ['versioned_docs/version-1.2/a.md',       'version-1.2'],
  ['docs/next/a.md',                        'next'],
  ['2018-edition/src/a.md',                 '2018-edition'],
  ['docs/vue/a.md',                         undefined],
  ['docs/2024/a.md',                        undefined],
] as const)('%s is of version %s', (path, version) => {
  expect(versionOf(path)).toBe(version);
});

// biome-ignore format: a table is read by column
test.each([
  // one                 other                    different
  ['v1/a.md',            'v2/b.md',               true],
  ['docs/a.md',          'docs/v1/a.md',          true],
  ['docs/a.md',          'docs/v1/b.md',          true],
  ['v1/a.md',            'v1/b.md',               false],
] as const)('%s and %s are of different versions: %s', (one, other, different) => {
  expect(ofDifferentVersions(one, other)).toBe(different);
  expect(ofDifferentVersions(other, one)).toBe(different);
});

// biome-ignore format: a table is read by column
test.each([
  // path                    text                                        comment                              generated
  ['docs/a.md',              '# A\n',                                    'nothing',                           false],
  ['docs/a.md',              '# A\n',                                    'Do not edit this by hand',          true],
  ['docs/a.md',              'This file is auto-generated.\n',           'nothing',                           true],
  ['docs/a.md',              'Generated by `typedoc`.\n',                'nothing',                           true],
  ['docs/generated/a.md',    '# A\n',                                    'nothing',                           true],
  ['docs/a.md',              `${'x '.repeat(400)} is auto-generated`,    'nothing',                           false],
  ['docs/a.md',              '# How code is generated\n',                'nothing',                           false],
] as const)('%s, %s, <!-- %s --> is generated: %s', (path, text, comment, generated) => {
  expect(isGenerated(path, text, { comments: [{ line: 1, text: comment }] })).toBe(generated);
});
