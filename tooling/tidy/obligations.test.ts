import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  audit,
  auditExit,
  BASELINE_FILE,
  compareToBaseline,
  readBaseline,
} from '../../packages/obligations/src/index.ts';
import { absolutePath } from '../../packages/ports/src/index.ts';
import { nodeFileSystem } from '../../packages/ports/src/node.ts';
import { root } from './house.ts';

// The audit of this repository by the sources of the audit, as `dochygiene obligations audit` makes it.
const found = audit({ fs: nodeFileSystem, root: absolutePath(root), tool: 'tidy' });
const known = join(root, BASELINE_FILE);
const baseline = existsSync(known) ? readBaseline(readFileSync(known, 'utf8')) : undefined;

describe('the rules of this repository', () => {
  const claiming = found.rules.filter(({ enforced_by }) => enforced_by.length > 0);

  test('stand in AGENTS.md, and some of them claim that something keeps them', () => {
    expect(found.documents).toContain('AGENTS.md');
    expect(claiming.map(({ path }) => path)).toContain('AGENTS.md');
  });

  test('hold, at least one, and where one does not, the baseline knows', () => {
    expect(claiming.filter(({ verdict }) => verdict === 'holds').map(({ id }) => id)).not.toEqual(
      [],
    );
    if (typeof baseline === 'string') throw new Error(`${BASELINE_FILE} ${baseline}`);
    const comparison = compareToBaseline(found.findings, baseline);
    const told = comparison.fresh.map(({ path, line, message }) => `${path}:${line} ${message}`);
    expect(told).toEqual([]);
    expect(auditExit(found, comparison, 'warning')).toBe(0);
  });

  test('are read without a problem', () => {
    expect(found.problems).toEqual([]);
  });
});
