import { absolutePath } from '@dochygiene/ports';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { auditWith, type CarriersFound } from '../src/audit.ts';
import type { Carrier } from '../src/carrier.ts';
import { projectFiles } from '../src/carriers/project-files.ts';
import type { ResolvedClaim } from '../src/carriers/resolve-claim.ts';
import type { Audit } from '../src/result.ts';
import { type RulesRead, readRules } from '../src/rules/read-rules.ts';

const root = absolutePath('/p');

/** Where every path of a test project lies. */
function treeOf(files: Readonly<Record<string, MemoryTree[string]>>): MemoryTree {
  return Object.fromEntries([
    ['/p', { kind: 'directory' }],
    ...Object.entries(files).map(([path, entry]) => [
      path.startsWith('/') ? path : `/p/${path}`,
      entry,
    ]),
  ]);
}

/** The rules of a project that holds `files`, by their paths relative to its root. */
export function rulesOf(files: Readonly<Record<string, MemoryTree[string]>>): RulesRead {
  const fs = memoryFileSystem(treeOf(files));
  return readRules({ fs, root, files: projectFiles(fs, root), excludedDirs: undefined });
}

/** A carrier that blocks and that nothing narrows, with what a test says of it. */
export function carrierOf(parts: Partial<Carrier> = {}): Carrier {
  const { host = 'claude-code', event = 'PreToolUse', matcher = '', runs = 'check.sh' } = parts;
  return {
    id: `${host}:${event}/${matcher}:${runs}`,
    ...{ host, event, runs, path: '.claude/settings.json', line: 5, mode: 'point' },
    firing: { period: 'per-edit' },
    class: 'blocks',
    reasons: [],
    ...parts,
  };
}

/** Resolves a claim to the carriers whose `runs` or event it names. */
export function resolver(carriers: readonly Carrier[]): (claim: string) => ResolvedClaim {
  return (claim) => {
    if (/^instruction-only:\s*\S/.test(claim)) return { gap: 'a reason' };
    if (claim === 'instruction-only') return { fault: { code: 'OB302', message: 'no reason' } };
    const name = claim.slice(claim.indexOf(':') + 1);
    const found = carriers.filter(({ runs, event }) => runs === name || event === name);
    return found.length > 0
      ? { carriers: found }
      : { fault: { code: 'OB116', message: `no carrier is called ${name}` } };
  };
}

/** The audit of a project that holds `files` and has `carriers`. */
export function auditedWith(
  files: Readonly<Record<string, MemoryTree[string]>>,
  carriers: readonly Carrier[],
  over: Partial<CarriersFound> = {},
): Audit {
  const fs = memoryFileSystem(treeOf(files));
  return auditWith(
    { fs, root, tool: 'test 1' },
    {
      ...{ carriers, problems: [], withoutHooks: [], resolve: resolver(carriers) },
      ...over,
    },
  );
}
