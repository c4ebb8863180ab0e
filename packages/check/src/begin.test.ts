import { readFileSync } from 'node:fs';
import { absolutePath } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import {
  type ClearedDocument,
  parseReport,
  type Report,
  type ReportEntry,
} from '@dochygiene/report';
import { artifact } from '@dochygiene/scanner';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginning, over, surveyed, words } from '../test/surveyed.ts';
import { type BeginInput, type BegunCheck, beginCheck } from './begin.ts';
import { WORKLIST_BYTES } from './begin-bag.ts';
import type { CheckDraft, HandedDocument } from './draft.ts';
import { parseDraft, printDraft } from './draft-text.ts';
import { TOKEN_METHOD, tokensOf } from './tokens.ts';
import { printWorklist } from './worklist.ts';

const schema = JSON.parse(
  readFileSync(new URL('../schema/worklist.schema.json', import.meta.url), 'utf8'),
);

/** The schema with every object shut: what the list has and the schema does not name is an error. */
function shut(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shut);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shut(value)]));
  const open = 'properties' in copy && !('additionalProperties' in copy);
  return open ? { ...copy, additionalProperties: false } : copy;
}
const ajv = new Ajv2020({ allErrors: true, strict: true });
const valid = ajv.compile(shut(schema) as object);

/** Begins a check, having made sure that the list is what the schema says and the draft can be kept. */
function begun(input: BeginInput): BegunCheck {
  const found = beginCheck(input);
  const printed: unknown = JSON.parse(printWorklist(found.worklist));
  expect([valid(printed), valid.errors]).toEqual([true, null]);
  expect(printed).toEqual(JSON.parse(JSON.stringify(found.worklist)));
  expect(parseDraft(printDraft(found.draft))).toEqual(found.draft);
  return found;
}

const paths = (documents: readonly { readonly path: string }[]) =>
  documents.map(({ path }) => path);

const FILES = {
  'README.md': `# P\n\n${words(1)}\n\n[a](docs/a.md), [b](docs/b.md), [c](docs/c.md)\n`,
  'docs/a.md': over(2),
  'docs/b.md': over(3, 400),
  'docs/c.md': `# C\n\n${words(4)}\n\n[a](a.md) and [a](a.md#x), [self](c.md)\n`,
  'docs/gone-to.md': `${over(5)}\n[gone](gone.md)\n`,
  'docs/kept.md': `---\nhygiene: frozen\n---\n${over(6)}\n[a](a.md)\n`,
  'vendor/x.md': '# X\n',
  'tool.ts': "read('docs/a.md');\n",
};
const project = surveyed(FILES);
const modified = (path: string) =>
  new Date(project.fs.lstat(absolutePath(`/p/${path}`))?.modified ?? 0).toISOString();

