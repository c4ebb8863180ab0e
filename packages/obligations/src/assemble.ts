import type { Host } from '@dochygiene/hosts';
import type { Carrier } from './carrier.ts';
import { type AuditFinding, type AuditProblem, compare, inOrder } from './finding.ts';
import { carrierFindings, ruleFindings } from './findings.ts';
import { BROKEN, type JoinedRule, type Verdict, worst } from './join/verdict.ts';
import type {
  Audit,
  AuditCarrier,
  AuditHost,
  AuditRule,
  AuditSummary,
  AuditVerdict,
  NotJoined,
} from './result.ts';

/** What an audit is made of. */
export interface Parts {
  readonly tool: string;
  readonly joined: readonly JoinedRule[];
  readonly documents: readonly string[];
  readonly carriers: readonly Carrier[];
  /** The carriers that a claim as written leads to. */
  readonly claimed: (claim: string) => readonly Carrier[];
  readonly hosts: readonly Host[];
  readonly notJoined: readonly NotJoined[];
  readonly findings: readonly AuditFinding[];
  readonly problems: readonly AuditProblem[];
  readonly unreadableConfiguration: boolean;
}

/** The audit of these parts: no clock, no absolute path, the same for the same parts. */
export function assemble(parts: Parts): Audit {
  const { tool, joined, documents, problems } = parts;
  const carriers = carriersOf(parts);
  const unclaimed = carriers.filter((carrier) => carrier.claimed_by.length === 0);
  const rules = joined.map(ruleOf);
  return {
    schema: 'dochygiene.obligations/1',
    tool,
    hosts: parts.hosts.map(hostOf),
    not_joined: parts.notJoined,
    documents,
    rules,
    carriers,
    findings: inOrder([
      ...parts.findings,
      ...ruleFindings(joined, carriers),
      ...carrierFindings(unclaimed),
    ]),
    problems: distinct(problems).sort(
      (one, other) =>
        compare(one.path, other.path) ||
        (one.line ?? 0) - (other.line ?? 0) ||
        compare(one.message, other.message),
    ),
    unreadable_configuration: parts.unreadableConfiguration,
    summary: summaryOf(rules, documents.length, unclaimed.length),
  };
}

/**
 * Each problem once, since two readers may have met it, and one for all lines of a file that have it:
 * the first, and how many more there are.
 */
function distinct(problems: readonly AuditProblem[]): AuditProblem[] {
  const known = new Map<string, { path: string; message: string; lines: Set<number> }>();
  for (const { path: place, line, message } of problems) {
    const path = place === '' ? '.' : place;
    const key = `${path}\0${message}`;
    const one = known.get(key) ?? { path, message, lines: new Set() };
    known.set(key, one);
    if (line !== undefined) one.lines.add(line);
  }
  return [...known.values()].map(({ path, message, lines }) => {
    if (lines.size === 0) return { path, message };
    const more = lines.size - 1;
    const rest = more === 0 ? '' : ` (and on ${more} more ${more === 1 ? 'line' : 'lines'})`;
    return { path, line: Math.min(...lines), message: `${message}${rest}` };
  });
}

function hostOf({ id, name, version, checked }: Host): AuditHost {
  return { id, name, version, checked };
}

function carriersOf({ carriers, joined, claimed }: Parts): readonly AuditCarrier[] {
  const rules = new Map<string, string[]>();
  for (const { rule } of joined) {
    const claims = rule.declared?.enforcedBy ?? [];
    for (const id of new Set(claims.flatMap(claimed).map((carrier) => carrier.id))) {
      const known = rules.get(id);
      if (known === undefined) rules.set(id, [rule.id]);
      else known.push(rule.id);
    }
  }
  return carriers
    .map((carrier) => ({ ...carrier, claimed_by: rules.get(carrier.id) ?? [] }))
    .sort(
      (one, other) =>
        compare(one.host, other.host) ||
        compare(one.path, other.path) ||
        (one.line ?? 0) - (other.line ?? 0) ||
        compare(one.id, other.id),
    );
}

function ruleOf(joined: JoinedRule): AuditRule {
  const { rule, needs, needsFrom, verdicts, signals } = joined;
  const { declared } = rule;
  // Copying a part at a time is most of what this costs where there are many rules.
  return {
    id: rule.id,
    path: rule.path,
    kind: rule.kind,
    lines: rule.lines,
    title: rule.title,
    hosts: rule.hosts,
    ...(rule.paths === undefined ? undefined : { paths: rule.paths }),
    needs,
    needs_from: needsFrom,
    ...(declared === undefined
      ? undefined
      : { declared: { from: declared.from, path: declared.path, line: declared.line } }),
    enforced_by: declared?.enforcedBy ?? [],
    verdict: worst(joined),
    verdicts: verdicts.map(verdictOf),
    signals,
  };
}

function verdictOf({ host, kind, claim, reasons, missing, carrier }: Verdict): AuditVerdict {
  return {
    host,
    kind,
    ...(claim === undefined ? undefined : { claim }),
    reasons,
    missing,
    ...(carrier === undefined ? undefined : { carrier }),
  };
}

function summaryOf(
  rules: readonly AuditRule[],
  documents: number,
  unclaimed: number,
): AuditSummary {
  const claiming = rules.filter(({ enforced_by }) => enforced_by.length > 0);
  const count = (of: readonly AuditRule[], is: (rule: AuditRule) => boolean) =>
    of.filter(is).length;
  const hold = count(claiming, ({ verdict }) => verdict === 'holds');
  const partly = count(claiming, ({ verdict }) => verdict === 'partly');
  const broken = count(claiming, ({ verdict }) => BROKEN.has(verdict));
  return {
    ...{ documents, rules: rules.length, claiming: claiming.length, hold, partly, broken },
    gaps: claiming.length - hold - partly - broken,
    duties: count(rules, ({ verdict }) => verdict === 'reads-like-a-duty'),
    unclaimed,
  };
}
