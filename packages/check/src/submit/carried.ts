import type { ClearedDocument, ReportEntry, UnreadDocument } from '@dochygiene/report';
import type { CheckDraft } from '../draft.ts';
import type { Verdicts } from '../verdicts.ts';
import { toldExclusion } from './known-paths.ts';
import { isExclusion, type Look } from './look.ts';
import { REMOVING, whyOccupied } from './targets.ts';

/** What is left of an earlier report. */
export interface Carried {
  /** They go into the next report as they are. */
  readonly standing: readonly ReportEntry[];
  /** They were looked at, and stay still. */
  readonly cleared: readonly ClearedDocument[];
  /** They no longer hold, so that their documents wait to be read. */
  readonly lapsed: readonly UnreadDocument[];
}

/**
 * Looks what of an earlier report, as `draft` has it, still holds, now and beside `verdicts`. What is about
 * a document that is excluded by now is in no list; so is what is about one that was handed out again.
 */
export function carriedNow(
  draft: Pick<CheckDraft, 'carried' | 'cleared' | 'lapsed' | 'handed'>,
  verdicts: Pick<Verdicts, 'entries'>,
  look: Look,
): Carried {
  const handed = new Set(draft.handed.map(({ path }) => path));
  const condemned = new Set(
    verdicts.entries.filter(({ op }) => REMOVING.includes(op)).map(({ path }) => path),
  );
  const isOut = ({ path }: { readonly path: string }) =>
    handed.has(path) || isExclusion(look.excludedNow.get(path));
  const standing: ReportEntry[] = [];
  const cleared: ClearedDocument[] = [];
  const lapsed: UnreadDocument[] = draft.lapsed.filter((each) => !isOut(each));
  for (const entry of draft.carried) {
    const { path, signals } = entry;
    if (isOut(entry)) continue;
    const why = whyLapsed(entry, condemned, look);
    if (why === undefined) standing.push(entry);
    else lapsed.push({ path, why, signals });
  }
  for (const each of draft.cleared) {
    const { path, signals } = each;
    if (isOut(each)) continue;
    const why = whyChanged(path, each.sha256, look);
    if (why === undefined) cleared.push(each);
    else lapsed.push({ path, why, signals });
  }
  return { standing, cleared, lapsed };
}

function whyLapsed(
  { path, op, target, guard }: ReportEntry,
  condemned: ReadonlySet<string>,
  look: Look,
): string | undefined {
  const changedNow = whyChanged(path, guard.sha256, look);
  if (changedNow !== undefined) return changedNow;
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

function whyChanged(path: string, sha256: string, look: Look): string | undefined {
  const gone = look.excludedNow.get(path);
  if (gone !== undefined) return toldExclusion(gone);
  return look.read(path)?.sha256 === sha256 ? undefined : 'has changed since it was judged';
}
