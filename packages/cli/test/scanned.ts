import type { ArtifactSignal, Problem, ScanArtifact } from '@dochygiene/scanner';

/** What a scan found, best first; `problems` beside it. */
export function scanned(
  found: readonly (readonly [path: string, ...said: readonly Partial<ArtifactSignal>[]])[],
  problems: readonly Problem[] = [],
): ScanArtifact {
  const said = found.map(
    ([path, ...signals]) => [path, signals.map((each) => ({ ...DEAD_LINK, ...each }))] as const,
  );
  return {
    schema: 'dochygiene.scan/1',
    tool: 'dochygiene 0.1.0',
    head: null,
    history: 'full',
    scope_globs: [],
    excluded_dirs: [],
    thresholds: {},
    shortlist: found.map(([path]) => path),
    signals: Object.fromEntries(said.filter(([, signals]) => signals.length > 0)),
    facts: {},
    excluded: [],
    problems,
    coverage: {
      in_scope: 50,
      excluded: { 'dir-prune': 0, ignore: 0, frozen: 0, 'append-only': 0 },
      judged: 50,
      mirrors: 0,
      unread: 0,
      silenced: 0,
      acknowledged: 0,
      context_files: { read: 0, of: 0 },
      unknown_history: 50,
      signals: {},
    },
  };
}

const DEAD_LINK: ArtifactSignal = {
  id: 'dead-link',
  deciding: false,
  family: 'links',
  summary: '1 of 2 links leads nowhere',
  evidence: [{ line: 7, path: 'gone.md', detail: 'nothing is there' }],
};

/** A deciding signal. */
export const OVER: Partial<ArtifactSignal> = {
  id: 'declared-end-of-life',
  deciding: true,
  family: 'declared',
  summary: 'says it is obsolete',
  evidence: [{ line: 3, detail: 'Status: obsolete' }],
};

/** A supporting signal without a line. */
export const UNREACHABLE: Partial<ArtifactSignal> = {
  id: 'unreachable',
  family: 'graph',
  summary: 'no document links to it',
  evidence: [{ detail: '0 inbound links' }],
};
