import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BadState, link, put } from './bad-state.ts';
import { CHECKED } from './bad-texts.ts';

const GOOD = JSON.stringify({ version: 1, last_check: CHECKED, last_reminded: null });
const superuser = process.getuid?.() === 0;
const NOBODY = 65_534;

const absent = { condition: 'absent' } as const;
const known = { condition: 'ok', lastCheck: CHECKED } as const;
const refused = { condition: 'refused', because: 'CONFINED', hook: 'silent' } as const;
const isLink = { condition: 'unreadable', because: 'IS_A_LINK' } as const;
const noFile = { condition: 'unreadable', because: 'NOT_A_FILE' } as const;

/** States that are no regular file of ours, and state directories that are none. */
export const BAD_FOLDERS: readonly BadState[] = [
  { name: 'no folder', ...absent, plant: () => undefined },
  { name: 'an empty folder', ...absent, plant: (project) => folder(project) },
  {
    name: 'a folder with foreign files alone',
    ...absent,
    plant(project) {
      folder(project);
      writeFileSync(join(project, '.dochygiene/notes.md'), 'mine');
    },
  },
  {
    name: 'a state that is a folder',
    condition: 'unreadable',
    because: 'IS_A_DIRECTORY',
    plant: (project) =>
      void mkdirSync(join(project, '.dochygiene/state.json'), { recursive: true }),
  },
  { name: 'a state that is a FIFO', ...noFile, plant: (project) => special(project, 'p') },
  { name: 'a state that is a device', ...noFile, plant: (project) => special(project, 'c') },
  { name: 'a state that is a socket', ...noFile, plant: (project) => socket(project) },
  {
    name: 'a state linked to one inside',
    ...isLink,
    plant(project) {
      folder(project);
      writeFileSync(join(project, '.dochygiene/mine.json'), GOOD);
      return link(project, '.dochygiene/state.json', 'mine.json');
    },
  },
  {
    name: 'a state linked to one outside',
    ...isLink,
    plant(project, outside) {
      writeFileSync(join(outside, 'victim.json'), GOOD);
      return link(project, '.dochygiene/state.json', join(outside, 'victim.json'));
    },
  },
  linked('a state linked to nothing', 'nowhere'),
  linked('a state linked to itself', 'state.json'),
  linked('a state linked to a device', '/dev/zero'),
  linked('a state linked to a folder', '..'),
  {
    name: 'a folder linked to one inside',
    ...refused,
    plant(project) {
      mkdirSync(join(project, 'inside'));
      return link(project, '.dochygiene', 'inside');
    },
  },
  {
    name: 'a folder linked to one outside',
    ...refused,
    plant(project, outside) {
      mkdirSync(join(outside, 'victim'));
      writeFileSync(join(outside, 'victim/state.json'), GOOD);
      return link(project, '.dochygiene', join(outside, 'victim'));
    },
  },
  { ...refused, name: 'a folder linked to nothing', plant: (p) => link(p, '.dochygiene', 'gone') },
  {
    ...refused,
    name: 'a folder linked to itself',
    plant: (p) => link(p, '.dochygiene', '.dochygiene'),
  },
  {
    name: 'a file in its place',
    ...refused,
    plant: (project) => writeFileSync(join(project, '.dochygiene'), GOOD) as undefined,
  },
  {
    name: 'a FIFO in its place',
    ...refused,
    plant: (project) => made('mkfifo', [join(project, '.dochygiene')]),
  },
  {
    name: 'a folder of another owner',
    ...refused,
    plant(project) {
      put(project, GOOD);
      return give(join(project, '.dochygiene'));
    },
  },
  {
    name: 'a state of another owner',
    ...known,
    plant(project) {
      put(project, GOOD);
      return give(join(project, '.dochygiene/state.json'));
    },
  },
  {
    name: 'a read-only state',
    ...known,
    plant(project) {
      put(project, GOOD);
      chmodSync(join(project, '.dochygiene/state.json'), 0o444);
      return undefined;
    },
  },
  {
    name: 'claims of days that are none',
    ...known,
    plant(project) {
      put(project, GOOD);
      for (const day of ['2024-13-41', '9999-12-31', '0000-00-00', 'today', '']) {
        writeFileSync(join(project, `.dochygiene/reminded-${day}`), '');
      }
      return undefined;
    },
  },
  {
    name: 'a thousand old claims',
    ...known,
    plant(project) {
      put(project, GOOD);
      for (let n = 0; n < 1000; n += 1) {
        const day = new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
        writeFileSync(join(project, `.dochygiene/reminded-${day}`), '');
      }
      return undefined;
    },
  },
  claimed('a folder where the claim goes', (path) => void mkdirSync(path)),
  claimed('a FIFO where the claim goes', (path) => made('mkfifo', [path])),
  claimed('a link where the claim goes', (path) => void symlinkSync('/dev/null', path)),
  claimed('a link to nothing where the claim goes', (path) => void symlinkSync('../../gone', path)),
];

function folder(project: string): undefined {
  mkdirSync(join(project, '.dochygiene'), { recursive: true });
}

function linked(name: string, to: string): BadState {
  return { name, ...isLink, plant: (project) => link(project, '.dochygiene/state.json', to) };
}

/** Whatever has the name of the day's claim, the day is taken. */
function claimed(name: string, make: (path: string) => string | undefined): BadState {
  return {
    name,
    ...known,
    hook: 'silent',
    plant(project) {
      put(project, GOOD);
      const today = new Date().toLocaleDateString('sv-SE');
      return make(join(project, `.dochygiene/reminded-${today}`));
    },
  };
}

function special(project: string, kind: 'p' | 'c'): string | undefined {
  folder(project);
  const path = join(project, '.dochygiene/state.json');
  return made('mknod', kind === 'p' ? [path, kind] : [path, kind, '1', '5']);
}

/** A socket that nobody listens at: the process that made it is gone. */
function socket(project: string): string | undefined {
  folder(project);
  const listen =
    'require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, 9))';
  spawnSync(process.execPath, ['-e', listen, 'state.json'], { cwd: join(project, '.dochygiene') });
  return undefined;
}

function made(command: string, args: readonly string[]): string | undefined {
  const { status, error } = spawnSync(command, args);
  return status === 0 && error === undefined ? undefined : `${command} is not permitted here`;
}

function give(path: string): string | undefined {
  if (!superuser) return 'only the superuser can give files away';
  chownSync(path, NOBODY, NOBODY);
  return undefined;
}
