import { type History, UnknownFact } from '../history.ts';
import {
  EVIDENCE_LIMIT,
  type Evidence,
  type Finding,
  type Project,
  type Signal,
} from '../signal.ts';
import { mergedBranches } from './cites-dead-work/branches.ts';
import { type Citation, citations } from './cites-dead-work/citations.ts';
import { decisionsOf } from './cites-dead-work/decisions.ts';
import { ownWork } from './cites-dead-work/own-work.ts';
import { isKeptAsIs } from './kept-as-is.ts';

/** Says that a document cites commits, decisions or branches that are not there. */
export const citesDeadWork: Signal<readonly Citation[]> = {
  id: 'cites-dead-work',
  deciding: false,
  family: 'links',
  explanation: {
    says: 'The document cites commits, decisions or branches that the repository does not have.',
    definition:
      'A hash of 7 to 40 digits, after a word such as commit or reverted within 80 characters, names no object of the repository; or no document records the decision ADR-n, of a series of 3 or more; or a branch that it names was merged and is gone.',
    traps: [
      'hexadecimal digits that are something else: UUIDs, colours, checksums, digests of images, all digits',
      'code blocks and examples',
      'a line that links elsewhere, or speaks of upstream or a fork',
      'a shallow history, which knows no old commits: the signal is skipped',
      'a branch that nobody saw merged, or that was merged again and again: nobody knows',
      'decisions of other projects, where there is no series of one’s own',
      'records, reports, logs of work, archives, templates, examples, fixtures, generated documents',
    ],
  },
  thresholds: {},
  observe: citations,
  judge(project, seen) {
    const history = project.history();
    if (!history.whole) throw new UnknownFact('history was cut: old commits are unknown');
    const isDead = deadWork(project, history, seen);
    return (document) => {
      const own = seen.get(document.path);
      if (own === undefined || isKeptAsIs(document) || TELLS.test(document.path)) return undefined;
      return finding(own.flatMap((each) => isDead(each, own) ?? []));
    };
  },
};

/** Reports and logs of work tell of commits as they were, and notices of others' work. */
const TELLS =
  /(?:^|\/)(?:(?:[\w-]*[-_])?(?:reports?|summaries|sessions?)(?:[-_]\w+)?|reviews?|critiques?|retrospectives?|analys[ei]s|qa|handoffs?|journal|evals?|sprints?)\/|(?:^|[/_.-])(?:progress|log|journal|report|review|audit|gate|verification|validation|pr|todo|backlog|session|handoff|handover|provenance|notices?|migration-log|release[-_]?v?\d[\w.]*)(?:[_.-][^/]*)?$|(?:day|week)[-_]?\d|third[-_ ]?party/i;

/** A citation, and what is known of what it cites. */
interface Dead {
  readonly citation: Citation;
  readonly why: string;
  readonly commit?: string;
}

function deadWork(
  project: Project,
  history: History,
  seen: ReadonlyMap<string, readonly Citation[]>,
): (citation: Citation, others: readonly Citation[]) => Dead | undefined {
  const cited = [...project.documents.keys()].flatMap((path) => seen.get(path) ?? []);
  const hashes = new Set(cited.flatMap(({ kind, name }) => (kind === 'commit' ? name : [])));
  const known = knownOf(history, hashes);
  const own = ownWork(history, hashes, known);
  const refs = branchNames(cited.some(({ kind }) => kind === 'branch') ? history.refs() : []);
  const merged = mergedBranches(history);
  const decisions = decisionsOf(project);
  return (citation, others) => {
    const { kind, name } = citation;
    if (kind === 'decision') {
      return decisions.isMissing(name) ? { citation, why: 'no such decision' } : undefined;
    }
    if (kind === 'branch') {
      const commit = refs.has(name) ? undefined : merged.get(name);
      return commit === undefined ? undefined : { citation, why: 'merged and gone', commit };
    }
    if (known.has(name) || !own.isOwn(citation, others)) return undefined;
    const commit = own.sameSubject(citation);
    return commit === undefined
      ? { citation, why: 'no such commit' }
      : { citation, why: 'its subject is that of another commit', commit };
  };
}

/** Those of `hashes` that the repository has. An abbreviation that fits several is known too. */
function knownOf(history: History, hashes: ReadonlySet<string>): ReadonlySet<string> {
  const known = history.known([...hashes]);
  const doubtful = [...hashes].filter((name) => !known.has(name));
  const ids = new Set(doubtful.length === 0 ? [] : history.commits.map(({ id }) => id.slice(0, 7)));
  return new Set([...known, ...doubtful.filter((name) => ids.has(name.slice(0, 7)))]);
}

/** Names of branches as a document gives them, without the remote that has them. */
function branchNames(refs: Iterable<string>): ReadonlySet<string> {
  return new Set([...refs].flatMap((ref) => [ref, ref.replace(/^[^/]+\//, '')]));
}

function finding(dead: readonly Dead[]): Finding | undefined {
  if (dead.length === 0) return undefined;
  const evidence = dead.map(
    ({ citation: { line, kind, name, quote }, why, commit }): Evidence => ({
      line,
      path: kind === 'decision' ? `ADR-${name}` : name,
      ...(commit === undefined ? {} : { commit }),
      now: why,
      detail: quote,
    }),
  );
  return {
    summary: summaryOf(dead),
    evidence: evidence.slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, 0.4 + 0.15 * (dead.length - 1)),
  };
}

function summaryOf(dead: readonly Dead[]): string {
  const words = { commit: 'commit', decision: 'decision', branch: 'branch' } as const;
  const parts = (['commit', 'decision', 'branch'] as const).flatMap((kind) => {
    const count = dead.filter(({ citation }) => citation.kind === kind).length;
    if (count === 0) return [];
    return `${count} ${words[kind]}${count === 1 ? '' : kind === 'branch' ? 'es' : 's'}`;
  });
  return `cites ${parts.join(', ')} that the repository does not have`;
}
