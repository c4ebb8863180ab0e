import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SKIP } from '../../../tooling/client/client.ts';
import { eventOf } from '../src/hosts.ts';
import { CLAUDE_CODE } from '../src/tables/claude-code.ts';
import { type Bench, openBench, print, type Recorder, type Session } from './bench.ts';
import { STAGES, type Stage, WORDS } from './stages.ts';

const OTHER = 'nothing-of-the-kind';

describe.skipIf(SKIP)('what a hook can stop, in the real client', () => {
  let bench: Bench;
  beforeAll(() => {
    bench = openBench();
  });
  afterAll(() => bench.remove());

  /** What happens on the stage of `event` with these hooks of it. */
  async function session(stage: Stage, acting: readonly Recorder[]): Promise<Session> {
    const { hooks = [], files, before } = stage;
    const contents = { hooks: [...hooks, ...acting] };
    const project = bench.project(files === undefined ? contents : { ...contents, files });
    if (before !== undefined) await print(project, before);
    return print(project, stage);
  }

  /** What happens when the only hook of `event` does `then`, but only the first time. */
  function answered(event: string, stage: Stage, then: string, more: object = {}) {
    const acts = `${stage.works ?? ':'}; [ -e once ] && exit 0; : > once; ${then}`;
    const hook = { event, line: event, acts, more };
    const { needed, matcher } = stage;
    return session(stage, [needed && matcher !== undefined ? { ...hook, matcher } : hook]);
  }

  describe.each(Object.entries(STAGES))('%s', (name, stage) => {
    const event = eventOf(CLAUDE_CODE, name);
    const blocks = event?.blocks === 'yes';

    test('happens, and reads its matcher as the table says', async () => {
      const acts = stage.works ?? '';
      const seen = await session(stage, [
        { event: name, acts },
        { event: name, matcher: OTHER, acts },
        ...(stage.matcher === undefined ? [] : [{ event: name, matcher: stage.matcher, acts }]),
      ]);
      const { ran } = seen;
      expect(stage.stopped(seen)).toBe(false);
      expect(ran).toContain(name);
      if (event?.matches === 'none') {
        expect(stage.matcher).toBeUndefined();
        expect(ran).toContain(`${name} ${OTHER}`);
        return;
      }
      expect(ran).toContain(`${name} ${stage.matcher}`);
      expect(ran).not.toContain(`${name} ${OTHER}`);
      if (event?.matches === 'sources') expect(event.sources).toContain(stage.matcher);
      const tools = CLAUDE_CODE.tools.map((tool) => tool.name);
      if (event?.matches === 'tools') expect(tools).toContain(stage.matcher);
      else expect(tools).not.toContain(stage.matcher);
    });

    test('exit code 2 does what the table says', async () => {
      const seen = await answered(name, stage, `echo '${WORDS}' >&2; exit 2`);
      expect(stage.stopped(seen)).toBe(blocks && event.exit !== 'none');
      if (!blocks) expect(seen.asked.join().includes(WORDS)).toBe(event?.blocks === 'tells');
    });

    test('exit code 1 does what the table says', async () => {
      const seen = await answered(name, stage, 'exit 1');
      expect(stage.stopped(seen)).toBe(blocks && event.exit === 'any');
    });

    // Where any exit code counts, what is printed is no answer but a result.
    test.skipIf(event?.exit === 'any')('an answer of no does what the table says', async () => {
      const no = stage.no ?? JSON.stringify({ decision: 'block', reason: WORDS });
      const seen = await answered(name, stage, `echo '${no}'`);
      expect(seen.ran).toContain(name);
      expect(stage.stopped(seen)).toBe(blocks);
    });

    test.skipIf(!blocks || event.exit === 'any')('a hook beside it all stops nothing', async () => {
      const seen = await answered(name, stage, `echo '${WORDS}' >&2; exit 2`, { async: true });
      expect(stage.stopped(seen)).toBe(false);
    });
  });
});
