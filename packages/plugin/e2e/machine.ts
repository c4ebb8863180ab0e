import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A `PATH` with everything this one leads to but `node`.
 *
 * @param scratch a folder of the test's own, in which folders that hold node get a stand-in
 */
export function pathWithoutNode(scratch: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((name) => existsSync(name));
  return folders
    .map((folder, index) => {
      if (!existsSync(join(folder, 'node'))) return folder;
      const standIn = join(scratch, `path-${index}`);
      mkdirSync(standIn, { recursive: true });
      for (const name of readdirSync(folder)) {
        const linked = join(standIn, name);
        if (name !== 'node' && !existsSync(linked)) symlinkSync(join(folder, name), linked);
      }
      return standIn;
    })
    .join(delimiter);
}

/** A `PATH` on which `name` is first of all the given shell script. */
export function pathWith(scratch: string, name: string, script: string): string {
  const folder = join(scratch, `first-${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
  return `${folder}${delimiter}${process.env['PATH'] ?? ''}`;
}

/**
 * Makes a folder impossible to write to, and returns what undoes that; `undefined` where this
 * machine cannot.
 *
 * Permission bits do not bind root, but a read-only mount does.
 */
export function readOnly(folder: string): (() => void) | undefined {
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o555);
    return () => chmodSync(folder, 0o755);
  }
  const done = (...args: readonly string[]) => spawnSync('mount', args).status === 0;
  const undo = () => void spawnSync('umount', [folder]);
  if (!done('--bind', folder, folder)) return undefined;
  if (done('-o', 'remount,bind,ro', folder)) return undo;
  undo();
  return undefined;
}
