import { readFileSync } from 'node:fs';
import { CATEGORIES, OPS, RATIONALE_LIMIT, SAFETY_TIERS } from '@dochygiene/report';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultText } from './fault-text.ts';
import { readVerdicts } from './read-verdicts.ts';

const SHA = 'a1'.repeat(32);
const ENTRY = {
  path: 'docs/a.md',
  category: 'finished',
  op: 'archive',
  target: 'docs/archive/a.md',
  rationale: 'Every box is ticked.',
  safety_tier: 'manual',
  quotes: [{ lines: [12, 14], text: '- [x] ship it' }],
  guard: { sha256: SHA },
};
const CLEARED = { path: 'docs/b.md', reason: 'Right for its day.', guard: { sha256: SHA } };
const VERDICTS = { schema: 'dochygiene.verdicts/1', entries: [ENTRY], cleared: [CLEARED] };

const faultsOf = (text: string): readonly string[] => {
  const reading = readVerdicts(text);
  return reading.ok ? [] : reading.faults.map(faultText);
};
const told = (value: unknown): readonly string[] => faultsOf(JSON.stringify(value));
const entry = (over: object) => told({ ...VERDICTS, entries: [{ ...ENTRY, ...over }] });
const without = (key: keyof typeof ENTRY) => {
  const { [key]: _left, ...rest } = ENTRY;
  return told({ ...VERDICTS, entries: [rest] });
};

test.each([
  ['all that there is', VERDICTS],
  ['nothing of either', { ...VERDICTS, entries: [], cleared: [] }],
  [
    'no more than there must be',
    {
      ...VERDICTS,
      entries: [{ ...ENTRY, target: undefined, safety_tier: undefined, quotes: undefined }],
    },
  ],
  [
    'a rationale as long as it may be',
    { ...VERDICTS, entries: [{ ...ENTRY, rationale: '😀'.repeat(RATIONALE_LIMIT) }] },
  ],
])('takes %s', (_what, value) => {
  const given = JSON.parse(JSON.stringify(value));
  expect(readVerdicts(JSON.stringify(value))).toEqual({ ok: true, verdicts: given });
});

test('a byte order mark does no harm, and of two keys the last counts', () => {
  expect(faultsOf(`\ufeff${JSON.stringify(VERDICTS)}`)).toEqual([]);
  const twice = JSON.stringify(VERDICTS).replace('{', '{"schema":"x",');
  expect(faultsOf(twice)).toEqual([]);
});

