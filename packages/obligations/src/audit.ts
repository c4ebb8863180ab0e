import { HOSTS, type Host } from '@dochygiene/hosts';
import { assemble } from './assemble.ts';
import { projectFiles } from './carriers/project-files.ts';
import {
  type CarrierOptions,
  type ResolvedCarriers,
  resolveCarriers,
} from './carriers/resolve-carriers.ts';
import { type ResolvedClaim, resolveClaim } from './carriers/resolve-claim.ts';
import type { AuditProblem } from './finding.ts';
import { join } from './join/join.ts';
import type { Audit, NotJoined } from './result.ts';
import { type RulesRead, readRules } from './rules/read-rules.ts';

/** What an audit is handed. */
export interface AuditOptions extends CarrierOptions {
  /** Who audits: `dochygiene 0.1.0`. */
  readonly tool: string;
  /** Names of directories that are not opened; left out, those of a scan. */
  readonly excludedDirs?: readonly string[];
  /** Paths of the rule documents, in code-unit order, where a walk has found them; left out, it walks. */
  readonly documents?: readonly string[];
}

/** What fires in a project, and what a claim of it comes to. */
export interface CarriersFound extends Omit<ResolvedCarriers, 'problems'> {
  readonly problems: readonly AuditProblem[];
  readonly resolve: (claim: string) => ResolvedClaim;
}

/**
 * Audits the rules of a project: what each states, what carries it, and whether that fires often
 * enough and can do anything when it does.
 *
 * It reads below the root alone, bounded, follows no link out and runs nothing. The same for the same
 * bytes: no clock, no absolute path.
 */
export function audit(options: AuditOptions): Audit {
  return auditWith(options, carriersFound(options));
}

/**
 * The same as far as rules are concerned: where none declares anything, nothing is looked for that
 * could keep it, which is most of the work.
 */
export function auditDeclared(
  options: AuditOptions,
): Pick<Audit, 'findings' | 'documents' | 'rules'> {
  const read = rulesRead(options);
  const declares = read.rules.some(({ declared }) => declared !== undefined);
  return joined(options, read, declares ? carriersFound(options) : NOTHING);
}

/** The same as {@link audit} with carriers that somebody else has found. */
export function auditWith(options: AuditOptions, found: CarriersFound): Audit {
  return joined(options, rulesRead(options), found);
}

const NOTHING: CarriersFound = {
  carriers: [],
  problems: [],
  withoutHooks: [],
  resolve: () => ({ gap: 'nothing was looked for' }),
};

function carriersFound(options: AuditOptions): CarriersFound {
  const { fs, root } = options;
  const resolved = resolveCarriers(options);
  const world = { carriers: resolved.carriers, fs, root };
  return { ...resolved, resolve: (claim) => resolveClaim(claim, world) };
}

function rulesRead({ fs, root, excludedDirs, documents }: AuditOptions): RulesRead {
  const files = projectFiles(fs, root);
  const read = readRules({ fs, root, files, excludedDirs, documents });
  return { ...read, problems: [...read.problems, ...files.problems] };
}

function joined({ tool }: AuditOptions, read: RulesRead, found: CarriersFound): Audit {
  const { carriers } = found;
  const fires = (id: string) => carriers.some(({ host }) => host === id);
  const used = HOSTS.filter(({ id }) => read.hosts.includes(id) || fires(id));
  const notJoined = withoutHooks(used, found, fires);
  const hosts = used.filter(({ id }) => notJoined.every((other) => other.id !== id));
  const resolve = remembered(found.resolve);
  const rules = join(read.rules, {
    resolve,
    agents: hosts.filter(({ kind }) => kind === 'agent'),
    hosts: new Map(HOSTS.map((host) => [host.id, host])),
  });
  return assemble({
    ...{ tool, joined: rules, carriers, hosts, notJoined },
    documents: read.documents,
    claimed: (claim) => {
      const resolved = resolve(claim);
      return 'carriers' in resolved ? resolved.carriers : [];
    },
    findings: read.findings,
    problems: [...read.problems, ...found.problems],
    unreadableConfiguration: read.broken,
  });
}

/** Agents and platforms not to be joined: those without hooks, and those that a manifest says to have none. */
function withoutHooks(
  used: readonly Host[],
  found: CarriersFound,
  fires: (id: string) => boolean,
): readonly NotJoined[] {
  const none = used.filter(({ hooks }) => !hooks).map(({ id }) => id as string);
  const said = found.withoutHooks.map(({ host }) => host).filter((id) => !fires(id));
  const ids = [...new Set([...none, ...said])].sort();
  return ids.map((id) => ({ id, because: none.includes(id) ? 'no hooks' : 'fallback only' }));
}

/** A resolver that is asked about each claim once. */
function remembered(resolve: (claim: string) => ResolvedClaim): (claim: string) => ResolvedClaim {
  const known = new Map<string, ResolvedClaim>();
  return (claim) => {
    const before = known.get(claim);
    if (before !== undefined) return before;
    const resolved = resolve(claim);
    known.set(claim, resolved);
    return resolved;
  };
}
