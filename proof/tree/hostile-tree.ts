import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE_NAMES, UNDECODABLE_NAMES } from './hostile-names.ts';

/** How large a tree is made. */
export interface Extent {
  /** How many files lie in one folder. */
  readonly wide: number;
  /** How many folders lie in each other. */
  readonly deep: number;
}

/** What a tree has that no other can be made of, for want of permission. */
export interface HostileTree {
  readonly left: readonly string[];
}

const GIB = 1 << 30;

/** Adds to `project` what no tree should have. */
export function plantHostileTree(project: string, { wide, deep }: Extent): HostileTree {
  const at = (name: string) => join(project, name);
  const left: string[] = [];
  for (const [name, words] of [
    ['fifo.md', ['mkfifo', at('fifo.md')]],
    ['null.md', ['mknod', at('null.md'), 'c', '1', '3']],
    ['zero.md', ['mknod', at('zero.md'), 'c', '1', '5']],
    ['CLAUDE.md', ['mkfifo', at('CLAUDE.md')]],
  ] as const) {
    const [command, ...args] = words;
    if (spawnSync(command, args).status !== 0) left.push(name);
  }
  listen(project, 'socket.md');

  for (const [name, to] of LINKS) symlinkSync(to, at(name));
  writeFileSync(at('huge.md'), '# Huge\n');
  truncateSync(at('huge.md'), GIB);

  mkdirSync(at('names'));
  // Each is linked to, so that findings repeat it too.
  for (const name of HOSTILE_NAMES)
    writeFileSync(at(`names/${name}`), `# ${name}\n\n[x](gone.md)\n`);
  const prefix = Buffer.from(`${at('names')}/`);
  for (const name of UNDECODABLE_NAMES) writeFileSync(Buffer.concat([prefix, name]), '');

  mkdirSync(at('wide'));
  for (let n = 0; n < wide; n += 1) writeFileSync(at(`wide/${n}.md`), '');
  mkdirSync(at(`deep/${Array(deep).fill('d').join('/')}`), { recursive: true });
  return { left };
}

/** Links, by name, and where they lead: in circles, out of the project, and to what never ends. */
const LINKS: readonly (readonly [string, string])[] = [
  ['itself.md', 'itself.md'],
  ['there.md', 'back.md'],
  ['back.md', 'there.md'],
  ['gone.md', 'nowhere'],
  ['out.md', '../../.profile'],
  ['passwd.md', '/etc/passwd'],
  ['endless.md', '/dev/zero'],
  ['loop', '.'],
  ['up', '..'],
  ['root', '/'],
];

/** A socket that nobody listens at: the process that made it is gone. */
function listen(directory: string, name: string): void {
  const script =
    'require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, 9))';
  spawnSync(process.execPath, ['-e', script, name], { cwd: directory });
}