// biome-ignore format: a table is read by column
test.each([
  // text                   fault
  ['',                      '-: -: line 1, column 1: the text is empty: one object of JSON'],
  ['{"schema": x}',         '-: -: line 1, column 12: "x" cannot stand here: a value of JSON: texts and keys in double quotes, no comments'],
  ['```json\n{}\n```',      '-: -: line 1, column 1: the JSON stands in a code fence: the JSON alone'],
] as const)('no JSON: %j', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

const LINE = 'why: text of 1 to 400 characters on one line';
const GUARD = 'the guard.sha256 of the work list: 64 hexadecimal digits in lower case';
const LINES = 'two whole numbers from 1 up, the first and the last line: [12, 14]';

// biome-ignore format: a table is read by column
test.each([
  // what                          faults                                                  expected
  ['a list',                       told([]),                                               ['-: -: is a list: an object: the verdicts with schema, entries, cleared']],
  ['null',                         told(null),                                             ['-: -: is null: an object: the verdicts with schema, entries, cleared']],
  ['an empty object',              told({}),                                               ['-: schema: is missing: "dochygiene.verdicts/1"', '-: entries: is missing: a list, or []', '-: cleared: is missing: a list, or []']],
  ['another schema',               told({ ...VERDICTS, schema: 'dochygiene.verdicts/2' }), ['-: schema: is "dochygiene.verdicts/2": "dochygiene.verdicts/1"']],
  ['a key nobody knows',           told({ ...VERDICTS, note: 1 }),                         ['-: note: is no key of the verdicts: leave it out; the keys are schema, entries, cleared']],
  ['a key misspelled',             told({ ...VERDICTS, entrys: [] }),                      ['-: entrys: is no key of the verdicts: probably "entries"']],
  ['entries that are an object',   told({ ...VERDICTS, entries: {} }),                     ['-: entries: is an object: a list of entries']],
  ['an entry that is text',        told({ ...VERDICTS, entries: ['a'] }),                  ['-: entries[0]: is a text: an object: an entry with path, category, op, target, rationale, safety_tier, quotes, guard']],
  ['no path',                      without('path'),                                        ['-: entries[0].path: is missing: the path of a document, as the work list spells it']],
  ['an empty path',                entry({ path: '' }),                                    ['-: entries[0].path: is empty: the path of a document, as the work list spells it']],
  ['a path that is a number',      entry({ path: 7, op: 'x' }),                            ['-: entries[0].path: is 7: the path of a document, as the work list spells it', `-: entries[0].op: is "x": one of ${OPS.join(', ')}`]],
  ['a category misspelled',        entry({ category: 'Stale ' }),                          [`docs/a.md: category: is "Stale ": probably "stale"; one of ${CATEGORIES.join(', ')}`]],
  ['an op misspelled',             entry({ op: 'merge_into' }),                            [`docs/a.md: op: is "merge_into": probably "merge-into"; one of ${OPS.join(', ')}`]],
  ['an op of the prototype',       entry({ op: 'constructor' }),                           [`docs/a.md: op: is "constructor": one of ${OPS.join(', ')}`]],
  ['a tier nobody knows',          entry({ safety_tier: 'danger' }),                       [`docs/a.md: safety_tier: is "danger": one of ${SAFETY_TIERS.join(', ')}`]],
  ['a tier that is null',          entry({ safety_tier: null }),                           [`docs/a.md: safety_tier: is null: one of ${SAFETY_TIERS.join(', ')}`]],
  ['an empty target',              entry({ target: '' }),                                  ['docs/a.md: target: is empty: a path of the project']],
  ['a target that is null',        entry({ target: null }),                                ['docs/a.md: target: is null: a path of the project']],
  ['an empty rationale',           entry({ rationale: '' }),                               [`docs/a.md: rationale: is empty: ${LINE}`]],
  ['a rationale of blanks',        entry({ rationale: ' \u00a0 ' }),                       [`docs/a.md: rationale: is empty: ${LINE}`]],
  ['... of no width',              entry({ rationale: '\u200b\u2060\ufeff' }),              [`docs/a.md: rationale: is empty: ${LINE}`]],
  ['... of fillers',               entry({ rationale: '\u3164\u115f\u2800\u{e0020}' }),     [`docs/a.md: rationale: is empty: ${LINE}`]],
  ['... of a mark on nothing',     entry({ rationale: ' \u0301' }),                        [`docs/a.md: rationale: is empty: ${LINE}`]],
  ['... that shows among them',    entry({ rationale: '\u200b\u05d0\u200b' }),              []],
  ['a rationale of two lines',     entry({ rationale: 'a\nb' }),                           [`docs/a.md: rationale: holds a line break or another control character: ${LINE}`]],
  ['a rationale that is too long', entry({ rationale: 'x'.repeat(401) }),                  [`docs/a.md: rationale: is 401 characters long: ${LINE}`]],
  ['no guard',                     without('guard'),                                       ['docs/a.md: guard: is missing: {"sha256": …} with the guard.sha256 of the work list']],
  ['a guard with more',            entry({ guard: { sha256: SHA, size: 1 } }),             ['docs/a.md: guard.size: is no key of a guard: leave it out; the keys are sha256']],
  ['a guard that is short',        entry({ guard: { sha256: 'abc' } }),                    [`docs/a.md: guard.sha256: is "abc": ${GUARD}`]],
  ['quotes that are an object',    entry({ quotes: {} }),                                  ['docs/a.md: quotes: is an object: a list of quotes']],
  ['a quote that is text',         entry({ quotes: ['x'] }),                               ['docs/a.md: quotes[0]: is a text: an object: a quote with lines, text']],
  ['lines of one',                 entry({ quotes: [{ lines: [1], text: '' }] }),          [`docs/a.md: quotes[0].lines: is a list of 1: ${LINES}`]],
  ['lines from 0',                 entry({ quotes: [{ lines: [0, 1], text: '' }] }),       [`docs/a.md: quotes[0].lines: is [0, 1]: ${LINES}`]],
  ['lines with a fraction',        entry({ quotes: [{ lines: [1, 1.5], text: '' }] }),     [`docs/a.md: quotes[0].lines: is [1, 1.5]: ${LINES}`]],
  ['lines that are text',          entry({ quotes: [{ lines: ['1', 2], text: '' }] }),     [`docs/a.md: quotes[0].lines: is [a text, 2]: ${LINES}`]],
  ['a line that is a number',      entry({ quotes: [{ lines: 3, text: '' }] }),            [`docs/a.md: quotes[0].lines: is 3: ${LINES}`]],
  ['a cleared one with an op',     told({ ...VERDICTS, cleared: [{ ...CLEARED, op: 'x' }] }), ['docs/b.md: op: is no key of a cleared document: leave it out; the keys are path, reason, guard']],
] as const)('%s', (_what, faults, expected) => {
  expect(faults).toEqual(expected);
});

test('tells every fault and not the first', () => {
  const faults = told({
    schema: 1,
    entries: [
      { path: 'a.md', op: 'x', extra: 1 },
      { path: 'b.md', guard: {} },
    ],
    cleared: [{ path: 'c.md', reason: '' }],
  });
  expect(faults.map((fault) => fault.split(': ').slice(0, 2).join(': '))).toEqual([
    '-: schema',
    'a.md: category',
    'a.md: op',
    'a.md: rationale',
    'a.md: guard',
    'a.md: extra',
    'b.md: category',
    'b.md: op',
    'b.md: rationale',
    'b.md: guard.sha256',
    'c.md: reason',
    'c.md: guard',
  ]);
});

test('a key of the prototype is a key like any other', () => {
  const text = JSON.stringify(VERDICTS).replace('{', '{"__proto__":{"entries":[]},"toString":1,');
  expect(faultsOf(text).map((fault) => fault.split(': ')[1])).toEqual(['__proto__', 'toString']);
});

describe('the schema', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../schema/verdicts.schema.json', import.meta.url), 'utf8'),
  );
  const valid = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

  test('names what the types name', () => {
    const { category, op, safety_tier } = schema.$defs.entry.properties;
    expect([category.enum, op.enum, safety_tier.enum]).toEqual([CATEGORIES, OPS, SAFETY_TIERS]);
    expect(schema.$defs.line.maxLength).toBe(RATIONALE_LIMIT);
  });

  test('every object in it is shut', () => {
    const objects = [schema, ...Object.values<Record<string, unknown>>(schema.$defs)];
    const shut = objects.filter((each) => each['type'] === 'object');
    expect(shut.map((each) => each['additionalProperties'])).toEqual(shut.map(() => false));
  });

  const keys = ['path', 'op', 'target', 'quotes', 'guard', 'sha256', 'lines', 'text', 'note'];
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      1,
      -1,
      1.5,
      1e300,
      '',
      ' ',
      'a\nb',
      'a\u0085',
      '\ud800',
    ),
    fc.constantFrom<unknown>([], {}, [1, 2], [2, 1], [1, 2, 3], SHA, SHA.toUpperCase(), 'delete'),
    fc.constantFrom('x'.repeat(400), 'x'.repeat(401), '😀'.repeat(400), '😀'.repeat(401)),
    fc.string({ unit: 'binary' }),
    fc.jsonValue(),
  );
  /** Changes one thing somewhere in `value`, led by `steps`. */
  const changed = (
    value: unknown,
    steps: readonly number[],
    put: unknown,
    key: string,
  ): unknown => {
    const [step = 0, ...rest] = steps;
    if (steps.length === 0 || typeof value !== 'object' || value === null) return put;
    if (Array.isArray(value)) {
      if (value.length === 0 || step % 5 === 0) return [...value, put];
      const at = step % value.length;
      return value.map((each, index) => (index === at ? changed(each, rest, put, key) : each));
    }
    const names = Object.keys(value);
    if (step % 7 === 0) return { ...value, [key]: put };
    const name = names[step % names.length] ?? key;
    const copy: Record<string, unknown> = { ...value };
    if (step % 11 === 1) delete copy[name];
    else copy[name] = changed(copy[name], rest, put, key);
    return copy;
  };

  test('takes what is read, and nothing else', () => {
    let taken = 0;
    const steps = fc.array(fc.nat(1000), { maxLength: 5 });
    const change = fc.tuple(steps, odd, fc.constantFrom(...keys));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 2 }), (changes) => {
        const value = changes.reduce<unknown>(
          (all, [path, put, key]) => changed(all, path, put, key),
          VERDICTS,
        );
        const text = JSON.stringify(value);
        const read = readVerdicts(text);
        if (read.ok) taken += 1;
        expect([text, read.ok]).toEqual([text, valid(JSON.parse(text))]);
        if (!read.ok) expect(read.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 10_000 },
    );
    expect(taken).toBeGreaterThan(500);
  });
});
