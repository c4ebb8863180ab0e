import { artifact } from '@dochygiene/scanner';
import { afterEach, expect, test, vi } from 'vitest';
import { dochygiene } from '../../test/outside.ts';

vi.mock('@dochygiene/scanner', { spy: true });
afterEach(() => vi.clearAllMocks());

const TREE = {
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/objects': { kind: 'directory' },
  '/p/docs/old.md': '# Old\n\nStatus: obsolete\n\nSome words that say what it was about.\n',
} as const;

// biome-ignore format: a table is read by column
test.each([
  ['check',          []],
  ['check in JSON',  ['--format', 'json']],
  ['check begin',    ['begin']],
  ['check anew',     ['--no-reader', '--again']],
] as const)('%s makes the artifact once', async (_case, words) => {
  const { code, err } = await dochygiene(['check', ...words], { tree: TREE });
  expect([code, err]).toEqual([0, '']);
  expect(artifact).toHaveBeenCalledTimes(1);
});
