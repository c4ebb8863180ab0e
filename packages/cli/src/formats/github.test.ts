import { visible } from '@dochygiene/report';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OVER, scanned, UNREACHABLE } from '../../test/scanned.ts';
import { scanGithub } from './github.ts';

const ALL = { limit: Number.POSITIVE_INFINITY, deserving: 1, folder: '' };
const commands = (text: string) => text.split('\n').filter((line) => line.startsWith('::'));

// biome-ignore format: a table is read by column
test.each([
  // case                        said                                  command
  ['a supporting signal',        [{}],                                 '::notice file=a.md,line=7,title=dochygiene%3A dead-link::1 of 2 links leads nowhere (line 7)'],
  ['a deciding signal',          [OVER],                               '::warning file=a.md,line=3,title=dochygiene%3A declared-end-of-life::says it is obsolete (line 3)'],
  ['a signal without a line',    [UNREACHABLE],                        '::notice file=a.md,title=dochygiene%3A unreachable::no document links to it'],
  ['two signals',                [UNREACHABLE, {}],                    '::notice file=a.md,line=7,title=dochygiene%3A unreachable%2C dead-link::no document links to it%0A1 of 2 links leads nowhere (line 7)'],
  ['a historical record',        [{ ...OVER, record: true as const }], '::notice file=a.md,line=3,title=dochygiene%3A declared-end-of-life::says it is obsolete (line 3)'],
  ['a summary with escapes',     [{ summary: '54 % of it, a::b\r\nc\u001b', evidence: [] }], '::notice file=a.md,title=dochygiene%3A dead-link::54 %25 of it, a::b\\u{d}\\u{a}c\\u{1b}'],
] as const)('%s', (_case, said, command) => {
  expect(commands(scanGithub(scanned([['a.md', ...said]]), ALL))).toEqual([command]);
});

// biome-ignore format: a table is read by column
test.each([
  // case                  path                          property
  ['a space',              'docs/a b.md',                'docs/a b.md'],
  ['letters of others',    'docs/é漢字.md',              'docs/é漢字.md'],
  ['a percent sign',       '100%0A.md',                  '100%250A.md'],
  ['a comma and a colon',  'a,line=1::x.md',             'a%2Cline=1%3A%3Ax.md'],
  ['a newline',            'a\n::error::x.md',           'a\\u{a}%3A%3Aerror%3A%3Ax.md'],
  ['an escape',            'a\u001b[31m.md',             'a\\u{1b}[31m.md'],
  ['right-to-left',        'a\u202edm.md',               'a\\u{202e}dm.md'],
  ['an older command',     '##[add-mask]a.md',           '\\u{23}#[add-mask]a.md'],
] as const)('a path with %s', (_case, path, property) => {
  const text = scanGithub(scanned([[path, {}]]), ALL);
  expect(commands(text)).toHaveLength(1);
  expect(text).toContain(`::notice file=${property},line=7,title=`);
});

/** What the runner reads off a command: properties up to the next `::`, undone in its own order. */
function read(command: string) {
  const [, properties = '', data = ''] = /^::notice (.*?)::(.*)$/.exec(command) ?? [];
  const undo = (text: string, pairs: readonly (readonly [string, string])[]) =>
    pairs.reduce((undone, [from, to]) => undone.replaceAll(from, to), text);
  const lines = [
    ['%0D', '\r'],
    ['%0A', '\n'],
  ] as const;
  const percent = ['%25', '%'] as const;
  const file = properties.split(',').find((each) => each.startsWith('file='));
  return {
    file: undo(file?.slice(5) ?? '', [...lines, ['%3A', ':'], ['%2C', ','], percent]),
    data: undo(data, [...lines, percent]),
  };
}

test('the runner reads back what was said', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, summary) => {
      const path = `docs/${name}`;
      const artifact = scanned([[path, { summary, evidence: [] }]]);
      const shown = (text: string) => visible(text).replaceAll('##[', '\\u{23}#[');
      const [command = ''] = commands(scanGithub(artifact, ALL));
      expect(read(command)).toEqual({ file: shown(path), data: shown(summary) });
    }),
    { numRuns: 1000 },
  );
});

test('every line is a command or words of ours, whatever a document is called', () => {
  const hostile = ['::error::a.md', '\n::error::b.md', '##[error]c.md', ' ::stop-commands::d.md'];
  const artifact = scanned(
    hostile.map((path) => [path, { summary: path }] as const),
    hostile.map((path) => ({ path, code: 'UNREADABLE', message: path }) as const),
  );
  const lines = scanGithub(artifact, { ...ALL, deserving: 4 })
    .trimEnd()
    .split('\n');
  expect(lines.slice(0, 4).every((line) => /^::notice file=[^:]+::/.test(line))).toBe(true);
  expect(lines.slice(4)).toEqual([
    'dochygiene: 4 of 50 documents deserve a look',
    '50 documents in scope: 0 excluded, 50 judged.',
    '4 problems: --format text',
  ]);
});

// biome-ignore format: a table is read by column
test.each([
  // case                       warnings  notices  limit  annotations  left out
  ['nothing',                   0,        0,       99,    [0, 0],      undefined],
  ['all that GitHub shows',     10,       10,      99,    [10, 10],    undefined],
  ['one too many of a kind',    11,       2,       99,    [10, 2],     '1 more'],
  ['too many of both',          30,       15,      99,    [10, 10],    '25 more'],
  ['a limit',                   4,        4,       5,     [4, 1],      '3 more'],
  ['a limit of none',           4,        4,       0,     [0, 0],      '8 more'],
] as const)('%s', (_case, warnings, notices, limit, annotations, more) => {
  const artifact = scanned([
    ...Array.from({ length: warnings }, (_, at) => [`w${at}.md`, OVER] as const),
    ...Array.from({ length: notices }, (_, at) => [`n${at}.md`, {}] as const),
    ['no-signal.md'],
  ]);
  const text = scanGithub(artifact, { ...ALL, limit, deserving: warnings + notices });
  const kinds = commands(text).map((line) => /^::\w+/.exec(line)?.[0]);
  expect(['::warning', '::notice'].map((kind) => kinds.filter((one) => one === kind).length)).toEqual(annotations);
  expect(/^(\d+ more) without an annotation/m.exec(text)?.[1]).toBe(more);
});

test('a project in a folder of the checkout', () => {
  const text = scanGithub(scanned([['docs/a.md', {}]]), { ...ALL, folder: 'its, own/' });
  expect(text).toContain('::notice file=its%2C own/docs/a.md,line=7,');
});
