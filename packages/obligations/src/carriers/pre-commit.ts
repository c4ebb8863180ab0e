import type { Carrier, CarrierReason } from '../carrier.ts';
import { gitCarriers } from './git-carrier.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { globsOf, typeGlobs } from './regex-globs.ts';
import { isRecord, listOf, textAt, textsOf, type Values } from './values.ts';
import type { Wiring } from './wiring.ts';
import { type YamlFile, yamlFile } from './yaml-file.ts';

/** Names of stages that pre-commit had before version 3.2. */
const OLD_STAGES: ReadonlyMap<string, string> = new Map([
  ['commit', 'pre-commit'],
  ['push', 'pre-push'],
  ['merge-commit', 'pre-merge-commit'],
]);

/** Languages whose `entry` is a command or a file of the project itself. */
const LOCAL = /^(?:system|script|unsupported|unsupported_script)$/;

/** The hooks of pre-commit, the program, in its configuration. */
export function preCommit(files: ProjectFiles, { installs }: Wiring): readonly Carrier[] {
  const path = ['.pre-commit-config.yaml', '.pre-commit-config.yml'].find(
    (one) => files.look(one).kind === 'file',
  );
  const file = path && yamlFile(files, path, { repeats: true });
  if (!file || !isRecord(file.value)) return [];
  const config = file.value;

  const typed = [...installs.matchAll(/(?:--hook-type[ =]|-t )([\w-]+)/g)].map(([, type]) => type);
  const defaults = textsOf(config['default_install_hook_types']).map(stageName);
  const isWired = /\b(?:pre-commit|prek) install\b/.test(installs);
  const set = {
    installed: new Set([...(defaults.length > 0 ? defaults : ['pre-commit']), ...typed]),
    reasons: isWired
      ? []
      : [reason('OB114', 'hooks are set only where somebody ran "pre-commit install" by hand')],
  };
  return listOf(config['repos']).flatMap((repo, at) =>
    listOf(isRecord(repo) ? repo['hooks'] : []).flatMap((hook, index) => {
      if (!isRecord(hook)) return [];
      const line = file.lineOf('repos', at, 'hooks', index);
      return hookCarriers(files, file, hook, { ...set, line, config });
    }),
  );
}

interface Around {
  readonly installed: ReadonlySet<string | undefined>;
  readonly reasons: readonly CarrierReason[];
  readonly line: number;
  readonly config: Values;
}

function hookCarriers(
  files: ProjectFiles,
  file: YamlFile,
  hook: Values,
  { installed, reasons, line, config }: Around,
): readonly Carrier[] {
  const id = textAt(hook, 'id') ?? 'unnamed';
  const stages = textsOf(hook['stages'] ?? config['default_stages']).map(stageName);
  const events = stages.length > 0 ? stages : [...installed].filter((one) => one !== undefined);
  const language = textAt(hook, 'language') ?? '';
  const entry = LOCAL.test(language) ? textAt(hook, 'entry') : undefined;
  const isFile = entry !== undefined && language.endsWith('script');
  const command = [isFile && !/^[./]/.test(entry) ? `./${entry}` : (entry ?? id)];
  const text = [...command, ...textsOf(hook['args']).map(shellQuoted)].join(' ');

  return events.flatMap((event) => {
    const own: CarrierReason[] = [...reasons];
    if (!installed.has(event)) {
      // The stage "manual" is for no hook of git, and is never among them.
      own.push(reason('OB107', `"pre-commit install" sets no ${event} hook here`));
    }
    const paths = pathsOf(hook, config);
    const carriers = gitCarriers(files, {
      path: file.path,
      line,
      event: event === 'manual' ? 'pre-commit' : event,
      name: event === 'manual' ? `${id}:manual` : id,
      text: entry === undefined ? `pre-commit-hook ${id}` : text,
      reasons: own,
      paths,
    });
    // What pre-commit hands files to looks at those, and the rest of the tree is left.
    const isWhole = hook['pass_filenames'] === false;
    return isWhole ? carriers : carriers.map((one) => ({ ...one, mode: 'point' as const }));
  });
}

function stageName(stage: string): string {
  return OLD_STAGES.get(stage) ?? stage;
}

function shellQuoted(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Globs of the files without which the hook does not run; `undefined` where it always does. */
function pathsOf(hook: Values, config: Values): readonly string[] | undefined {
  if (hook['always_run'] === true) return undefined;
  const wanted = [
    ...(textAt(hook, 'files') === undefined ? [] : globsOf(textAt(hook, 'files') ?? '')),
    ...typeGlobs([...textsOf(hook['types']), ...textsOf(hook['types_or'])]),
  ];
  const general = textAt(config, 'files');
  if (wanted.length === 0 && general !== undefined) wanted.push(...globsOf(general));
  const left = [textAt(hook, 'exclude'), textAt(config, 'exclude')]
    .filter((one) => one !== undefined && one !== '^$' && one !== '')
    .flatMap((one) => globsOf(one ?? '').map((glob) => `!${glob}`));
  if (wanted.length === 0 && left.length === 0) return undefined;
  return [...(wanted.length === 0 ? ['**'] : wanted), ...left];
}
