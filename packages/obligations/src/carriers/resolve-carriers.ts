import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { Carrier, CarrierProblem } from '../carrier.ts';
import { brokenFile } from './agent-file.ts';
import { readJob } from './ci-job.ts';
import { claudeCode } from './claude-code.ts';
import { gitHooks } from './git-hooks.ts';
import { githubActions } from './github-actions.ts';
import { gitlabCi } from './gitlab-ci.ts';
import { manifests, type WithoutHooks } from './manifest.ts';
import { otherAgents } from './other-agents.ts';
import { type ProjectFiles, projectFiles } from './project-files.ts';

/** Where to look for carriers. */
export interface CarrierOptions {
  readonly fs: ReadOnlyFileSystem;
  /** Of the project: nothing outside it is read but for {@link userScope}. */
  readonly root: AbsolutePath;
  /** Whose own settings to read besides; left out, nobody's. */
  readonly userScope?: { readonly home: AbsolutePath };
  /** Manifests of hooks for several hosts, relative to the root, besides those found by themselves. */
  readonly manifests?: readonly string[];
}

/** All that fires in a project. */
export interface ResolvedCarriers {
  /** By host, file and place in it; no two have the same id. */
  readonly carriers: readonly Carrier[];
  readonly problems: readonly CarrierProblem[];
  /** Platforms that a manifest says to have no hooks. */
  readonly withoutHooks: readonly WithoutHooks[];
}

/**
 * Finds what may keep a rule in a project, and how much of that it can: hooks of agents and of git,
 * permissions, jobs of CI, manifests of hooks.
 *
 * Reads only, runs nothing, follows no link out of the project, and takes what it cannot read for a
 * problem or a carrier that is inert.
 */
export function resolveCarriers(options: CarrierOptions): ResolvedCarriers {
  const files = projectFiles(options.fs, options.root);
  const home = options.userScope?.home;
  const user = home === undefined ? undefined : { files: projectFiles(options.fs, home) };
  const bound = manifests(files, options.manifests ?? []);
  const carriers = [
    ...claudeCode(files, user),
    ...otherAgents(files, user),
    ...bound.carriers,
    ...gitHooks(files),
    ...ciCarriers(files),
  ];
  const personal = user?.files.problems.map((one) => ({ ...one, path: `~/${one.path}` })) ?? [];
  return {
    carriers: withOwnIds(carriers),
    problems: [...files.problems, ...personal],
    withoutHooks: bound.withoutHooks,
  };
}

function ciCarriers(files: ProjectFiles): readonly Carrier[] {
  return [githubActions(files), gitlabCi(files)].flatMap(({ jobs, broken }) => [
    ...jobs.flatMap((job) => readJob(files, job).map(({ carrier }) => carrier)),
    ...broken.map((path) => brokenFile('ci', path, undefined, 'does not parse')),
  ]);
}

/** `carriers` with a number after an id that another has had before. */
function withOwnIds(carriers: readonly Carrier[]): readonly Carrier[] {
  const seen = new Map<string, number>();
  return carriers.map((carrier) => {
    const count = (seen.get(carrier.id) ?? 0) + 1;
    seen.set(carrier.id, count);
    return count === 1 ? carrier : { ...carrier, id: `${carrier.id}~${count}` };
  });
}
