import { absolutePath, readText } from '@dochygiene/ports';
import type { MemoryTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { dochygiene } from '../../test/outside.ts';

const prose = (seed: number) =>
  Array.from({ length: 40 }, (_, at) => `word${seed * 100 + at}`).join(' ');
const old = (seed: number) =>
  `# Old\n\nStatus: superseded by [it](../README.md)\n\n${prose(seed)}\n`;
// Twelve documents deserve a look, and one has a signal and does not.
const TREE: MemoryTree = {
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/objects': { kind: 'directory' },
  '/p/README.md': `# P\n\n${prose(1)}\n\n[docs](docs/) and [one](docs/one.md)\n`,
  '/p/docs/one.md': `# One\n\n${prose(2)}\n\n[gone](gone.md)\n`,
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`/p/docs/old-${at + 10}.md`, old(at + 10)]),
  ),
};

describe('sarif', () => {
  const documents = (out: string) =>
    JSON.parse(out).runs[0].results.map(
      ({ locations }: { readonly locations: readonly [never] }) =>
        (
          locations[0] as {
            readonly physicalLocation: { readonly artifactLocation: { uri: string } };
          }
        ).physicalLocation.artifactLocation.uri,
    );

  test.each([
    [[], 12],
    [['--limit', '3'], 3],
    [['--limit', '0'], 0],
    [['--all'], 13],
  ])('with %j tells of the documents shown that have signals', async (words, number) => {
    const { code, out } = await dochygiene(['scan', '-f', 'sarif', ...words], { tree: TREE });
    expect([code, new Set(documents(out)).size]).toEqual([0, number]);
  });

  test('is in the order of the shortlist', async () => {
    const json = await dochygiene(['scan', '-f', 'json'], { tree: TREE });
    const { out } = await dochygiene(['scan', '-f', 'sarif'], { tree: TREE });
    expect([...new Set(documents(out))]).toEqual(JSON.parse(json.out).shortlist);
  });

  test('has the same bytes wherever the project lies, and names no folder of the machine', async () => {
    const moved = Object.fromEntries(
      Object.entries(TREE).map(([path, node]) => [path.replace('/p/', '/somewhere/else/'), node]),
    );
    const { out } = await dochygiene(['scan', '-f', 'sarif'], { tree: TREE });
    const elsewhere = await dochygiene(['scan', '-f', 'sarif', '/somewhere/else'], {
      tree: { ...moved, '/p': { kind: 'directory' } },
      env: { GITHUB_WORKSPACE: '/somewhere' },
    });
    expect(elsewhere.out).toBe(out);
    expect(out).not.toMatch(/"\/|file:/);
  });
});

describe('github', () => {
  const kinds = (out: string) => (out.match(/^::\w+/gm) ?? []).join(' ');

  test.each([
    [[], '::warning '.repeat(10).trim(), '2 more'],
    [['--limit', '3'], '::warning '.repeat(3).trim(), '9 more'],
    [['--all'], `${'::warning '.repeat(10)}::notice`, '2 more'],
  ])('with %j', async (words, annotations, more) => {
    const { code, out, err } = await dochygiene(['scan', '-f', 'github', ...words], { tree: TREE });
    expect(kinds(out)).toBe(annotations);
    expect(out).toContain(`\n${more} without an annotation`);
    expect(out).toContain('\ndochygiene: 12 of 14 documents deserve a look');
    expect([code, err]).toEqual([0, '']);
  });

  test('names files from the checkout, which may hold the project in a folder', async () => {
    const env = { GITHUB_WORKSPACE: '/' };
    expect((await dochygiene(['scan', '-f', 'github'], { tree: TREE, env })).out).toMatch(
      /^::warning file=p\/docs\/old-10\.md,line=3,/,
    );
  });

  test('of nothing says so', async () => {
    const tree = { '/p/main.c': '' };
    expect((await dochygiene(['scan', '-f', 'github'], { tree })).out).toBe(
      'dochygiene: no documents here\n0 documents in scope: 0 excluded, 0 judged. No history.\n',
    );
  });
});

test('a job summary beside annotations and a log, and the gate', async () => {
  const words = '-f github -f markdown=sum.md -f sarif=out.sarif --fail-on deciding'.split(' ');
  const { code, out, fs } = await dochygiene(['scan', ...words], {
    tree: { ...TREE, '/p/sum.md': '' },
  });
  const text = (name: string) => readText(fs, absolutePath(`/p/${name}`), 1_000_000).text;
  expect(code).toBe(1);
  expect(out).toMatch(/^::warning /);
  expect(text('sum.md').match(/^\| \d+ \|/gm)).toHaveLength(10);
  expect(JSON.parse(text('out.sarif')).version).toBe('2.1.0');
});

test('a name shows no raw control character', async () => {
  const tree = { ...TREE, '/p/docs/a\u001b[31m\u202e\n.md': old(50) };
  for (const format of ['sarif', 'github']) {
    const { out } = await dochygiene(['scan', '-f', format, '--all'], { tree });
    expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  }
});

test('--help tells of the formats', async () => {
  const { out } = await dochygiene(['scan', '--help']);
  expect(out).toContain('text, json, markdown, sarif, github; with =FILE into a file');
  expect(out.replaceAll('\n', ' ')).toContain('sarif is SARIF 2.1.0 for code scanning');
});
