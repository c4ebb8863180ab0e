import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, reported } from '../../test/reported.ts';
import { reportText } from './report-text.ts';

const plain = { bold: (text: string) => text, dim: (text: string) => text };
const wide = {
  root: '/p',
  elsewhere: false,
  changed: [],
  columns: Number.POSITIVE_INFINITY,
  style: plain,
};
const options = { ...wide, columns: 100 };

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
Checked 2026-03-10 12:00 UTC at 0123456789: the scan judged 120 documents; of those that deserve a
  look, 3 were read (2 to change, 1 to stay), 2 were not (1 to change by signals alone). Tokens:
  tokenx 2.2.0, an estimate.

  safe    1  1,812 tokens  90 lines  It can be undone, and the evidence is complete.
  review  1       1 token    1 line  Look at each before you do it.
  manual  1      0 tokens   0 lines  Something stands in the way: decide and do these by hand.

  1. archive done.md → archive/done.md  (safe, finished, 1,812 tokens, line 12)
     All steps are done.
  2. trim long.md  (review, bloated, 1 token, line 3)
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
    const text = reportText({ ...reported([]), head: null }, wide);
    expect(text.split('\n').slice(0, 4)).toEqual([
      'dochygiene /p: no document to change',
      'Checked 2026-03-10 12:00 UTC: the scan judged 120 documents; of those that deserve a look, 1 was read (0 to change, 1 to stay), 1 was not. Tokens: tokenx 2.2.0, an estimate.',
      '',
      'With the map, in a browser: dochygiene report open',
    ]);
  });

  test('commands that work where the person stands', () => {
    const text = reportText(SOME, { ...options, root: "/it's", elsewhere: true });
    expect(text).toContain(`dochygiene report open '/it'\\''s'\n`);
    expect(text).toContain(`dochygiene report '/it'\\''s' --format html -o report.html\n`);
  });

  test('that more waits, and what else is not in it', () => {
    const left_out = { acknowledged: 2, over_budget: 1066, unreadable: 1 };
    const [head, , ...lines] = reportText(
      { ...SOME, left_out },
      { ...wide, elsewhere: true },
    ).split('\n');
    expect(head).toBe(
      'dochygiene /p: 3 documents to change, which saves 1,813 of 4,060 tokens and 91 lines; 1,066 more to be read',
    );
    expect(lines.slice(0, 4)).toEqual([
      '1,066 more documents deserve a look and wait to be read: dochygiene check begin /p',
      '1 more document deserves a look and could not be read.',
      '2 more documents are acknowledged and stay.',
      '',
    ]);
    const none = reportText({ ...reported([]), left_out }, wide);
    expect(none).toMatch(/^dochygiene \/p: no document to change so far; 1,066 more to be read\n/);
  });

  test('what has changed since, at the top and at each entry', () => {
    const changed = [
      { path: 'done.md', now: 'gone' },
      { path: 'long.md', now: 'changed' },
      { path: 'kept.md', now: 'changed' },
    ] as const;
    const text = reportText(SOME, { ...wide, changed });
    expect(text).toContain(
      '\nOf its documents, 2 have changed and 1 is gone since they were read: dochygiene check begin\n',
    );
    expect(text).toContain(
      '1. archive done.md → archive/done.md  (safe, finished, 1,812 tokens, line 12, gone since)\n',
    );
    expect(text).toContain(', changed since)\n');
    expect(text.match(/ since\)/g)).toHaveLength(2);
  });

  test.each([40, 60, 80, 100, 120])(
    'no line over %i columns but for a path that is longer',
    (columns) => {
      const deep = `docs/${'very/'.repeat(6)}deep.md`;
      const left_out = { acknowledged: 1000, over_budget: 1066, unreadable: 1 };
      const changed = [{ path: deep, now: 'changed' }] as const;
      const entries = [
        entryOf(deep, { by: 'signals', safety_tier: 'manual', rationale: 'z '.repeat(200) }),
        entryOf('a.md', { target: deep, token_estimate: 123_456 }),
        ...SOME.entries,
      ];
      const root = '/home/somebody/src/a project';
      const text = reportText(
        { ...reported(entries), left_out },
        { ...wide, root, elsewhere: true, changed, columns },
      );
      const long = text.split('\n').filter((line) => line.length > columns);
      for (const line of long) {
        expect(line).toMatch(
          /^ +(?:→ )?(?:archive\/)?docs\/[^ ]*$|^ {2}dochygiene .*'$|report\.html$/,
        );
      }
      expect(text).toContain(deep);
    },
  );

  test('a path that has no room beside its operation on a line of its own', () => {
    const path = `docs/${'x'.repeat(58)}.md`;
    const text = reportText(reported([entryOf(path, { signals: [] })]), { ...wide, columns: 80 });
    expect(text).toContain(
      `\n  1. archive ${path}\n     → archive/${path}\n     (safe, finished, 812 tokens)\n     All steps`,
    );
    const narrow = reportText(reported([entryOf(path, { signals: [] })]), { ...wide, columns: 72 });
    expect(narrow).toContain(`\n  1. archive\n     ${path}\n     →`);
  });

  test('no raw control character of a stranger', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const said = { rationale: text, target: text, signals: [] };
        const shown = reportText(reported([entryOf(text, said)]), wide);
        expect(shown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(shown.split('\n')).toHaveLength(13);
      }),
      { numRuns: 500 },
    );
  });
});
