import { absolutePath, child, type FileSystem, readText } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { printReport, type Report, reportHtml, reportMarkdown } from '@dochygiene/report';
import { stateDirectory, writeReport } from '@dochygiene/state-store';
import { frozenClock, type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { dochygiene } from '../../test/outside.ts';
import { entryOf, reported } from '../../test/reported.ts';
import { isSarif } from '../../test/sarif-schema.ts';

const ROOT = absolutePath('/p');
const KEY = '1773144000000-0123abcd';
const DONE = '# Done\n';
/** A report of documents that are as they were. */
const current = (report: Report): Report => ({
  ...report,
  entries: report.entries.map((one) => ({ ...one, guard: { ...one.guard, sha256: sha256(DONE) } })),
  cleared: report.cleared.map((one) => ({ ...one, sha256: sha256(DONE) })),
});
const REPORT = current(
  reported([entryOf('docs/done.md'), entryOf('docs/more.md', { safety_tier: 'review' })]),
);
const TREE: MemoryTree = {
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/objects': { kind: 'directory' },
  '/p/docs/done.md': DONE,
  '/p/docs/more.md': DONE,
  '/p/kept.md': DONE,
};

/** A disk on which a check has written `json` as its report. */
function checked(json: object = REPORT, tree: MemoryTree = {}): FileSystem {
  const fs = memoryFileSystem({ ...TREE, ...tree });
  const clock = frozenClock('2026-03-10T12:00:00Z', 'UTC');
  const directory = stateDirectory({ fs, root: ROOT, clock, token: () => '0123abcd', owner: 1000 });
  writeReport(directory, { json, markdown: reportMarkdown(REPORT) }, { sha256 });
  return fs;
}

const text = (fs: FileSystem, path: string) => readText(fs, absolutePath(path), 10_000_000).text;
const pair = { key: KEY, sha256: sha256(reportMarkdown(REPORT)) };

describe('report', () => {
  test('shows the last report as text', async () => {
    const { code, out, err } = await dochygiene(['report'], { fs: checked() });
    expect(out).toMatch(
      /^dochygiene \/p: 2 documents to change, which saves 1,624 of 3,248 tokens/,
    );
    expect(out).toContain('  1. archive docs/done.md → archive/docs/done.md  (safe,');
    expect([code, err]).toEqual([0, '']);
  });

  test('prints Markdown, the page and JSON', async () => {
    const out = async (format: string) =>
      (await dochygiene(['report', '-f', format], { fs: checked() })).out;
    expect(await out('markdown')).toBe(reportMarkdown(REPORT));
    expect(await out('html')).toBe(reportHtml({ ...REPORT, pair }));
    expect(await out('json')).toBe(printReport({ ...REPORT, pair }));
  });

  test('prints SARIF', async () => {
    const { out } = await dochygiene(['report', '--format', 'sarif'], { fs: checked() });
    const log = JSON.parse(out);
    expect([isSarif(log), log.runs[0].results.length]).toEqual([true, 2]);
  });

  test('writes into a file, without emphasis', async () => {
    const scene = { fs: checked(), env: { FORCE_COLOR: '1' } };
    const { code, out, fs } = await dochygiene(['report', '-o', 'out.txt'], scene);
    expect([code, out]).toEqual([0, '']);
    expect(text(fs, '/p/out.txt')).toMatch(/^dochygiene \/p: 2 documents/);
  });

  test('is found from a folder below and from elsewhere', async () => {
    const below = await dochygiene(['report'], { fs: checked(), directory: '/p/docs' });
    const elsewhere = await dochygiene(['report', '/p'], { fs: checked(), directory: '/' });
    expect(below.out).toContain('dochygiene report open /p\n');
    expect(elsewhere.out).toBe(below.out);
  });

  test.each([['markdown'], ['html'], ['json'], ['sarif'], ['text']])(
    'says in %s too what has changed since',
    async (format) => {
      const fs = checked();
      const place = absolutePath('/p/docs/done.md');
      fs.remove(place);
      fs.remove(absolutePath('/p/kept.md'));
      fs.create(place, '# Done\n\nMore.\n');
      const since =
        'Of its documents, 1 has changed and 1 is gone since they were read: dochygiene check begin\n';
      const { code, out, err } = await dochygiene(['report', '-f', format], { fs, columns: 200 });
      expect([code, err]).toEqual([0, format === 'text' ? '' : `dochygiene: ${since}`]);
      expect(out.includes(since)).toBe(format === 'text');
      if (format === 'text') expect(out.match(/^ +\d+\. .*changed since\)/gm)).toHaveLength(1);
    },
  );

  test('does not go by a Markdown that was edited, and says so', async () => {
    const fs = checked();
    const file = child(child(ROOT, '.dochygiene'), `report-${KEY}.md`);
    fs.remove(file);
    fs.create(file, '# Nothing to change\n');
    const { code, out, err } = await dochygiene(['report', '-f', 'markdown'], { fs });
    expect([code, out]).toEqual([0, reportMarkdown(REPORT)]);
    expect(err).toBe(
      `dochygiene: "/p/.dochygiene/report-${KEY}.md" was edited after it was written; the JSON beside it is what counts\n`,
    );
  });

  test('shows no raw control character, in any form', async () => {
    const name = 'a\u001b[31m\u202e\n.md';
    const fs = () => checked(reported([entryOf(name, { rationale: name, target: `b${name}` })]));
    for (const format of ['text', 'markdown', 'json', 'sarif', 'html']) {
      const { code, out } = await dochygiene(['report', '-f', format], { fs: fs() });
      expect([code, /(?!\n)[\p{Cc}\p{Cf}]/u.exec(out)?.[0]]).toEqual([0, undefined]);
    }
  });
});

