import { HOSTS } from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from './carrier.ts';
import { lastName } from './carriers/hook-index.ts';
import { nearest } from './nearest-name.ts';

/** What a reason is about, so far as it tells what to do. */
export interface Remedied {
  readonly reason: CarrierReason;
  /** As written: `hook:docs-build.sh`; empty where a carrier is meant that nobody claims. */
  readonly claim: string;
  /** The host of the carrier, where there is one. */
  readonly host?: string | undefined;
}

/** What to do about each code, wherever it comes from. */
const REMEDIES: Readonly<Record<string, string>> = {
  OB101: 'write it, or correct its name',
  OB102: 'put the path in double quotes',
  OB103: 'run chmod +x on it and commit that, or start it by its interpreter',
  OB105: 'write a matcher that is a valid pattern',
  OB106: 'name a tool that the host has',
  OB108: 'take that setting out',
  OB109: 'put the file right, so that it parses',
  OB110: 'let it exit with a code that blocks where the rule is broken',
  OB111: 'let it run in the foreground',
  OB112: 'let the failure through: take out what swallows it',
  OB113: 'let its failure fail the run',
  OB115: 'switch the feature on in the settings of the project',
  OB117: 'move it to an event that can block',
  OB118: 'move it to an event that comes before',
  OB119: 'move it to where its tool reads it',
  OB120: 'let it run under no condition, or claim what does',
  OB303: 'write hook:, git:, ci:, test:, permission:deny: or instruction-only: and what is meant',
  OB308: 'say how often, by obligation: in the comment',
};

/** What to add where nothing that there is has a name like the one claimed. */
const TO_ADD: Readonly<Record<string, string>> = {
  hook: 'register it in the settings of the agent, or claim what is registered',
  git: 'add that hook, and what sets it for each clone',
  ci: 'add it, or claim a job that there is',
  test: 'let a job of CI run it',
  permission: 'add it to permissions of the settings',
  pack: 'claim a hook or a job of CI',
};

/** What to do about a reason, in words; `undefined` where its message says so itself. */
export function remedyOf(
  { reason, claim, host }: Remedied,
  carriers: readonly Carrier[],
): string | undefined {
  const { code, message } = reason;
  const colon = claim.indexOf(':');
  const kind = claim.slice(0, Math.max(colon, 0));
  const value = claim.slice(colon + 1).trim();
  if (code === 'OB107') {
    const started = host === 'ci' ? 'let push and pull_request' : 'let an event of its tool';
    return `${started} start it`;
  }
  if (code === 'OB114') {
    return host === 'git'
      ? 'let "prepare" of package.json run that for each clone, or claim a job of CI'
      : 'commit it with the project';
  }
  if (code === 'OB104') {
    const near = nearest(value, eventsOf(host ?? (kind === 'git' ? 'git' : undefined)));
    return near === undefined ? 'use an event that the host has' : `use ${near}`;
  }
  if (code !== 'OB116') return Object.hasOwn(REMEDIES, code) ? REMEDIES[code] : undefined;
  if (message.startsWith('runs on ')) return 'register it for the agent that reads the rule too';
  const near = nearest(value, namesOf(kind, carriers));
  if (near !== undefined && near !== value) return `claim ${kind}:${near}, which there is`;
  return Object.hasOwn(TO_ADD, kind) ? TO_ADD[kind] : 'claim what there is';
}

/** The message of a reason and what to do about it, as one text. */
export function withRemedy(about: Remedied, carriers: readonly Carrier[]): string {
  const remedy = remedyOf(about, carriers);
  return remedy === undefined ? about.reason.message : `${about.reason.message}; ${remedy}`;
}

function eventsOf(host: string | undefined): readonly string[] {
  const of = HOSTS.filter(({ id, kind }) => (host === undefined ? kind === 'agent' : id === host));
  return of.flatMap(({ events }) => Object.keys(events));
}

const NAMES = new WeakMap<readonly Carrier[], Map<string, ReadonlySet<string>>>();

/** What a claim of `kind` could name. */
function namesOf(kind: string, carriers: readonly Carrier[]): ReadonlySet<string> {
  const known = NAMES.get(carriers) ?? new Map<string, ReadonlySet<string>>();
  NAMES.set(carriers, known);
  const names = known.get(kind) ?? namesIn(kind, carriers);
  known.set(kind, names);
  return names;
}

function namesIn(kind: string, carriers: readonly Carrier[]): ReadonlySet<string> {
  const names = carriers.flatMap(({ host, event, path, script, runs, id }): readonly string[] => {
    const isPermission = event.startsWith('permissions.');
    switch (kind) {
      case 'hook':
        if (host === 'ci' || isPermission) return [];
        return script === undefined ? [event] : [event, script, lastName(script)];
      case 'git':
        return host === 'git' ? [event] : [];
      case 'ci': {
        if (host !== 'ci') return [];
        const job = /#(.*?)(?:<.*|~\d+)?$/.exec(id)?.[1];
        return job === undefined ? [lastName(path)] : [lastName(path), `${lastName(path)}#${job}`];
      }
      case 'permission':
        return isPermission ? [`${event.slice('permissions.'.length)}:${runs}`] : [];
      default:
        return [];
    }
  });
  return new Set(names);
}
