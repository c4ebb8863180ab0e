import { type Given, has } from './command.ts';
import { lastScan } from './last-scan.ts';
import type { Outside } from './outside.ts';
import { progress } from './progress.ts';
import type { ProjectHere } from './project-here.ts';
import { teller } from './tell-found.ts';

/**
 * Scans `project` and prints what `scanAndTell` does: what the last scan found, as long as this one could
 * find nothing else.
 *
 * @throws Failure for anything the person must put right first.
 */
export async function tellScan(
  project: ProjectHere,
  given: Given,
  outside: Outside,
): Promise<number> {
  if (['since', 'no-git', 'no-cache'].some((name) => has(given, name))) {
    const { scanAndTell } = await import('./scan-and-tell.ts');
    return (await scanAndTell(project, given, outside)).code;
  }
  const tell = teller(project.root, given, outside);
  const watch = progress(outside);
  const wanted = has(given, 'all') ? 'all' : 'deserving';
  const last = lastScan(project, wanted, outside);
  const known = last.recall();
  if (known !== undefined) return tell(known, watch);
  // Loaded when it is needed: to compile what scans takes longer than to tell that nothing changed.
  const { scanned } = await import('./scan-and-tell.ts');
  const through = last.watch();
  const { found, mayKeep } = await scanned(project, given, outside, { watch, through });
  if (mayKeep) last.keep(found);
  return tell(found, watch);
}
