import { normalPath } from './looking.ts';
import { LEAVES_OUT, PATH_PROGRAMS, type PathProgram, SHORT, WITH_WORD } from './path-programs.ts';
import type { ProjectFiles } from './project-files.ts';

/** A folder of tests, and what lies below it. */
const TESTS = /(?:^|\/)(?:tests?|specs?|__tests__|e2e)(?:\/.*)?$/;

/** Folders that hold nothing of the project's own: to leave them out leaves out nothing. */
const NOT_OWN =
  /(?:^|\/)(?:node_modules|\.?venv|vendor|third[_-]party|dist|build|out|target|coverage|\.\w[^/]*|__pycache__|CHANGELOG[^/]*|[\w.-]*lock[\w.-]*)(?:\/|$)/;

/** Where the program stands, and how it takes paths. */
interface Taking {
  readonly files: ProjectFiles;
  /** Relative to the root. */
  readonly folder: string;
  readonly program: PathProgram;
}

/**
 * Globs of the paths that the program that `words` begin with is limited to when it runs in `folder`;
 * `undefined` if it is not, or not known to be: each must be a file or folder of the project, or lie
 * below one.
 */
export function pathWords(
  files: ProjectFiles,
  folder: string,
  words: readonly string[],
): readonly string[] | undefined {
  const program = PATH_PROGRAMS.get(words[0] ?? '');
  if (program === undefined) return undefined;
  const isCommand = program.commands?.test(words[1] ?? '') ?? false;
  // Another command of the program may take anything.
  if (program.commands !== undefined && !isCommand && program.first === true) return undefined;
  const taking = { files, folder, program };
  const globs: string[] = [];
  const left: string[] = [];
  let isOpen = false;
  for (let at = isCommand ? 2 : 1; at < words.length; at += 1) {
    const [option = '', value] = (words[at] ?? '').split('=', 2);
    const given = value ?? words[at + 1] ?? '';
    if (LEAVES_OUT.test(option)) left.push(...leftOut(taking, given));
    if (WITH_WORD.test(option) || (program.short ?? SHORT).test(option))
      at += value === undefined ? 1 : 0;
    else if (/^[!#]/.test(option)) left.push(...leftOut(taking, option.slice(1)));
    else if (!option.startsWith('-')) {
      const glob = globOf(taking, words[at] ?? '');
      if (glob === undefined) isOpen = true;
      else globs.push(glob);
      if (program.first === true) break;
    }
  }
  const all = isOpen || globs.length === 0;
  if (left.length === 0) return all ? undefined : globs;
  return [...(all ? [folder === '' ? '**' : `${folder}/**`] : globs), ...left];
}

/** What of the project the path `word` is; `undefined` if it is all of the folder, or nothing that is known. */
function globOf({ files, folder, program }: Taking, word: string): string | undefined {
  if (program.packages === true) return packageOf(files, folder, word);
  const written = word.replace(/::.*$/, '');
  const [, above = '', below] = /^((?:[^*?{}[\]/]+\/)*)([^/]*[*?{[].*)?$/.exec(written) ?? [];
  const whole = placeOf(folder, below === undefined ? written : above);
  if (whole === undefined) return undefined;
  const path = program.suite === true ? whole.replace(TESTS, '') : whole;
  if (path === '' || path === folder) return undefined;
  const { kind } = files.look(path);
  if (kind === 'file') return path;
  if (kind !== 'directory') return undefined;
  return below === undefined || path !== whole ? `${path}/**` : `${path}/${below}`;
}

/** What of the project `word`, which names packages, is. */
function packageOf(files: ProjectFiles, folder: string, word: string): string | undefined {
  const isDeep = /(?:^|\/)\.\.\.$/.test(word);
  const written = word
    .replace(/^\/\//, './')
    .replace(/:[^/]*$/, '')
    .replace(/\/?\.\.\.$/, '');
  if (!/^\.\.?(?:\/|$)/.test(written)) return undefined;
  const path = placeOf(folder, written);
  if (path === undefined || path === '' || path === folder) return undefined;
  const { kind } = files.look(path);
  if (kind === 'file') return path;
  return kind === 'directory' ? `${path}/${isDeep ? '**' : '*'}` : undefined;
}

/** Globs of what is left out where `words`, with commas between, are, as far as that is the project's own. */
function leftOut({ files, folder }: Taking, words: string): readonly string[] {
  return words.split(',').flatMap((word) => {
    const plain = word.replace(/\/?\*.*$/, '').replace(/\/$/, '');
    const path = plain === '' ? undefined : placeOf(folder, plain);
    if (path === undefined || path === '' || NOT_OWN.test(path)) return [];
    const { kind } = files.look(path);
    if (kind === 'file') return [`!${path}`];
    return kind === 'directory' ? [`!${path}/**`] : [];
  });
}

function placeOf(folder: string, path: string): string | undefined {
  return normalPath(folder === '' ? path : `${folder}/${path}`);
}
