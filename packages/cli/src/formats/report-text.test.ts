import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, reported } from '../../test/reported.ts';
import { reportText } from './report-text.ts';

const plain = { bold: (text: string) => text, dim: (text: string) => text };
const options = { root: '/p', elsewhere: false, columns: 100, style: plain };

const SOME = reported([
  entryOf('plan.md', {
    by: 'signals',
    category: 'broken',
    op: 'fix-links',
    op_type: 'generative',
    safety_tier: 'manual',
    rationale: 'names 2 files that are gone',
    token_estimate: 0,
    signals: [],
  }),
  entryOf('long.md', {
    op: 'trim',
    safety_tier: 'review',
    category: 'bloated',
    token_estimate: 1,
    quotes: [{ lines: [3, 3], sha256: 'ab'.repeat(32) }],
    rationale: 'y'.repeat(400),
  }),
  entryOf('done.md', { raw_tokens: 1812, token_estimate: 1812 }),
]);

test('says what to do first, what it saves, and how to go on', () => {
  expect(
    reportText(SOME, options),
  ).toBe(`dochygiene /p: 3 documents to change, which saves 1,813 of 4,060 tokens and 91 lines
Checked 2026-03-10 12:00 UTC at 0123456789: 120 documents judged, 5 shortlisted, 1 to stay, 1 not read. Tokens: tokenx 2.2.0, an estimate.

  safe    1  1,812 tokens  90 lines  It can be undone, and the evidence is complete.
  review  1       1 token    1 line  Look at each before you do it.
  manual  1      0 tokens   0 lines  Something stands in the way: decide and do these by hand.

  1. archive done.md → archive/done.md  (safe, finished, 1,812 tokens, line 12)
     All steps are done.
  2. trim long.md  (review, bloated, 1 token, line 12)
     ${'y'.repeat(94)}…
  3. fix-links plan.md  (manual, broken, suggested by signals, not read)
     names 2 files that are gone

With the map, in a browser: dochygiene report open
As a file to send: dochygiene report --format html -o report.html
`);
});

describe('shows', () => {
  test('a screen of what there is, however much that is', () => {
    const text = reportText(
      reported(Array.from({ length: 300 }, (_, at) => entryOf(`${at}.md`))),
      options,
    );
    expect(text.split('\n').length).toBeLessThanOrEqual(40);
    expect(text.match(/^ +\d+\. /gm)).toHaveLength(10);
    expect(text).toContain('\n290 more: dochygiene report --format markdown\n');
  });

  test('that nothing is to be done', () => {
    const text = reportText({ ...reported([]), head: null }, options);
    expect(text.split('\n').slice(0, 4)).toEqual([
      'dochygiene /p: no document to change',
      'Checked 2026-03-10 12:00 UTC: 120 documents judged, 2 shortlisted, 1 to stay, 1 not read. Tokens: tokenx 2.2.0, an estimate.',
      '',
      'With the map, in a browser: dochygiene report open',
    ]);
  });

  test('commands that work where the person stands', () => {
    const text = reportText(SOME, { ...options, root: "/it's", elsewhere: true });
    expect(text).toContain(`dochygiene report open '/it'\\''s'\n`);
    expect(text).toContain(`dochygiene report '/it'\\''s' --format html -o report.html\n`);
  });

  test('no raw control character of a stranger', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const said = { rationale: text, target: text, signals: [] };
        const shown = reportText(reported([entryOf(text, said)]), options);
        expect(shown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(shown.split('\n')).toHaveLength(13);
      }),
      { numRuns: 500 },
    );
  });
});
