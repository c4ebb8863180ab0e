import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { Carrier, CarrierReason } from '../carrier.ts';
import { ciClaimed } from './ci-claim.ts';
import { useOf } from './command-use.ts';
import { isGitHook } from './git-hook-files.ts';
import { hooksOf, isPermission, lastName } from './hook-index.ts';
import { normalPath } from './looking.ts';
import { type ProjectFiles, projectFiles } from './project-files.ts';
import { classOf, distinct, reason } from './reason.ts';
import { shellLine } from './shell-line.ts';
import { testCarriers } from './test-claim.ts';

/** What a claim is held against. */
export interface ClaimWorld {
  /** Of `resolveCarriers`. */
  readonly carriers: readonly Carrier[];
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
}

/** What a claim of `enforced_by` comes to. */
export type ResolvedClaim =
  /** What it names: never empty. Whether that can do anything is told by each carrier's class. */
  | { readonly carriers: readonly Carrier[] }
  /** Nothing is said to keep the rule, and why. */
  | { readonly gap: string }
  /** There is no such carrier, or the claim is of no form. */
  | { readonly fault: CarrierReason };

/** Resolves `form`, one text of `enforced_by`, by looking at what there is. */
export function resolveClaim(form: string, world: ClaimWorld): ResolvedClaim {
  const [, kind = '', written = ''] = /^\s*([a-z-]+)\s*(?::([\s\S]*))?$/.exec(form) ?? [];
  const value = written.trim();
  const { carriers } = world;
  switch (kind) {
    case 'instruction-only':
      return value === ''
        ? fault('OB302', 'instruction-only wants a reason after the colon')
        : { gap: value };
    case 'hook':
      return value === '' ? unknownForm(form) : hookClaim(value, world);
    case 'permission':
      return permissionClaim(value, carriers) ?? unknownForm(form);
    case 'git':
      return gitClaim(value, carriers);
    case 'ci':
      return value === '' ? unknownForm(form) : ciClaim(value, carriers);
    case 'test':
      return value === '' ? unknownForm(form) : testClaim(value, world);
    case 'pack':
      return fault('OB116', `no rule pack is active: ${value}`);
    default:
      return unknownForm(form);
  }
}

function hookClaim(value: string, world: ClaimWorld): ResolvedClaim {
  const { hooks, events, byName } = hooksOf(world.carriers);
  const slash = value.indexOf('/');
  const event = slash < 0 ? value : value.slice(0, slash);
  if (events.has(event)) {
    const matcher = slash < 0 ? undefined : value.slice(slash + 1);
    const there = hooks.filter((one) => one.event === event && isRegistered(one, matcher));
    return found(there, `no hook is registered for ${value}`);
  }
  const path = normalPath(value) ?? value;
  const files = filesOf(world);
  const isPath = /[/\\]/.test(value);
  // A path that is there is that file, and no other whose path ends with it.
  const isExact = isPath && files.look(path).kind === 'file';
  const isPlain = lastName(path) === lastName(value);
  const alike = isPlain ? (byName.get(lastName(path)) ?? []) : hooks;
  const byScript = alike.filter((one) => runsScript(one, value, path, isExact));
  if (byScript.length > 0) return { carriers: byScript };
  if (/^[A-Z][A-Za-z]+$/.test(event)) return fault('OB104', `no host has an event "${event}"`);

  const name = lastName(value);
  const named = hooks.flatMap((one) => {
    // A file that does not parse can only be searched; a command must have the whole path.
    const word = isPath && one.event !== 'unknown' ? path : name;
    return speaksOf(one, word, files) ? [asNamed(one, value, files)] : [];
  });
  if (named.length > 0) return { carriers: named };
  const exists = files.look(value).kind === 'file';
  return fault('OB116', exists ? `${value} exists, and no hook runs it` : `no hook runs ${value}`);
}

/** Whether `carrier` is registered for `matcher`, be it by that text or by what it selects. */
function isRegistered({ matcher, firing }: Carrier, wanted: string | undefined): boolean {
  if (wanted === undefined || wanted === '' || matcher === wanted) return true;
  const selected = firing.tools ?? firing.sources;
  return selected === undefined
    ? matcher === undefined || matcher === '' || matcher === '*'
    : wanted.split('|').every((one) => selected.includes(one));
}

