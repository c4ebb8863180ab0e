import type { AbsolutePath } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import type {
  ClearedDocument,
  ReportEntry,
  ReportSignal,
  UnreadDocument,
} from '@dochygiene/report';
import { DEFAULT_EXCLUDED_DIRS, excludedNow, survey } from '@dochygiene/scanner';
import type { MemoryFileSystem } from '@dochygiene/testing';
import { documentReader } from '../src/begin-texts.ts';
import type { CheckDraft, HandedDocument } from '../src/draft.ts';
import { type Look, lookAt } from '../src/submit/look.ts';
import { tokensOf } from '../src/tokens.ts';

/** Signals that tests give to documents. */
export const SIGNALS = {
  finished: signal('finished-plan', true, 'declared', [{ line: 3 }]),
  ended: signal('declared-end-of-life', true, 'declared', [{ line: 3 }]),
  report: signal('write-once-report', true, 'content', [{ line: 1 }]),
  vanished: signal('vanished-reference', true, 'links', [{ line: 5, path: 'x.md', now: 'y.md' }]),
  moved: signal('dead-link', false, 'links', [
    { line: 5, path: 'x/how-to.md', now: 'docs/x/how-to.md' },
  ]),
  dead: signal('dead-link', false, 'links', [{ line: 5, path: 'x.md' }]),
  stub: signal('stub', false, 'size', [{ detail: '3 words' }]),
} as const;

function signal(
  id: string,
  deciding: boolean,
  family: string,
  evidence: ReportSignal['evidence'],
): ReportSignal {
  return { id, deciding, family, summary: `${id} of a test`, evidence };
}

/** What a draft is made with. */
export interface DraftWishes {
  /** Documents handed out, by path, with what the signals say; by default every document judged. */
  readonly handed?: Readonly<Record<string, readonly ReportSignal[]>>;
  readonly facts?: Partial<HandedDocument>;
  readonly carried?: readonly ReportEntry[];
  readonly cleared?: readonly ClearedDocument[];
  readonly lapsed?: readonly UnreadDocument[];
}

/** A check that has begun on the project at `root`, as it is now. */
export function draftOf(
  fs: MemoryFileSystem,
  root: AbsolutePath,
  wishes: DraftWishes = {},
): CheckDraft {
  const found = survey({ fs, root });
  const paths = [...found.project.documents.keys()];
  const handed = wishes.handed ?? Object.fromEntries(paths.map((path) => [path, []]));
  const reader = documentReader(fs, root, sha256);
  return {
    schema: 'dochygiene.check/1',
    tool: 'dochygiene 0.0.0',
    begun_at: '2026-03-10T12:00:00.000Z',
    head: null,
    scope_globs: ['**/*.md'],
    excluded_dirs: DEFAULT_EXCLUDED_DIRS,
    thresholds: {},
    coverage: {
      in_scope: paths.length,
      judged: paths.length,
      excluded: {},
      unknown_history: 0,
      signals: {},
    },
    token_method: 'tokenx 2.2.0, an estimate',
    handed: Object.entries(handed).map(([path, signals]): HandedDocument => {
      const read = reader.read(path);
      if (read === undefined) throw new RangeError(`no document ${path}`);
      return {
        ...{ path, guard: read.guard, signals, load_bearing: [], inbound: [] },
        ...{
          load_bearing_count: 0,
          inbound_count: 0,
          outbound_count: 0,
          tracked: true,
          rule_doc: false,
        },
        ...{ entry: false, generated: false, tokens: tokensOf(read.text), lines: 1 },
        evidence: sha256(`evidence ${path}`),
        ...wishes.facts,
      };
    }),
    left_out: { acknowledged: 1, over_budget: 2, unreadable: 3 },
    carried: wishes.carried ?? [],
    cleared: wishes.cleared ?? [],
    lapsed: wishes.lapsed ?? [],
    excluded: Object.fromEntries(
      found.excluded.map(({ path, by, detail }) => [path, `${by}: ${detail}`]),
    ),
    documents: paths.map((path, at) => ({
      ...{ path, tokens: 1, lines: 1, last_content_commit: null, signals: [], deciding: false },
      // Each links to all the others, so that a wrong place shows.
      links: paths.map((_path, place) => place).filter((place) => place !== at),
    })),
  };
}

/** A look at the project at `root`, as it is now, with what a scan would exclude of `paths`. */
export function lookOf(fs: MemoryFileSystem, root: AbsolutePath, paths: readonly string[]): Look {
  return lookAt({
    ...{ fs, root, sha256, excludedNow: excludedNow({ fs, root }, paths) },
    generatedAt: '2026-03-10T13:00:00.000Z',
  });
}
