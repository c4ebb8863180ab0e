import type { AbsolutePath } from '@dochygiene/ports';
import { visible } from '@dochygiene/report';
import { readState } from '@dochygiene/state-store';
import type { Command } from '../command.ts';
import { type Check, checks } from '../doctor-checks.ts';
import type { Outside } from '../outside.ts';
import { directoryNamed, findRoot } from '../place.ts';
import { stateHere } from '../state-here.ts';
import { styleFor } from '../style.ts';

/** `dochygiene doctor`: whether everything is in place. */
export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'look whether git, the state, the configuration and the hook are in order',
  positionals: ['[dir]'],
  options: {},
  example: ['dochygiene doctor', 'one line a check, with the remedy where something is amiss'],
  notes:
    'A note (-) limits what dochygiene can say; a broken check (x) keeps it from working, and makes the exit code 2.',
  run(given, outside) {
    const start = directoryNamed(given.positionals[0], outside);
    const root = findRoot(outside.fs, start, outside);
    const found = [rootCheck(root), ...(root === undefined ? [] : ofProject(root, outside))];
    const style = styleFor(outside.out, outside.env);
    const widest = Math.max(...found.map(({ name }) => name.length));
    for (const { name, verdict, says, remedy } of found) {
      const line = `${SIGNS[verdict]} ${style.bold(name.padEnd(widest))}  ${visible(says)}\n`;
      const help = remedy === undefined ? '' : `  ${' '.repeat(widest)}  ${visible(remedy)}\n`;
      outside.out.write(`${line}${help}`);
    }
    return found.some(({ verdict }) => verdict === 'broken') ? 2 : 0;
  },
};

const SIGNS = { ok: '✓', note: '-', broken: 'x' } as const;

function rootCheck(root: AbsolutePath | undefined): Check {
  if (root !== undefined) return { name: 'root', verdict: 'ok', says: root };
  return {
    name: 'root',
    verdict: 'note',
    says: 'none: a home directory, the root of a disk or the inside of .git is no project',
    remedy: 'Name the directory of a project: dochygiene doctor <dir>',
  };
}

function ofProject(root: AbsolutePath, outside: Outside): readonly Check[] {
  return [...checks(root, outside), stateCheck(root, outside)];
}

function stateCheck(root: AbsolutePath, outside: Outside): Check {
  const { condition, because, lastCheck } = readState(stateHere(root, outside));
  const name = 'state';
  if (condition === 'absent') return { name, verdict: 'ok', says: 'none yet: never checked' };
  if (condition === 'ok') {
    return { name, verdict: 'ok', says: `last check ${lastCheck?.toISOString() ?? 'never'}` };
  }
  if (condition === 'newer') {
    return {
      name,
      verdict: 'note',
      says: 'written by a newer dochygiene: read, never changed',
      remedy: 'Update dochygiene.',
    };
  }
  if (condition === 'refused') {
    return {
      name,
      verdict: 'broken',
      says: ".dochygiene is a link, a file or another user's: nothing is kept",
      remedy: 'Remove it, or give it to yourself.',
    };
  }
  return {
    name,
    verdict: 'note',
    says: `state.json cannot be read (${because ?? 'unknown'}): as if never checked`,
    remedy: 'dochygiene check keeps it as state.json.bad and starts afresh.',
  };
}