describe('what is handed out', () => {
  const { worklist, draft, wants } = begun(beginning(project));

  test('is the shortlist in its order, with facts and guards', () => {
    expect(paths(worklist.documents)).toEqual(['docs/gone-to.md', 'docs/b.md', 'docs/a.md']);
    expect(worklist.left_out).toEqual({
      acknowledged: 0,
      over_budget: 0,
      judged: 0,
      unreadable: 0,
    });
    expect(wants).toBeUndefined();
    const text = FILES['docs/a.md'];
    expect(worklist.documents[2]).toEqual({
      path: 'docs/a.md',
      signals: [expect.objectContaining({ id: 'declared-end-of-life', deciding: true })],
      facts: expect.objectContaining({ inbound: 3, last_content_commit: '2025-03-01' }),
      load_bearing: ['tool.ts'],
      inbound: ['README.md', 'docs/c.md', 'docs/kept.md'],
      tokens: tokensOf(text),
      guard: { sha256: sha256(text), mtime: modified('docs/a.md'), size: text.length },
    });
  });

  test('is kept with what an entry is made of', () => {
    expect(draft.handed[2]).toEqual({
      path: 'docs/a.md',
      guard: worklist.documents[2]?.guard,
      signals: worklist.documents[2]?.signals,
      load_bearing: ['tool.ts'],
      inbound: ['README.md', 'docs/c.md', 'docs/kept.md'],
      load_bearing_count: 1,
      inbound_count: 3,
      outbound_count: 0,
      tracked: true,
      rule_doc: false,
      entry: false,
      generated: false,
      tokens: tokensOf(FILES['docs/a.md']),
      lines: 5,
      evidence: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(draft).toMatchObject({
      schema: 'dochygiene.check/1',
      tool: 'dochygiene 0.0.0',
      begun_at: '2026-03-10T12:00:00.000Z',
      head: expect.stringMatching(/^[\da-f]{40}$/),
      coverage: { in_scope: 6, judged: 5 },
      token_method: TOKEN_METHOD,
      carried: [],
    });
    expect(Object.keys(draft.excluded)).toEqual(['docs/kept.md', 'vendor/']);
    expect(draft.excluded['docs/kept.md']).toMatch(/^frozen: ./);
  });

  test('every document judged is on the map, with its links to others', () => {
    expect(paths(draft.documents)).toEqual([
      'README.md',
      'docs/a.md',
      'docs/b.md',
      'docs/c.md',
      'docs/gone-to.md',
    ]);
    expect(draft.documents.map(({ links }) => links)).toEqual([[1, 2, 3], [], [], [1], []]);
    expect(draft.documents[4]).toEqual({
      path: 'docs/gone-to.md',
      tokens: tokensOf(FILES['docs/gone-to.md']),
      lines: 7,
      last_content_commit: '2025-03-01',
      signals: ['declared-end-of-life', 'dead-link', 'unreachable'],
      deciding: true,
      links: [],
    });
    const all = draft.documents.map(({ path, tokens }) => [path, tokens]);
    const texts = FILES as Readonly<Record<string, string>>;
    expect(all).toEqual(paths(draft.documents).map((path) => [path, tokensOf(texts[path] ?? '')]));
  });

  test('is the same for the same project', () => {
    expect(beginCheck(beginning(surveyed(FILES)))).toEqual(beginCheck(beginning(project)));
  });
});

// biome-ignore format: a table is read by column
test.each<readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, Partial<CheckDraft['handed'][number]>]>([
  ['committed as it is',    { 'a.md': over(1) },          {},                          { tracked: true }],
  ['changed since',         { 'a.md': over(1) },          { 'a.md': `${over(1)}x` },   { tracked: false }],
  ['unknown to git',        { 'b.md': `# B\n${words(2)}` }, { 'a.md': over(1) },       { tracked: false }],
  ['read by agents',        { 'AGENTS.md': over(1) },     {},                          { rule_doc: true, generated: false }],
  ['written by a program',  { 'a.md': `<!-- Code generated by x. DO NOT EDIT. -->\n${over(1)}` }, {}, { generated: true, rule_doc: false }],
])('a document that is %s', (_case, files, changed, facts) => {
  const { draft } = begun(beginning(surveyed(files, changed)));
  expect(draft.handed).toEqual([expect.objectContaining(facts)]);
});

describe('a share', () => {
  const many = surveyed(
    Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `d/${String(at).padStart(2, '0')}.md`,
        over(at, 10 + ((at * 37) % 300)),
      ]),
    ),
  );
  const shared = (limit: number, budget: number) =>
    begun(beginning(many, { share: { limit, budget } }));
  const cost = ({ worklist }: BegunCheck) =>
    tokensOf(printWorklist(worklist)) +
    worklist.documents.reduce((sum, { tokens }) => sum + tokens, 0);

  test.each([[0], [60], [200], [500], [1000], [3000], [10_000], [50_000]])(
    'of %i tokens is never exceeded, and filled as far as it goes',
    (budget) => {
      const found = shared(100, budget);
      const { documents, left_out } = found.worklist;
      if (documents.length > 0) expect(cost(found)).toBeLessThanOrEqual(budget);
      expect(documents.length + left_out.over_budget).toBe(60);
      // What was left out would not fit beside what is handed out.
      const least = Math.min(
        ...begun(beginning(many))
          .worklist.documents.filter(({ path }) => !paths(documents).includes(path))
          .map((document) => document.tokens + tokensOf(JSON.stringify(document))),
      );
      expect(cost(found) + least).toBeGreaterThan(Math.min(budget, 1e9));
    },
  );

  test('takes the next where one does not fit', () => {
    const order = paths(begun(beginning(many)).worklist.documents);
    const places = paths(shared(100, 3000).worklist.documents).map((path) => order.indexOf(path));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.length).toBeGreaterThan(1);
    expect(places.at(-1)).toBeGreaterThan(places.length - 1);
  });

  test.each([[0], [1], [7], [60], [100]])('of %i documents', (limit) => {
    const { worklist } = shared(limit, 1_000_000);
    expect(worklist.documents).toHaveLength(Math.min(limit, 60));
    expect(worklist.left_out.over_budget).toBe(60 - Math.min(limit, 60));
  });

  test('that no document fits into says how much one would want', () => {
    const { worklist, wants = 0 } = shared(10, 50);
    expect(worklist.documents).toEqual([]);
    expect(shared(10, wants - 1).worklist.documents).toEqual([]);
    expect(shared(10, wants).worklist.documents).toHaveLength(1);
  });

  test('is under a megabyte, whatever the budget', () => {
    const names = Array.from({ length: 200 }, (_, at) => `${'é'.repeat(30)}/d${at}.md`);
    const large = surveyed(
      Object.fromEntries(
        names.map((name, at) => [
          name,
          `${over(at)}\n${Array.from({ length: at === 0 ? 60 : 22 }, (_, link) => `[x](${'gone/'.repeat(60)}${at}-${link}.md)`).join('\n')}\n`,
        ]),
      ),
    );
    const { worklist } = begun(beginning(large, { share: { limit: 1000, budget: 1e9 } }));
    const bytes = new TextEncoder().encode(printWorklist(worklist)).length;
    expect(bytes).toBeLessThan(WORKLIST_BYTES);
    expect(bytes).toBeGreaterThan(0.8 * WORKLIST_BYTES);
    expect(worklist.documents.length + worklist.left_out.over_budget).toBe(200);
    // Of each signal the first pieces of evidence are shown, and all are kept.
    const linksOf = (documents: readonly Pick<HandedDocument, 'path' | 'signals'>[]) =>
      documents.find(({ path }) => path === names[0])?.signals.find(({ id }) => id === 'dead-link')
        ?.evidence;
    expect(linksOf(worklist.documents)).toHaveLength(20);
    expect(linksOf(begun(beginning(large)).draft.handed)).toHaveLength(50);
  });

  test('any budget and limit are kept to', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(70), (budget, limit) => {
        const found = beginCheck(beginning(many, { share: { limit, budget } }));
        const { documents } = found.worklist;
        expect(documents.length === 0 || cost(found) <= budget).toBe(true);
        expect(documents.length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 60 },
    );
  });

  test('what a terminal would not show costs what it costs written out', () => {
    const hidden = surveyed({ [`${'\u202e'.repeat(40)}.md`]: over(1, 10) });
    const all = begun(beginning(hidden, { share: { limit: 1, budget: 1e6 } }));
    expect(printWorklist(all.worklist)).toContain('\\u202e\\u202e');
    const needs = cost(all);
    const spare = begun(beginning(hidden, { share: { limit: 1, budget: needs - 20 } }));
    expect(spare.worklist.documents).toEqual([]);
  });
});

