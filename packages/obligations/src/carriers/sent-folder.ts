import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';

/** By which options a program is sent to another folder. */
interface Sending {
  /** Those that name the folder. */
  readonly folder?: RegExp;
  /** Those that name a file of it, or the folder. */
  readonly file?: RegExp;
  /** Those that name a folder of what was built, of which the sources may lie anywhere. */
  readonly build?: RegExp;
  /** Those whose value may follow without a blank. */
  readonly joined?: RegExp;
  /** Those that name a part of the project, which may lie anywhere. */
  readonly names?: RegExp;
  /** Whether it must come before all else. */
  readonly first?: true;
}

const MANAGER: Sending = {
  folder: /^(?:-C|--prefix|--dir|--cwd|--directory|--project-dir|--working-dir(?:ectory)?)$/,
};
const MAKE: Sending = {
  folder: /^(?:-C|--directory)$/,
  file: /^(?:-f|--(?:file|makefile))$/,
  joined: /^-[Cf]/,
};
const TSC: Sending = { file: /^(?:-p|--project|-b|--build)$/ };
const SITE: Sending = { folder: /^(?:-s|--source)$/, joined: /^-s/ };
const GRADLE: Sending = {
  folder: /^(?:-p|--project-dir)$/,
  file: /^(?:-b|--build-file)$/,
  joined: /^-p/,
};
const MAVEN: Sending = { file: /^(?:-f|--file)$/ };

// biome-ignore format: a table is read by column
const SENDING: ReadonlyMap<string, Sending> = new Map<string, Sending>([
  ...'npm pnpm yarn bun bunx npx pnpx deno uv poetry pipenv hatch turbo lerna'
    .split(' ').map((name) => [name, MANAGER] as const),
  ['make',      MAKE],
  ['gmake',     MAKE],
  ['ninja',     MAKE],
  ['tsc',       TSC],
  ['vue-tsc',   TSC],
  ['pyright',   TSC],
  ['basedpyright', TSC],
  ['gradle',    GRADLE],
  ['./gradlew', GRADLE],
  ['mvn',       MAVEN],
  ['./mvnw',    MAVEN],
  ['git',       { folder: /^-C$/, first: true }],
  ['go',        { folder: /^-C$/, first: true, joined: /^-C/ }],
  ['env',       { folder: /^(?:-C|--chdir)$/ }],
  ['just',      { folder: /^(?:-d|--working-directory)$/, file: /^(?:-f|--justfile)$/ }],
  ['task',      { folder: /^(?:-d|--dir)$/, file: /^(?:-t|--taskfile)$/ }],
  ['composer',  { folder: /^(?:-d|--working-dir)$/ }],
  ['tox',       { file: /^(?:-c|--conf)$/ }],
  ['rake',      { file: /^(?:-f|--rakefile)$/ }],
  ['ctest',     { build: /^--test-dir$/ }],
  ['cmake',     { build: /^--build$/ }],
  ['jest',      { folder: /^--rootDir$/, names: /^--(?:selectProjects|projects)$/ }],
  ['vitest',    { folder: /^(?:-r|--root|--dir)$/, names: /^--project$/ }],
  ['playwright', { file: /^(?:-c|--config)$/ }],
  ['cypress',   { folder: /^(?:-P|--project)$/, names: /^(?:-s|--spec)$/ }],
  ['astro',     { folder: /^--root$/ }],
  ['hugo',      SITE],
  ['jekyll',    SITE],
  ['mkdocs',    { file: /^(?:-f|--config-file)$/ }],
  ['nox',       { file: /^(?:-f|--noxfile)$/ }],
  ['terraform', { folder: /^-chdir$/ }],
  ['tflint',    { folder: /^--chdir$/ }],
  ['swift',     { folder: /^--package-path$/ }],
  ['knip',      { folder: /^--directory$/, names: /^(?:-W|--workspace)$/ }],
  ['lint-staged', { folder: /^--cwd$/ }],
  ['pdm',       { folder: /^(?:-p|--project)$/ }],
  ['dotnet',    { file: /^--project$/ }],
  ['nx',        { ...MANAGER, names: /^(?:-p|--projects?)$/ }],
  ['cargo',     { folder: /^-C$/, joined: /^-C/, names: /^-p$/ }],
]);

