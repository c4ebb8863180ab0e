import { absolutePath } from '@dochygiene/ports';
import { defaultSignals, survey } from '@dochygiene/scanner';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { auditedWith } from '../test/audited.ts';
import { CARRIERS, DOCUMENTS } from '../test/sample.ts';
import { unkeptRuleSignal } from './unkept-rule.ts';

const signal = unkeptRuleSignal(auditedWith(DOCUMENTS, CARRIERS));

/** What the signal says of each document in a scan that is handed it. */
function said() {
  const root = absolutePath('/p');
  const tree = { ...DOCUMENTS, 'README.md': '# A\n', 'docs/a.md': 'each edit\n' };
  const fs = memoryFileSystem(
    Object.fromEntries(Object.entries(tree).map(([path, text]) => [`/p/${path}`, text])),
  );
  const { findings } = survey({ fs, root, signals: [...defaultSignals, signal] });
  return new Map(
    [...findings].flatMap(([path, all]) => {
      const own = all.find(({ signal: { id } }) => id === 'unkept-rule');
      return own === undefined ? [] : [[path, own.finding] as const];
    }),
  );
}

test('in a scan it speaks of the rule documents whose rules are not kept, and of no other', () => {
  expect([...said().keys()].sort()).toEqual([
    '.claude/rules/api.md',
    '.claude/rules/terms.md',
    'AGENTS.md',
    'CLAUDE.md',
  ]);
  expect(said().get('AGENTS.md')).toMatchObject({
    summary: '1 rule is not kept as it claims',
    evidence: [{ line: 3, detail: expect.stringContaining('OB107') }],
  });
});

test('it never decides, and one that does not hold counts for more than one that does partly', () => {
  expect(signal).toMatchObject({ deciding: false, family: 'declared', thresholds: {} });
  const strength = (path: string) => said().get(path)?.strength ?? 0;
  expect(strength('CLAUDE.md')).toBeGreaterThan(strength('.claude/rules/api.md'));
});
