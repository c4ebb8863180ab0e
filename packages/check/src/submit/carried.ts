import type { ReportEntry, UnreadDocument } from '@dochygiene/report';
import type { CheckDraft } from '../draft.ts';
import type { Verdicts } from '../verdicts.ts';
import { toldExclusion } from './known-paths.ts';
import { isExclusion, type Look } from './look.ts';
import { REMOVING, whyOccupied } from './targets.ts';

/** What is left of the entries of an earlier report. */
export interface Carried {
  /** They go into the next report as they are. */
  readonly standing: readonly ReportEntry[];
  /** They no longer hold, so that their documents wait to be read. */
  readonly lapsed: readonly UnreadDocument[];
}

/**
 * Looks which of the carried entries of `draft` still hold, now and beside `verdicts`. One whose
 * document is excluded by now is in neither list; so is one that was handed out again.
 */
export function carriedNow(
  draft: Pick<CheckDraft, 'carried' | 'handed'>,
  verdicts: Pick<Verdicts, 'entries'>,
  look: Look,
): Carried {
  const handed = new Set(draft.handed.map(({ path }) => path));
  const condemned = new Set(
    verdicts.entries.filter(({ op }) => REMOVING.includes(op)).map(({ path }) => path),
  );
  const standing: ReportEntry[] = [];
  const lapsed: UnreadDocument[] = [];
  for (const entry of draft.carried) {
    const { path, signals } = entry;
    if (handed.has(path) || isExclusion(look.excludedNow.get(path))) continue;
    const why = whyLapsed(entry, condemned, look);
    if (why === undefined) standing.push(entry);
    else lapsed.push({ path, why, signals });
  }
  return { standing, lapsed };
}

function whyLapsed(
  { path, op, target, guard }: ReportEntry,
  condemned: ReadonlySet<string>,
  look: Look,
): string | undefined {
  const gone = look.excludedNow.get(path);
  if (gone !== undefined) return toldExclusion(gone);
  if (look.read(path)?.sha256 !== guard.sha256) return 'has changed since it was judged';
  if (target === undefined) return undefined;
  if (op === 'archive') {
    const why = whyOccupied(target, look);
    return why === undefined ? undefined : `judged, but its target ${target} ${why}`;
  }
  const changed = look.excludedNow.get(target);
  if (changed !== undefined) return `judged, but its target ${target} ${toldExclusion(changed)}`;
  if (look.exists(target) !== 'file') return `judged, but its target ${target} is no longer there`;
  return condemned.has(target) ? `judged, but its target ${target} is to go itself` : undefined;
}
