import { absolutePath, child } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { parseReport, type ReportEntry } from '@dochygiene/report';
import { type MemoryFileSystem, type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { type DraftWishes, draftOf, lookOf, SIGNALS } from '../test/draft-of.ts';
import type { CheckDraft } from './draft.ts';
import { judgeVerdicts, pathsToAsk } from './submit.ts';
import { tokensOf } from './tokens.ts';
import { faultText } from './verdicts/fault-text.ts';
import type { VerdictCleared, VerdictEntry, Verdicts } from './verdicts.ts';

const root = absolutePath('/p');
const A = '# A\n\nStatus: done\n\nSee [x](x.md).\n';
const PROJECT: MemoryTree = {
  '/p/README.md': '# P\n',
  '/p/docs/a.md': A,
  '/p/docs/b.md': '# B\r\n\r\nTwo words.\r\n',
  '/p/docs/c.md': '# C\n',
  '/p/docs/left.md': '# Left\n',
  '/p/docs/stays.md': '# Stays\n',
  '/p/docs/judged.md': '# Judged\n',
  '/p/docs/into.md': '# Into\n',
  '/p/docs/frozen.md': '---\nhygiene: frozen\n---\n# F\n',
  '/p/.gitignore': '/drafts/\n',
  '/p/drafts/x.md': '# X\n',
  '/p/archive/old.md': '# Old\n',
  '/p/main.c': 'int main;\n',
  '/p/out': { kind: 'symlink', to: '/q' },
  '/p/in': { kind: 'symlink', to: 'docs' },
  '/q/x.md': '# X\n',
};
const HANDED = {
  'docs/a.md': [SIGNALS.finished, SIGNALS.vanished],
  'docs/b.md': [SIGNALS.stub],
  'docs/c.md': [SIGNALS.dead, { ...SIGNALS.finished, record: true }],
  'docs/left.md': [SIGNALS.ended],
} as const;

const at = (path: string) => child(root, path);
const shaIn = (fs: MemoryFileSystem, path: string) => lookOf(fs, root, []).read(path)?.sha256 ?? '';

function put(fs: MemoryFileSystem, path: string, content: string): void {
  fs.remove(at(path));
  fs.create(at(path), content);
}

const disk = () => memoryFileSystem(PROJECT);
const before = disk();
const entry = (path: string, over: Partial<VerdictEntry> = {}): VerdictEntry => ({
  ...{ path, category: 'stale', op: 'update', rationale: 'Because.' },
  guard: { sha256: shaIn(before, path) },
  ...over,
});
const clear = (path: string, over: Partial<VerdictCleared> = {}): VerdictCleared => ({
  ...{ path, reason: 'Right as it is.', guard: { sha256: shaIn(before, path) } },
  ...over,
});
const CARRIED: ReportEntry = {
  ...{ path: 'docs/judged.md', by: 'reader', category: 'duplicate', op: 'merge-into' },
  ...{ op_type: 'generative', safety_tier: 'review', rationale: 'The same.', quotes: [] },
  ...{ target: 'docs/into.md', signals: [SIGNALS.stub], load_bearing: [], inbound: [] },
  ...{ raw_tokens: 3, token_estimate: 3, lines: 1, evidence: sha256('carried') },
  guard: { sha256: shaIn(before, 'docs/judged.md'), mtime: '2026-01-01T00:00:00.000Z', size: 9 },
};

interface Case extends Omit<DraftWishes, 'cleared'> {
  readonly entries?: readonly VerdictEntry[];
  readonly cleared?: readonly VerdictCleared[];
  /** What happens between begin and submit. */
  readonly meanwhile?: (fs: MemoryFileSystem) => void;
}

function judged({ entries = [], cleared = [], meanwhile = () => undefined, ...wishes }: Case) {
  const fs = disk();
  const draft: CheckDraft = draftOf(fs, root, { handed: HANDED, carried: [CARRIED], ...wishes });
  meanwhile(fs);
  const verdicts: Verdicts = { schema: 'dochygiene.verdicts/1', entries, cleared };
  return judgeVerdicts(draft, verdicts, lookOf(fs, root, pathsToAsk(draft, verdicts)));
}
const faultsOf = (given: Case): readonly string[] => {
  const judgement = judged(given);
  return judgement.ok ? [] : judgement.faults.map(faultText);
};
const of = (...entries: readonly VerdictEntry[]) => faultsOf({ entries });
const made = (given: Case) => {
  const judgement = judged(given);
  if (!judgement.ok) throw new Error(judgement.faults.map(faultText).join('\n'));
  const { report } = judgement;
  expect(parseReport(JSON.parse(JSON.stringify(report)))).toEqual({ ok: true, report });
  return judgement;
};

const LEAVE = 'leave it out: it stays as it is';
const SPELL = 'a path of the work list, as it is spelled there';
const NOT_HANDED =
  'was not handed out: no signal speaks of it, it is acknowledged, or it did not fit in the budget: leave it out';

// biome-ignore format: a table is read by column
test.each([
  // the path that a verdict names     path: field: problem: right, after the path
  ['docs/stays.md',                    NOT_HANDED],
  ['docs/judged.md',                   'was judged in an earlier check, and that stands: merge-into: leave it out, or begin again with --again'],
  ['docs/frozen.md',                   `is excluded: frozen: hygiene: frozen in the frontmatter, line 2: ${LEAVE}`],
  ['drafts/x.md',                      `is excluded: ignore: .gitignore:1: /drafts/: ${LEAVE}`],
  ['archive/old.md',                   `is excluded: dir-prune: archive: ${LEAVE}`],
  ['./docs/frozen.md',                 `"docs/frozen.md" is excluded: frozen: hygiene: frozen in the frontmatter, line 2: ${LEAVE}`],
  ['drafts/../drafts/x.md',            `is excluded: ignore: .gitignore:1: /drafts/: ${LEAVE}`],
  ['./docs/a.md',                      'was not handed out: "docs/a.md"'],
  ['docs\\a.md',                       'was not handed out: "docs/a.md"'],
  ['docs/../docs/a.md',                'was not handed out: "docs/a.md"'],
  ['docs//a.md',                       'was not handed out: "docs/a.md"'],
  ['docs/a.md/',                       'was not handed out: "docs/a.md"'],
  ['docs/a.md ',                       'was not handed out: "docs/a.md"'],
  ['Docs/A.md',                        'was not handed out: "docs/a.md"'],
  ['/home/me/p/docs/a.md',             'was not handed out: "docs/a.md"'],
  ['C:\\p\\docs\\a.md',                'was not handed out: "docs/a.md"'],
  ['dosc/left.md',                     'was not handed out: "docs/left.md"'],
  ['somewhere/else/left.md',           'was not handed out: "docs/left.md"'],
  ['docs/a.md\0',                      'was not handed out: "docs/a.md"'],
  ['nothing/like/it.txt',              `was not handed out: ${SPELL}`],
  ['main.c',                           `was not handed out: ${SPELL}`],
  ['..',                               `was not handed out: ${SPELL}`],
  ['__proto__',                        `was not handed out: ${SPELL}`],
] as const)('a path that was not handed out: %j', (path, fault) => {
  const shown = path.replace('\0', '\\u{0}');
  expect(of(entry(path))).toEqual([`${shown}: path: ${fault}`]);
  expect(faultsOf({ cleared: [clear(path)] })).toEqual([`${shown}: path: ${fault}`]);
});

const FREE = 'a free path of the project, such as "docs/archive/a.md"';
const archive = (target?: string, path = 'docs/a.md') =>
  entry(path, { op: 'archive', ...(target === undefined ? {} : { target }) });
const merge = (target?: string, path = 'docs/a.md') =>
  entry(path, { op: 'merge-into', ...(target === undefined ? {} : { target }) });
const into = (path: string, target: string, rest = {}) =>
  entry(path, { op: 'merge-into', target, ...rest });

// biome-ignore format: a table is read by column
test.each([
  // case                           verdicts                                                          faults
  ['update with a target',          [entry('docs/a.md', { target: 'docs/b.md' })],                    ['docs/a.md: target: update has no target: leave it out']],
  ['delete with a target',          [entry('docs/a.md', { op: 'delete', target: 'docs/b.md' })],      ['docs/a.md: target: delete has no target: leave it out']],
  ['archive without a target',      [archive()],                                                      ['docs/a.md: target: is missing: "docs/archive/a.md"']],
  ['archive to a free path',        [archive('docs/archive/a.md')],                                   []],
  ['archive into a new directory',  [archive('attic/2024/a.md')],                                     []],
  ['archive onto a document',       [archive('docs/stays.md')],                                       [`docs/a.md: target: "docs/stays.md" is taken: something is there: ${FREE}`]],
  ['archive onto itself',           [archive('docs/a.md')],                                           [`docs/a.md: target: "docs/a.md" is the document itself: ${FREE}`]],
  ['archive onto a frozen one',     [archive('docs/frozen.md')],                                      [`docs/a.md: target: "docs/frozen.md" is taken: something is there: ${FREE}`]],
  ['archive onto a directory',      [archive('docs')],                                                [`docs/a.md: target: "docs" is a directory: ${FREE}`]],
  ['archive below a document',      [archive('docs/b.md/a.md')],                                      [`docs/a.md: target: "docs/b.md/a.md" lies below "docs/b.md", which is no directory: ${FREE}`]],
  ['archive through a link out',    [archive('out/a.md')],                                            [`docs/a.md: target: "out/a.md" lies below "out", which is no directory: ${FREE}`]],
  ['archive through a link within', [archive('in/new.md')],                                           [`docs/a.md: target: "in/new.md" lies below "in", which is no directory: ${FREE}`]],
  ['archive out of the project',    [archive('../a.md')],                                             [`docs/a.md: target: "../a.md" is no plain path of the project: ${FREE}`]],
  ['archive to an absolute path',   [archive('/tmp/a.md')],                                           [`docs/a.md: target: "/tmp/a.md" is no plain path of the project: ${FREE}`]],
  ['archive with a dot',            [archive('./archive/a.md')],                                      [`docs/a.md: target: "./archive/a.md" is no plain path of the project: ${FREE}`]],
  ['archive with a backslash',      [archive('docs\\x.md')],                                          [`docs/a.md: target: "docs\\x.md" is no plain path of the project: ${FREE}`]],
  ['archive with a NUL',            [archive('x\0.md')],                                              [`docs/a.md: target: "x\\u{0}.md" is no plain path of the project: ${FREE}`]],
  ['archive with a hidden letter',  [archive('.g\u200cit/x.md')],                                     [`docs/a.md: target: ".g\\u{200c}it/x.md" is no plain path of the project: ${FREE}`]],
  ['archive with a blank at an end', [archive('archive/x.md ')],                                      [`docs/a.md: target: "archive/x.md " is no plain path of the project: ${FREE}`]],
  ['archive with a dot at an end',  [archive('archive./x.md')],                                       [`docs/a.md: target: "archive./x.md" is no plain path of the project: ${FREE}`]],
  ['archive into .git',             [archive('.git/a.md')],                                           [`docs/a.md: target: ".git/a.md" lies where no document belongs: in .git or .dochygiene: ${FREE}`]],
  ['... in another case',           [archive('sub/.GIT/a.md')],                                       [`docs/a.md: target: "sub/.GIT/a.md" lies where no document belongs: in .git or .dochygiene: ${FREE}`]],
  ['... by its short name',         [archive('GIT~1/a.md')],                                          [`docs/a.md: target: "GIT~1/a.md" lies where no document belongs: in .git or .dochygiene: ${FREE}`]],
  ['archive into .dochygiene',      [archive('.dochygiene/a.md')],                                    [`docs/a.md: target: ".dochygiene/a.md" lies where no document belongs: in .git or .dochygiene: ${FREE}`]],
  ['archive into .github',          [archive('.github/a.md')],                                        [`docs/a.md: target: ".github/a.md" lies where tools look for their files: in ".github": ${FREE}`]],
  ['two to one place',              [archive('x/a.md'), archive('x/a.md', 'docs/b.md')],              [`docs/a.md: target: "x/a.md" is given to "docs/b.md" as well: ${FREE}`, 'docs/b.md: target: "x/a.md" is given to "docs/a.md" as well: a free path of the project, such as "docs/archive/b.md"']],
  ['... but for the case',          [archive('x/A.md'), archive('x/a.md', 'docs/b.md')],              [`docs/a.md: target: "x/A.md" is given to "docs/b.md" as well: ${FREE}`, 'docs/b.md: target: "x/a.md" is given to "docs/a.md" as well: a free path of the project, such as "docs/archive/b.md"']],
  ['one below another',             [archive('x.md'), archive('x.md/a.md', 'docs/b.md')],             [`docs/a.md: target: "x.md" would be a document and a directory: ${FREE}`, 'docs/b.md: target: "x.md/a.md" would be a document and a directory: a free path of the project, such as "docs/archive/b.md"']],
  ['merge without a target',        [merge()],                                                        ['docs/a.md: target: is missing: the document that takes it in']],
  ['merge into a document',         [merge('README.md')],                                             []],
  ['merge into one handed out',     [merge('docs/b.md')],                                             []],
  ['merge into one that changes',   [merge('docs/b.md'), entry('docs/b.md')],                         []],
  ['merge into itself',             [merge('docs/a.md')],                                             ['docs/a.md: target: is the document itself: another document']],
  ['merge into a frozen one',       [merge('docs/frozen.md')],                                        ['docs/a.md: target: "docs/frozen.md" is excluded: frozen: hygiene: frozen in the frontmatter, line 2: a document that is judged']],
  ['merge into an ignored one',     [merge('drafts/x.md')],                                           ['docs/a.md: target: "drafts/x.md" is excluded: ignore: .gitignore:1: /drafts/: a document that is judged']],
  ['merge into a pruned one',       [merge('archive/old.md')],                                        ['docs/a.md: target: "archive/old.md" is excluded: dir-prune: archive: a document that is judged']],
  ['merge into no document',        [merge('main.c')],                                                ['docs/a.md: target: "main.c" is no document of the project: the path of a document of the project']],
  ['merge into one misspelled',     [merge('docs/stay.md')],                                          ['docs/a.md: target: "docs/stay.md" is no document of the project: "docs/stays.md"']],
  ['merge outside',                 [merge('out/x.md')],                                              ['docs/a.md: target: "out/x.md" is no document of the project: the path of a document of the project']],
  ['merge through a link',          [merge('in/b.md')],                                               ['docs/a.md: target: "in/b.md" is no document of the project: "docs/b.md"']],
  ['merge into one that goes',      [merge('docs/b.md'), entry('docs/b.md', { op: 'delete' })],       ['docs/a.md: target: "docs/b.md" is to go itself: delete: a document that stays']],
  ['... into another',              [merge('docs/b.md'), into('docs/b.md', 'docs/c.md')],             ['docs/a.md: target: "docs/b.md" is to go itself: merge-into: a document that stays']],
  ['... in a ring',                 [merge('docs/b.md'), into('docs/b.md', 'docs/a.md')],             ['docs/a.md: target: "docs/b.md" is to go itself: merge-into: a document that stays', 'docs/b.md: target: "docs/a.md" is to go itself: merge-into: a document that stays']],
  ['merge into a carried one',      [merge('docs/judged.md')],                                        ['docs/a.md: target: "docs/judged.md" is to go itself: merge-into: a document that stays']],
  ['a status with a successor',     [entry('docs/a.md', { op: 'add-status', target: 'README.md' })],  []],
  ['a status without',              [entry('docs/a.md', { op: 'add-status' })],                       []],
  ['a status with itself',          [entry('docs/a.md', { op: 'add-status', target: 'docs/a.md' })],  ['docs/a.md: target: is the document itself: another document']],
  ['a status with a frozen one',    [entry('docs/a.md', { op: 'add-status', target: 'docs/frozen.md' })], ['docs/a.md: target: "docs/frozen.md" is excluded: frozen: hygiene: frozen in the frontmatter, line 2: a document that is judged']],
  ['links where there are some',    [entry('docs/a.md', { op: 'fix-links' })],                        []],
  ['links where there are none',    [entry('docs/b.md', { op: 'fix-links' })],                        ['docs/b.md: op: no signal tells of a link: none of dead-link, vanished-reference, dead-index: "update"']],
  ['trim without a quote',          [entry('docs/a.md', { op: 'trim' })],                             ['docs/a.md: quotes: none, and trim takes out the lines quoted: the lines that go']],
  ['trim of all but blank lines',   [entry('docs/b.md', { op: 'trim', quotes: [{ lines: [1, 1], text: '# B' }, { lines: [3, 3], text: 'Two words.' }] })], ['docs/b.md: quotes: every line of the document goes: fewer lines, or op "delete"']],
  ['trim of some lines',            [entry('docs/b.md', { op: 'trim', quotes: [{ lines: [2, 3], text: '\nTwo words.' }] })], []],
  ['a quote with other line ends',  [entry('docs/b.md', { quotes: [{ lines: [1, 3], text: '# B\n\nTwo words.' }] })], []],
  ['a quote that is edited',        [entry('docs/a.md', { quotes: [{ lines: [3, 3], text: 'Status: open' }] })], ['docs/a.md: quotes[0].text: line 3 stands as "Status: done": these lines exactly as they stand']],
  ['a quote of other lines',        [entry('docs/a.md', { quotes: [{ lines: [1, 1], text: '# A' }, { lines: [4, 4], text: 'Status: done' }] })], ['docs/a.md: quotes[1].lines: the text stands at lines [3, 3]: [3, 3]']],
  ['twice',                         [entry('docs/a.md'), entry('docs/a.md')],                         ['docs/a.md: entries[1].path: is judged in entries[0] already: one judgement of each document']],
  ['an unknown one twice',          [entry('main.c'), entry('main.c')],                               [`main.c: path: was not handed out: ${SPELL}`, 'main.c: entries[1].path: is judged in entries[0] already: one judgement of each document']],
  ['an unknown one, and its target', [merge('nowhere.md', 'main.c')],                                 [`main.c: path: was not handed out: ${SPELL}`, 'main.c: target: "nowhere.md" is no document of the project: the path of a document of the project']],
  ['another guard',                 [entry('docs/a.md', { guard: { sha256: '0'.repeat(64) } })],      [`docs/a.md: guard.sha256: is not that of the document handed out: "${sha256(A)}"`]],
] as const)('%s', (_case, entries, faults) => {
  expect(of(...entries)).toEqual(faults);
});

test('a document is judged once over both lists', () => {
  expect(faultsOf({ entries: [entry('docs/a.md')], cleared: [clear('docs/a.md')] })).toEqual([
    'docs/a.md: cleared[0].path: is judged in entries[0] already: one judgement of each document',
  ]);
});

test('tells every fault and not the first', () => {
  const quotes = [
    { lines: [1, 1], text: '# a' },
    { lines: [9, 9], text: 'x' },
  ] as const;
  const faults = faultsOf({
    entries: [
      entry('docs/a.md', { op: 'archive', quotes, guard: { sha256: '0'.repeat(64) } }),
      entry('docs/frozen.md', { op: 'delete', target: 'x' }),
    ],
    cleared: [clear('docs/stays.md')],
  });
  expect(faults.map((fault) => fault.split(': ').slice(0, 2).join(': '))).toEqual([
    'docs/a.md: guard.sha256',
    'docs/a.md: target',
    'docs/a.md: quotes[0].text',
    'docs/a.md: quotes[1].lines',
    'docs/frozen.md: path',
    'docs/frozen.md: target',
    'docs/stays.md: path',
  ]);
});

const AGAIN = 'begin again: dochygiene check begin';

describe('what has changed since the check began', () => {
  // biome-ignore format: a table is read by column
  test.each<readonly [string, (fs: MemoryFileSystem) => void, string]>([
    ['another text',        (fs) => put(fs, 'docs/a.md', '# Other\n'),                        `guard: the document has changed since it was handed out: ${AGAIN}`],
    ['a marker in it',      (fs) => put(fs, 'docs/a.md', '---\nhygiene: frozen\n---\n# A\n'), `path: is excluded: frozen: hygiene: frozen in the frontmatter, line 2: leave it out, or ${AGAIN}`],
    ['an ignore rule',      (fs) => fs.create(at('.dochygiene-ignore'), 'a.md\n'),            `path: is excluded: ignore: .dochygiene-ignore:1: a.md: leave it out, or ${AGAIN}`],
    ['nothing there',       (fs) => fs.remove(at('docs/a.md')),                               `path: is no longer there: leave it out, or ${AGAIN}`],
  ])('%s', (_what, meanwhile, fault) => {
    const quotes = [{ lines: [1, 1], text: 'no quote of it' }] as const;
    const entries = [entry('docs/a.md', { quotes })];
    expect(faultsOf({ entries, meanwhile })).toEqual([`docs/a.md: ${fault}`]);
    expect(faultsOf({ cleared: [clear('docs/a.md')], meanwhile })).toEqual([`docs/a.md: ${fault}`]);
  });

  test('a link in its place', () => {
    const meanwhile = (fs: MemoryFileSystem) => {
      fs.remove(at('docs/a.md'));
      fs.make.symlink('b.md', at('docs/a.md'));
    };
    expect(faultsOf({ entries: [entry('docs/a.md')], meanwhile })).toEqual([
      `docs/a.md: path: is no longer a file: a link: leave it out, or ${AGAIN}`,
    ]);
  });

  test('the target is excluded', () => {
    const meanwhile = (fs: MemoryFileSystem) => fs.create(at('.dochygiene-ignore'), 'stays.md\n');
    expect(faultsOf({ entries: [merge('docs/stays.md')], meanwhile })).toEqual([
      'docs/a.md: target: "docs/stays.md" is excluded: ignore: .dochygiene-ignore:1: stays.md: a document that is judged',
    ]);
  });

  test('the target is gone', () => {
    const meanwhile = (fs: MemoryFileSystem) => fs.remove(at('docs/stays.md'));
    expect(faultsOf({ entries: [merge('docs/stays.md')], meanwhile })).toEqual([
      'docs/a.md: target: "docs/stays.md" is no longer there: a document that is judged',
    ]);
  });
});

describe('the report', () => {
  test('puts every document in one place, carried ones first', () => {
    const { report, acks } = made({
      entries: [archive('docs/archive/a.md')],
      cleared: [clear('docs/c.md', { reason: '  It stays. ' })],
    });
    const { entries, cleared, unread, shortlist } = report;
    expect(shortlist).toEqual([
      'docs/judged.md',
      'docs/a.md',
      'docs/b.md',
      'docs/c.md',
      'docs/left.md',
    ]);
    expect(entries.map(({ path }) => path)).toEqual(['docs/judged.md', 'docs/a.md']);
    expect(entries[0]).toEqual(CARRIED);
    expect(cleared).toEqual([
      {
        path: 'docs/c.md',
        reason: 'It stays.',
        sha256: shaIn(before, 'docs/c.md'),
        signals: HANDED['docs/c.md'],
      },
    ]);
    expect(unread).toEqual([
      { path: 'docs/b.md', why: 'not judged by its reader', signals: HANDED['docs/b.md'] },
      { path: 'docs/left.md', why: 'not judged by its reader', signals: HANDED['docs/left.md'] },
    ]);
    expect(acks).toEqual([
      { path: 'docs/c.md', reason: 'It stays.', evidence: sha256('evidence docs/c.md') },
    ]);
    expect(report.generated_at).toBe('2026-03-10T13:00:00.000Z');
    expect(report.documents.map(({ path }) => path)).toContain('docs/stays.md');
    expect(report.pair).toBeUndefined();
  });

  test('folds in what the scan knows, and hashes the quotes', () => {
    const quotes = [{ lines: [1, 3], text: '# B\n\nTwo words.\n' }] as const;
    const facts = { load_bearing: ['main.c'], load_bearing_count: 3, inbound: ['README.md'] };
    const { report } = made({
      entries: [entry('docs/b.md', { quotes, rationale: ' Why. ' })],
      facts,
    });
    expect(report.entries[1]).toEqual({
      ...{ path: 'docs/b.md', by: 'reader', category: 'stale', op: 'update' },
      ...{ op_type: 'generative', safety_tier: 'review', rationale: 'Why.' },
      quotes: [{ lines: [1, 3], sha256: sha256('# B\n\nTwo words.') }],
      ...{ signals: HANDED['docs/b.md'], load_bearing: ['main.c'], inbound: ['README.md'] },
      ...{ raw_tokens: tokensOf('# B\r\n\r\nTwo words.\r\n'), token_estimate: 0, lines: 1 },
      guard: { sha256: shaIn(before, 'docs/b.md'), mtime: expect.stringMatching(/Z$/), size: 19 },
      evidence: sha256('evidence docs/b.md'),
    });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                     verdict                                                          facts                      type          tier      saved
    ['archive',                 archive('archive/x.md'),                                         {},                        'mechanical', 'safe',   tokensOf(A)],
    ['... to no archive',       archive('x.md'),                                                 {},                        'mechanical', 'review', tokensOf(A)],
    ['... leading elsewhere',   archive('archive/x.md'),                                         { outbound_count: 1 },     'mechanical', 'review', tokensOf(A)],
    ['... not in git',          archive('archive/x.md'),                                         { tracked: false },        'mechanical', 'manual', tokensOf(A)],
    ['... more names it',       archive('x.md'),                                                 { load_bearing_count: 1 }, 'mechanical', 'manual', tokensOf(A)],
    ['... documents link',      archive('x.md'),                                                 { inbound_count: 1 },      'mechanical', 'review', tokensOf(A)],
    ['... a rule',              archive('x.md'),                                                 { rule_doc: true },        'mechanical', 'review', tokensOf(A)],
    ['... generated',           archive('x.md'),                                                 { generated: true },       'mechanical', 'manual', tokensOf(A)],
    ['... raised',              entry('docs/a.md', { op: 'archive', target: 'x.md', safety_tier: 'manual' }), {},           'mechanical', 'manual', tokensOf(A)],
    ['... not lowered',         entry('docs/a.md', { op: 'archive', target: 'x.md', safety_tier: 'safe' }), { tracked: false }, 'mechanical', 'manual', tokensOf(A)],
    ['... supporting only',     archive('x.md', 'docs/b.md'),                                    {},                        'mechanical', 'review', tokensOf('# B\r\n\r\nTwo words.\r\n')],
    ['delete',                  entry('docs/a.md', { op: 'delete' }),                            {},                        'mechanical', 'review', tokensOf(A)],
    ['merge',                   merge('README.md'),                                              {},                        'generative', 'review', tokensOf(A)],
    ['update',                  entry('docs/a.md'),                                              {},                        'generative', 'review', 0],
    ['links, all known',        entry('docs/a.md', { op: 'fix-links' }),                         { signals: [SIGNALS.moved] },                      'mechanical', 'safe',   0],
    ['links, not all known',    entry('docs/c.md', { op: 'fix-links' }),                         {},                        'generative', 'review', 0],
    ['a status',                entry('docs/a.md', { op: 'add-status' }),                        {},                        'mechanical', 'safe',   0],
    ['a part',                  entry('docs/a.md', { op: 'trim', quotes: [{ lines: [3, 5], text: 'Status: done\n\nSee [x](x.md).' }, { lines: [5, 5], text: 'See [x](x.md).' }] }), {}, 'mechanical', 'review', tokensOf('Status: done\n\nSee [x](x.md).')],
  ] as const)('%s', (_case, given, facts, opType, tier, saved) => {
    const { report } = made({ entries: [given], facts });
    expect(report.entries[1]).toMatchObject({ op_type: opType, safety_tier: tier, token_estimate: saved });
  });

  test('a document with no signals but of a record is judged as one without evidence', () => {
    const handed = { 'docs/a.md': [{ ...SIGNALS.finished, record: true }] } as const;
    const { report } = made({ entries: [archive('x.md')], handed });
    expect(report.entries[1]?.safety_tier).toBe('manual');
  });

  test('says nothing of what is excluded by now, and of what is gone that it is', () => {
    const { report } = made({
      cleared: [clear('docs/a.md')],
      meanwhile(fs) {
        fs.create(at('.dochygiene-ignore'), 'left.md\njudged.md\n');
        fs.remove(at('docs/b.md'));
      },
    });
    expect(JSON.stringify(report)).not.toMatch(/left\.md|judged\.md/);
    expect(report.unread).toEqual([
      { path: 'docs/b.md', why: 'is no longer there', signals: HANDED['docs/b.md'] },
      { path: 'docs/c.md', why: 'not judged by its reader', signals: HANDED['docs/c.md'] },
    ]);
    // Each linked to all others; now to all that are left.
    const { documents } = report;
    expect(documents.map(({ links }) => links.map((link) => documents[link]?.path))).toEqual(
      documents.map(({ path }) =>
        documents.map((other) => other.path).filter((other) => other !== path),
      ),
    );
  });
});

describe('a carried entry lapses', () => {
  const moved = { ...CARRIED, op: 'archive', op_type: 'mechanical', target: 'x/y.md' } as const;
  // biome-ignore format: a table is read by column
  test.each<readonly [string, Case, string]>([
    ['when its document has changed', { meanwhile: (fs) => put(fs, 'docs/judged.md', 'x') },                              'has changed since it was judged'],
    ['when it is gone',               { meanwhile: (fs) => fs.remove(at('docs/judged.md')) },                             'is no longer there'],
    ['when its target is gone',       { meanwhile: (fs) => fs.remove(at('docs/into.md')) },                               'judged, but its target docs/into.md is no longer there'],
    ['when its target is excluded',   { meanwhile: (fs) => fs.create(at('.dochygiene-ignore'), 'into.md\n') },            'judged, but its target docs/into.md is excluded: ignore: .dochygiene-ignore:1: into.md'],
    ['when its target is to go',      { handed: { ...HANDED, 'docs/into.md': [] }, entries: [entry('docs/into.md', { op: 'delete' })] }, 'judged, but its target docs/into.md is to go itself'],
    ['when its place is taken',       { carried: [moved], meanwhile: (fs) => { fs.makeDirectory(at('x')); fs.create(at('x/y.md'), ''); } }, 'judged, but its target x/y.md is taken: something is there'],
  ])('%s', (_when, given, why) => {
    const { report } = made(given);
    expect(report.unread[0]).toEqual({ path: 'docs/judged.md', why, signals: CARRIED.signals });
    expect(report.entries.map(({ path }) => path)).not.toContain('docs/judged.md');
    expect(report.shortlist).toContain('docs/judged.md');
  });

  test('and not otherwise', () => {
    expect(made({}).report.entries).toEqual([CARRIED]);
    expect(made({ carried: [moved] }).report.entries).toEqual([moved]);
  });

  test('its place is not given again', () => {
    expect(faultsOf({ carried: [moved], entries: [archive('x/Y.md')] })).toEqual([
      `docs/a.md: target: "x/Y.md" is given to "docs/judged.md" as well: ${FREE}`,
    ]);
  });

  test('it makes room for its document, handed out again', () => {
    const again = { handed: { 'docs/judged.md': [SIGNALS.stub] }, carried: [CARRIED] } as const;
    const { report } = made({ ...again, cleared: [clear('docs/judged.md')] });
    expect([report.shortlist, report.entries]).toEqual([['docs/judged.md'], []]);
  });
});

test('what is not in the lists of the report is counted there', () => {
  expect(made({}).report.left_out).toEqual({ acknowledged: 1, over_budget: 2, unreadable: 3 });
});

describe('two readers', () => {
  const fs = disk();
  const draft = draftOf(fs, root, {
    handed: { 'docs/a.md': [SIGNALS.finished] },
    cleared: [
      { path: 'docs/c.md', reason: 'right', sha256: shaIn(before, 'docs/c.md'), signals: [] },
    ],
  });
  const documents = draft.documents.map((each) =>
    each.path === 'docs/b.md' ? { ...each, signals: ['stub'] } : each,
  );

  // biome-ignore format: a table is read by column
  test.each([
    ['docs/b.md',     'was not handed out by the check that is open now, which began at 2026-03-10T12:00:00.000Z; another may have begun since yours: begin again, dochygiene check begin: your verdicts on documents that have not changed can be submitted as they are'],
    ['docs/stays.md', NOT_HANDED],
    ['docs/c.md',     'was looked at in an earlier check and stays, and that stands: leave it out, or take it back: dochygiene ack --remove'],
  ] as const)('of which one judges %s', (path, fault) => {
    const verdicts: Verdicts = { schema: 'dochygiene.verdicts/1', entries: [entry(path)], cleared: [] };
    const look = lookOf(fs, root, pathsToAsk(draft, verdicts));
    const judgement = judgeVerdicts({ ...draft, documents }, verdicts, look);
    expect(judgement.ok ? [] : judgement.faults.map(faultText)).toEqual([`${path}: path: ${fault}`]);
  });
});

describe('verdicts that are very many', () => {
  const counting = (entries: readonly VerdictEntry[], cleared: readonly VerdictCleared[] = []) => {
    const fs = disk();
    const draft = draftOf(fs, root, { handed: HANDED });
    const verdicts: Verdicts = { schema: 'dochygiene.verdicts/1', entries, cleared };
    const look = lookOf(fs, root, pathsToAsk(draft, verdicts));
    let reads = 0;
    const read = (path: string) => {
      reads += 1;
      return look.read(path);
    };
    const judgement = judgeVerdicts(draft, verdicts, { ...look, read });
    return { reads, faults: judgement.ok ? [] : judgement.faults.map(faultText) };
  };

  test('a document that is judged again and again is read and judged once', () => {
    const wrong = archive('docs/stays.md');
    const { reads, faults } = counting([wrong, wrong, wrong], [clear('docs/a.md')]);
    expect(reads).toBe(1);
    expect(faults.map((fault) => fault.split(': ').slice(0, 3).join(': '))).toEqual([
      'docs/a.md: target: "docs/stays.md" is taken',
      'docs/a.md: entries[1].path: is judged in entries[0] already',
      'docs/a.md: entries[2].path: is judged in entries[0] already',
      'docs/a.md: cleared[0].path: is judged in entries[0] already',
    ]);
  });

  const quote = (text: string) => ({ lines: [1, 1] as const, text });
  const quoting = (quotes: VerdictEntry['quotes']) => entry('docs/a.md', { quotes: quotes ?? [] });
  const many = (count: number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => quote(text(at)));

  test('quotes that are equal are kept once', () => {
    const { report } = made({ entries: [quoting(many(5000, () => '# A'))] });
    expect(report.entries[1]?.quotes).toHaveLength(1);
    const both = [...many(2, () => '# A'), { lines: [3, 3] as const, text: 'Status: done' }];
    const kept = made({ entries: [quoting(both)] }).report.entries[1]?.quotes;
    expect(kept?.map(({ lines }) => lines)).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  test('quotes that are equal and wrong are told once', () => {
    expect(of(quoting(many(3, () => 'x')))).toHaveLength(1);
  });

  test('more than a thousand quotes are a fault, and none of them is told', () => {
    expect(of(quoting(many(1000, (at) => `x${at}`)))).toHaveLength(1000);
    expect(of(quoting(many(1001, (at) => `x${at}`)))).toEqual([
      'docs/a.md: quotes: are 1001: those that matter, at most 1000',
    ]);
  });
});
