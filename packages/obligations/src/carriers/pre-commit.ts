import type { Carrier, CarrierReason } from '../carrier.ts';
import { gitCarriers } from './git-carrier.ts';
import { preCommitPaths } from './pre-commit-paths.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { unwired } from './unwired.ts';
import { isRecord, listOf, textAt, textsOf, type Values } from './values.ts';
import type { Wiring } from './wiring.ts';
import { type YamlFile, yamlFile } from './yaml-file.ts';

/** Names of stages that pre-commit had before version 3.2. */
const OLD_STAGES: ReadonlyMap<string, string> = new Map([
  ['commit', 'pre-commit'],
  ['push', 'pre-push'],
  ['merge-commit', 'pre-merge-commit'],
]);

/** Languages whose `entry` is no command: a pattern, an image, or the text of a refusal. */
const NO_COMMAND = /^(?:pygrep|fail|docker|docker_image)$/;

/** Hooks that pre-commit brings with it: what they look at is its own configuration. */
const META = 'meta';

/** The hooks of pre-commit, the program, in its configuration. */
export function preCommit(files: ProjectFiles, wiring: Wiring): readonly Carrier[] {
  const path = ['.pre-commit-config.yaml', '.pre-commit-config.yml'].find(
    (one) => files.look(one).kind === 'file',
  );
  const file = path && yamlFile(files, path, { repeats: true });
  if (!file || !isRecord(file.value)) return [];
  const config = file.value;

  const set = installedBy(wiring);
  const typed = typesOf(set ?? []);
  const defaults = textsOf(config['default_install_hook_types']).map(stageName);
  const kinds = typed.length > 0 ? typed : defaults.length > 0 ? defaults : ['pre-commit'];
  const around = {
    installed: new Set(kinds),
    reasons: set === undefined ? [unwired(wiring, 'pre-commit', 'pre-commit install')] : [],
  };
  return listOf(config['repos']).flatMap((repo, at) =>
    listOf(isRecord(repo) ? repo['hooks'] : []).flatMap((hook, index) => {
      if (!isRecord(hook)) return [];
      const line = file.lineOf('repos', at, 'hooks', index);
      const from = textAt(repo, 'repo') ?? '';
      return hookCarriers(files, file, hook, { ...around, from, line, config });
    }),
  );
}

/** The words after "install" that every install of dependencies runs pre-commit with. */
function installedBy(wiring: Wiring): readonly string[] | undefined {
  // Where core.hooksPath is set, pre-commit refuses to set anything.
  if (wiring.hooksPath !== undefined) return undefined;
  const sets = (args: readonly string[]) =>
    args[0] === 'install' && !args.some((word) => /^(?:-c|--config|-h|--help)(?:=|$)/.test(word));
  return (wiring.setBy('pre-commit', sets) ?? wiring.setBy('prek', sets))?.slice(1);
}

/** The types of hooks that `args` of "pre-commit install" name. */
function typesOf(args: readonly string[]): readonly string[] {
  return args.flatMap((word, at) => {
    const given = /^--hook-type=(.+)$/.exec(word)?.[1];
    const next = word === '--hook-type' || word === '-t' ? args[at + 1] : undefined;
    return given ?? next ?? [];
  });
}

interface Around {
  /** What its repository is: an address, "local" or "meta". */
  readonly from: string;
  readonly installed: ReadonlySet<string>;
  readonly reasons: readonly CarrierReason[];
  readonly line: number;
  readonly config: Values;
}

function hookCarriers(
  files: ProjectFiles,
  file: YamlFile,
  hook: Values,
  { installed, reasons, from, line, config }: Around,
): readonly Carrier[] {
  const id = textAt(hook, 'id') ?? 'unnamed';
  const own = textsOf(hook['stages']);
  const stages = (own.length > 0 ? own : textsOf(config['default_stages'])).map(stageName);
  const events = stages.length > 0 ? stages : [...installed];
  const text = commandOf(hook, from === 'local', id);
  const paths =
    from === META ? [file.path] : preCommitPaths(hook, config, { id, isLocal: from === 'local' });

  return events.flatMap((event) => {
    const less: CarrierReason[] = [...reasons];
    if (from === META && id === 'identity')
      less.push(reason('OB110', 'it shows files, and fails on none'));
    if (!installed.has(event)) {
      // The stage "manual" is for no hook of git, and is never among them.
      less.push(reason('OB107', `"pre-commit install" sets no ${event} hook here`));
    }
    const carriers = gitCarriers(files, {
      path: file.path,
      line,
      event: event === 'manual' ? 'pre-commit' : event,
      name: event === 'manual' ? `${id}:manual` : id,
      text,
      reasons: less,
      paths,
      restages: true,
    });
    // What pre-commit hands files to looks at those, and the rest of the tree is left.
    const isWhole = hook['pass_filenames'] === false;
    return isWhole ? carriers : carriers.map((one) => ({ ...one, mode: 'point' as const }));
  });
}

/** The command of a hook of the project itself; a name for one of another repository. */
function commandOf(hook: Values, isLocal: boolean, id: string): string {
  const language = textAt(hook, 'language') ?? '';
  const entry = isLocal && !NO_COMMAND.test(language) ? textAt(hook, 'entry') : undefined;
  if (entry === undefined) return `pre-commit-hook ${id}`;
  const isFile = language.endsWith('script') && !/^[./]/.test(entry);
  // No shell is asked: a sign of one is a word like any other.
  const words = entry.replace(/(?<=^|\s)(?:&&|\|\||[;|&]|>>?|<)(?=\s|$)/g, "'$&'");
  return [isFile ? `./${words}` : words, ...textsOf(hook['args']).map(shellQuoted)].join(' ');
}

function stageName(stage: string): string {
  return OLD_STAGES.get(stage) ?? stage;
}

function shellQuoted(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
