import type { ScanStep } from '@dochygiene/scanner';
import type { Outside } from './outside.ts';

/** Nobody minds waiting so long without a word, in milliseconds. */
const QUIET = 500;
/** How often the line changes, in milliseconds. */
const PACE = 100;

/** Follows a scan: a line on the terminal if it takes long, and how long each stage took. */
export interface Progress {
  onStep(step: ScanStep): void;
  /** Clears the line. */
  finish(): void;
  /** Milliseconds by stage, in order, and in all. */
  timings(): readonly (readonly [string, number])[];
}

/** Progress that speaks on `outside.err`, and only if that is a terminal. */
export function progress({ err, elapsed }: Pick<Outside, 'err' | 'elapsed'>): Progress {
  const start = elapsed();
  const stages = new Map<string, number>();
  let last = start;
  let shown = start + QUIET - PACE;
  let stage: string | undefined;
  let written = false;
  const close = () => {
    const now = elapsed();
    if (stage !== undefined) stages.set(stage, (stages.get(stage) ?? 0) + now - last);
    last = now;
  };
  return {
    onStep(step) {
      if (step.stage !== stage) {
        close();
        stage = step.stage;
      }
      if (!err.isTerminal) return;
      const now = elapsed();
      if (now - shown < PACE) return;
      shown = now;
      written = true;
      const part = step.total > 0 ? ` ${step.done} of ${step.total}` : '';
      err.write(`\r\u001b[K${step.stage}${part} …`);
    },
    finish() {
      close();
      stage = undefined;
      if (written) err.write('\r\u001b[K');
      written = false;
    },
    timings: () => [...stages, ['all', last - start]],
  };
}
