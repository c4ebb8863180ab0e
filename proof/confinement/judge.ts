import { isAbsolute, join, normalize } from 'node:path';
import type { Change } from './changes.ts';

/** Where the command was run, for names that are relative. */
export interface Place {
  /** Left out where it is not known: a name then stands for that file in any folder. */
  readonly directory?: string;
}

/** What a process may open for writing anywhere: it keeps nothing. */
const DEVICES: ReadonlySet<string> = new Set(['/dev/null', '/dev/tty']);

/** Whether a process is the command or the hook, by what it was started as. */
export function isDochygiene(argv: readonly string[]): boolean {
  const script = argv.slice(0, 2);
  return script.some((word) => /(?:^|\/)(?:cli\.c?js|session-start\.cjs|dochygiene)$/.test(word));
}

/**
 * The changes that are not within a state directory, nor where the command was told to write, each
 * in a sentence. `stateDirectory` is the one that may be changed; without it, any may.
 */
export function outside(
  changes: readonly Change[],
  place: Place,
  stateDirectory?: string,
): readonly string[] {
  return changes
    .filter(({ paths, argv }) => {
      const told = toldTo(argv, place);
      const mayChange = (path: string) =>
        DEVICES.has(path) || within(path, stateDirectory) || told.some((one) => one.test(path));
      return paths.length === 0 || !paths.every((path) => mayChange(normalize(path)));
    })
    .map(({ argv, line }) => `${argv.join(' ')}: ${line}`);
}

function within(path: string, directory: string | undefined): boolean {
  if (directory === undefined) return /^\/(?:.*\/)?\.dochygiene(?:\/|$)/.test(path);
  return path === directory || path.startsWith(`${directory}/`);
}

/** The files that `argv` orders to be written, and the scratch files that come before them. */
function toldTo(argv: readonly string[], { directory }: Place): readonly RegExp[] {
  const told: string[] = [];
  const words = argv.slice(2);
  words.forEach((word, index) => {
    const value = word === '--format' ? words[index + 1] : /^--format=(.*)$/s.exec(word)?.[1];
    const file = /^\w+=(.+)$/s.exec(value ?? '')?.[1];
    if (file !== undefined) told.push(file);
  });
  const yes = words.includes('--yes') || words.includes('-y');
  if (words[0] === 'init' && yes) {
    const [, folder = '.'] = words.filter((word) => !word.startsWith('-'));
    told.push(join(folder, '.gitignore'));
  }
  return told.map((file) => {
    const known = isAbsolute(file) || directory === undefined;
    const path = normalize(known ? file : join(directory, file));
    return new RegExp(
      `${isAbsolute(path) ? '^' : '/'}${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\.[\\da-f]+\\.tmp)?$`,
      's',
    );
  });
}
