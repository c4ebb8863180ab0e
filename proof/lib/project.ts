import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  absolutePath,
  nodeFileSystem,
  type StateDirectory,
  stateDirectory,
  systemClock,
} from './workspace.ts';

/** Files of a state directory, by their names in it. */
export type StateTree = Readonly<Record<string, string>>;

/** All there is below a folder, with everything that a change would change. */
export type Snapshot = ReadonlyMap<string, string>;

/** Makes a machine in `folder`, in the place of what was there; its project holds `tree`. */
export function makeProject(folder: string, tree: StateTree | undefined): string {
  const project = join(folder, 'home', 'project');
  rmSync(join(folder, 'home'), { recursive: true, force: true });
  const files = {
    '../other/.dochygiene/state.json': '{}',
    '../.profile': 'export A=1\n',
    '.git/HEAD': 'ref: refs/heads/main\n',
    '.gitignore': 'node_modules/\n',
    'README.md': '# A project\n',
    'docs/guide.md': '# A guide\n',
  };
  for (const [path, text] of Object.entries(files)) put(join(project, path), text);
  mkdirSync(join(project, '.git/objects'));
  if (tree !== undefined) mkdirSync(join(project, '.dochygiene'));
  for (const [name, text] of Object.entries(tree ?? {})) {
    put(join(project, '.dochygiene', name), text);
  }
  return project;
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The state directory of `project`, on the real disk, by a process other than the driver. */
export function stateOf(project: string): StateDirectory {
  return stateDirectory({
    fs: nodeFileSystem,
    root: absolutePath(project),
    clock: systemClock,
    token: () => {
      tokens += 1;
      return `f${tokens.toString(16).padStart(7, '0')}-proof`;
    },
    owner: process.getuid?.(),
  });
}

let tokens = 0;

/** What lies below `folder`; what lies in the project's state directory is told apart by its name. */
export function snapshot(folder: string): Snapshot {
  const found = new Map<string, string>();
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()]) {
    found.set(name, fingerprint(join(folder, name)));
  }
  return found;
}

/** Inode, mode, times and content of one thing. */
function fingerprint(path: string): string {
  const { ino, mode, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
  const kind = Number(mode) & 0o170000;
  const content =
    kind === 0o100000
      ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)
      : kind === 0o120000
        ? readlinkSync(path)
        : '';
  return [ino, mode.toString(8), size, mtimeNs, ctimeNs, content].join(' ');
}

/** Lets the scratch files in `project` have been left behind long ago. */
export function ageScratch(project: string): void {
  const long = Date.now() / 1000 - 3600;
  const folder = join(project, '.dochygiene');
  for (const name of namesIn(project)) {
    if (name.startsWith('scratch-')) utimesSync(join(folder, name), long, long);
  }
}

/** The names in the state directory of `project`; none if it is not there. */
export function namesIn(project: string): readonly string[] {
  try {
    return readdirSync(join(project, '.dochygiene')).sort();
  } catch {
    return [];
  }
}