/** Options that send a program to a package by its name, or by a file of it. */
const PACKAGES =
  /^(?:--filter|-F|--filter-prod|--workspace|--scope|--projects|-pl|--package|--manifest-path)$/;

/** Programs that have such options. */
const WITH_PACKAGES: ReadonlySet<string> = new Set(
  'npm pnpm yarn bun bunx npx cargo mvn ./mvnw turbo nx lerna dotnet'.split(' '),
);

/**
 * Where the program that `words` begin with looks when it is started in `folder`, relative to the
 * root; `undefined` if it is not known.
 */
export function sentFolder(
  files: ProjectFiles,
  folder: string,
  words: readonly string[],
): string | undefined {
  const [program = ''] = words;
  const sending = SENDING.get(program);
  if (isPart(program, words.slice(1))) return undefined;
  let to: string | undefined = folder;
  let byFile: string | undefined;
  for (let at = 1; at < words.length && words[at] !== '--'; at += 1) {
    const [option = '', value] = split(words[at] ?? '', sending?.joined);
    if (WITH_PACKAGES.has(program) && PACKAGES.test(option)) return undefined;
    if (sending?.names?.test(option)) return undefined;
    // To npm it is a package; to pnpm it is the root.
    if (option === '-w' && program === 'npm') return undefined;
    const given = value ?? words[at + 1] ?? '';
    if (sending?.first !== undefined && at > 1) break;
    if (sending?.folder?.test(option)) to = joined(to, given);
    else if (sending?.file?.test(option)) byFile = folderOfFile(files, joined(folder, given));
    else if (sending?.build?.test(option)) {
      const built: string | undefined = joined(folder, given);
      const hasSources = files.look(`${built}/CMakeLists.txt`).kind === 'file';
      if (built === undefined || hasSources) to = built;
    } else continue;
    if (to === undefined) return undefined;
    if (value === undefined) at += 1;
  }
  return to === folder && byFile !== undefined ? byFile : to;
}

/** Whether `words`, after `program`, name a part of the project that may lie anywhere. */
function isPart(program: string, words: readonly string[]): boolean {
  const [first = '', second = '-'] = words;
  switch (program) {
    case 'yarn':
      return first === 'workspace';
    case 'nx':
      return /^[a-z][\w-]*$/.test(first) && !NX_MANY.test(first) && !second.startsWith('-');
    case 'turbo':
      return words.some((word) => /^[\w@/-]+#/.test(word));
    case 'gradle':
    case './gradlew':
      return words.some((word) => /^:?[\w-]+:/.test(word));
    default:
      return false;
  }
}

/** Commands of nx that are about more than one project. */
const NX_MANY = /^(?:run-many|affected|format|sync|graph|exec|show|report)$/;

/** An option and its value, where the word has both. */
function split(word: string, short: RegExp | undefined): readonly [string, string | undefined] {
  const joint = short?.exec(word)?.[0] ?? '';
  if (joint !== '' && word.length > joint.length) {
    return [joint, word.slice(joint.length).replace(/^=/, '')];
  }
  const [option = '', value] = word.split('=', 2);
  return word.startsWith('-') ? [option, value] : [word, undefined];
}

/** `to` as seen from `folder`; `undefined` if nobody knows where that is. */
function joined(folder: string, to: string): string | undefined {
  if (/[$`*]/.test(to)) return undefined;
  return normalPath(folder === '' ? to : `${folder}/${to}`);
}

function folderOfFile(files: ProjectFiles, path: string | undefined): string | undefined {
  if (path === undefined || path === '' || files.look(path).kind === 'directory') return path;
  return path.includes('/') ? path.replace(/\/[^/]*$/, '') : '';
}
