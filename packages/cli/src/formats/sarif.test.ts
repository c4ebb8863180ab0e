import { sha256 } from '@dochygiene/ports/node-hash';
import type { ArtifactSignal, ScanArtifact } from '@dochygiene/scanner';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSarif } from '../../test/sarif-schema.ts';
import { OVER, scanned, UNREACHABLE } from '../../test/scanned.ts';
import { scanSarif } from './sarif.ts';

interface Location {
  readonly id?: number;
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
    readonly region?: { readonly startLine: number };
  };
  readonly message?: { readonly text: string };
}
interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly [Location];
  readonly relatedLocations?: readonly Location[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}

/** The one run of the log of `artifact`, having made sure that the log is what the schema says. */
function runOf(artifact: ScanArtifact, limit = Number.POSITIVE_INFINITY) {
  const text = scanSarif(artifact, { limit, sha256 });
  const log = JSON.parse(text);
  expect([isSarif(log), isSarif.errors]).toEqual([true, null]);
  expect(text.endsWith('}\n')).toBe(true);
  const [run] = log.runs;
  return { text, run, results: run.results as readonly Result[] };
}

const one = (path: string, said: Partial<ArtifactSignal> = {}): Result => {
  const [result] = runOf(scanned([[path, said]])).results;
  if (result === undefined) throw new Error('no result');
  return result;
};

test('the schema finds what is wrong', () => {
  const log = JSON.parse(scanSarif(scanned([['a.md', {}]]), { limit: 1, sha256 }));
  const [location] = log.runs[0].results[0].locations;
  location.physicalLocation.region.startLine = 0;
  location.physicalLocation.artifactLocation.uri = 'a b.md';
  log.runs[0].results[0].level = 'bad';
  expect(isSarif(log)).toBe(false);
  expect(isSarif.errors?.map(({ keyword }) => keyword).sort()).toEqual([
    'enum',
    'format',
    'minimum',
  ]);
});

describe('a result', () => {
  test('for each document and signal, in the order of the shortlist', () => {
    const { results } = runOf(scanned([['b.md', OVER, {}], ['a.md', UNREACHABLE], ['c.md']]));
    expect(
      results.map(({ ruleId, level, locations: [{ physicalLocation }] }) => [
        physicalLocation.artifactLocation.uri,
        ruleId,
        level,
        physicalLocation.region?.startLine,
      ]),
    ).toEqual([
      ['b.md', 'declared-end-of-life', 'warning', 3],
      ['b.md', 'dead-link', 'note', 7],
      ['a.md', 'unreachable', 'note', undefined],
    ]);
  });

  test('without a line has no region, and without evidence still a place', () => {
    for (const said of [UNREACHABLE, { evidence: [] }]) {
      expect(one('docs/a.md', said).locations).toEqual([
        { physicalLocation: { artifactLocation: { uri: 'docs/a.md', uriBaseId: '%SRCROOT%' } } },
      ]);
    }
  });

  test('tells the strongest evidence, and links to the lines of the rest', () => {
    const evidence = [
      { detail: '54 % of it' },
      { line: 7, path: 'gone.md', now: 'docs/gone.md', detail: 'nothing is there' },
      { line: 9, path: 'other.md' },
      { line: 12, detail: 'x' },
    ];
    const { message, locations, relatedLocations } = one('a.md', { evidence });
    expect(message.text).toBe(
      '1 of 2 links leads nowhere. gone.md → docs/gone.md (nothing is there). Also in [line 9](1), [line 12](2).',
    );
    expect(locations[0].physicalLocation.region).toEqual({ startLine: 7 });
    expect(
      relatedLocations?.map(({ id, physicalLocation, message: told }) => [
        id,
        physicalLocation.region?.startLine,
        told?.text,
      ]),
    ).toEqual([
      [1, 9, 'other.md'],
      [2, 12, 'x'],
    ]);
  });

  test('links to ten other lines and counts the rest', () => {
    const evidence = Array.from({ length: 15 }, (_, at) => ({ line: at + 1, detail: 'x' }));
    const { message, relatedLocations } = one('a.md', { evidence });
    expect(message.text).toMatch(/\[line 11\]\(10\) and 4 more\.$/);
    expect(relatedLocations).toHaveLength(14);
  });

  test('of a historical record is a note', () => {
    expect(one('a.md', { ...OVER, record: true }).level).toBe('note');
  });

  test.each([
    [0, []],
    [1, ['a.md']],
    [9, ['a.md', 'b.md']],
  ])('with a limit of %i', (limit, uris) => {
    const { results } = runOf(
      scanned([
        ['a.md', {}],
        ['b.md', {}],
      ]),
      limit,
    );
    expect(
      results.map(({ locations: [each] }) => each.physicalLocation.artifactLocation.uri),
    ).toEqual(uris);
  });
});

