import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { anyReport } from '../test/arbitrary.ts';
import { sampleEntry, sampleReport, UNREACHABLE } from '../test/sample.ts';
import type { Report } from './report.ts';
import { reportMarkdown } from './report-markdown.ts';

// As lenient as a reader of Markdown can be: HTML is let through.
const markdown = new MarkdownIt({ html: true });

test('says what to do, by tier, and what stays', () => {
  const report = sampleReport(
    [
      sampleEntry('plan.md', {
        by: 'signals',
        category: 'broken',
        op: 'fix-links',
        op_type: 'generative',
        safety_tier: 'manual',
        rationale: 'names 2 files that are gone',
        token_estimate: 0,
      }),
      sampleEntry('docs/long.md', {
        category: 'bloated',
        op: 'trim',
        safety_tier: 'review',
        rationale: 'Said twice.',
        quotes: [{ lines: [3, 4], sha256: 'ab'.repeat(32) }],
        signals: [],
        token_estimate: 40,
      }),
      sampleEntry('done.md', { raw_tokens: 1812, token_estimate: 1812 }),
    ],
    [['docs/old.md', 'Old, and right.']],
    [['docs/new.md', 'not judged']],
  );
  const { coverage } = report;
  const missing = {
    ...coverage,
    signals: {
      stub: { status: 'skipped' },
      drift: { status: 'failed' },
      unreachable: { status: 'ran' },
    },
  } as const;
  expect(reportMarkdown({ ...report, coverage: missing })).toBe(`# 3 documents to change

Checked 10 March 2026, 12:00 UTC at commit \`0123456789\`: the scan judged 120 documents; of those that deserve a look, 3 were read (2 to change, 1 to stay), 2 were not (1 to change by signals alone).
It would save 1,852 of 4,060 tokens (tokenx 2.2.0, an estimate).

| care | documents | tokens saved | lines saved | what that means |
| --- | --: | --: | --: | --- |
| safe | 1 | 1,812 | 90 | It can be undone, and the evidence is complete. |
| review | 1 | 40 | 2 | Look at each before you do it. |
| manual | 1 | 0 | 0 | Something stands in the way: decide and do these by hand. |

## Safe

- **archive** \`done.md\` → \`archive/done.md\` (finished; saves 1,812 tokens, 90 lines)
  - Why: All steps are done and the release is out.
  - See \`done.md:12\`: all 14 steps are done

## Review

- **trim** \`docs/long.md\` (bloated; saves 40 tokens, 2 lines)
  - Why: Said twice.
  - See \`docs/long.md:3\`: quoted, to line 4

## Suggested by signals alone: nobody has read these

- **fix-links** \`plan.md\` (broken; saves no tokens; wants a writer)
  - Why: names 2 files that are gone
  - See \`plan.md:12\`: all 14 steps are done

## Looked at, and stay: 1

- \`docs/old.md\`: Old, and right.

## Not read: 1

- \`docs/new.md\`: not judged

By dochygiene 0.3.0. Signals skipped: \`stub\`. Signals failed: \`drift\`.
`);
});

test('of nothing to change says so', () => {
  const text = reportMarkdown({ ...sampleReport([]), head: null });
  expect(text).toBe(`# Nothing to change

Checked 10 March 2026, 12:00 UTC: the scan judged 120 documents; of those that deserve a look, none was to be read.
It would save 0 of 0 tokens (tokenx 2.2.0, an estimate).

By dochygiene 0.3.0.
`);
});

test('does not pass a batch off as all there is', () => {
  const left_out = { acknowledged: 3, over_budget: 1066, unreadable: 1 };
  const text = reportMarkdown({ ...sampleReport([sampleEntry('done.md')]), left_out });
  expect(text.split('\n').slice(0, 4)).toEqual([
    '# 1 document to change, 1,066 more to be read',
    '',
    'Checked 10 March 2026, 12:00 UTC at commit `0123456789`: the scan judged 120 documents; of those that deserve a look, 1 was read (1 to change, 0 to stay).',
    '**1,066 more documents deserve a look and wait to be read**: `dochygiene check begin`. 1 more document deserves a look and could not be read. 3 more documents are acknowledged and stay.',
  ]);
});

test('ten entries in every section take two screens at most', () => {
  const tiers = ['safe', 'review', 'manual'] as const;
  const entries = Array.from({ length: 10 }, (_, at) =>
    sampleEntry(`docs/${at}.md`, {
      ...(at < 3
        ? { by: 'signals', safety_tier: 'manual' }
        : { safety_tier: tiers[at % 3] ?? 'safe' }),
      rationale: 'x'.repeat(400),
    }),
  );
  const many = (name: string) =>
    Array.from({ length: 30 }, (_, at) => [`${name}/${at}.md`, 'so it is'] as const);
  const text = reportMarkdown(sampleReport(entries, many('stay'), many('unread')));
  expect(text.match(/^## /gm)).toHaveLength(6);
  expect(text.match(/^- \*\*/gm)).toHaveLength(10);
  expect(text.match(/^- and 22 more, which the JSON has$/gm)).toHaveLength(2);
  expect(text.split('\n').length).toBeLessThanOrEqual(80);
});

/** The tags of `text` as a browser would be given it, without the ones that the report itself makes. */
function strangeTags(text: string): readonly string[] {
  const own =
    /^<\/?(?:h1|h2|p|ul|li|strong|code|table|thead|tbody|tr|th|td)(?: style="text-align:right")?>$/;
  return (markdown.render(text).match(/<[^>]*>/g) ?? []).filter((tag) => !own.test(tag));
}

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '</code><script>alert(1)</script>',
  '[click](javascript:alert(1))',
  '![x](https://evil.test/x.png)',
  '`` `</code><b>x',
  '&lt;b&gt; &#60;',
  '# heading',
  '- item',
  '1. item',
  '---',
  '| a | b |',
  '> quote',
  '    indented',
  '**bold** _em_ ~~gone~~',
  'a\n\n# heading\n',
  'a\r\n- b',
  '<!-- ',
  '<https://evil.test>',
  '[^1] [x]: https://evil.test',
  '\u202egpj.md\u2066',
  '\u001b]8;;https://evil.test\u0007x',
  '\\',
  'a\\`b`',
  ' ',
];

/** A report in which every text that is not ours is `text`. */
function all(text: string): Report {
  const signals = [
    { ...UNREACHABLE, summary: text, evidence: [{ line: 1, path: text, now: text, detail: text }] },
  ];
  const entries = [
    sampleEntry(text, { rationale: text, signals }),
    sampleEntry(`${text}2`, {
      rationale: text,
      signals,
      by: 'signals',
      safety_tier: 'manual',
      op: 'merge-into',
      op_type: 'generative',
      target: text,
    }),
  ];
  return sampleReport(entries, [[`${text}3`, text]], [[`${text}4`, text]]);
}

describe('text of a stranger', () => {
  test.each(HOSTILE)('%j is text and nothing else', (text) => {
    const written = reportMarkdown(all(text));
    const plain = reportMarkdown(all('x'));
    expect(strangeTags(written)).toEqual([]);
    // As many headings, items and tables as of a harmless one: none starts and none is swallowed.
    const tags = (of: string) => markdown.render(of).match(/<\/?(?:h\d|ul|li|table|tr|strong)\b/g);
    expect(tags(written)).toEqual(tags(plain));
    expect(written.split('\n')).toHaveLength(plain.split('\n').length);
  });

  test('is never markup, and never raw', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const written = reportMarkdown(report);
        expect(strangeTags(written)).toEqual([]);
        expect(written).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
      { numRuns: 500 },
    );
  });
});
