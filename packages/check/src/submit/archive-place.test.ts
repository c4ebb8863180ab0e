import { absolutePath } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { archivePlaces, placeCheck } from './archive-place.ts';
import { lookAt } from './look.ts';

const root = absolutePath('/p');
const fs = memoryFileSystem({
  '/p/docs/a.md': '# A\n',
  '/p/docs/b.md': '# B\n',
  '/p/docs/architecture.md': '# C\n',
  '/p/docs/e\u0301.md': '# E\n',
  '/p/.planning/old/plan.md': '# P\n',
  '/p/notes': '',
  '/p/Attic/x.md': '',
  '/p/.gitignore': '/dist/\n*.tmp.md\n',
  '/p/docs/.gitignore': 'private/\n!archive/\n',
  '/p/.git/info/exclude': 'secret/\n',
  '/p/.dochygiene-ignore': 'ours/\n!/dist/\n',
});
const look = lookAt({ fs, root, sha256, excludedNow: new Map(), generatedAt: '' });
const check = placeCheck({ look, excludedDirs: ['archive', 'build', 'node_modules', '_attic'] });

const TOOLS = (name: string) => `lies where tools look for their files: in "${name}"`;
const FOREIGN = (name: string) => `has a name that some systems cannot have: "${name}"`;

// biome-ignore format: a table is read by column
test.each([
  // target                              why not
  ['docs/archive/a.md',                  undefined],
  ['archive/a.md',                       undefined],
  ['archive/docs/a-2024.md',             undefined],
  ['_attic/a.md',                        undefined],
  ['new/place/a.md',                     undefined],
  ['.github/workflows/evil.md',          TOOLS('.github')],
  ['.github/workflows/evil.yml',         TOOLS('.github')],
  ['.claude/commands/x.md',              TOOLS('.claude')],
  ['docs/.hidden/a.md',                  TOOLS('.hidden')],
  ['.env',                               TOOLS('.env')],
  ['.cursorrules',                       TOOLS('.cursorrules')],
  ['package.json',                       'has the extension ".json", and the document ".md"'],
  ['docs/foo.py',                        'has the extension ".py", and the document ".md"'],
  ['docs/a.MD',                          'is the document itself'],
  ['DOCS/A.md',                          'is the document itself'],
  ['docs/Makefile',                      'has no extension, and the document ".md"'],
  ['docs/a.mdx',                         'has the extension ".mdx", and the document ".md"'],
  ['node_modules/x.md',                  'lies in "node_modules", which holds no documents'],
  ['docs/build/x.md',                    'lies in "build", which holds no documents'],
  ['dist/x.md',                          'would be ignored: .gitignore:1: /dist/'],
  ['docs/dist/x.md',                     undefined],
  ['docs/archive/x.tmp.md',              'would be ignored: .gitignore:2: *.tmp.md'],
  ['docs/new/private/x.md',              'would be ignored: docs/.gitignore:1: private/'],
  ['private/x.md',                       undefined],
  ['secret/x.md',                        'would be ignored: .git/info/exclude:1: secret/'],
  ['docs/ours/x.md',                     'would be ignored: .dochygiene-ignore:1: ours/'],
  ['C:/x.md',                            FOREIGN('C:')],
  ['x:y.md',                             FOREIGN('x:y.md')],
  ['a*.md',                              FOREIGN('a*.md')],
  ['why?/a.md',                          FOREIGN('why?')],
  ['a"b.md',                             FOREIGN('a"b.md')],
  ['a<b>.md',                            FOREIGN('a<b>.md')],
  ['a|b.md',                             FOREIGN('a|b.md')],
  ['con.md',                             FOREIGN('con.md')],
  ['docs/Aux/a.md',                      FOREIGN('Aux')],
  ['COM1.old.md',                        FOREIGN('COM1.old.md')],
  ['lpt\u00b2.md',                       FOREIGN('lpt\u00b2.md')],
  ['nul .md',                            FOREIGN('nul .md')],
  ['console.md',                         undefined],
  ['archive /a.md',                      'is no plain path of the project'],
  ['archive./a.md',                      'is no plain path of the project'],
  ['archive/a.md ',                      'is no plain path of the project'],
  ['archive/a\u202e.md',                 'is no plain path of the project'],
  [`archive/${'\u540d'.repeat(90)}.md`,  'is no plain path of the project'],
  ['.git/a.md',                          'lies where no document belongs: in .git or .dochygiene'],
  ['DOCHYG~1/a.md',                      'lies where no document belongs: in .git or .dochygiene'],
  ['docs/b.md',                          'is taken: something is there'],
  ['docs/B.md',                          'is taken: "docs/b.md" in another spelling'],
  ['docs/\u00e9.md',                     'is taken: "docs/e\u0301.md" in another spelling'],
  ['DOCS/ARCHITECTURE.md',               'lies below "docs" in another spelling'],
  ['attic/a.md',                         'lies below "Attic" in another spelling'],
  ['Notes/a.md',                         'lies below "notes" in another spelling'],
  ['notes/a.md',                         'lies below "notes", which is no directory'],
  ['CLAUDE.md',                          'is a place that readers or tools look for'],
  ['docs/archive/README.md',             'is a place that readers or tools look for'],
  ['skills/a/a.md',                      'is a place that readers or tools look for'],
] as const)('docs/a.md at %j', (target, why) => {
  expect(check('docs/a.md', target)).toBe(why);
});

// biome-ignore format: a table is read by column
test.each([
  // document                 target                             why not
  ['.planning/old/plan.md',   '.planning/old/archive/plan.md',   undefined],
  ['.planning/old/plan.md',   '.planning/archive/plan.md',       undefined],
  ['.planning/old/plan.md',   'archive/plan.md',                 undefined],
  ['.planning/old/plan.md',   '.other/plan.md',                  TOOLS('.other')],
  ['.planning/old/plan.md',   'a/.planning/old/plan.md',         TOOLS('.planning')],
  ['docs/README.md',          'docs/archive/README.md',          undefined],
  ['docs/README.md',          'CLAUDE.md',                       'is a place that readers or tools look for'],
  ['agents/a.md',             'agents/archive/a.md',             undefined],
  ['docs/LICENSE',            'docs/archive/LICENSE',            undefined],
  ['docs/LICENSE',            'docs/archive/LICENSE.md',         'has the extension ".md", and the document none'],
  ['.cursorrules',            'archive/cursorrules',             undefined],
  ['.cursorrules',            'archive/.cursorrules',            TOOLS('.cursorrules')],
] as const)('%j at %j', (path, target, why) => {
  expect(check(path, target)).toBe(why);
});

describe('places in an archive', () => {
  // biome-ignore format: a table is read by column
  test.each([
    ['docs/a.md',              'docs/archive/a.md'],
    ['a.md',                   'archive/a.md'],
    ['Attic/x.md',             'Attic/archive/x.md'],
    ['.cursorrules',           'archive/cursorrules'],
    ['.planning/old/plan.md',  '.planning/old/archive/plan.md'],
  ] as const)('of %s are good, %s first', (path, first) => {
    const places = archivePlaces(path, look);
    expect(places[0]).toBe(first);
    const good = places.filter((place) => check(path, place) === undefined);
    expect(good.length).toBeGreaterThanOrEqual(5);
  });

  test('are those of the archive that is there', () => {
    const spelled = memoryFileSystem({ '/p/docs/Archive/old.md': '', '/p/docs/a.md': '' });
    const there = lookAt({ fs: spelled, root, sha256, excludedNow: new Map(), generatedAt: '' });
    expect(archivePlaces('docs/a.md', there)[0]).toBe('docs/Archive/a.md');
  });
});
