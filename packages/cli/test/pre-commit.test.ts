import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

// What pre-commit does with a hook of language `script`: clone, then start the first word of `entry`.
test('the entry of the pre-commit hook is a committed file that can be started', () => {
  const [hook] = parse(readFileSync(join(ROOT, '.pre-commit-hooks.yaml'), 'utf8'));
  expect(hook).toMatchObject({ id: 'dochygiene', language: 'script', pass_filenames: false });
  const [file = '', ...words] = hook.entry.split(' ');
  const inIndex = execFileSync('git', ['ls-files', '-s', '--', file], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(inIndex).toMatch(/^100755 /);
  const help = execFileSync(join(ROOT, file), [...words, ...hook.args, '--help'], {
    encoding: 'utf8',
  });
  expect(help).toMatch(/^Usage: dochygiene scan/);
});
