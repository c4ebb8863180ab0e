import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyReport } from '../test/arbitrary.ts';
import { sampleEntry, sampleReport } from '../test/sample.ts';
import { canonicalReport, parseReport, printReport } from './parse-report.ts';
import type { Report } from './report.ts';

const schema = JSON.parse(
  readFileSync(new URL('../schema/report.schema.json', import.meta.url), 'utf8'),
);
const isInstant = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  // Conditions name keys that the object beside them describes.
  strictRequired: false,
  strictTypes: false,
  formats: { 'date-time': isInstant, date: (text) => isInstant(`${text}T00:00:00.000Z`) },
});
const bySchema = ajv.compile(schema);
const byParser = (value: unknown) => parseReport(value).ok;

const REPORT = sampleReport(
  [
    sampleEntry('a.md'),
    sampleEntry('b.md', { op: 'trim', quotes: [{ lines: [2, 4], sha256: 'cd'.repeat(32) }] }),
  ],
  [['c.md', 'It is right.']],
  [['d.md', 'Nobody got to it.']],
);

describe('print and parse', () => {
  test('give a value back as it was', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const parsed = parseReport(JSON.parse(printReport(report)));
        expect(parsed).toEqual({ ok: true, report });
      }),
      { numRuns: 2000 },
    );
  });

  test('give a text back as it was, in whatever order its keys were made', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const printed = printReport(report);
        const parsed = parseReport(JSON.parse(printed));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
        expect(printReport(parsed.report)).toBe(printed);
        expect(printReport(reversed(report) as Report)).toBe(printed);
        expect(`${JSON.stringify(canonicalReport(report), undefined, 2)}\n`).toBe(printed);
      }),
      { numRuns: 1000 },
    );
  });

  test('are of the order that the types have', () => {
    const { pair: _none, ...printed } = JSON.parse(printReport(REPORT));
    expect(Object.keys(printed)).toEqual(Object.keys(REPORT));
    expect(Object.keys(printed.entries[0])).toEqual(
      Object.keys(schema.$defs.entry.properties).filter((key) => key !== 'evidence'),
    );
    expect(Object.keys(schema.properties)).toEqual([...Object.keys(REPORT), 'pair']);
  });
});

test('every path of the shortlist is in exactly one place', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      const placed = [...report.entries, ...report.cleared, ...report.unread].map(
        ({ path }) => path,
      );
      expect([...placed].sort()).toEqual([...report.shortlist].sort());
      for (const [at, path] of report.shortlist.entries()) {
        const without = report.shortlist.filter((each) => each !== path);
        expect(byParser({ ...report, shortlist: without })).toBe(false);
        for (const list of ['entries', 'cleared', 'unread'] as const) {
          const rest = (report[list] as readonly { readonly path: string }[]).filter(
            (each) => each.path !== path,
          );
          if (rest.length === report[list].length) continue;
          expect(parseReport({ ...report, [list]: rest })).toEqual({
            ok: false,
            faults: [
              { path: `/shortlist/${at}`, problem: 'is in none of entries, cleared and unread' },
            ],
          });
          expect(byParser({ ...report, [list]: [...report[list], ...report[list]] })).toBe(false);
        }
      }
    }),
    { numRuns: 500 },
  );
});

/** What the schema cannot say: it is the parser alone that knows. */
const BEYOND_SCHEMA =
  /in the shortlist|in none of|twice|come after|a place in documents|two numbers of lines|another path|not be more/;

