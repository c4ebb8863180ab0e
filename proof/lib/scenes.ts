import { type Act, reportOf } from './act.ts';
import type { StateTree } from './project.ts';
import { sha256 } from './workspace.ts';

/** What a write finds, and what can be read before it. */
export interface Scene {
  readonly name: string;
  /** What is in the state directory; `undefined` if there is none. */
  readonly tree: StateTree | undefined;
  /** What the report to be read is about. */
  readonly word: string | undefined;
  readonly lastCheck: string | undefined;
}

/** In bytes, of each half of a report: some blocks of a disk, and no more. */
export const SIZE = 60_000;

const CHECKED = '2026-03-01T08:00:00.000Z';

/** Fields of a state that this version knows nothing of, and has to keep. */
const MORE: Readonly<Record<string, unknown>> = { b: [1], a: { deep: 'x' } };

const STATE = JSON.stringify({ version: 1, last_check: CHECKED, last_reminded: null, ...MORE });
const BESIDE: StateTree = {
  '.gitignore': '*\n',
  'reminded-2026-01-02': '',
  'notes.md': 'mine',
  'cache/facts.json': '{}',
};
const OLD = pair('1000000000001-aaaaaaaa', 'old');
const OLDEST = pair('1000000000000-aaaaaaaa', 'oldest');

const NO_FOLDER: Scene = {
  name: 'no folder',
  tree: undefined,
  word: undefined,
  lastCheck: undefined,
};
/** A folder that has all that a project gathers. */
export const USED: Scene = {
  name: 'a folder in use',
  tree: { ...BESIDE, ...OLD, 'state.json': STATE },
  word: 'old',
  lastCheck: CHECKED,
};

const BAD_STATE: Scene = {
  ...USED,
  name: 'a bad state',
  tree: { ...USED.tree, 'state.json': 'bad' },
  lastCheck: undefined,
};

/** What each write is tried upon. */
export const SCENES: Readonly<Record<Act, readonly Scene[]>> = {
  report: [
    NO_FOLDER,
    USED,
    {
      ...USED,
      name: 'two reports and a half',
      tree: {
        ...USED.tree,
        ...OLDEST,
        'report-1000000000002-bbbbbbbb.md': 'half',
        'scratch-report-00000001': 'torn',
      },
    },
  ],
  check: [NO_FOLDER, USED, BAD_STATE],
  reminder: [NO_FOLDER, USED, BAD_STATE],
  banner: [NO_FOLDER, USED, BAD_STATE],
};

/** Whether the hook would remind of `scene`, on a day `today` that no clock has left since. */
export function isDue({ tree, lastCheck }: Scene, today: string): boolean {
  const told = tree?.['state.json']?.includes(`"last_reminded": "${today}`) ?? false;
  const claimed = Object.hasOwn(tree ?? {}, `reminded-${today}`);
  return !told && !claimed && lastCheck?.slice(0, 10) !== today;
}

function pair(key: string, word: string): StateTree {
  const { json, markdown } = reportOf(word, SIZE);
  return {
    [`report-${key}.json`]: JSON.stringify({ ...json, pair: { key, sha256: sha256(markdown) } }),
    [`report-${key}.md`]: markdown,
  };
}
