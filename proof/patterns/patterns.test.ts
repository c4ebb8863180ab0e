import { describe, expect, test } from 'vitest';
import {
  DEEP,
  FRONTMATTERS,
  IGNORE_FILES,
  LONG_NAMED,
  PIECES,
  PIECES_END,
  SCOPE_GLOBS,
} from './hostile-patterns.ts';
import {
  codesOf,
  scanDocument,
  scanFrontmatter,
  scanIgnoring,
  scanScoped,
} from './hostile-scan.ts';

describe('a .gitignore', () => {
  test.each(IGNORE_FILES.map((one) => [one.name, one] as const))(
    'of %s',
    (_, { text, problem }) => {
      for (const document of [LONG_NAMED, DEEP]) {
        const { artifact } = scanIgnoring(document, text);
        expect(codesOf(artifact)).toEqual(problem === undefined ? [] : [problem]);
        expect(artifact.coverage.in_scope).toBe(1);
      }
    },
  );
});

describe('a scope glob', () => {
  test.each(SCOPE_GLOBS.map((one) => [one.name, one] as const))('of %s', (_, { text, problem }) => {
    const { artifact } = scanScoped(LONG_NAMED, text);
    expect(codesOf(artifact)).toEqual(problem === undefined ? [] : [problem]);
  });
});

describe('a frontmatter', () => {
  test.each(FRONTMATTERS)('of %s: protected, or told that it is not', (_name, yaml) => {
    const { artifact } = scanFrontmatter(yaml);
    const codes = codesOf(artifact);
    const frozen = artifact.excluded.some(({ path, by }) => path === 'a.md' && by === 'frozen');
    expect(frozen || codes.includes('DOUBTFUL_FROZEN')).toBe(true);
    for (const code of codes) expect(['MALFORMED_FRONTMATTER', 'DOUBTFUL_FROZEN']).toContain(code);
  });
});

/** So long that what goes over it again and again would not come to an end. */
const LENGTH = 500_000;

describe('a document that says one thing again and again', () => {
  test.each(PIECES.map((piece) => [JSON.stringify(piece), piece] as const))('%s', (_, piece) => {
    const text = `# A\n\n${piece.repeat(LENGTH / piece.length)}${PIECES_END}`;
    for (const name of ['a.md', 'a.mdx', 'a.rst', 'a.adoc']) {
      expect(scanDocument(name, text).artifact.coverage.judged).toBe(1);
    }
  });
});
