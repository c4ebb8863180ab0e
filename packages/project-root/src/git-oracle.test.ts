import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { absolutePath } from '@dochygiene/ports';
import { nodeFileSystem } from '@dochygiene/ports/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProjectRoot } from './project-root.ts';

// Real layouts on the real disk. "Nothing found" is our way to say that git finds nothing. Where our
// answer is not git's, the rule that makes it so is named.
const EDGE = 'a dangling target still marks the edge of that checkout';
const WALK_ON = 'anything else named .git is no root: walk on';
const SMALL = 'a .git file is under 4 KiB';
const HOME = 'a .git in home counts only when the start is home; stop there';
const INSIDE = 'inside a .git directory: no root';
const LEVELS = 'stop after 256 levels';
const DIRECTORY = 'a directory holding HEAD and objects is enough';
const TARGET = 'a gitdir line is enough, where it leads is not asked';
const VARIABLES = 'GIT_DIR and GIT_WORK_TREE are ignored';
const NO_CONFIGURATION = 'the folder whose .git it is, no configuration read';

interface Where {
  readonly start: string;
  readonly home?: string;
  readonly ceilings?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const REPOSITORY = 'git init -q r && mkdir -p r/a/b';
const COMMIT = 'git commit -q --allow-empty -m x';
const WORKTREE = `git init -q r && cd r && ${COMMIT}`;
const SUBMODULE = `git init -q s && (cd s && ${COMMIT}) && git init -q r && cd r && git submodule --quiet add ../s sub`;
const DECOY = 'git init -q r && mkdir -p r/p/a';
const DEEP = (levels: number) => `git init -q r && mkdir -p r/${'d/'.repeat(levels)}`;
const DEEPLY = (levels: number) => `r/${'d/'.repeat(levels)}`.slice(0, -1);

let base = '';
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'project-root-')));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

