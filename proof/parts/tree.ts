import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/build.ts';
import type { Part } from '../lib/part.ts';
import { COMMAND, type Ended, program } from '../lib/programs.ts';
import { makeProject } from '../lib/project.ts';
import { HOSTILE_NAMES } from '../tree/hostile-names.ts';
import { plantHostileTree } from '../tree/hostile-tree.ts';
import { rawIn } from '../tree/raw.ts';

/** What a hostile tree may cost beyond a clean one of as many documents, in milliseconds. */
const MOST = 2000;

/** Documents in one folder. */
const WIDE = 100_000;

/** The best of these is judged: a machine that is busy holds up one or another. */
const TRIES = 3;

/** Scans a tree that nobody should have, with 100,000 files in a folder, against a clean one. */
export const part: Part = {
  name: 'tree',
  async run() {
    const folder = temporaryFolder();
    const hostile = makeProject(join(folder, 'hostile'), undefined);
    const { left } = plantHostileTree(hostile, { wide: WIDE, deep: 200 });
    const clean = makeProject(join(folder, 'clean'), undefined);
    plantCleanTree(clean);

    const violations: string[] = [];
    const times = { hostile: Number.POSITIVE_INFINITY, clean: Number.POSITIVE_INFINITY };
    for (let tries = 0; tries < TRIES; tries += 1) {
      for (const [name, project] of Object.entries({ hostile, clean })) {
        const run = await scan(project, 'json');
        if (run.code !== 0) violations.push(`${name}: ended with ${run.code}: ${run.stderr}`);
        times[name as keyof typeof times] = Math.min(
          times[name as keyof typeof times],
          run.milliseconds,
        );
      }
    }
    const over = times.hostile - times.clean;
    if (over > MOST) violations.push(`the scan takes ${over.toFixed()} ms over the clean tree`);
    for (const format of ['text', 'json', 'markdown', 'sarif', 'github']) {
      const { stdout } = await scan(hostile, format, '--all', '--limit', '1000000');
      violations.push(...rawIn(stdout).map((one) => `${format}: ${one} is printed`));
    }
    return {
      figures:
        `${HOSTILE_NAMES.length} names and ${WIDE} files in a folder: ${times.hostile.toFixed()} ms, ` +
        `the clean tree ${times.clean.toFixed()} ms${left.length > 0 ? `; without ${left.join(', ')}` : ''}`,
      violations,
    };
  },
};

function scan(directory: string, format: string, ...words: readonly string[]): Promise<Ended> {
  return program([COMMAND, 'scan', '--format', format, ...words], { directory });
}

/** As many documents as the hostile tree has, with names and places as people choose them. */
function plantCleanTree(project: string): void {
  mkdirSync(join(project, 'names'));
  HOSTILE_NAMES.forEach((_, n) => {
    writeFileSync(join(project, `names/${n}.md`), `# ${n}\n\n[x](gone.md)\n`);
  });
  for (let n = 0; n < WIDE; n += 1) {
    const below = join(project, `wide/${Math.floor(n / 100)}`);
    if (n % 100 === 0) mkdirSync(below, { recursive: true });
    writeFileSync(join(below, `${n}.md`), '');
  }
}
