import type { AbsolutePath, GitRefusal } from '@dochygiene/ports';
import { type Change, type ChangeUnknown, changeSince } from '@dochygiene/scanner';
import { type Given, has, option } from './command.ts';
import { Failure, suggestion } from './failure.ts';
import type { Outside } from './outside.ts';

/** What `--since` was given, and the change that it names. */
export interface SinceWish {
  readonly ref: string;
  readonly change: Change;
}

const IN_ACTIONS = 'in GitHub Actions: actions/checkout with fetch-depth: 0';

/**
 * What changed in the project at `root` since what `--since` names; `undefined` without it.
 *
 * @throws Failure where that is unknown.
 */
export function sinceWish(
  given: Given,
  root: AbsolutePath,
  { git }: Pick<Outside, 'git'>,
): SinceWish | undefined {
  const ref = option(given, 'since');
  if (ref === undefined) return undefined;
  if (has(given, 'no-git')) {
    throw new Failure('Cannot use --since with --no-git', 'What changed, only git can tell.');
  }
  const found = changeSince(git, root, ref);
  if (found.known) return { ref, change: found.change };
  const [why, remedy] = explained(ref, found.unknown);
  throw new Failure(`Cannot tell what changed since "${ref}": ${why}`, remedy);
}

function explained(ref: string, unknown: ChangeUnknown): readonly [string, string] {
  switch (unknown.because) {
    case 'no-head':
      return ['nothing is committed yet', 'Leave out --since.'];
    case 'shallow':
      return [
        'the history here was cut before it',
        `Fetch all of it: git fetch --unshallow; ${IN_ACTIONS}`,
      ];
    case 'no-such-commit': {
      const names = [...unknown.names];
      const remote = names.find((name) => name.endsWith(`/${ref}`));
      const near = remote === undefined ? suggestion(ref, names) : `Did you mean "${remote}"?`;
      const meant = near.startsWith('Did') ? `${near} Else fetch it` : 'Fetch it first';
      return ['no such branch, tag or commit here', `${meant}: git fetch; ${IN_ACTIONS}`];
    }
    case 'refused': {
      const { refusal, message } = unknown.failure;
      return [message, REMEDIES[refusal] ?? 'Leave out --since.'];
    }
  }
}

const REMEDIES: Partial<Record<GitRefusal, string>> = {
  NOT_INSTALLED: 'Install git, or leave out --since.',
  NOT_A_REPOSITORY: `Scan a checkout of the repository; ${IN_ACTIONS}`,
  FOREIGN_OWNER: 'Own the checkout, or leave out --since.',
};