// biome-ignore format: a table is read by column
test.each([
  // case                                    made by                                                     asked                             ours       because             git says, if not ours, and the rule
  ['a root',                                 REPOSITORY,                                                 { start: 'r' },                   'r',       'git-directory'],
  ['a folder below',                         REPOSITORY,                                                 { start: 'r/a/b' },               'r',       'git-directory'],
  ['a root with commits',                    WORKTREE,                                                   { start: 'r' },                   'r',       'git-directory'],
  ['a detached HEAD',                        `${WORKTREE} && git checkout -q --detach`,                  { start: 'r' },                   'r',       'git-directory'],
  ['HEAD as a link, as git once made it',    `${WORKTREE} && cd .git && ln -sf refs/heads/main HEAD`,    { start: 'r' },                   'r',       'git-directory'],
  ['... to a branch without a commit',       'git init -q r && cd r/.git && ln -sf refs/heads/main HEAD', { start: 'r' },                  'r',       'git-directory'],
  ['packed references',                      `${WORKTREE} && git pack-refs --all`,                       { start: 'r' },                   'r',       'git-directory'],
  ['a shallow clone',                        `${WORKTREE} && git clone -q --depth 1 file://$PWD ../c`,   { start: 'c' },                   'c',       'git-directory'],
  ['a clone that shares objects',            `${WORKTREE} && git clone -q -s . ../c`,                    { start: 'c' },                   'c',       'git-directory'],
  ['objects as a link',                      `${WORKTREE} && mv .git/objects ../o && ln -s ../../o .git/objects`, { start: 'r' },          'r',       'git-directory'],
  ['a name with a newline and a space',      "git init -q 'r\n x' && mkdir 'r\n x/a'",                   { start: 'r\n x/a' },             'r\n x',   'git-directory'],
  ['a name that begins with a dash',         'git init -q ./-r',                                         { start: '-r' },                  '-r',      'git-directory'],
  ['a repository in another',                'git init -q r && git init -q r/a/n && mkdir r/a/n/b',      { start: 'r/a/n/b' },             'r/a/n',   'git-directory'],
  ['between the two',                        'git init -q r && git init -q r/a/n',                       { start: 'r/a' },                 'r',       'git-directory'],
  ['a worktree in its repository',           `${WORKTREE} && git worktree add -q w && mkdir w/a`,        { start: 'r/w/a' },               'r/w',     'git-file'],
  ['a worktree outside',                     `${WORKTREE} && git worktree add -q ../w`,                  { start: 'w' },                   'w',       'git-file'],
  ['a worktree of an agent',                 `${WORKTREE} && git worktree add -q .claude/worktrees/x`,   { start: 'r/.claude/worktrees/x' }, 'r/.claude/worktrees/x', 'git-file'],
  ['beside worktrees of agents',             `${WORKTREE} && git worktree add -q .claude/worktrees/x`,   { start: 'r/.claude/worktrees' }, 'r',       'git-directory'],
  ['a worktree that was moved by hand',      `${WORKTREE} && git worktree add -q ../w && mv ../w ../v`,  { start: 'v' },                   'v',       'git-file'],
  ['a worktree of a bare repository',        `${WORKTREE} && git clone -q --bare . ../b && cd ../b && git worktree add -q ../w`, { start: 'w' }, 'w', 'git-file'],
  ['a submodule',                            SUBMODULE,                                                  { start: 'r/sub' },               'r/sub',   'git-file'],
  ['above a submodule',                      SUBMODULE,                                                  { start: 'r' },                   'r',       'git-directory'],
  ['a submodule not checked out',            `${SUBMODULE} && git submodule --quiet deinit -f sub`,      { start: 'r/sub' },               'r',       'git-directory'],
  ['a separate git directory',               'git init -q --separate-git-dir=g r && mkdir r/a',          { start: 'r/a' },                 'r',       'git-file'],
  ['... with a relative path',               'git init -q --separate-git-dir=g r && echo "gitdir: ../g" > r/.git', { start: 'r' },         'r',       'git-file'],
  ['.git as a link to a directory',          'git init -q r && mv r/.git g && ln -s ../g r/.git && mkdir r/a', { start: 'r/a' },           'r',       'git-directory'],
  ['.git as a link to a gitdir file',        'git init -q --separate-git-dir=g r && mv r/.git f && ln -s ../f r/.git', { start: 'r' },     'r',       'git-file'],
  ['.git as a link to nothing',              `${DECOY} && ln -s nothing r/p/.git`,                       { start: 'r/p' },                 'r',       'git-directory'],
  ['.git as a link to itself',               `${DECOY} && ln -s .git r/p/.git`,                          { start: 'r/p' },                 'r',       'git-directory'],
  ['a start that is a link',                 `${REPOSITORY} && ln -s r/a l`,                             { start: 'l' },                   'r',       'git-directory'],
  ['a start below a link',                   `${REPOSITORY} && ln -s r/a l`,                             { start: 'l/b' },                 'r',       'git-directory'],
  ['a link out of a repository',             'git init -q r && mkdir o && ln -s ../o r/l',               { start: 'r/l' },                 'o',       'nothing-found'],
  ['an empty folder named .git',             `${DECOY} && mkdir r/p/.git`,                               { start: 'r/p/a' },               'r',       'git-directory'],
  ['a .git that holds HEAD alone',           `${DECOY} && mkdir r/p/.git && cp r/.git/HEAD r/p/.git`,    { start: 'r/p/a' },               'r',       'git-directory'],
  ['a .git that holds objects alone',        `${DECOY} && mkdir -p r/p/.git/objects`,                    { start: 'r/p/a' },               'r',       'git-directory'],
  ['a .git whose objects are a file',        `${DECOY} && mkdir r/p/.git && cp r/.git/HEAD r/p/.git && touch r/p/.git/objects`, { start: 'r/p' }, 'r', 'git-directory'],
  ['a .git whose HEAD is a folder',          `${DECOY} && mkdir -p r/p/.git/objects r/p/.git/refs r/p/.git/HEAD`, { start: 'r/p' },        'r',       'git-directory'],
  ['a .git without refs',                    `${DECOY} && mkdir -p r/p/.git/objects && cp r/.git/HEAD r/p/.git`, { start: 'r/p' },         'r/p',     'git-directory', 'r', DIRECTORY],
  ['a .git whose HEAD is junk',              `${DECOY} && mkdir -p r/p/.git/objects r/p/.git/refs && echo junk > r/p/.git/HEAD`, { start: 'r/p' }, 'r/p', 'git-directory', 'r', DIRECTORY],
  ['a .git file of junk',                    `${DECOY} && echo junk > r/p/.git`,                         { start: 'r/p/a' },               'r',       'git-directory', 'nothing', WALK_ON],
  ['an empty .git file',                     `${DECOY} && touch r/p/.git`,                               { start: 'r/p' },                 'r',       'git-directory', 'nothing', WALK_ON],
  ['a .git file without the space',          `${DECOY} && echo gitdir:../.git > r/p/.git`,               { start: 'r/p' },                 'r',       'git-directory', 'nothing', WALK_ON],
  ['a .git file with another case',          `${DECOY} && echo 'GITDIR: ../.git' > r/p/.git`,            { start: 'r/p' },                 'r',       'git-directory', 'nothing', WALK_ON],
  ['a .git file of 4,095 bytes',             `${DECOY} && (printf 'gitdir: ../.git'; head -c 4080 /dev/zero | tr '\\0' '\\n') > r/p/.git`, { start: 'r/p' }, 'r/p', 'git-file'],
  ['a .git file of 4,096 bytes',             `${DECOY} && (printf 'gitdir: ../.git'; head -c 4081 /dev/zero | tr '\\0' '\\n') > r/p/.git`, { start: 'r/p' }, 'r', 'git-directory', 'r/p', SMALL],
  ['a .git file whose target is gone',       `${WORKTREE} && git worktree add -q ../w && rm -r ../r/.git`, { start: 'w' },                 'w',       'git-file',      'nothing', EDGE],
  ['... in another repository',              `${DECOY} && echo 'gitdir: /nowhere' > r/p/.git`,           { start: 'r/p/a' },               'r/p',     'git-file',      'nothing', EDGE],
  ['a .git file that leads to junk',         `${DECOY} && mkdir g && echo 'gitdir: ../../g' > r/p/.git`, { start: 'r/p' },                 'r/p',     'git-file',      'nothing', TARGET],
  ['a .git that is a FIFO',                  `${DECOY} && mkfifo r/p/.git`,                              { start: 'r/p' },                 'r',       'git-directory'],
  ['a .git that is a link to a device',      `${DECOY} && ln -s /dev/zero r/p/.git`,                     { start: 'r/p' },                 'r',       'git-directory'],
  ['the .git directory',                     REPOSITORY,                                                 { start: 'r/.git' },              undefined, 'inside-git'],
  ['inside the .git directory',              REPOSITORY,                                                 { start: 'r/.git/hooks' },        undefined, 'inside-git'],
  ['a bare repository',                      'git init -q --bare b',                                     { start: 'b' },                   undefined, 'inside-git'],
  ['inside a bare repository',               'git init -q --bare b',                                     { start: 'b/refs/heads' },        undefined, 'inside-git'],
  ['a bare repository kept in another',      'git init -q r && git init -q --bare r/fixtures/b.git',     { start: 'r/fixtures/b.git/hooks' }, undefined, 'inside-git'],
  ['a git directory kept separate',          'git init -q --separate-git-dir=g r',                       { start: 'g/hooks' },             undefined, 'inside-git'],
  ["a worktree's own git directory",         `${WORKTREE} && git worktree add -q ../w`,                  { start: 'r/.git/worktrees/w' },  undefined, 'inside-git'],
  ["a submodule's own git directory",        SUBMODULE,                                                  { start: 'r/.git/modules/sub' },  undefined, 'inside-git',    'r/sub', INSIDE],
  ['a folder that only looks like git\'s',   'git init -q r && mkdir -p r/p/objects && cp r/.git/HEAD r/p', { start: 'r/p' },              'r',       'git-directory'],
  ['no repository',                          'mkdir -p a/b',                                             { start: 'a/b' },                 'a/b',     'nothing-found'],
  ['below home, which is a repository',      'git init -q h && mkdir -p h/a/b',                          { start: 'h/a/b', home: 'h' },    'h/a/b',   'nothing-found', 'h', HOME],
  ['home, which is a repository',            'git init -q h',                                            { start: 'h', home: 'h' },        'h',       'git-directory'],
  ['home, which is none',                    'mkdir h',                                                  { start: 'h', home: 'h' },        undefined, 'home'],
  ['home in a repository',                   'git init -q r && mkdir r/h',                               { start: 'r/h', home: 'r/h' },    undefined, 'home',          'r', HOME],
  ['below home in a repository',             'git init -q r && mkdir -p r/h/a',                          { start: 'r/h/a', home: 'r/h' },  'r/h/a',   'nothing-found', 'r', HOME],
  ['a repository below home',                'mkdir h && git init -q h/r && mkdir h/r/a',                { start: 'h/r/a', home: 'h' },    'h/r',     'git-directory'],
  ['above home',                             'git init -q r && mkdir -p r/h r/a',                        { start: 'r/a', home: 'r/h' },    'r',       'git-directory'],
  ['below home by another name',             'git init -q h && mkdir h/a && ln -s h l',                  { start: 'h/a', home: 'l' },      'h/a',     'nothing-found', 'h', HOME],
  ['a home that is not there',               REPOSITORY,                                                 { start: 'r/a', home: 'gone' },   'r',       'git-directory'],
  ['a ceiling between start and root',       REPOSITORY,                                                 { start: 'r/a/b', ceilings: 'r/a' }, 'r/a/b', 'nothing-found'],
  ['a ceiling at the root',                  REPOSITORY,                                                 { start: 'r/a/b', ceilings: 'r' }, 'r/a/b',  'nothing-found'],
  ['a ceiling above the root',               'mkdir c && git init -q c/r && mkdir c/r/a',                { start: 'c/r/a', ceilings: 'c' }, 'c/r',    'git-directory'],
  ['a ceiling at the start, which is root',  REPOSITORY,                                                 { start: 'r', ceilings: 'r' },    'r',       'git-directory'],
  ['a ceiling at the start',                 REPOSITORY,                                                 { start: 'r/a', ceilings: 'r/a' }, 'r',      'git-directory'],
  ['a ceiling by another name',              `${REPOSITORY} && ln -s r l`,                               { start: 'r/a', ceilings: 'l' },  'r/a',     'nothing-found'],
  ['a ceiling that is not there',            REPOSITORY,                                                 { start: 'r/a', ceilings: 'r/x' }, 'r',      'git-directory'],
  ['the nearest of two ceilings',            REPOSITORY,                                                 { start: 'r/a/b', ceilings: 'r:r/a' }, 'r/a/b', 'nothing-found'],
  ['a deleted start',                        'git init -q r',                                            { start: 'r/gone' },              undefined, 'no-such-folder'],
  ['a start that is a file',                 'git init -q r && touch r/file',                            { start: 'r/file' },              undefined, 'no-such-folder'],
  ['a start that is a link to nothing',      'git init -q r && ln -s gone r/l',                          { start: 'r/l' },                 undefined, 'no-such-folder'],
  ['255 levels below the root',              DEEP(255),                                                  { start: DEEPLY(255) },           'r',       'git-directory'],
  ['256 levels below the root',              DEEP(256),                                                  { start: DEEPLY(256) },           DEEPLY(256), 'nothing-found', 'r', LEVELS],
  ['GIT_DIR elsewhere',                      `${REPOSITORY} && git init -q o`,                           { start: 'r/a', env: { GIT_DIR: '../../o/.git' } }, 'r', 'git-directory', 'r/a', VARIABLES],
  ['GIT_WORK_TREE elsewhere',                `${REPOSITORY} && mkdir o`,                                 { start: 'r', env: { GIT_DIR: '.git', GIT_WORK_TREE: '../o' } }, 'r', 'git-directory', 'o', VARIABLES],
  ['core.worktree elsewhere',                `${REPOSITORY} && mkdir o && git -C r config core.worktree ../../o`, { start: 'r' },          'r',       'git-directory', 'o', NO_CONFIGURATION],
  ['core.bare, said of a work tree',         `${REPOSITORY} && git -C r config core.bare true`,          { start: 'r' },                   'r',       'git-directory', 'nothing', NO_CONFIGURATION],
] as const)('%s', (...row) => {
  const [, script, where, ours, because, gitSays] = row as readonly [
    string, string, Where, string | undefined, string, (string | undefined)?, string?,
  ];
  execFileSync('sh', ['-c', script], { cwd: base, env: environment({ start: '.' }) });

  const answer = findProjectRoot(nodeFileSystem, {
    start: absolutePath(join(base, where.start)),
    home: where.home === undefined ? undefined : absolutePath(join(base, where.home)),
    ceilings: paths(where.ceilings).map(absolutePath),
  });
  const root = answer.root === undefined ? undefined : relative(base, answer.root);
  expect({ root, because: answer.because }).toEqual({ root: ours, because });

  const marked = because.startsWith('git-') ? ours : undefined;
  expect(askGit(where)).toBe(gitSays === undefined ? marked : gitSays === 'nothing' ? undefined : gitSays);
});

function askGit(where: Where): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['-C', join(base, where.start), 'rev-parse', '--show-toplevel'],
    { env: environment(where), encoding: 'utf8', timeout: 10_000 },
  );
  return status === 0 ? relative(base, stdout.slice(0, -1)) : undefined;
}

function environment({ home, ceilings, env }: Where): NodeJS.ProcessEnv {
  const settings = [
    ['safe.directory', '*'],
    ['init.defaultBranch', 'main'],
    ['user.name', 'someone'],
    ['user.email', 'someone@example.org'],
    ['protocol.file.allow', 'always'],
  ] as const;
  return {
    PATH: process.env['PATH'],
    HOME: join(base, home ?? 'gone'),
    LC_ALL: 'C',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(settings.map(([key], at) => [`GIT_CONFIG_KEY_${at}`, key])),
    ...Object.fromEntries(settings.map(([, value], at) => [`GIT_CONFIG_VALUE_${at}`, value])),
    GIT_CEILING_DIRECTORIES: paths(ceilings).join(':'),
    ...env,
  };
}

function paths(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split(':').map((path) => join(base, path));
}
