import type { AbsolutePath } from '@dochygiene/ports';
import {
  artifact,
  rank,
  type ScanArtifact,
  type Survey,
  type SurveyHelp,
  touchedSince,
} from '@dochygiene/scanner';
import { type AcksHere, acksHere, staleLine } from './acks-here.ts';
import { type Given, has } from './command.ts';
import { scanGithub } from './formats/github.ts';
import { scanMarkdown } from './formats/markdown.ts';
import { scanSarif } from './formats/sarif.ts';
import { scanText, type TextOptions } from './formats/text.ts';
import {
  exceeds,
  FORMATS,
  gateOf,
  type Limits,
  limitsOf,
  SHOWN,
  targetsOf,
} from './output-wishes.ts';
import type { Outside } from './outside.ts';
import { progress } from './progress.ts';
import { sinceWish } from './since.ts';
import { styleFor } from './style.ts';
import { type ProjectHere, surveyHere } from './survey-here.ts';
import { tellIn } from './tell-in.ts';
import { TOOL } from './version.ts';
import { visibleJson } from './visible.ts';
import { folderInWorkspace } from './workspace.ts';

/** Options of every command that tells which documents deserve a look, for {@link scanAndTell}. */
export const OUTPUT_OPTIONS = {
  format: {
    value: 'FORMAT[=FILE]',
    short: 'f',
    repeats: true,
    help: `${FORMATS.join(', ')}; with =FILE into a file; may be repeated (default text)`,
  },
  all: { help: 'list every document that is judged, signals or not' },
  limit: {
    value: 'N',
    short: 'n',
    help: `show N documents at most (default ${SHOWN}, of sarif and github all; json has all)`,
  },
  'fail-on': {
    value: 'deciding|any',
    help: 'exit 1 if documents are shortlisted (any: for any reason)',
  },
  max: { value: 'N', help: 'with --fail-on: exit 1 only if there are more than N (default 0)' },
  since: {
    value: 'REF',
    help: 'only documents that the commits since that branch, tag or commit touch or outdate',
  },
} as const;

/** How long a scan took is wanted by whoever scans, in whatever way. */
export const TIMINGS_OPTION = { help: 'say on stderr how long each stage took' } as const;

/** What was told. */
export interface Told {
  /** The exit code. */
  readonly code: number;
  readonly survey: Survey;
  readonly acks: AcksHere;
}

/**
 * Scans `project` and prints which documents deserve a look, as {@link OUTPUT_OPTIONS} ask for. Those
 * that somebody looked at and that stay are left off the list, and counted.
 *
 * @throws Failure for anything the person must put right first.
 */
export async function scanAndTell(
  project: ProjectHere,
  given: Given,
  outside: Outside,
  help: Pick<SurveyHelp, 'remember'> = {},
): Promise<Told> {
  const { root } = project;
  const targets = targetsOf(given);
  const gate = gateOf(given);
  const limits = limitsOf(given);
  const wish = sinceWish(given, root, outside);
  const watch = progress(outside);
  const { survey } = await surveyHere(project, given, outside, {
    ...help,
    onStep: watch.onStep,
    ...(has(given, 'all') ? { contextFor: 'all' } : {}),
  });
  const since = wish && touchedSince(survey, wish.ref, wish.change);
  const acks = acksHere(root, survey, outside);
  const { acknowledged } = acks;
  const deserving = rank(survey).filter(
    ({ path, shortlisted }) =>
      shortlisted && !acknowledged.has(path) && (since?.documents.has(path) ?? true),
  );
  const shortlist = has(given, 'all') ? 'all' : 'deserving';
  const result = artifact(survey, { tool: TOOL, shortlist, since, acknowledged });
  watch.finish();
  tellIn(targets, outside, ({ format, file }) => {
    const forFile = { columns: Number.POSITIVE_INFINITY, env: { NO_COLOR: '1' } };
    const { columns, env } = file === undefined ? { ...outside.out, env: outside.env } : forFile;
    const style = styleFor(outside.out, env);
    const elsewhere = root !== outside.directory;
    const options = { root, columns, style, deserving: deserving.length, elsewhere };
    return print(result, format, { ...options, limits, outside });
  });
  outside.err.write(staleLine(acks));
  if (has(given, 'timings')) outside.err.write(timingsText(watch.timings()));
  return { code: exceeds(deserving, gate) ? 1 : 0, survey, acks };
}

interface PrintOptions extends Omit<TextOptions, 'limit' | 'root'> {
  readonly root: AbsolutePath;
  readonly limits: Limits;
  readonly outside: Outside;
}

function print(result: ScanArtifact, format: string, options: PrintOptions): string {
  const { root, limits, deserving, outside } = options;
  switch (format) {
    case 'json':
      return `${visibleJson(result)}\n`;
    case 'markdown':
      return scanMarkdown(result, limits.person);
    case 'sarif':
      return scanSarif(result, { limit: limits.tool, sha256: outside.sha256 });
    case 'github': {
      const folder = folderInWorkspace(root, outside);
      return scanGithub(result, { limit: limits.tool, deserving, folder });
    }
    default:
      return scanText(result, { ...options, limit: limits.person });
  }
}

/** What `--timings` prints. */
export function timingsText(timings: readonly (readonly [string, number])[]): string {
  return timings
    .map(([stage, time]) => `${stage.padEnd(8)}${time.toFixed(1).padStart(9)} ms\n`)
    .join('');
}
