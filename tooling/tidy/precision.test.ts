import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSignals, signalWeight } from '../../packages/scanner/src/index.ts';
import { root } from './house.ts';

interface Judgement {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly finding: string;
  readonly verdict: string;
  readonly reason: string;
}

const FOLDER = join(root, 'bench', 'precision', 'judgements');
const judged = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return [name.replace('.json', ''), JSON.parse(text) as readonly Judgement[]] as const;
});

/** A signal that decides alone must have been right so often, of so many; one that supports, so often. */
const DECIDING = { share: 0.9, judgements: 40 };
const SUPPORTING = { share: 0.8 };

test.each(judged)('%s: every judgement can be looked up, and none is there twice', (id, all) => {
  expect(defaultSignals.map((signal) => signal.id)).toContain(id);
  for (const each of all) {
    expect(each.repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
    expect(each.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(['true', 'false']).toContain(each.verdict);
    expect([each.path, each.finding, each.reason]).not.toContain('');
  }
  const places = all.map(({ repository, path }) => `${repository} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test.each(judged)('%s: the table of weights tells what was measured', (id, all) => {
  const right = all.filter(({ verdict }) => verdict === 'true').length;
  expect(signalWeight(id).measured).toBe(`${right} of ${all.length}`);
});

test.each(defaultSignals.map((signal) => [signal.id, signal] as const))(
  '%s: was right as often as it has to be',
  (id, { deciding }) => {
    const all = judged.find(([name]) => name === id)?.[1] ?? [];
    const right = all.filter(({ verdict }) => verdict === 'true').length;
    expect(right / all.length).toBeGreaterThanOrEqual((deciding ? DECIDING : SUPPORTING).share);
    if (deciding) expect(all.length).toBeGreaterThanOrEqual(DECIDING.judgements);
  },
);

interface Page {
  readonly repository: string;
  readonly commit: string;
  readonly lines: readonly Pick<Judgement, 'path' | 'finding' | 'verdict' | 'reason'>[];
}

const validation = readFileSync(join(root, 'docs', 'VALIDATION.md'), 'utf8');

test.each(['unseen', 'after', 'second'])('first pages, %s: told as they were judged', (name) => {
  const file = join(root, 'bench', 'precision', 'first-pages', `${name}.json`);
  const pages: readonly Page[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const { repository, commit, lines } of pages) {
    expect(repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(lines.length).toBeLessThanOrEqual(10);
    for (const line of lines) {
      expect(['true', 'false']).toContain(line.verdict);
      expect([line.path, line.finding, line.reason]).not.toContain('');
    }
  }
  expect(new Set(pages.map(({ repository }) => repository)).size).toBe(pages.length);
  const all = pages.flatMap(({ lines }) => lines);
  const right = all.filter(({ verdict }) => verdict === 'true').length;
  expect(validation).toContain(`${right} of ${all.length}`);
});