test('an artifact that was made already changes nothing', () => {
  const acknowledged = new Set(['docs/a.md']);
  const input = beginning(project, { acknowledged });
  const { survey, tool } = input;
  const scan = artifact(survey, { tool, shortlist: 'deserving', acknowledged });
  expect(begun({ ...input, scan })).toEqual(begun(input));
});

describe('what is not handed out', () => {
  test('what is acknowledged', () => {
    const acknowledged = new Set(['docs/a.md', 'docs/c.md']);
    const { worklist, draft } = begun(beginning(project, { acknowledged }));
    expect(paths(worklist.documents)).toEqual(['docs/gone-to.md', 'docs/b.md']);
    expect(worklist.left_out).toMatchObject({ acknowledged: 1, judged: 0 });
    expect(draft.left_out).toEqual({ acknowledged: 1, over_budget: 0, unreadable: 0 });
  });

  test('what cannot be read, or is longer than a reader is handed', () => {
    const long = surveyed({ 'a.md': over(1), 'b.md': over(2) });
    long.fs.remove(absolutePath('/p/a.md'));
    long.fs.remove(absolutePath('/p/b.md'));
    long.fs.create(absolutePath('/p/b.md'), 'x'.repeat(1024 * 1024 + 1));
    const { worklist } = begun(beginning(long));
    expect([worklist.documents, worklist.left_out.unreadable]).toEqual([[], 2]);
  });

  const all = begun(beginning(project)).draft;
  const entry = (path: string, change: Partial<ReportEntry> = {}): ReportEntry => {
    const handed = all.handed.find((each) => each.path === path);
    if (handed === undefined) throw new TypeError(path);
    const { signals, load_bearing, inbound, tokens, lines, guard, evidence } = handed;
    return {
      ...{ path, by: 'reader', category: 'stale', op: 'update', op_type: 'generative' },
      ...{ safety_tier: 'review', rationale: 'because', quotes: [], load_bearing, inbound },
      ...{ raw_tokens: tokens, token_estimate: 0, lines, guard, evidence },
      signals: signals.map((signal) => ({ ...signal, summary: 'as it was then' })),
      ...change,
    };
  };
  const last = (
    entries: readonly ReportEntry[],
    cleared: readonly ClearedDocument[] = [],
  ): Report => {
    const { tool, head, scope_globs, excluded_dirs, thresholds, coverage } = all;
    const report: Report = {
      ...{ schema: 'dochygiene.report/1', tool, generated_at: all.begun_at, head, scope_globs },
      ...{ excluded_dirs, thresholds, coverage, token_method: all.token_method },
      ...{
        shortlist: paths([...entries, ...cleared]),
        entries,
        cleared,
        unread: [],
        documents: all.documents,
      },
      left_out: { acknowledged: 0, over_budget: 0, unreadable: 0 },
    };
    expect(parseReport(report)).toMatchObject({ ok: true });
    return report;
  };
  const ARCHIVE = { category: 'finished', op: 'archive', op_type: 'mechanical' } as const;

  test('what a reader judged and is the same still: it is carried, with what signals say now', () => {
    const { worklist, draft } = begun(beginning(project, { last: last([entry('docs/a.md')]) }));
    expect(paths(worklist.documents)).toEqual(['docs/gone-to.md', 'docs/b.md']);
    expect(worklist.left_out).toMatchObject({ judged: 1, over_budget: 0 });
    const [, , document] = all.handed;
    expect(draft.carried).toEqual([{ ...entry('docs/a.md'), signals: document?.signals }]);
  });

  test.each([
    ['safe', 'review'],
    ['review', 'review'],
    ['manual', 'manual'],
  ] as const)('what leans on a carried document now is told, and %s becomes %s', (was, is) => {
    const said = entry('docs/a.md', { safety_tier: was, inbound: [], load_bearing: ['x.ts'] });
    const { draft } = begun(beginning(project, { last: last([said]) }));
    const { inbound, load_bearing } = entry('docs/a.md');
    expect(draft.carried).toMatchObject([{ safety_tier: is, inbound, load_bearing }]);
  });

  test('it is carried beside a share that is full', () => {
    const share = { limit: 0, budget: 1000 };
    const { worklist, draft } = begun(
      beginning(project, { last: last([entry('docs/a.md')]), share }),
    );
    expect([paths(draft.carried), worklist.left_out.over_budget]).toEqual([['docs/a.md'], 2]);
  });

  // biome-ignore format: a table is read by column
  test.each<readonly [string, Partial<ReportEntry>, boolean]>([
    ['without a change',                    {},                                                     true],
    ['on other evidence',                   { evidence: 'e'.repeat(64) },                           false],
    ['by signals alone',                    { by: 'signals', safety_tier: 'manual', evidence: undefined } as unknown as Partial<ReportEntry>, false],
    ['to be moved to where nothing is',     { ...ARCHIVE, target: 'docs/archive/a.md' },            true],
    ['to be moved to where something is',   { ...ARCHIVE, target: 'docs/b.md' },                    false],
    ['to be moved below a file',            { ...ARCHIVE, target: 'tool.ts/a.md' },                 false],
    ['to go into a document',               { op: 'merge-into', target: 'docs/c.md' },              true],
    ['to go into one that is gone',         { op: 'merge-into', target: 'docs/gone.md' },           false],
    ['to go into one that is protected',    { op: 'merge-into', target: 'docs/kept.md' },           false],
  ])('judged %s', (_case, change, carried) => {
    const made = entry('docs/a.md', change);
    const { evidence, ...rest } = made;
    const report = last([evidence === undefined ? rest : made]);
    const { draft } = begun(beginning(project, { last: report }));
    expect(paths(draft.carried)).toEqual(carried ? ['docs/a.md'] : []);
    expect(draft.handed).toHaveLength(carried ? 2 : 3);
  });

  test('what was judged and has changed is handed out again', () => {
    const changed = surveyed(FILES, { 'docs/a.md': `${FILES['docs/a.md']}more\n` });
    const { draft } = begun(beginning(changed, { last: last([entry('docs/a.md')]) }));
    expect([paths(draft.carried), paths(draft.handed)]).toEqual([
      [],
      expect.arrayContaining(['docs/a.md']),
    ]);
  });

  test('an acknowledged document is not carried', () => {
    const acknowledged = new Set(['docs/a.md']);
    const { draft } = begun(beginning(project, { last: last([entry('docs/a.md')]), acknowledged }));
    expect([draft.carried, draft.left_out]).toMatchObject([[], { acknowledged: 1 }]);
  });
});

test('a list has a document a line', () => {
  const { worklist } = begun(beginning(project));
  const lines = printWorklist(worklist).trimEnd().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/^\{"path":"docs\/gone-to\.md".*\},$/);
});
