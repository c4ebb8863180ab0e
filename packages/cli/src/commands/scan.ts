import { artifact, type Ranked, rank, type ScanArtifact } from '@dochygiene/scanner';
import { wholeNumber } from '../arguments.ts';
import { type Command, type Given, has, option } from '../command.ts';
import { Failure, suggestion } from '../failure.ts';
import { scanMarkdown } from '../formats/markdown.ts';
import { scanText } from '../formats/text.ts';
import { resolvePath } from '../place.ts';
import { progress } from '../progress.ts';
import { replaceFile } from '../replace-file.ts';
import { styleFor } from '../style.ts';
import { SURVEY_OPTIONS, surveyHere } from '../survey-here.ts';
import { TOOL } from '../version.ts';
import { visibleJson } from '../visible.ts';

/** How many documents the text and Markdown show unless told otherwise. */
const SHOWN = 10;
const FORMATS = ['text', 'json', 'markdown'];
const GATES = ['deciding', 'any'];

/** `dochygiene scan`: which documents deserve a look. */
export const scanCommand: Command = {
  name: 'scan',
  summary: 'say which documents deserve a look, with evidence',
  positionals: ['[dir]'],
  options: {
    format: {
      value: 'FORMAT[=FILE]',
      short: 'f',
      repeats: true,
      help: `${FORMATS.join(', ')}; with =FILE into a file; may be repeated (default text)`,
    },
    all: { help: 'list every document that is judged, signals or not' },
    limit: { value: 'N', short: 'n', help: `show N documents at most (default ${SHOWN})` },
    'fail-on': {
      value: 'deciding|any',
      help: 'exit 1 if documents are shortlisted (any: for any reason)',
    },
    max: { value: 'N', help: 'with --fail-on: exit 1 only if there are more than N (default 0)' },
    ...SURVEY_OPTIONS,
    timings: { help: 'say on stderr how long each stage took' },
  },
  example: ['dochygiene scan --format markdown=summary.md --fail-on deciding', 'for CI'],
  run(given, outside) {
    const targets = targetsOf(given);
    const gate = gateOf(given);
    const limit = limitOf(given);
    const watch = progress(outside);
    const [dir] = given.positionals;
    const { root, survey } = surveyHere(dir, given, outside, watch.onStep);
    const deserving = rank(survey).filter(({ shortlisted }) => shortlisted);
    const result = artifact(survey, {
      tool: TOOL,
      shortlist: has(given, 'all') ? 'all' : 'deserving',
    });
    watch.finish();
    for (const { format, file } of targets) {
      const forFile = { columns: Number.POSITIVE_INFINITY, env: { NO_COLOR: '1' } };
      const { columns, env } = file === undefined ? { ...outside.out, env: outside.env } : forFile;
      const style = styleFor(outside.out, env);
      const elsewhere = root !== outside.directory;
      const options = { root, limit, columns, style, deserving: deserving.length, elsewhere };
      const text = print(result, format, options);
      if (file === undefined) outside.out.write(text);
      else replaceFile(outside, resolvePath(outside.directory, file), text);
    }
    if (has(given, 'timings')) outside.err.write(timingsText(watch.timings()));
    return exceeds(deserving, gate) ? 1 : 0;
  },
};

interface Target {
  readonly format: string;
  readonly file: string | undefined;
}

function targetsOf(given: Given): readonly Target[] {
  const targets = (given.options.get('format') ?? ['text']).map((value): Target => {
    const [format = '', ...rest] = value.split('=');
    if (!FORMATS.includes(format)) {
      throw new Failure(`Cannot print format "${format}": unknown`, suggestion(format, FORMATS));
    }
    const file = rest.length === 0 ? undefined : rest.join('=');
    if (file === '') throw new Failure(`Cannot write format "${format}": no file after "="`);
    return { format, file };
  });
  if (targets.filter(({ file }) => file === undefined).length > 1) {
    throw new Failure(
      'Cannot print two formats at once',
      'Send one to a file: --format json=scan.json',
    );
  }
  const files = targets.flatMap(({ file }) => (file === undefined ? [] : [file]));
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) {
    throw new Failure(`Cannot write "${twice}" twice`, 'Name a file for each format.');
  }
  if (files.includes('-')) {
    throw new Failure('Cannot write to "-"', 'Leave out "=-" to print on standard output.');
  }
  return targets;
}

function limitOf(given: Given): number {
  const text = option(given, 'limit');
  if (text !== undefined) return wholeNumber('limit', text, 0);
  return has(given, 'all') ? Number.POSITIVE_INFINITY : SHOWN;
}

interface Gate {
  readonly on: string | undefined;
  readonly most: number;
}

function gateOf(given: Given): Gate {
  const on = option(given, 'fail-on');
  const max = option(given, 'max');
  if (on !== undefined && !GATES.includes(on)) {
    throw new Failure(`Cannot fail on "${on}": unknown`, suggestion(on, GATES));
  }
  if (on === undefined && max !== undefined) {
    throw new Failure('Cannot use --max alone', 'Say what to fail on: --fail-on any --max 5');
  }
  return { on, most: max === undefined ? 0 : wholeNumber('max', max, 0) };
}

/** The gate counts documents that deserve a look, whatever was asked to be shown. */
function exceeds(deserving: readonly Ranked[], { on, most }: Gate): boolean {
  if (on === undefined) return false;
  return deserving.filter(({ deciding }) => on === 'any' || deciding > 0).length > most;
}

function print(
  result: ScanArtifact,
  format: string,
  options: Parameters<typeof scanText>[1],
): string {
  if (format === 'json') return `${visibleJson(result)}\n`;
  if (format === 'markdown') return scanMarkdown(result, options.limit);
  return scanText(result, options);
}

function timingsText(timings: readonly (readonly [string, number])[]): string {
  return timings
    .map(([stage, time]) => `${stage.padEnd(8)}${time.toFixed(1).padStart(9)} ms\n`)
    .join('');
}
