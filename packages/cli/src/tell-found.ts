import type { AbsolutePath } from '@dochygiene/ports';
import { visibleJson } from '@dochygiene/report';
import type { Ranked, ScanArtifact } from '@dochygiene/scanner';
import { type Given, has } from './command.ts';
import { scanGithub } from './formats/github.ts';
import { scanMarkdown } from './formats/markdown.ts';
import { scanSarif } from './formats/sarif.ts';
import { scanText, type TextOptions } from './formats/text.ts';
import { exceeds, gateOf, type Limits, limitsOf, targetsOf } from './output-wishes.ts';
import type { Outside } from './outside.ts';
import type { Progress } from './progress.ts';
import { styleFor } from './style.ts';
import { tellIn } from './tell-in.ts';

import { folderInWorkspace } from './workspace.ts';

/** What a scan found, as far as it is told. */
export interface ScanFound {
  readonly result: ScanArtifact;
  /** All documents that deserve a look, whatever is shown. */
  readonly deserving: readonly Pick<Ranked, 'deciding'>[];
  /** A line about acks that no longer hold, or nothing. */
  readonly staleAcks: string;
}

/** Ends `watch`, tells what was found, and gives the exit code. */
export type Tell = (found: ScanFound, watch: Progress) => number;

/**
 * Tells what a scan of the project at `root` found, in the forms that are asked for.
 *
 * @throws Failure at once for what cannot be told so.
 */
export function teller(root: AbsolutePath, given: Given, outside: Outside): Tell {
  const targets = targetsOf(given);
  const gate = gateOf(given);
  const limits = limitsOf(given);
  return ({ result, deserving, staleAcks }, watch) => {
    watch.finish();
    tellIn(targets, outside, ({ format, file }) => {
      const forFile = { columns: Number.POSITIVE_INFINITY, env: { NO_COLOR: '1' } };
      const { columns, env } = file === undefined ? { ...outside.out, env: outside.env } : forFile;
      const style = styleFor(outside.out, env);
      const elsewhere = root !== outside.directory;
      const options = { root, columns, style, deserving: deserving.length, elsewhere };
      return print(result, format, { ...options, limits, outside });
    });
    outside.err.write(staleAcks);
    if (has(given, 'timings')) outside.err.write(timingsText(watch.timings()));
    return exceeds(deserving, gate) ? 1 : 0;
  };
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
