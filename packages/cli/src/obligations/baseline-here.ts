import {
  BASELINE_FILE,
  type Baseline,
  baselineText,
  type Comparison,
  compareToBaseline,
  readBaseline,
} from '@dochygiene/obligations';
import { type AbsolutePath, child, readText } from '@dochygiene/ports';
import { visible } from '@dochygiene/report';
import { type Given, has, option } from '../command.ts';
import { count } from '../count.ts';
import { Failure } from '../failure.ts';
import type { Outside } from '../outside.ts';
import { refusable, resolvePath } from '../place.ts';
import { replaceFile } from '../replace-file.ts';
import type { AuditedHere } from './audit-here.ts';

/** Options that have to do with what is known and put up with. */
export const BASELINE_OPTIONS = {
  baseline: { value: 'FILE', help: `what is known and put up with (default ${BASELINE_FILE})` },
  'write-baseline': { help: 'write that file: all that is found, or less than it holds' },
  'accept-new': { help: 'with --write-baseline: take what is new into a file that is there' },
} as const;

/** A larger baseline is refused, in bytes. */
const BASELINE_BYTES = 32 * 1024 * 1024;

/** What is known, new and gone, and where the baseline lies. */
export interface BaselineHere {
  readonly file: AbsolutePath;
  readonly comparison: Comparison;
}

/**
 * What an audit found, against the baseline that `--baseline` names or that lies at the root.
 *
 * @throws Failure for one that cannot be read or understood, for one that is named and not there, and
 * for options that make no sense together.
 */
export function baselineHere(
  { root, audit }: AuditedHere,
  given: Given,
  outside: Outside,
): BaselineHere {
  refuseOptions(given);
  const named = option(given, 'baseline');
  const file =
    named === undefined ? child(root, BASELINE_FILE) : resolvePath(outside.directory, named);
  const baseline = baselineIn(file, outside);
  if (baseline === undefined && named !== undefined && !has(given, 'write-baseline')) {
    throw new Failure(`Cannot read "${file}": no such file`, 'Write it with: --write-baseline');
  }
  return { file, comparison: compareToBaseline(audit.findings, baseline) };
}

/**
 * Writes the baseline if `--write-baseline` asks for it, and tells: all that is found where there was
 * none, else only what is known and found still, unless `--accept-new` takes in what is new.
 *
 * @returns what an audit found, against what the file then holds.
 */
export function baselineWritten(
  { audit }: AuditedHere,
  { file, comparison }: BaselineHere,
  given: Given,
  outside: Outside,
): Comparison {
  if (!has(given, 'write-baseline')) return comparison;
  const takesAll = !comparison.baseline || has(given, 'accept-new');
  const text = baselineText(comparison, takesAll ? 'all' : 'fewer');
  replaceFile(outside, file, text);
  const written = understood(file, text);
  const held = count(written.length, 'known finding');
  outside.err.write(`dochygiene: wrote ${visible(file)}: ${held}\n`);
  return compareToBaseline(audit.findings, written);
}

function refuseOptions(given: Given): void {
  const writes = has(given, 'write-baseline');
  if (has(given, 'accept-new') && !writes) {
    throw new Failure('Cannot use --accept-new alone', 'Say where to: --write-baseline');
  }
  if (writes && has(given, 'user-scope')) {
    throw new Failure(
      'Cannot use --write-baseline with --user-scope',
      'A baseline is for everybody: it holds nothing of one person.',
    );
  }
}

function baselineIn(file: AbsolutePath, { fs }: Outside): Baseline | undefined {
  return refusable('read', file, () => {
    if (fs.stat(file) === undefined) return undefined;
    const { text, truncated } = readText(fs, fs.realPath(file) ?? file, BASELINE_BYTES);
    if (truncated) {
      throw new Failure(`Cannot read "${file}": it is over ${BASELINE_BYTES} bytes`);
    }
    return understood(file, text);
  });
}

function understood(file: AbsolutePath, text: string): Baseline {
  const baseline = readBaseline(text);
  if (typeof baseline !== 'string') return baseline;
  throw new Failure(
    `Cannot use "${file}": it ${baseline}`,
    'Put it right, or remove it and write it again: --write-baseline',
  );
}
