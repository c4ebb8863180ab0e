import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { absolutePath } from '@dochygiene/ports';
import { nodeFileSystem } from '@dochygiene/ports/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveCarriers } from '../src/carriers/resolve-carriers.ts';
import { resolveClaim } from '../src/carriers/resolve-claim.ts';

let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'obligations-')));
});

afterEach(() => rmSync(root, { recursive: true }));

test('executable bits, links and a FIFO of a real disk', () => {
  put(
    '.claude/settings.json',
    hook('PreToolUse', './run.sh', './plain.sh', './link.sh', './out.sh'),
  );
  put('run.sh', '#!/bin/sh\nexit 2\n', 0o755);
  put('plain.sh', '#!/bin/sh\nexit 2\n');
  symlinkSync('run.sh', join(root, 'link.sh'));
  symlinkSync('/bin/sh', join(root, 'out.sh'));
  put('.git/hooks/pre-commit', '#!/bin/sh\nnode x.mjs\n');
  put('.git/hooks/pre-push', '#!/bin/sh\nnpx tsc\n', 0o755);
  put('.codex/x', '');
  execFileSync('mkfifo', [join(root, '.codex/hooks.json')]);

  expect(told()).toEqual([
    '.claude/settings.json run.sh blocks',
    '.claude/settings.json plain.sh inert OB103',
    '.claude/settings.json link.sh blocks',
    '.claude/settings.json out.sh personal OB114',
    '.git/hooks/pre-commit .git/hooks/pre-commit inert OB114+OB103+OB101',
    '.git/hooks/pre-commit x.mjs inert OB114+OB103+OB101',
    '.git/hooks/pre-push .git/hooks/pre-push personal OB114',
  ]);
  expect(resolved().problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'LEADS_OUT out.sh',
    'UNREADABLE .codex/hooks.json',
  ]);
});

test('a root with a blank in its path, whose variable stands without quotes', () => {
  root = join(root, 'my project');
  put(
    '.claude/settings.json',
    hook('Stop', '$CLAUDE_PROJECT_DIR/a.sh', '"$CLAUDE_PROJECT_DIR"/b.sh'),
  );
  put('a.sh', '#!/bin/sh\nexit 2\n', 0o755);
  put('b.sh', '#!/bin/sh\nexit 2\n', 0o755);
  expect(told()).toEqual([
    '.claude/settings.json a.sh inert OB102',
    '.claude/settings.json b.sh blocks',
  ]);
  root = dirname(root);
});

test('a claim is looked up on the disk', () => {
  put('.claude/settings.json', hook('Stop', 'node a.mjs'));
  put('b.mjs', '');
  const fs = nodeFileSystem;
  const { carriers } = resolved();
  const claim = resolveClaim('hook:b.mjs', { carriers, fs, root: absolutePath(root) });
  expect(claim).toEqual({ fault: { code: 'OB116', message: 'b.mjs exists, and no hook runs it' } });
});

function put(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}

function hook(event: string, ...commands: readonly string[]): string {
  const hooks = commands.map((command) => ({ type: 'command', command }));
  return JSON.stringify({ hooks: { [event]: [{ hooks }] } });
}

const resolved = () => resolveCarriers({ fs: nodeFileSystem, root: absolutePath(root) });

function told(): readonly string[] {
  return resolved().carriers.map(({ path, script, class: kind, reasons }) =>
    [path, script, kind, reasons.map(({ code }) => code).join('+')].join(' ').trim(),
  );
}
