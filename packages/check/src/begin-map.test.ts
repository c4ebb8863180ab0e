import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { surveyed, words } from '../test/surveyed.ts';
import { tokenTable } from './begin-map.ts';
import { TOKEN_METHOD, tokensOf } from './tokens.ts';

const FILES: Readonly<Record<string, string>> = Object.fromEntries(
  [100, 900, 40, 300].map((count, at) => [`${at}.md`, `# D${at}\n\n${words(at, count)}\n`]),
);
const { survey } = surveyed(FILES);
const sizeOf = (path: string) => FILES[path]?.length ?? 0;

/** Which documents are read, their tokens, and how they were counted. */
function counted(most: number, known: readonly string[] = []) {
  const read: string[] = [];
  const table = tokenTable({
    survey,
    most,
    counted: new Map(known.map((path) => [path, tokensOf(FILES[path] ?? '')])),
    textOf(path) {
      read.push(path);
      return FILES[path];
    },
  });
  return { read, table };
}

test('all are counted where they are few bytes', () => {
  const { read, table } = counted(1e6);
  expect(read).toEqual(['0.md', '1.md', '2.md', '3.md']);
  expect(Object.fromEntries(table.tokens)).toEqual(
    Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, tokensOf(text)])),
  );
  expect(table.method).toBe(TOKEN_METHOD);
});

test('of those beyond, the size tells at the rate of the others', () => {
  const { read, table } = counted(sizeOf('0.md') + sizeOf('2.md'));
  expect(read).toEqual(['0.md', '2.md']);
  expect(table.method).toBe(`${TOKEN_METHOD}; 2 of 4 documents of the map by their size`);
  for (const path of ['1.md', '3.md']) {
    const [told, exact] = [table.tokens.get(path) ?? 0, tokensOf(FILES[path] ?? '')];
    expect(Math.abs(told - exact)).toBeLessThan(exact / 4);
  }
});

test('what is counted already is not read again, and costs nothing', () => {
  const { read, table } = counted(sizeOf('2.md'), ['1.md']);
  expect(read).toEqual(['2.md']);
  expect(table.tokens.get('1.md')).toBe(tokensOf(FILES['1.md'] ?? ''));
});

test('where none is counted, a usual rate', () => {
  const { table } = counted(0);
  expect(table.tokens.get('1.md')).toBe(Math.ceil(sizeOf('1.md') / 3.9));
});

test('the method names the version that is installed', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(TOKEN_METHOD).toBe(`tokenx ${manifest.dependencies.tokenx}, an estimate`);
});
