import { describe, expect, test } from 'vitest';
import { untraceable } from '../lib/strace.ts';
import { changesIn } from './changes.ts';
import { isDochygiene, outside } from './judge.ts';
import { observe, SCENARIOS } from './scenarios.ts';

const why = untraceable();

describe.skipIf(why !== undefined)(
  `as the system sees it${why ? ` (skipped: ${why})` : ''}`,
  () => {
    test.each(SCENARIOS)('$name: nothing is changed elsewhere', (scenario) => {
      const { changes, violations } = observe(scenario);
      expect(violations.slice(0, 9)).toEqual([]);
      expect(changes.length).toBeGreaterThanOrEqual(scenario.changes ?? 0);
    });
  },
);

const STARTED =
  '7 execve("/usr/bin/node", ["node", "/x/cli.js", "init", "--yes"], 0x0 /* 9 vars */) = 0';

// biome-ignore format: a table is read by column
test.each([
  // case                            line of the log                                                                     judged
  ['a file of the state',            'openat(AT_FDCWD</p>, "/p/.dochygiene/a", O_WRONLY|O_CREAT, 0666) = 18</p/.dochygiene/a>', 0],
  ['a name in the folder',           'openat(AT_FDCWD</p>, ".dochygiene/a", O_RDWR) = 18</p/.dochygiene/a>',              0],
  ['the folder itself',              'mkdir("/p/.dochygiene", 0777) = 0',                                                 0],
  ['reading',                        'openat(AT_FDCWD</p>, "/p/a", O_RDONLY|O_CLOEXEC) = 18</p/a>',                       0],
  ['the file that init may write',   'rename("/p/.gitignore.0a1b2c3d.tmp", "/p/.gitignore") = 0',                         0],
  ['nowhere',                        'openat(AT_FDCWD</p>, "/dev/null", O_RDWR) = 3</dev/null>',                           0],
  ['another file',                   'openat(AT_FDCWD</p>, "/p/a", O_WRONLY|O_CREAT, 0666) = 18</p/a>',                   1],
  ['an attempt',                     'openat(AT_FDCWD</p>, "/p/a", O_WRONLY) = -1 EACCES (Permission denied)',            1],
  ['through a link',                 'openat(AT_FDCWD</p>, "/p/.dochygiene/a", O_WRONLY) = 18</q/a>',                     1],
  ['by way of the folder',           'unlink("/p/.dochygiene/../a") = 0',                                                 1],
  ['a look-alike',                   'mkdir("/p/.dochygiene-2", 0777) = 0',                                               1],
  ['out of the folder',              'rename("/p/.dochygiene/a", "/p/a") = 0',                                            1],
  ['a descriptor',                   'fchmod(18</p/a>, 0644) = 0',                                                        1],
  ['a relative name of who knows',   'mkdir("a", 0777) = 0',                                                              1],
  ['times',                          'utimensat(AT_FDCWD</p>, "a", NULL, 0) = 0',                                         1],
  ['the temporary folder',           'openat(AT_FDCWD</p>, "/tmp/a", O_RDWR|O_CREAT|O_EXCL, 0600) = 18</tmp/a>',          1],
] as const)('is judged by its line: %s', (_case, line, judged) => {
  const changes = changesIn(`${STARTED}\n7 ${line}\n`, isDochygiene);
  expect(outside(changes, { directory: '/p' }, '/p/.dochygiene')).toHaveLength(judged);
});

test('what a process starts is its doing, and what others do is not', () => {
  const log = [
    '1 mkdir("/not/ours", 0777) = 0',
    '1 clone3({flags=CLONE_VM|CLONE_VFORK, exit_signal=SIGCHLD}, 88 <unfinished ...>',
    '7 mkdir("/before/it/is/ours", 0777) = 0',
    STARTED,
    '1 <... clone3 resumed>) = 7',
    '7 vfork( <unfinished ...>',
    '8 execve("/usr/bin/git", ["git", "log"], 0x0 /* 9 vars */) = 0',
    '8 mkdir("/by/git", 0777 <unfinished ...>',
    '1 mkdir("/not/ours/either", 0777) = 0',
    '8 <... mkdir resumed>) = 0',
    '7 <... vfork resumed>) = 8',
  ].join('\n');
  expect(changesIn(log, isDochygiene).map(({ paths }) => paths)).toEqual([['/by/git']]);
});
