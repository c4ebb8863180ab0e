import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absolutePath } from '@dochygiene/ports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFile } from './open-file.ts';

let scratch: string;
beforeEach(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-open-')));
  vi.stubEnv('PATH', scratch);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true, force: true });
});

// A stand-in for the program that opens files: it is a script, and Windows runs none without a shell.
describe.skipIf(process.platform === 'win32')('a file', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // platform    program
    ['linux',      'xdg-open'],
    ['freebsd',    'xdg-open'],
    ['darwin',     'open'],
    ['win32',      'explorer.exe'],
  ])('on %s is opened by %s, which is told its path as it is', async (platform, program) => {
    const told = join(scratch, 'told');
    const file = absolutePath(join(scratch, 'a b"; touch x; $(touch y) & %PATH%.html'));
    writeFileSync(join(scratch, program), `#!/bin/sh\nprintf '%s|' "$@" >"${told}.part"\n/bin/mv "${told}.part" "${told}"\n`);
    chmodSync(join(scratch, program), 0o755);
    expect(await openFile(file, platform)).toBe(true);
    await vi.waitFor(() => expect(readFileSync(told, 'utf8')).toBe(`${file}|`), { timeout: 20_000 });
  });

  test('is not opened where there is no such program', async () => {
    expect(await openFile(absolutePath(join(scratch, 'a.html')), 'linux')).toBe(false);
  });
});
