import type { ManifestKind } from '../../manifests.ts';

/** A program that runs what a manifest defines. */
export interface Program {
  readonly kind: ManifestKind;
  /** What it is told to run by its arguments; nothing if that is elsewhere, or in doubt. */
  readonly names: (args: readonly string[]) => readonly string[];
}

/** By the name they are called by. */
export const PROGRAMS: ReadonlyMap<string, Program> = new Map<string, Program>([
  ['npm', { kind: 'package', names: (args) => scripts(args) }],
  ['pnpm', { kind: 'package', names: (args) => [...scripts(args), ...shorthand(args)] }],
  ['yarn', { kind: 'package', names: (args) => [...programs(args), ...shorthand(args)] }],
  ['bun', { kind: 'package', names: (args) => programs(args) }],
  ['make', { kind: 'make', names: targets }],
  ['gmake', { kind: 'make', names: targets }],
  ['just', { kind: 'just', names: firstName }],
  ['task', { kind: 'task', names: firstName }],
  ['cargo', { kind: 'xtask', names: (args) => after('xtask', args) }],
  ['uv', { kind: 'python', names: (args) => after('run', args) }],
]);

/** Options that change nothing about what is run. */
const QUIET = /^(?:-s|-q|--silent|--quiet|--frozen|--locked|--no-sync|--offline)$/;

/** The script after `run`; npm has `env` of its own, and starts and stops without a script. */
function scripts(args: readonly string[]): readonly string[] {
  const own = ownArgs(args);
  const [run = '', name = ''] = own ?? [];
  if (!/^(?:run|run-script)$/.test(run) || BUILT_IN.test(name)) return [];
  return name === '' ? [] : [name];
}

const BUILT_IN = /^(?:env|start|stop|restart)$/;

/** As {@link scripts}, where the package manager runs programs too. */
function programs(args: readonly string[]): readonly string[] {
  return scripts(args).filter((name) => SURELY_SCRIPT.test(name));
}

/** A script without `run`, where its name shows that it is no command of the package manager. */
function shorthand(args: readonly string[]): readonly string[] {
  const [name = ''] = ownArgs(args) ?? [];
  return SURELY_SCRIPT.test(name) ? [name] : [];
}

/** No program has a colon in its name; the others are what everybody calls scripts. */
const SURELY_SCRIPT =
  /^(?:[\w-]+(?::[\w-]+)+|dev|build|lint|format|typecheck|type-check|clean|preview)$/;

/** The arguments without options; `undefined` if an option leads elsewhere or may take a value. */
function ownArgs(args: readonly string[]): readonly string[] | undefined {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  if (own.some((word) => ELSEWHERE.test(word))) return undefined;
  const plain = own.filter((word) => !QUIET.test(word));
  const named = plain.slice(0, plain[0]?.startsWith('run') ? 2 : 1);
  return named.some((word) => word.startsWith('-')) ? undefined : named;
}

const ELSEWHERE =
  /^(?:-w|-ws|-r|-C|-F|--(?:workspaces?|workspace-root|include-workspace-root|recursive|filter|filter-prod|prefix|dir|cwd|if-present|global|elide-lines|bun))(?:=|$)/;

/** The targets of `make`, of which several may be given. */
function targets(args: readonly string[]): readonly string[] {
  if (
    args.some((word) =>
      /^(?:-[CfI]|--(?:directory|file|makefile|include-dir|help|version))/.test(word),
    )
  )
    return [];
  return args.filter((word) => !/^-|=|^\d+$/.test(word));
}

function firstName(args: readonly string[]): readonly string[] {
  const [name = ''] = args.filter((word) => !QUIET.test(word));
  return name === '' || name.startsWith('-') ? [] : [name];
}

function after(subcommand: string, [first, ...rest]: readonly string[]): readonly string[] {
  return first === subcommand ? firstName(rest) : [];
}
