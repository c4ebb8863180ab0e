import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import type { Listing } from './listing.ts';
import { openSurvey } from './open-survey.ts';
import type { ScanOptions } from './scan-options.ts';
import type { Project, Signal } from './signal.ts';
import { defaultSignals } from './signals/index.ts';
import { survey } from './survey.ts';

const TREE = { '/p/README.md': '# P\n\n[gone](gone.md)\n', '/p/a.md': '# A\n' };
const CLOCK = { now: () => new Date('2030-01-01') } as NonNullable<ScanOptions['clock']>;
const options = (over: Partial<ScanOptions> = {}): ScanOptions => ({
  ...{ fs: memoryFileSystem(TREE), root: absolutePath('/p'), clock: CLOCK },
  ...over,
});
const more = (over: Partial<Signal> = {}): Signal => ({
  id: 'more',
  deciding: false,
  family: 'declared',
  explanation: { says: '', definition: '', traps: [] },
  thresholds: {},
  judge: () => (document) =>
    document.path === 'a.md' ? { summary: 'x', evidence: [{ line: 1 }], strength: 1 } : undefined,
  ...over,
});

test('speak after the others, once the project has been walked', () => {
  const seen: Listing[] = [];
  const found = survey(
    options({
      moreSignals(listing) {
        seen.push(listing);
        return [more()];
      },
    }),
  );
  expect(seen.map(({ candidates }) => candidates.map(({ path }) => path))).toEqual([
    ['README.md', 'a.md'],
  ]);
  expect([...found.signals.keys()]).toEqual([...defaultSignals.map(({ id }) => id), 'more']);
  expect(found.findings.get('a.md')?.at(-1)?.signal.id).toBe('more');
  expect(found.thresholds.get('more')).toEqual({});
});

test('change nothing of what the others say, nor of what is remembered', () => {
  const asked: string[] = [];
  const remember = (key: string) => {
    asked.push(key);
    return undefined;
  };
  const bare = openSurvey({ ...options(), remember }).finish();
  const found = openSurvey({ ...options({ moreSignals: () => [more()] }), remember }).finish();
  expect(new Set(asked).size).toBe(1);
  expect(bare.memory).toBeDefined();
  expect(found.memory).toEqual(bare.memory);
  const others = [...found.findings].flatMap(([path, said]) => {
    const own = said.filter(({ signal }) => signal.id !== 'more');
    return own.length === 0 ? [] : [[path, own] as const];
  });
  expect(new Map(others)).toEqual(bare.findings);
});

test('are trusted: they are handed the project that the default ones are', () => {
  const handed: Project[] = [];
  const judge: Signal['judge'] = (project) => {
    handed.push(project);
    return () => undefined;
  };
  const { project } = survey(options({ moreSignals: () => [more({ judge })] }));
  expect(handed[0]).toBe(project);
  const own = survey(options({ signals: [more({ judge })] }));
  expect(handed[1]).not.toBe(own.project);
});

test('are switched off, fail and are refused as others are', () => {
  const moreSignals = () => [more()];
  const off = survey(options({ moreSignals, config: { signals: { more: 'off' } } }));
  expect(off.signals.get('more')?.status).toBe('skipped');
  expect([...off.findings.values()].flat().some(({ signal }) => signal.id === 'more')).toBe(false);
  const judge = () => {
    throw new TypeError('odd');
  };
  const failed = survey(options({ moreSignals: () => [more({ judge })] }));
  expect(failed.signals.get('more')).toEqual({ status: 'failed', error: 'odd' });
  expect(failed.memory).toBeDefined();
  const twice = survey(options({ moreSignals: () => [more({ id: 'dead-link' })] }));
  expect(twice.problems.map(({ code }) => code)).toEqual(['SIGNAL_FAILED']);
});

test('what a default signal failed at while it observed, it is not asked again', () => {
  const observe = () => {
    throw new TypeError('odd');
  };
  const broken = more({ id: 'broken', observe });
  const found = survey(options({ signals: [broken], moreSignals: () => [more()] }));
  expect(found.signals.get('broken')).toEqual({ status: 'failed', error: 'odd' });
  expect(found.signals.get('more')).toEqual({ status: 'ran' });
});