describe('the schema', () => {
  test('accepts every report', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        bySchema(JSON.parse(printReport(report)));
        expect(bySchema.errors).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('and the parser agree on a report in which one thing was changed', () => {
    const tally = { agreed: 0, refused: 0, beyond: 0 };
    fc.assert(
      fc.property(anyReport, fc.nat(), odd, (report, where, value) => {
        const changed = mutated(JSON.parse(printReport(report)), where, value);
        const parsed = parseReport(changed);
        const holds = bySchema(changed);
        const own = parsed.ok ? [] : parsed.faults;
        if (holds && own.length > 0 && own.every(({ problem }) => BEYOND_SCHEMA.test(problem))) {
          tally.beyond += 1;
          return;
        }
        expect({ changed, own, parser: parsed.ok }).toEqual({ changed, own, parser: holds });
        tally[holds ? 'agreed' : 'refused'] += 1;
      }),
      { numRuns: 10_000 },
    );
    // Otherwise nothing was tested.
    expect(Math.min(tally.agreed, tally.refused)).toBeGreaterThan(1000);
  });
});

// biome-ignore format: a table is read by column
test.each<readonly [string, (report: Mutable) => void, string, string]>([
  // case                       change                                                       path                             problem
  ['another schema',            (it) => { it['schema'] = 'dochygiene.report/2'; },           '/schema',                       'must be dochygiene.report/1'],
  ['a key too many',            (it) => { it['more'] = 1; },                                 '/more',                         'is no key that can be here'],
  ['... with a slash',          (it) => { it['a/~b'] = 1; },                                 '/a~1~0b',                       'is no key that can be here'],
  ['a key too few',             (it) => { delete it['head']; },                              '/head',                         'is missing'],
  ['a key in an entry',         (it) => { it['entries'][0].safe = true; },                   '/entries/0/safe',               'is no key that can be here'],
  ['no such op',                (it) => { it['entries'][0].op = 'burn'; },                   '/entries/0/op',                 'must be one of update, trim, merge-into, archive, delete, fix-links, add-status'],
  ['no list',                   (it) => { it['entries'] = {}; },                             '/entries',                      'must be a list'],
  ['a negative number',         (it) => { it['entries'][0].raw_tokens = -1; },               '/entries/0/raw_tokens',         'must be a whole number from 0 up'],
  ['a fraction',                (it) => { it['documents'][0].tokens = 1.5; },                '/documents/0/tokens',           'must be a whole number from 0 up'],
  ['no such day',               (it) => { it['documents'][0].last_content_commit = '2026-02-30'; }, '/documents/0/last_content_commit', 'must be a day, such as 2026-01-31'],
  ['a time that is not UTC',    (it) => { it['generated_at'] = '2026-03-10T12:00:00+01:00'; }, '/generated_at',               'must be a time in UTC, such as 2026-01-31T12:00:00.000Z'],
  ['a step up',                 (it) => { it['entries'][0].target = 'docs/../../x.md'; },    '/entries/0/target',             'must be a path in the project, such as docs/a.md'],
  ['an absolute path',          (it) => { it['entries'][0].target = '/etc/passwd'; },        '/entries/0/target',             'must be a path in the project, such as docs/a.md'],
  ['a hash of capitals',        (it) => { it['cleared'][0].sha256 = 'AB'.repeat(32); },      '/cleared/0/sha256',             'must be 64 hexadecimal digits, in lower case'],
  ['a long rationale',          (it) => { it['entries'][0].rationale = '😀'.repeat(401); },  '/entries/0/rationale',          'must be text of 1 to 400 characters'],
  ['archive without a target',  (it) => { delete it['entries'][0].target; },                 '/entries/0/target',             'is missing: archive has one'],
  ['trim with a target',        (it) => { it['entries'][1].target = 'x.md'; },               '/entries/1/target',             'is no key that can be here: trim has none'],
  ['itself as the target',      (it) => { it['entries'][0].target = 'a.md'; },               '/entries/0/target',             'must be another path than that of the document'],
  ['a written archive',         (it) => { it['entries'][0].op_type = 'generative'; },        '/entries/0/op_type',            'must be mechanical for archive'],
  ['unread and safe',           (it) => { it['entries'][0].by = 'signals'; },                '/entries/0/safety_tier',        'must be manual where nobody has read the document'],
  ['more saved than there is',  (it) => { it['entries'][0].token_estimate = 813; },          '/entries/0/token_estimate',     'must not be more than raw_tokens'],
  ['a quote that ends first',   (it) => { it['entries'][1].quotes[0].lines = [4, 2]; },      '/entries/1/quotes/0/lines',     'must be two numbers of lines, the first and the last'],
  ['evidence of nothing',       (it) => { it['entries'][0].signals[0].evidence[0] = {}; },   '/entries/0/signals/0/evidence/0', 'must say something'],
  ['a path in two places',      (it) => { it['cleared'][0].path = 'a.md'; it['shortlist'].splice(2, 1); }, '/cleared/0/path', 'is in the report twice'],
  ['a path not handed out',     (it) => { it['shortlist'].splice(2, 1); },                   '/cleared/0/path',               'is not in the shortlist'],
  ['a path nowhere',            (it) => { it['unread'] = []; },                              '/shortlist/3',                  'is in none of entries, cleared and unread'],
  ['a path twice',              (it) => { it['shortlist'].push('a.md'); },                   '/shortlist/4',                  'stands there twice'],
  ['a link to nowhere',         (it) => { it['documents'][0].links = [4]; },                 '/documents/0/links/0',          'must be a place in documents, ascending'],
  ['no count of what waits',    (it) => { delete it['left_out']; },                          '/left_out',                     'is missing'],
  ['... of one kind',           (it) => { delete it['left_out'].over_budget; },              '/left_out/over_budget',         'is missing'],
  ['... below zero',            (it) => { it['left_out'].acknowledged = -1; },               '/left_out/acknowledged',        'must be a whole number from 0 up'],
  ['... of another kind',       (it) => { it['left_out'].judged = 1; },                      '/left_out/judged',              'is no key that can be here'],
  ['links out of order',        (it) => { it['documents'][0].links = [2, 1]; },              '/documents/0/links/1',          'must be a place in documents, ascending'],
  ['documents out of order',    (it) => { it['documents'].reverse(); it['documents'].splice(2); for (const each of it['documents']) each.links = []; }, '/documents/1/path', 'must come after the path before it'],
])('%s is a fault', (_case, change, path, problem) => {
  const report = JSON.parse(printReport(REPORT)) as Mutable;
  expect(parseReport(report)).toEqual({ ok: true, report: REPORT });
  change(report);
  expect(parseReport(report)).toEqual({ ok: false, faults: [{ path, problem }] });
});

test('every fault is told', () => {
  const report = { ...REPORT, tool: '', head: 'main', cleared: 3 };
  const parsed = parseReport(report);
  expect(parsed.ok ? [] : parsed.faults.map(({ path }) => path)).toEqual([
    '/tool',
    '/head',
    '/cleared',
  ]);
});

test.each([[undefined], [null], [[]], ['{}'], [0]])('%j is no report', (value) => {
  expect(parseReport(value)).toEqual({
    ok: false,
    faults: [{ path: '', problem: 'must be an object' }],
  });
});

// biome-ignore lint/suspicious/noExplicitAny: what is changed has no shape any more
type Mutable = Record<string, any>;

/** `value` with the keys of every object in it the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reversed(each)]),
  );
}

const GONE = Symbol('gone');
const odd = fc.oneof(
  fc.constant(GONE),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    1e300,
    2 ** 53,
    '',
    'a',
    '.',
    '..',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a\u0000',
    [],
    {},
    [1],
    [1, 2, 3],
  ),
  fc.constantFrom<unknown>(
    'reader',
    'signals',
    'safe',
    'manual',
    'generative',
    'mechanical',
    'archive',
    'trim',
    'fix-links',
    'add-status',
    'skipped',
  ),
  fc.constantFrom<unknown>(
    '2026-02-30',
    '2026-02-28',
    '2026-13-01',
    '2026-02-28T24:00:00.000Z',
    '2026-02-30T00:00:00.000Z',
    '2026-02-28T00:00:00Z',
    '2026-02-28T00:00:00.000Z',
    'ab'.repeat(32),
    'AB'.repeat(32),
    'ab'.repeat(20),
    `${'ab'.repeat(32)}\n`,
  ),
  fc.constantFrom<unknown>(
    'x'.repeat(400),
    'x'.repeat(401),
    '😀'.repeat(400),
    '😀'.repeat(401),
    'a-b',
    'A-b',
    'a--b',
    'dead-link\n',
  ),
  fc.jsonValue({ maxDepth: 1 }),
);

/** `report` in which one value, the `where`-th, is `value` or gone, or an object has a key more. */
function mutated(report: Mutable, where: number, value: unknown): unknown {
  const places: (() => void)[] = [];
  const visit = (holder: Mutable) => {
    for (const key of Object.keys(holder)) {
      places.push(() => {
        if (value !== GONE) holder[key] = value;
        else if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
      });
      if (typeof holder[key] === 'object' && holder[key] !== null) visit(holder[key]);
    }
    if (Array.isArray(holder)) places.push(() => void holder.push(value === GONE ? 'x' : value));
    else {
      for (const key of ['more', 'target', 'evidence', 'record', 'A', 'a b', '1']) {
        places.push(() => {
          if (!Object.hasOwn(holder, key)) holder[key] = value === GONE ? 'x' : value;
        });
      }
    }
  };
  visit(report);
  places[where % places.length]?.();
  return report;
}
