import { absolutePath } from '@dochygiene/ports';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import type { Carrier } from '../src/carrier.ts';
import { resolveCarriers } from '../src/carriers/resolve-carriers.ts';
import { resolveClaim } from '../src/carriers/resolve-claim.ts';

import {
  CI,
  CLAUDE_CODE,
  type Configuration,
  FOLDERS,
  GIT,
  HOOK_LINES,
  MANIFESTS,
  OPTIONS,
  OTHER_AGENTS,
  SCRIPT_TEXTS,
} from './configurations/index.ts';

const ROOT = '/home/alice/project';
const ALL = [
  ...CLAUDE_CODE,
  ...OTHER_AGENTS,
  ...GIT,
  ...CI,
  ...MANIFESTS,
  ...HOOK_LINES,
  ...FOLDERS,
  ...OPTIONS,
  ...SCRIPT_TEXTS,
];

test.each(ALL)('$host: $name', (configuration) => {
  const { resolved, claims } = judged(configuration);
  expect(claims).toEqual(configuration.claims);
  expect(
    resolved.problems.map(({ code, path, line }) => `${code} ${path}${line ? `:${line}` : ''}`),
  ).toEqual(configuration.problems ?? []);
  expect(resolved.withoutHooks.map(({ host }) => host)).toEqual(configuration.withoutHooks ?? []);
});

test.each(ALL)('$host: $name: each carrier says what it is', (configuration) => {
  const { carriers } = judged(configuration).resolved;
  expect(new Set(carriers.map(({ id }) => id)).size).toBe(carriers.length);
  for (const carrier of carriers) {
    expect(carrier.reasons.length === 0).toBe(carrier.class === 'blocks');
    expect(carrier.runs).not.toContain('\n');
    expect(carrier.line ?? 1).toBeGreaterThan(0);
  }
});

test('there are enough of each host, and each reason is met', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(40);
  const hosts = ['claude-code', 'codex', 'cursor', 'git', 'ci', 'manifest'];
  for (const host of hosts) {
    expect(ALL.filter((one) => one.host === host).length).toBeGreaterThanOrEqual(3);
  }
  const met = new Set(JSON.stringify(ALL.map(({ claims }) => claims)).match(/OB1\d\d/g));
  const wanted = Array.from({ length: 20 }, (_, at) => `OB${101 + at}`);
  expect([...met].sort()).toEqual(wanted);
});

function judged({ tree, claims, user }: Configuration) {
  const fs = memoryFileSystem(placed(tree));
  const root = absolutePath(ROOT);
  const userScope = user ? { userScope: { home: absolutePath('/home/alice') } } : {};
  const resolved = resolveCarriers({ fs, root, ...userScope });
  const world = { carriers: resolved.carriers, fs, root };
  return {
    resolved,
    claims: claims.map(([form]) => {
      const claim = resolveClaim(form, world);
      if ('gap' in claim) return [form, `gap ${claim.gap}`];
      if ('fault' in claim) return [form, `fault ${claim.fault.code}`];
      return [form, ...claim.carriers.map(shown)];
    }),
  };
}

function placed(tree: Configuration['tree']): MemoryTree {
  const entries = Object.entries(tree).map(([path, entry]) => {
    return [
      path.startsWith('~/') ? `/home/alice/${path.slice(2)}` : `${ROOT}/${path}`,
      entry,
    ] as const;
  });
  return { [ROOT]: { kind: 'directory' }, ...Object.fromEntries(entries) };
}

function shown({ class: kind, firing, mode, reasons }: Carrier): string {
  const { period, tools, paths, sources } = firing;
  return [
    kind,
    period,
    mode === 'sweep' ? mode : '',
    reasons.map(({ code }) => code).join('+'),
    tools ? `tools=${tools.join(',')}` : '',
    paths ? `paths=${paths.join(',')}` : '',
    sources ? `sources=${sources.join(',')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
