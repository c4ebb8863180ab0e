import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { defaultSignals } from './signals/index.ts';
import { survey } from './survey.ts';
import { touchedSince } from './touched.ts';

const prose = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');

/** Whether the change of these paths touches or outdates `docs/a.md`, which holds `text`. */
function isTouched(
  text: string,
  paths: readonly string[],
  gone: readonly string[],
  others: Readonly<Record<string, string>> = {},
): boolean {
  const tree = { 'docs/a.md': `# A\n\n${prose}\n\n${text}\n`, 'docs/here/x.md': '', ...others };
  const entries = Object.entries(tree).map(([path, content]) => [`/p/${path}`, content] as const);
  const found = survey({
    fs: memoryFileSystem(Object.fromEntries(entries)),
    root: absolutePath('/p'),
    // Its evidence names whatever changes with a document.
    signals: defaultSignals.filter(({ id }) => id === 'dead-link'),
  });
  const change = {
    since: 'a'.repeat(40),
    changed: new Set([...paths, ...gone]),
    removed: new Set(gone),
  };
  const { documents } = touchedSince(found, 'main', change);
  return documents.has('docs/a.md');
}

const NEAR = { 'docs/b.md': '# B\n', 'src/x.ts': '' };

// biome-ignore format: a table is read by column
test.each<readonly [string, boolean, string, readonly string[], readonly string[], Readonly<Record<string, string>>]>([
  // case                                  is it   its text                     changed          removed                others
  ['it changed',                           true,   '',                          ['docs/a.md'],   [],                    {}],
  ['another changed',                      false,  '[b](b.md)',                 ['docs/b.md'],   [],                    NEAR],
  ['a fragment leads nowhere in what changed', true, '[b](b.md#none)',          ['docs/b.md'],   [],                    NEAR],
  ['a link leads to what was removed',     true,   '[b](b.md)',                 [],              ['docs/b.md'],         {}],
  ['... from the root',                    true,   '[b](/docs/b.md#part)',      [],              ['docs/b.md'],         {}],
  ['... from a directory above',           true,   '[b](../other/b.md)',        [],              ['other/b.md'],        {}],
  ['... without its extension',            true,   '[b](b)',                    [],              ['docs/b.md'],         {}],
  ['... as the page made of it',           true,   '[b](b.html)',               [],              ['docs/b.md'],         {}],
  ['... through a definition',             true,   '[b]\n\n[b]: b.md',          [],              ['docs/b.md'],         {}],
  ['a link leads to a directory that is gone', true, '[b](sub/)',               [],              ['docs/sub/c/b.md'],   {}],
  ['a link leads to the index that is gone', true, '[b](sub)',                  [],              ['docs/sub/README.md'], {}],
  ['a link leads to what came back',       false,  '[b](b.md)',                 [],              ['docs/b.md'],         NEAR],
  ['a directory has other files left',     false,  '[b](here/)',                [],              ['docs/here/y.md'],    {}],
  ['a link to nowhere, of which nothing is known', false, '[b](b.md)',          [],              ['docs/c.md'],         {}],
  ['a link to another of the same name',   false,  '[b](b.md)',                 [],              ['b.md'],              NEAR],
  ['an address elsewhere',                 false,  '[b](https://x.org/b.md)',   [],              ['docs/b.md'],         {}],
  ['code names what was removed',          true,   'See `src/deep/x.ts`.',      [],              ['src/deep/x.ts'],     {}],
  ['... by the end of its path',           true,   'See `deep/x.ts`.',          [],              ['src/deep/x.ts'],     {}],
  ['... by its last segment alone',        false,  'See `x.ts`.',               [],              ['src/deep/x.ts'],     {}],
  ['code names what is there',             false,  'See `src/x.ts`.',           [],              ['lib/src/x.ts'],      NEAR],
  ['a word in code is like a page',        false,  'Say `b`.',                  [],              ['docs/b.md'],         {}],
])('%s: %s', (_case, is, text, changed, removed, others) => {
  expect(isTouched(text, changed, removed, others)).toBe(is);
});
