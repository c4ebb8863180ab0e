import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PAGE_SCRIPT, PAGE_STYLE } from './page-assets.ts';

const page = fileURLToPath(new URL('../../page', import.meta.url));

test('the committed assets are what the sources build, byte for byte', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dochygiene-page-'));
  try {
    const built = join(folder, 'page-assets.ts');
    execFileSync(process.execPath, [join(page, 'build.mjs'), built]);
    const committed = readFileSync(new URL('page-assets.ts', import.meta.url), 'utf8');
    expect(
      committed === readFileSync(built, 'utf8'),
      'packages/report/src/html/page-assets.ts is not what the sources build. Run "node packages/report/page/build.mjs" and commit it.',
    ).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// biome-ignore format: a table is read by column
test.each([
  // what                                  pattern
  ['makes markup of text',                 /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTML|DOMParser/],
  ['makes code of text',                   /\beval\(|new Function|setTimeout\(["'`]|javascript:/],
  ['asks another place',                   /\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|EventSource|import\(|new Worker/],
  ['sets styles in attributes',            /setAttribute\(["'`]style/],
  ['could end its own element',            /<\/(?:script|style)|<!--/i],
])('nothing on the page %s', (_what, pattern) => {
  expect(PAGE_SCRIPT).not.toMatch(pattern);
  expect(PAGE_STYLE).not.toMatch(pattern);
});

test('the style asks no other place, and moves nothing', () => {
  expect(PAGE_STYLE.match(/url\([^)]*\)/g)).toEqual(['url(#hatching)']);
  expect(PAGE_STYLE).not.toMatch(/@import|@font-face|transition|animation|scroll-behavior/);
});

test('no style sheet is longer than 200 lines', () => {
  const long = readdirSync(page, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.css$/.test(name))
    .filter((name) => readFileSync(join(page, name), 'utf8').trimEnd().split('\n').length > 200);
  expect(long).toEqual([]);
});
