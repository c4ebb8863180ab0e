import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HookLine, lineParts } from './hook-line.ts';
import { projectFiles } from './project-files.ts';

const root = absolutePath('/p');
const program = (content: string) => ({ kind: 'file', content, mode: 0o755 }) as const;
const files = projectFiles(
  memoryFileSystem({
    '/p': { kind: 'directory' },
    '/p/no.sh': program('#!/bin/sh\nif grep -q x; then exit 2; fi\nexit 0\n'),
    '/p/no.mjs': program('process.exitCode = 2;\n'),
    '/p/no.py': program('import sys\nsys.exit(2)\n'),
  }),
  root,
);
const line: HookLine = { files, variables: new Map(), event: 'PreToolUse', need: 'two' };

/** Whether any part of what `text` runs is seen to block. */
const blocks = (text: string): boolean =>
  lineParts(text, line).some(({ reasons }) => reasons.length === 0);

const RUNS = ['./no.sh', 'bash no.sh', 'node no.mjs', 'python3 no.py', "sh -c './no.sh'"];

/** What keeps the status of a command from being that of the line, or the command from running. */
const SWALLOWS: readonly ((command: string) => string)[] = [
  (one) => `${one} || true`,
  (one) => `${one} || :`,
  (one) => `${one} || /bin/true`,
  (one) => `${one} || exit 1`,
  (one) => `${one} || exit 0`,
  (one) => `${one} || echo failed`,
  (one) => `${one}; exit 0`,
  (one) => `${one}; true`,
  (one) => `${one}\necho done`,
  (one) => `${one} | cat`,
  (one) => `${one} | xargs echo`,
  (one) => `${one} &`,
  (one) => `(${one}) || true`,
  (one) => `{ ${one}; } || true`,
  (one) => `! ${one}`,
  (one) => `if ${one}; then :; fi`,
  (one) => `if ! ${one}; then echo bad; fi`,
  (one) => `while ${one}; do :; done`,
  (one) => `f() { ${one}; }`,
  (one) => `f() { ${one}; }; f || true`,
  (one) => `[ -f x ] && f() { ${one}; }; f`,
  (one) => `((f() { ${one}; }; f))`,
  (one) => `${one}; exit $? | cat`,
  (one) => `set -e; npm ci; ${one}`,
  (one) => `trap 'exit 0' EXIT; ${one}`,
  (one) => `exit 0; ${one}`,
  (one) => `exec true; ${one}`,
  (one) => `false && ${one}`,
  (one) => `true || ${one}`,
  (one) => `[ -n "$X" ] && ${one}`,
  (one) => `x=$(${one} || true)`,
  (one) => `cat <<EOF\n${one}\nEOF`,
  (one) => `echo ${one}`,
  (one) => `# ${one}`,
];

/** What may stand around any of these without taking it apart. */
const AROUND: readonly ((command: string) => string)[] = [
  (one) => `${one} || true`,
  (one) => `${one}; true`,
  (one) => `${one} | cat`,
  (one) => `cd . && ${one}`,
  (one) => `echo begin; ${one}`,
  (one) => `(${one})`,
  (one) => `{ ${one}; }`,
  (one) => `if true; then ${one}; fi`,
];

/** What changes nothing about either. */
const KEEPS: readonly ((command: string) => string)[] = [
  (one) => one,
  (one) => `cat | ${one}`,
  (one) => `cd . && ${one}`,
  (one) => `echo begin; ${one}`,
  (one) => `${one} && echo well`,
  (one) => `f() { ${one}; }; f`,
  (one) => `if ! ${one}; then exit 2; fi`,
  (one) => `if ${one}; then :; else echo no; exit 2; fi`,
  (one) => `${one}; [ $? -eq 0 ] || exit 2`,
  (one) => `(${one} || exit 2)`,
];

test.each(RUNS)('%s alone blocks, and in what changes nothing', (run) => {
  // With it, what follows a failure does not matter.
  const keeps = [...KEEPS, (one: string) => `set -e; ${one}; true`];
  for (const keep of keeps) expect([keep(run), blocks(keep(run))]).toEqual([keep(run), true]);
});

test('what swallows a failure is never seen to block, however it is wrapped', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RUNS),
      fc.constantFrom(...SWALLOWS),
      fc.array(fc.constantFrom(...AROUND), { maxLength: 3 }),
      (run, swallow, around) => {
        const text = around.reduce((inner, wrap) => wrap(inner), swallow(run));
        expect([text, blocks(text)]).toEqual([text, false]);
      },
    ),
    { numRuns: 500 },
  );
});

test('any text at all is read to its end', () => {
  const piece = fc.constantFrom(
    ...RUNS,
    'exit 2',
    '||',
    '&&',
    '|',
    ';',
    '\n',
    '(',
    ')',
    '{',
    '}',
    'if',
    'then',
    'fi',
    'case',
    'in',
    'esac',
    'function',
    '"',
    "'",
    '$(',
    '`',
    '<<A',
    '\\',
    '#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(lineParts(pieces.join(' '), line).length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
