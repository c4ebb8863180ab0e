import type { AbsolutePath } from '@dochygiene/ports';

/** The program that opens files. None is a shell: a path is one argument, whatever is in it. */
// biome-ignore format: a table is read by column
const OPENERS: Readonly<Record<string, string>> = {
  darwin: 'open',
  win32:  'explorer.exe',
};

/**
 * Opens `file` with the program of this `platform` that does so, and does not wait for it.
 *
 * @returns whether the program could be started; what it makes of the file is its own affair.
 */
export function openFile(file: AbsolutePath, platform: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { spawn } = process.getBuiltinModule('node:child_process');
    const opener = spawn(OPENERS[platform] ?? 'xdg-open', [file], {
      detached: true,
      stdio: 'ignore',
    });
    opener.once('error', () => resolve(false));
    opener.once('spawn', () => {
      opener.unref();
      resolve(true);
    });
  });
}
