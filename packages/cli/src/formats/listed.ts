import type { ArtifactSignal, ScanArtifact } from '@dochygiene/scanner';

/** A document of the shortlist, with those below it that hold the same text and the same faults. */
export interface Listed {
  readonly path: string;
  /** On the shortlist, counted from 1. */
  readonly place: number;
  readonly copies: readonly string[];
}

/** What of an artifact tells which documents hold the same text. */
interface Listable extends Pick<ScanArtifact, 'shortlist' | 'signals'> {
  readonly facts: Readonly<Record<string, Pick<ScanArtifact['facts'][string], 'context'>>>;
}

/** The shortlist as a person wants to read it: every text once. */
export function listedOnce({ shortlist, signals, facts }: Listable): readonly Listed[] {
  const folded = new Set<string>();
  const indexOf = new Map(shortlist.map((path, index) => [path, index]));
  const at = (path: string) => indexOf.get(path) ?? -1;
  const listed: Listed[] = [];
  for (const [index, path] of shortlist.entries()) {
    if (folded.has(path)) continue;
    const same = new Set(
      (facts[path]?.context ?? [])
        .filter(({ id }) => id === 'mirror-of')
        .flatMap(({ evidence }) => evidence.map((each) => each.path)),
    );
    const own = saidOf(signals[path]);
    const copies = [...same]
      .flatMap((other) => other ?? [])
      .filter((other) => at(other) > index && saidOf(signals[other]) === own)
      .sort((one, other) => at(one) - at(other));
    for (const copy of copies) folded.add(copy);
    listed.push({ path, place: index + 1, copies });
  }
  return listed;
}

function saidOf(said: readonly ArtifactSignal[] = []): string {
  return said.map(({ summary }) => summary).join('\n');
}

/** What is shown of what signals say: nothing twice in other words. */
export function saidOnce(said: readonly ArtifactSignal[] = []): readonly ArtifactSignal[] {
  // That nothing links to it is part of why it is one.
  const isReport = said.some(({ id }) => id === 'write-once-report');
  return isReport ? said.filter(({ id }) => id !== 'unreachable') : said;
}