describe('hostile text', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // case                path                uri
    ['a space',            'a b/c d.md',       'a%20b/c%20d.md'],
    ['a percent sign',     '100%25.md',        '100%2525.md'],
    ['letters of others',  'é漢.md',           '%C3%A9%E6%BC%A2.md'],
    ['an emoji',           '😀.md',            '%F0%9F%98%80.md'],
    ['a colon first',      'http:x.md',        'http%3Ax.md'],
    ['a query',            'a?b#c.md',         'a%3Fb%23c.md'],
    ['a backslash',        'a\\b.md',          'a%5Cb.md'],
    ['a newline',          'a\nb.md',          'a%0Ab.md'],
    ['an escape',          'a\u001b[31m.md',   'a%1B%5B31m.md'],
    ['right-to-left',      'a\u202eb.md',      'a%E2%80%AEb.md'],
    ['a lone surrogate',   'a\ud800b.md',      'a%EF%BF%BDb.md'],
  ] as const)('a path with %s', (_case, path, uri) => {
    const { artifactLocation } = one(path).locations[0].physicalLocation;
    expect(artifactLocation).toEqual({ uri, uriBaseId: '%SRCROOT%' });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case            text                        shown
    ['a newline',      'a\nb',                     'a\\u{a}b'],
    ['an escape',      '\u001b[31mred',            '\\u{1b}[31mred'],
    ['right-to-left',  'a\u202eb',                 'a\\u{202e}b'],
    ['a link',         '[x](https://evil.test)',   '[x]\\(https://evil.test)'],
  ] as const)('%s in evidence and in a summary', (_case, text, shown) => {
    const { message } = one('a.md', { summary: `says ${text}`, evidence: [{ line: 1, detail: text }] });
    expect(message.text).toBe(`Says ${shown}. ${shown}.`);
  });

  test('a URI leads back to its path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (path) => {
        const { uri } = one(path).locations[0].physicalLocation.artifactLocation;
        expect(decodeURIComponent(uri)).toBe(path);
      }),
    );
  });

  test('is never raw, and always a log that holds', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    fc.assert(
      fc.property(text, text, text, (path, summary, detail) => {
        const said = {
          summary,
          evidence: [
            { line: 1, path, detail },
            { line: 2, detail },
          ],
        };
        const problem = { path, code: 'UNREADABLE', message: detail } as const;
        const log = runOf(scanned([[path, said]], [problem])).text;
        expect(log).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
      { numRuns: 500 },
    );
  });
});

describe('fingerprints', () => {
  const of = (path: string, said: Partial<ArtifactSignal> = {}) =>
    one(path, said).partialFingerprints['dochygiene/v1'];
  const at = (line: number, path: string, detail: string) => ({
    evidence: [{ line, path, detail }],
  });
  const before = of('a.md', at(7, 'b.md', '120 words in lines 7-30, there in lines 9-32'));

  // biome-ignore format: a table is read by column
  test.each([
    // case                     fingerprint                                                                   same
    ['shifted lines',           of('a.md', at(8, 'b.md', '120 words in lines 8-31, there in lines 10-33')),   true],
    ['another count',           of('a.md', at(7, 'b.md', '99 words in lines 7-30, there in lines 9-32')),     true],
    ['another summary',         of('a.md', { ...at(7, 'b.md', '1 words in lines 7-30, there in lines 9-32'), summary: 'x' }), true],
    ['another document',        of('c.md', at(7, 'b.md', '120 words in lines 7-30, there in lines 9-32')),    false],
    ['another target',          of('a.md', at(7, 'c.md', '120 words in lines 7-30, there in lines 9-32')),    false],
    ['other words',             of('a.md', at(7, 'b.md', 'nothing is there')),                                false],
    ['another signal',          of('a.md', { ...at(7, 'b.md', '120 words in lines 7-30, there in lines 9-32'), id: 'stub' }), false],
  ] as const)('%s', (_case, fingerprint, same) => {
    expect(fingerprint === before).toBe(same);
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  test('without a line, are the one that GitHub goes by too', () => {
    const { partialFingerprints } = one('a.md', UNREACHABLE);
    expect(Object.keys(partialFingerprints)).toEqual(['dochygiene/v1', 'primaryLocationLineHash']);
    expect(new Set(Object.values(partialFingerprints)).size).toBe(1);
    expect(Object.keys(one('a.md').partialFingerprints)).toEqual(['dochygiene/v1']);
  });
});

describe('the run', () => {
  test('of nothing is a log too', () => {
    const { run, results } = runOf(scanned([]));
    expect(results).toEqual([]);
    expect(run.invocations).toEqual([
      { executionSuccessful: true, toolExecutionNotifications: [] },
    ]);
  });

  test('has the same rules whatever it found, with help and a level', () => {
    const { run } = runOf(scanned([['a.md', OVER]]));
    const { rules } = run.tool.driver;
    expect(rules).toEqual(runOf(scanned([])).run.tool.driver.rules);
    for (const { id, help, shortDescription, fullDescription } of rules) {
      expect(help.markdown).toContain(`signals: { ${id}: off }`);
      // GitHub cuts longer ones.
      expect(Math.max(shortDescription.text.length, fullDescription.text.length)).toBeLessThan(
        1024,
      );
    }
    const levels = rules.map(({ id, defaultConfiguration }: never) => [id, defaultConfiguration]);
    expect(levels).toContainEqual(['declared-end-of-life', { level: 'warning' }]);
    expect(levels).toContainEqual(['dead-link', { level: 'note' }]);
    expect(rules[run.results[0].ruleIndex].id).toBe('declared-end-of-life');
  });

  test('tells problems as notifications', () => {
    const { run } = runOf(
      scanned(
        [],
        [
          { path: 'a b.md', code: 'MALFORMED_FRONTMATTER', line: 2, message: 'no YAML' },
          { path: '.', code: 'HISTORY_UNKNOWN', message: 'history is unknown' },
        ],
      ),
    );
    expect(run.invocations[0].toolExecutionNotifications).toEqual([
      {
        descriptor: { id: 'MALFORMED_FRONTMATTER' },
        level: 'warning',
        message: { text: 'no YAML' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'a%20b.md', uriBaseId: '%SRCROOT%' },
              region: { startLine: 2 },
            },
          },
        ],
      },
      {
        descriptor: { id: 'HISTORY_UNKNOWN' },
        level: 'warning',
        message: { text: 'history is unknown' },
      },
    ]);
  });
});
