import { expect, test } from 'vitest';
import { DEFAULT_EXCLUDED_DIRS, excludedDirs } from './dir-prune.ts';

test('has the default names where nothing is changed', () => {
  const { names, problems } = excludedDirs([]);
  expect([...names]).toEqual(DEFAULT_EXCLUDED_DIRS);
  expect(problems).toEqual([]);
  expect(names).not.toContain('dist');
  expect(names).not.toContain('target');
});

// biome-ignore format: a table is read by column
test.each([
  // changes                    in          out
  [['generated'],               'generated', undefined],
  [['generated/'],              'generated', undefined],
  [['!archive'],                'build',     'archive'],
  [['!generated'],              'build',     'generated'],
  [['!archive', 'archive'],     'archive',   undefined],
  [['archive', '!archive'],     'build',     'archive'],
] as const)('%j', (changes, included, left) => {
  const { names, problems } = excludedDirs(changes);
  expect(names).toContain(included);
  if (left !== undefined) expect(names).not.toContain(left);
  expect(problems).toEqual([]);
});

test.each(['', '!', '/', 'a/b', '/a', '*', 'a*', '[a]', 'a?', '!.git', '!.dochygiene', '!a/b'])(
  'refuses %j, and the others hold',
  (change) => {
    const { names, problems } = excludedDirs([change, 'other']);
    expect([...names]).toEqual([...DEFAULT_EXCLUDED_DIRS, 'other']);
    expect(problems).toMatchObject([{ path: 'dochygiene.yaml', code: 'MALFORMED_PATTERN' }]);
    expect(problems[0]?.message).toContain(`"${change}"`);
  },
);