function runsScript(
  { script, runs }: Carrier,
  value: string,
  path: string,
  isExact: boolean,
): boolean {
  const ends = !isExact && (script?.endsWith(`/${path}`) ?? false);
  return script === path || ends || (script === undefined && runs === value);
}

/** `carrier`, which has `value` in its command: worse where that is not the program it runs. */
function asNamed(carrier: Carrier, value: string, files: ProjectFiles): Carrier {
  const { runs, reasons } = carrier;
  if (carrier.class !== 'blocks') return carrier;
  const isRun = shellLine(runs, new Map()).commands.some((command) => {
    const use = useOf(files, '', command);
    return use.kind === 'program' && use.name === value;
  });
  if (isRun) return carrier;
  const why = reason('OB120', `it mentions ${value} and is not seen to run it`);
  const all = distinct([...reasons, why]);
  return { ...carrier, class: classOf(all), reasons: all };
}

/** Whether the command of `carrier`, or its file where that does not parse, has `name` as a word. */
function speaksOf({ event, path, runs }: Carrier, name: string, files: ProjectFiles): boolean {
  if (name === '') return false;
  const text = event === 'unknown' ? (files.text(path) ?? '') : runs;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`;
    if (!/[\w.-]/.test(around)) return true;
  }
  return false;
}

function permissionClaim(value: string, carriers: readonly Carrier[]): ResolvedClaim | undefined {
  const [, list, rule] = /^(deny|ask):(.+)$/s.exec(value) ?? [];
  if (rule === undefined) return undefined;
  const there = carriers
    .filter(({ event, runs }) => isPermission(event) && runs === rule.trim())
    .map((one) => (list === 'deny' && one.event !== 'permissions.deny' ? onlyAsked(one) : one));
  return found(there, `neither permissions.deny nor permissions.ask has ${rule.trim()}`);
}

/** A rule that asks, claimed as one that denies. */
function onlyAsked(carrier: Carrier): Carrier {
  const why = reason('OB120', 'permissions.ask asks a person and does not deny');
  const all = distinct([...carrier.reasons, why]);
  return { ...carrier, class: classOf(all), reasons: all };
}

function gitClaim(value: string, carriers: readonly Carrier[]): ResolvedClaim {
  if (!isGitHook(value)) return fault('OB104', `git has no hook "${value}"`);
  const there = carriers.filter(({ host, event }) => host === 'git' && event === value);
  return found(there, `nothing of the project is a ${value} hook`);
}

function ciClaim(value: string, carriers: readonly Carrier[]): ResolvedClaim {
  const [workflow, job] = value.split('#', 2);
  const there = ciClaimed(value, carriers);
  if (job === undefined) return found(there, `there is no workflow ${workflow}`);
  return found(there, `${workflow} has no job ${job}`);
}

function testClaim(value: string, world: ClaimWorld): ResolvedClaim {
  const path = normalPath(value);
  const files = filesOf(world);
  const kind = path === undefined ? 'outside' : files.look(path).kind;
  if (path === undefined || kind === 'outside') {
    return fault('OB116', `${value} leads out of the project`);
  }
  if (kind !== 'file' && kind !== 'directory') return fault('OB101', `${path} does not exist`);
  return found(testCarriers(files, path), `no job of CI is known to run ${path}`);
}

/** The files of a world, opened once for all claims that are held against it. */
const OPENED = new WeakMap<readonly Carrier[], ProjectFiles>();

function filesOf({ carriers, fs, root }: ClaimWorld): ProjectFiles {
  const files = OPENED.get(carriers) ?? projectFiles(fs, root);
  OPENED.set(carriers, files);
  return files;
}

function found(carriers: readonly Carrier[], why: string): ResolvedClaim {
  return carriers.length > 0 ? { carriers } : fault('OB116', why);
}

function unknownForm(form: string): ResolvedClaim {
  return fault('OB303', `"${form.trim().slice(0, 80)}" is no form of enforced_by`);
}

function fault(code: Parameters<typeof reason>[0], message: string): ResolvedClaim {
  return { fault: reason(code, message) };
}
