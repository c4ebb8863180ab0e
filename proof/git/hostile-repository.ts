import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE_KEYS } from './hostile-keys.ts';

/** A checkout whose configuration, hooks and attributes all lead into one trap. */
export interface HostileRepository {
  readonly project: string;
  /** What ran into the trap since last asked, each with its arguments. */
  caught(): readonly string[];
  /** Lets git, asked by a person who trusts the repository, do `args`; what it answers is no matter. */
  trusting(args: readonly string[]): void;
}

/** Makes a hostile repository in `folder`, in the place of what was there. */
export function hostileRepository(folder: string): HostileRepository {
  rmSync(folder, { recursive: true, force: true });
  const project = join(folder, 'home/project');
  mkdirSync(join(project, 'docs'), { recursive: true });
  const canary = join(folder, 'canary');
  const trap = join(folder, 'trap');
  writeFileSync(trap, `#!/bin/sh\necho "$*" >>'${canary}'\nexit 1\n`);
  chmodSync(trap, 0o755);
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: project,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { PATH: process.env['PATH'], HOME: folder, ...AUTHOR },
    });

  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(
    join(project, 'README.md'),
    '# A project\n\nSee [the guide](docs/guide.md) and [more](docs/gone.md).\n',
  );
  writeFileSync(join(project, 'docs/guide.md'), '# A guide\n\nIt says that `src/x.ts` is there.\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  writeFileSync(join(project, '.gitattributes'), '* filter=trap diff=trap merge=trap\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'second');
  writeFileSync(join(project, 'docs/guide.md'), '# A guide\n\nChanged since.\n');
  for (const hook of HOOKS) {
    const path = join(project, '.git/hooks', hook);
    writeFileSync(path, `#!/bin/sh\n'${trap}' hook ${hook}\n`);
    chmodSync(path, 0o755);
  }
  mkdirSync(join(project, '.git/objects/info'), { recursive: true });
  writeFileSync(join(project, '.git/objects/info/alternates'), join(project, '.git/objects\n'));
  git('config', 'core.repositoryFormatVersion', '1');
  for (const [key, value] of HOSTILE_KEYS) git('config', key, value(`${trap} ${key}`));
  git('config', 'core.hooksPath', join(project, '.git/hooks'));

  return {
    project,
    caught: () => {
      const found = existsSync(canary) ? readLines(canary) : [];
      rmSync(canary, { force: true });
      return found;
    },
    trusting: (args) => {
      try {
        git(...args);
      } catch {
        // The trap ends with an error.
      }
    },
  };
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.invalid',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.invalid',
};

const HOOKS = [
  ...['applypatch-msg', 'pre-applypatch', 'post-applypatch', 'pre-commit', 'pre-merge-commit'],
  ...['prepare-commit-msg', 'commit-msg', 'post-commit', 'pre-rebase', 'post-checkout'],
  ...['post-merge', 'pre-push', 'pre-receive', 'update', 'proc-receive', 'post-receive'],
  ...['post-update', 'reference-transaction', 'push-to-checkout', 'pre-auto-gc', 'post-rewrite'],
  ...['fsmonitor-watchman', 'query-watchman', 'post-index-change', 'sendemail-validate'],
];

function readLines(path: string): readonly string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}
