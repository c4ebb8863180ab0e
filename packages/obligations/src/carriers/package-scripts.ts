import { jsonFile } from './json-file.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ShellCommand } from './shell-line.ts';
import { isRecord, recordAt, textAt } from './values.ts';

/** A script of a `package.json` that a command runs. */
export interface PackageRun {
  readonly name: string;
  /** The script's own text with what is handed on to it; `undefined` if the manifest has none. */
  readonly body: string | undefined;
  /** Whether it may be absent. */
  readonly optional: boolean;
}

/** Words after which a manager of packages runs a script of the manifest. */
const RUN: ReadonlySet<string> = new Set(['run', 'run-script', 'rum']);

/** Scripts that need no `run`. */
const SHORT: ReadonlySet<string> = new Set(['test', 't', 'start', 'stop', 'restart']);

/** Options that send a command to other folders: what it runs there is not known. */
const ELSEWHERE =
  /^(?:-r|--recursive|-F|--filter(?:=.*)?|-w|--workspaces?(?:=.*)?|-C|--dir(?:=.*)?|--prefix(?:=.*)?|--cwd(?:=.*)?)$/;

/** The manifest of `folder`, relative to the root; `undefined` if there is none that parses. */
export function manifestOf(
  files: ProjectFiles,
  folder: string,
): Readonly<Record<string, unknown>> | undefined {
  const value = jsonFile(files, folder === '' ? 'package.json' : `${folder}/package.json`);
  return isRecord(value) ? value : undefined;
}

/**
 * The script of the manifest in `folder` that `command` runs by npm, pnpm, yarn or bun; `undefined`
 * if it runs none, or one of a folder that is not known.
 */
export function packageRun(
  files: ProjectFiles,
  folder: string,
  command: ShellCommand,
): PackageRun | undefined {
  const [manager = '', ...rest] = command.words.map(({ text }) => text);
  if (manager === 'node' && rest[0] === '--run') return packageRun(files, folder, asNpm(command));
  if (!['npm', 'pnpm', 'yarn', 'bun'].includes(manager)) return undefined;
  if (rest.some((word) => ELSEWHERE.test(word))) return undefined;
  const manifest = manifestOf(files, folder);
  if (manifest === undefined) return undefined;

  const words = rest.filter((word) => !word.startsWith('-'));
  const [first, second] = words;
  if (first === undefined) return undefined;
  const scripts = recordAt(manifest, 'scripts');
  const optional = rest.includes('--if-present');
  const run = (name: string): PackageRun => {
    const body = textAt(scripts, name);
    const more = handedOn(manager, name, rest);
    return { name, body: body === undefined ? body : `${body}${more}`, optional };
  };
  if (RUN.has(first)) return second === undefined ? undefined : run(second);
  if (manager !== 'bun' && SHORT.has(first)) return run(first === 't' ? 'test' : first);
  // pnpm, yarn and bun run a script by its name alone, where none of their own commands has it.
  const own = manager !== 'npm' && textAt(scripts, first) !== undefined && !OWN.has(first);
  return own ? run(first) : undefined;
}

/** What of `words` goes to the script `name`, each word in quotes and with a blank before it. */
function handedOn(manager: string, name: string, words: readonly string[]): string {
  const dashes = words.indexOf('--');
  const start = dashes >= 0 || manager === 'npm' ? dashes : words.indexOf(name);
  const more = start < 0 ? [] : words.slice(start + 1).filter((word) => word !== '--if-present');
  return more.map((word) => ` '${word.replaceAll("'", "'\\''")}'`).join('');
}

/** `node --run x` as the `npm run x` that it is. */
function asNpm({ words, next }: ShellCommand): ShellCommand {
  const plain = { dynamic: false, cut: false, quoted: false };
  const first = ['npm', 'run'].map((text) => ({ ...plain, text }));
  return { words: [...first, ...words.slice(2)], next };
}

/** Commands of the managers themselves, which a script of the same name does not replace. */
const OWN: ReadonlySet<string> = new Set(
  'add audit config create dlx exec init install link list outdated pack publish remove test unlink update why x'.split(
    ' ',
  ),
);
