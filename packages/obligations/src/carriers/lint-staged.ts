import type { CarrierReason } from '../carrier.ts';
import { projectPath } from './command-use.ts';
import { jsonFile } from './json-file.ts';
import type { ProjectFiles } from './project-files.ts';
import { type CommandPart, readCommand } from './read-command.ts';
import { reason } from './reason.ts';
import { isRecord, textsOf, valueAt } from './values.ts';
import { yamlFile } from './yaml-file.ts';

/** What lint-staged does for one of its globs. */
export interface StagedTask {
  /** Relative to the root. */
  readonly glob: string;
  /** What of its commands can fail. */
  readonly parts: readonly CommandPart[];
}

const NAME = 'lint-staged';

const RUNS =
  /^(?:(?:npx|bunx|exec|npm exec|pnpm(?: exec| dlx)?|yarn(?: exec| run)?|bun(?: x| run)?)(?: -\S+)* )*(?:\S*node_modules\/\.bin\/)?lint-staged(?: (.*))?$/;

/** Programs that look at some of what is staged, by limits of their own that are not read here. */
const OTHERS =
  /(?:^|[ /])(?:(nano-staged|pretty-quick|git-format-staged)|((?:pre-commit|prek|lefthook) run))(?= |$)/;

/** Options that leave it to look at all that is staged. */
const HARMLESS =
  /(?:^| )(?:-[vqdrx]+|--(?:verbose|quiet|debug|relative|shell|allow-empty|no-stash|no-hide-partially-staged|no-revert)|(?:-p|--concurrent)[ =]\S+)(?= |$)/g;

/**
 * What lint-staged does where the command of `words` runs it in `folder`, relative to the root: a
 * reason where its configuration is not read; `undefined` where the command runs something else.
 */
export function lintStaged(
  files: ProjectFiles,
  words: readonly string[],
  folder: string,
): readonly StagedTask[] | CarrierReason | undefined {
  const line = words.join(' ');
  const found = RUNS.exec(line);
  if (found === null) {
    const [, name, run] = OTHERS.exec(line) ?? [];
    const other = name ?? (/ (?:-a|--all-files)(?: |$)/.test(line) ? undefined : run);
    if (other === undefined) return undefined;
    return [{ glob: `hook:${other}`, parts: [{ script: undefined, words, reasons: [] }] }];
  }
  const options = ` ${found[1] ?? ''}`.replace(HARMLESS, '').trim();
  const told = /^(?:-c|--config)[ =](\S+)$/.exec(options)?.[1];
  if (options !== '' && told === undefined) {
    return reason('OB120', `not decided: what "${NAME} ${options}" looks at`);
  }
  const config = configuration(files, folder, told);
  if (!isRecord(config)) {
    return reason('OB120', `not decided: no configuration of ${NAME} in JSON or YAML is read`);
  }
  const place = { files, folder, variables: new Map<string, string>(), errexit: true };
  const tasks = Object.keys(config).flatMap((written) => {
    const parts = textsOf(config[written]).flatMap((text) => {
      const read = readCommand(text, place);
      return read.harmless ? [] : read.parts.filter(canFail);
    });
    return parts.length === 0 ? [] : [{ glob: anywhere(written, folder), parts }];
  });
  return tasks.length > 0 ? tasks : reason('OB110', `nothing that ${NAME} runs can fail`);
}

function canFail({ words, reasons }: CommandPart): boolean {
  return reasons.length === 0 && !(words[0] === 'git' && words[1] === 'add');
}

function configuration(files: ProjectFiles, folder: string, told: string | undefined): unknown {
  const at = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  if (told !== undefined) {
    const path = projectPath(files, folder, told);
    if (path === undefined || !/(?:rc|json|ya?ml)$/.test(path)) return undefined;
    const value = read(files, path);
    return /(?:^|\/)package\.json$/.test(path) ? valueAt(value, NAME) : value;
  }
  const inManifest = valueAt(jsonFile(files, at('package.json')), NAME);
  if (inManifest !== undefined) return inManifest;
  const path = ['', '.json', '.yaml', '.yml']
    .map((ending) => at(`.lintstagedrc${ending}`))
    .find((one) => files.look(one).kind === 'file');
  return path === undefined ? undefined : read(files, path);
}

function read(files: ProjectFiles, path: string): unknown {
  // YAML takes JSON too, which is what a file without an ending mostly is.
  return path.endsWith('.json')
    ? jsonFile(files, path)
    : yamlFile(files, path, { repeats: false })?.value;
}

/** A glob as lint-staged means it: one without a slash matches a name in any folder. */
function anywhere(written: string, folder: string): string {
  const glob = written.replace(/^\.\//, '');
  const own = glob.includes('/') ? glob.replace(/^\//, '') : glob === '*' ? '**' : `**/${glob}`;
  return folder === '' || own.startsWith('!') ? own : `${folder}/${own}`;
}