describe('report says what is wrong and what would be right', () => {
  const FILE = `/p/.dochygiene/report-${KEY}.json`;
  const { entries: _none, ...without } = REPORT;
  const first = (said: object): Report => {
    const [entry, ...rest] = REPORT.entries;
    return { ...REPORT, entries: [{ ...entry, ...said } as never, ...rest] };
  };

  // biome-ignore format: a table is read by column
  test.each<readonly [string, readonly string[], () => FileSystem, string]>([
    ['no report',             ['report'],              () => memoryFileSystem(TREE),                          'Cannot find a report of "/p": no check has made one\n  Make one: dochygiene check'],
    ['no report to open',     ['report', 'open'],      () => memoryFileSystem(TREE),                          'Cannot find a report of "/p": no check has made one\n  Make one: dochygiene check'],
    ['half a report',         ['report'],              () => memoryFileSystem({ ...TREE, [FILE]: JSON.stringify(REPORT) }), `Cannot go by "${FILE}": "${FILE.replace('.json', '.md')}", its other half, is gone\n  Bring that back, or make a new report: dochygiene check`],
    ['a newer report',        ['report'],              () => checked({ ...REPORT, schema: 'dochygiene.report/2' }), `Cannot read "${FILE}": it is dochygiene.report/2, and this dochygiene reads dochygiene.report/1\n  Update dochygiene, or make one anew: dochygiene check`],
    ['another schema',        ['report'],              () => checked({ ...REPORT, schema: 'x' }),             `Cannot read "${FILE}": /schema must be dochygiene.report/1\n  Make one: dochygiene check`],
    ['a key too few',         ['report'],              () => checked(without),                                `Cannot read "${FILE}": /entries is missing\n  Make one: dochygiene check`],
    ['faults',                ['report'],              () => checked(first({ op: 'x', lines: -1, by: 'me', inbound: 0 })), `Cannot read "${FILE}": /entries/0/by must be one of reader, signals; /entries/0/op must be one of update, trim, merge-into, archive, delete, fix-links, add-status; /entries/0/inbound must be a list; 1 more\n  Make one: dochygiene check`],
    ['no JSON',               ['report'],              () => memoryFileSystem({ ...TREE, [FILE]: '{', [FILE.replace('.json', '.md')]: '' }), `Cannot read "${FILE}": it is no report\n  Make one: dochygiene check`],
    ['a link',                ['report'],              () => memoryFileSystem({ ...TREE, '/p/.dochygiene': { kind: 'symlink', to: 'docs' } }), 'Cannot read "/p/.dochygiene": it is a link, a file or another user\'s\n  Check what it is, and its permissions.'],
    ['an unknown format',     ['report', '-f', 'htm'], () => checked(),                                       'Cannot print format "htm": unknown\n  Did you mean "html"?'],
    ['a format of no report', ['report', '-f', 'yaml'], () => checked(),                                      'Cannot print format "yaml": unknown\n  Choose from: text, markdown, html, json, sarif'],
    ['an option of none',     ['report', 'open', '-f', 'markdown'], () => checked(),                          'Cannot use option "-f": unknown\n  See: dochygiene report open --help'],
    ['a dash as the file',    ['report', '-o', '-'],   () => checked(),                                       'Cannot write to "-"\n  Leave out "-o -" to print on standard output.'],
    ['a file in no folder',   ['report', '-o', 'x/y'], () => checked(),                                       'Cannot write "/p/x/y": its directory does not exist\n  Make it first.'],
  ])('%s', async (_case, words, fs, message) => {
    const { code, out, err } = await dochygiene(words, { fs: fs() });
    expect(err).toBe(`dochygiene: ${message}\n`);
    expect([code, out]).toEqual([2, '']);
  });
});

describe('report open', () => {
  const PAGE = '/p/.dochygiene/cache/report.html';

  test('writes the page, prints its path and opens it', async () => {
    const { code, out, err, opened, fs } = await dochygiene(['report', 'open'], { fs: checked() });
    expect([code, out, err, opened]).toEqual([0, `${PAGE}\n`, '', [PAGE]]);
    expect(text(fs, PAGE)).toBe(reportHtml({ ...REPORT, pair }));
  });

  test('prints the path where nothing can open it', async () => {
    const scene = { fs: checked(), directory: '/', opens: false };
    const { code, out, err } = await dochygiene(['report', 'open', '/p'], scene);
    expect([code, out]).toEqual([0, `${PAGE}\n`]);
    expect(err).toBe('dochygiene: no program could be started to open it; open it yourself\n');
  });

  test('opens nothing that it could not write', async () => {
    const fs = checked(REPORT, { '/p/.dochygiene/cache': { kind: 'symlink', to: '/p/docs' } });
    const { code, out, err, opened } = await dochygiene(['report', 'open'], { fs });
    expect([code, out, opened]).toEqual([2, '', []]);
    expect(err).toMatch(/^dochygiene: Cannot write in "\/p\/\.dochygiene": it is a link/);
    expect(fs.list(absolutePath('/p/docs')).map(({ name }) => name)).toEqual([
      'done.md',
      'more.md',
    ]);
  });

  test('is a command beside report', async () => {
    const { out } = await dochygiene(['--help']);
    expect(out).toMatch(/^ {2}report \[dir\] .*\n/m);
    expect(out).toMatch(/^ {2}report open \[dir\] .*\n/m);
    expect((await dochygiene(['report', 'open', '--help'])).out).toMatch(
      /^Usage: dochygiene report open/,
    );
    expect((await dochygiene(['report', '--help'])).out).toMatch(
      /^Usage: dochygiene report \[dir\]/,
    );
  });
});
