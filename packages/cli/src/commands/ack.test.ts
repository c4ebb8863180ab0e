import { absolutePath, type FileSystem } from '@dochygiene/ports';
import { historyGit, type MemoryTree, readTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { dochygiene, type Scene } from '../../test/outside.ts';

const prose = (seed: number) =>
  Array.from({ length: 40 }, (_, at) => `word${seed * 100 + at}`).join(' ');
const FILES: Readonly<Record<string, string>> = {
  'README.md': `# P\n\n${prose(1)}\n\n[a](docs/a.md), [b](docs/b.md), [c](docs/c.md)\n`,
  'docs/a.md': `# A\n\nStatus: obsolete\n\n${prose(2)}\n`,
  // Two supporting signals of different families.
  'docs/b.md': '# B\n\n[gone](gone.md)\n\nTODO: say more\n',
  'docs/c.md': `# C\n\n${prose(4)}\n`,
};
const GIT = historyGit([{ at: '2025-01-01', files: FILES }]);
const TREE: MemoryTree = {
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/objects': { kind: 'directory' },
  ...Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`/p/${path}`, text])),
};
const SHARED = absolutePath('/p/dochygiene.acks.yaml');

function replace(fs: FileSystem, path: string, text: string): void {
  const place = absolutePath(`/p/${path}`);
  if (fs.lstat(place) !== undefined) fs.remove(place);
  fs.create(place, text);
}

/** Runs command lines in one project, one after the other. */
async function project(...lines: readonly (readonly string[])[]) {
  const { fs } = await dochygiene(['status'], { tree: TREE });
  const run = (words: readonly string[], scene: Scene = {}) =>
    dochygiene(words, { fs, git: GIT, ...scene });
  for (const line of lines) expect(await run(line)).toMatchObject({ code: 0 });
  return { fs, run };
}

const ACK_A = ['ack', 'docs/a.md', '--reason', 'kept as history'] as const;

describe('a document that is acknowledged', () => {
  test('is off the list, and counted', async () => {
    const { run } = await project();
    const before = await run(['scan']);
    expect(before.out).toContain('2 of 4 documents deserve a look');
    const { code, out, err } = await run(ACK_A);
    expect([code, out, err]).toEqual([0, 'Acknowledged in .dochygiene/acks.json: docs/a.md\n', '']);
    const after = await run(['scan']);
    expect(after.out).toContain('1 of 4 documents deserves a look');
    expect(after.out).not.toContain('docs/a.md');
    expect(after.out).toContain('4 judged; 1 acknowledged.');
    expect(after.err).toBe('');
  });

  test.each([['json'], ['sarif'], ['github'], ['markdown']])('in %s too', async (format) => {
    const { run } = await project();
    expect((await run(['scan', '-f', format])).out).toContain('docs/a.md');
    await run(ACK_A);
    const { out } = await run(['scan', '-f', format]);
    if (format === 'json') {
      expect(JSON.parse(out)).toMatchObject({
        shortlist: ['docs/b.md'],
        coverage: { acknowledged: 1 },
        signals: { 'docs/a.md': [{ id: 'declared-end-of-life' }] },
      });
    } else expect(out).not.toContain('docs/a.md');
  });

  test('--all shows it after what deserves a look', async () => {
    const { run } = await project(ACK_A);
    const { out } = await run(['scan', '--all']);
    expect(out).toMatch(/1 of 4 documents deserves a look; all are listed, those first\n/);
    expect(out).toMatch(/1\. docs\/b\.md[\s\S]*2\. docs\/a\.md/);
  });

  test('no gate counts it', async () => {
    const { run } = await project();
    expect((await run(['scan', '--fail-on', 'deciding'])).code).toBe(1);
    await run(ACK_A);
    expect((await run(['scan', '--fail-on', 'deciding'])).code).toBe(0);
    expect((await run(['scan', '--fail-on', 'any'])).code).toBe(1);
  });

  test('why says so, with the reason', async () => {
    const { fs, run } = await project(ACK_A);
    const { out } = await run(['why', 'docs/a.md']);
    expect(out).toContain('judged       1 signal, acknowledged: on no list\n');
    expect(out).toContain(
      '\nacknowledged on 2026-03-10 in .dochygiene/acks.json\n  kept as history\n',
    );
    expect((await run(['why', 'docs/b.md'])).out).toContain('shortlisted: place 1 of 1');
    replace(fs, 'docs/a.md', `${FILES['docs/a.md']}More.\n`);
    const changed = await run(['why', 'docs/a.md']);
    expect(changed.out).toContain('shortlisted: place 1 of 2');
    expect(changed.out).toContain(
      '\nacknowledged on 2026-03-10 in .dochygiene/acks.json, and no longer: it has changed since\n',
    );
  });

  // biome-ignore format: a table is read by column
  test.each<readonly [string, string, string, string, string]>([
    ['its text',                'docs/a.md',  'docs/a.md',    `${FILES['docs/a.md']}More.\n`, 'declared-end-of-life'],
    ['a file that is named',    'docs/b.md',  'docs/gone.md', '# Gone\n',                     'unkept-promise'],
  ])('lapses with %s', async (_case, doc, path, text) => {
    const { fs, run } = await project(['ack', doc, '-r', 'x']);
    expect((await run(['scan'])).err).toBe('');
    replace(fs, path, text);
    const { err } = await run(['scan']);
    expect(err).toBe('dochygiene: 1 acknowledgement no longer holds: dochygiene ack --list\n');
    const { out } = await run(['ack', '--list']);
    expect(out).toContain(`1 acknowledgement, 1 no longer holds\n\n  changed   ${doc}\n`);
  });

  test('it does not lapse with the day', async () => {
    const { run } = await project(ACK_A);
    const { out, err } = await run(['scan'], { now: '2036-03-10T12:00:00Z' });
    expect([out.includes('docs/a.md'), err]).toEqual([false, '']);
  });
});

describe('one signal', () => {
  test('that the list goes by takes a document off it', async () => {
    const { run } = await project();
    const { out } = await run(['ack', 'docs/b.md', '--signal', 'dead-link', '-r', 'made later']);
    expect(out).toBe('Acknowledged in .dochygiene/acks.json: docs/b.md, for dead-link\n');
    expect((await run(['scan'])).out).toContain('1 of 4 documents deserves a look');
  });

  test('of a document that others shortlist leaves it there, and says so', async () => {
    const { fs, run } = await project();
    replace(fs, 'docs/a.md', `${FILES['docs/a.md']}\n[gone](gone.md)\n`);
    const { out } = await run(['ack', 'docs/a.md', '--signal', 'dead-link', '-r', 'made later']);
    expect(out).toContain('It stays on the list for what else is said: declared-end-of-life\n');
    expect((await run(['scan'])).out).toContain('2 of 4');
  });
});

describe('shared', () => {
  test('acks are a file to be committed, and hold as the others do', async () => {
    const { fs, run } = await project([...ACK_A, '--shared']);
    const { out } = await run(['scan']);
    expect(out).toContain('; 1 acknowledged.');
    expect(fs.lstat(absolutePath('/p/.dochygiene/acks.json'))).toBeUndefined();
    expect(readTree(fs, absolutePath('/p'))['dochygiene.acks.yaml']).toMatch(
      /^# Documents that .*\n# An ack .*\n\nversion: 1\nacks:\n {2}- path: docs\/a\.md\n {4}reason: kept as history\n {4}on: 2026-03-10\n {4}evidence: "?[\da-f]{64}"?\n$/,
    );
    expect((await run(['ack', '--list'])).out).toBe(
      '1 acknowledgement\n\n  holds     docs/a.md\n            kept as history (2026-03-10, shared)\n',
    );
  });

  test('comments stay, and the others too', async () => {
    const { fs, run } = await project([...ACK_A, '--shared']);
    const text = String(readTree(fs, absolutePath('/p'))['dochygiene.acks.yaml']);
    replace(fs, 'dochygiene.acks.yaml', text.replace('  - path', '  # ask Ann\n  - path'));
    await run(['ack', 'docs/b.md', '-r', 'b', '--shared']);
    await run([...ACK_A.slice(0, 3), 'another', '--shared']);
    const after = String(readTree(fs, absolutePath('/p'))['dochygiene.acks.yaml']);
    expect(after).toMatch(/ {2}# ask Ann\n {2}- path: docs\/a\.md\n {4}reason: another\n/);
    expect(after.match(/- path/g)).toHaveLength(2);
    await run(['ack', '--remove', 'docs/b.md']);
    const left = String(readTree(fs, absolutePath('/p'))['dochygiene.acks.yaml']);
    expect([left.includes('docs/b.md'), left.includes('# ask Ann')]).toEqual([false, true]);
  });

  // biome-ignore format: a table is read by column
  test.each<readonly [string, string, string]>([
    ['no YAML',           'version: 1\nacks: [\n',                                          '/p/dochygiene.acks.yaml:3: Flow sequence in block collection must be sufficiently indented and end with a ]\n  Put right that line'],
    ['a merge conflict',  'version: 1\nacks:\n<<<<<<< HEAD\n  - path: a.md\n=======\n  - path: b.md\n>>>>>>> other\n', '/p/dochygiene.acks.yaml:3: a merge conflict begins here\n  Resolve it: keep what is right, and take out the lines <<<<<<<, ======= and >>>>>>>.\n'],
    ['one that is YAML',  'version: 1\n# a\n<<<<<<< HEAD: 1\nacks: []\n>>>>>>> x: 2\n', '/p/dochygiene.acks.yaml:3: a merge conflict begins here'],
    ['too much',          `#${'x'.repeat(1024 * 1024)}`,                                     'Cannot read "/p/dochygiene.acks.yaml": it is over 1 MiB\n  Take out what no longer holds (dochygiene ack --list), or'],
    ['text for a number', 'version: "1"\nacks: []\n',                                       '/p/dochygiene.acks.yaml:1: version is no number\n  Right would be: 1'],
    ['a number for text', 'version: 1\nacks:\n  - path: a.md\n    reason: 5\n',             '/p/dochygiene.acks.yaml:4: acks.0.reason is a number, not text'],
    ['a later version',   'version: 2\nacks: []\n',                                         '/p/dochygiene.acks.yaml:1: version is 2, not 1\n  Right would be: 1; if a newer dochygiene wrote the file, update this one'],
    ['an unknown key',    'version: 1\nacks:\n  - path: a.md\n    why: x\n',                '/p/dochygiene.acks.yaml:4: acks.0.why is no key that is known'],
    ['no reason',         `version: 1\nacks:\n  - path: a.md\n    on: 2026-03-10\n    evidence: "${'0'.repeat(64)}"\n`, '/p/dochygiene.acks.yaml:3: acks.0.reason is missing\n  Right would be: why the document stays as it is'],
    ['a number',          `version: 1\nacks:\n  - path: a.md\n    reason: x\n    on: 2026-03-10\n    evidence: 12\n`, '/p/dochygiene.acks.yaml:6: acks.0.evidence is a number, not text'],
    ['an alias',          'version: 1\nacks: &a\n  - *a\n',                                 'Cannot read "/p/dochygiene.acks.yaml": it has aliases'],
  ])('%s is refused, with the line', async (_case, text, message) => {
    const tree = { ...TREE, '/p/dochygiene.acks.yaml': text };
    for (const words of [['scan'], ['check', 'begin'], ['ack', '--list'], [...ACK_A, '--shared']]) {
      const { code, err } = await dochygiene(words, { tree, git: GIT });
      expect([code, err]).toEqual([2, expect.stringContaining(`dochygiene: ${message}`)]);
    }
  });

  test('a link is not written through', async () => {
    const tree: MemoryTree = {
      ...TREE,
      '/p/dochygiene.acks.yaml': { kind: 'symlink', to: '/home/me/rc' },
      '/home/me/rc': 'version: 1\nacks: []\n',
    };
    const { code, err, fs } = await dochygiene([...ACK_A, '--shared'], { tree, git: GIT });
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('Cannot read "/p/dochygiene.acks.yaml": is a link'),
    ]);
    expect(fs.lstat(SHARED)?.kind).toBe('symlink');
    expect(readTree(fs, absolutePath('/home/me'))).toEqual({ rc: 'version: 1\nacks: []\n' });
  });
});

describe('--list and --remove', () => {
  test('of nothing', async () => {
    const { run } = await project();
    expect((await run(['ack', '--list'])).out).toBe('Nothing is acknowledged.\n');
  });

  test('what no longer holds comes first, with what to do', async () => {
    const { fs, run } = await project(
      ACK_A,
      ['ack', 'docs/b.md', '--signal', 'dead-link', '-r', 'made later'],
      ['ack', 'docs/b.md', '-r', 'all of it'],
    );
    fs.remove(absolutePath('/p/docs/a.md'));
    replace(fs, 'README.md', `# P\n\n${prose(1)}\n\n[b](docs/b.md), [c](docs/c.md)\n`);
    const { out } = await run(['ack', '--list', '/p'], { directory: '/' });
    expect(out).toBe(
      [
        '3 acknowledgements, 1 no longer holds',
        '',
        '  gone      docs/a.md',
        '            kept as history (2026-03-10)',
        '  holds     docs/b.md',
        '            all of it (2026-03-10)',
        '  holds     docs/b.md (dead-link)',
        '            made later (2026-03-10)',
        '',
        'Look again, then acknowledge anew, or: dochygiene ack --remove <doc>',
        '',
      ].join('\n'),
    );
    expect((await run(['ack', '--remove', 'docs/a.md'])).out).toBe(
      'Took back 1 acknowledgement of docs/a.md\n',
    );
    expect((await run(['ack', '--remove', 'docs/b.md', '--signal', 'dead-link'])).out).toBe(
      'Took back 1 acknowledgement of docs/b.md\n',
    );
    expect((await run(['ack', '--list'])).out).toMatch(/^1 acknowledgement\n/);
  });

  test('a long reason goes on below itself', async () => {
    const reason = 'kept as it is '.repeat(12).trim();
    const { run } = await project(['ack', 'docs/a.md', '-r', reason]);
    const { out } = await run(['ack', '--list'], { columns: 80 });
    const lines = out.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => /^ {12}\S/.test(line))).toHaveLength(3);
  });

  test('a reason that would move the cursor is written out', async () => {
    const { run } = await project(['ack', 'docs/a.md', '-r', 'a\u001b[2Jb']);
    expect((await run(['ack', '--list'])).out).toContain('a\\u{1b}[2Jb');
    expect((await run(['why', 'docs/a.md'])).out).toContain('a\\u{1b}[2Jb');
  });
});

// biome-ignore format: a table is read by column
test.each([
  [['ack'],                                               'Cannot run "ack": <doc> is missing\n  Name a document, or: --list'],
  [['ack', 'docs/a.md'],                                  'Cannot acknowledge "docs/a.md": the reason is missing\n  Say why the document stays as it is: --reason "…"'],
  [['ack', 'docs/a.md', '-r', ' '],                       'Cannot acknowledge "docs/a.md": the reason is empty\n  Say why the document stays as it is: --reason "…"'],
  [['ack', 'docs/a.md', '-r', 'x'.repeat(401)],           'Cannot acknowledge "docs/a.md": the reason has 401 characters\n  Say at most 400: --reason "…"'],
  [['ack', 'docs/c.md', '-r', 'x'],                       'Cannot acknowledge "docs/c.md": no signal speaks of it\n  It is on no list.'],
  [['ack', 'docs/zzz.md', '-r', 'x'],                     'Cannot find "docs/zzz.md" in "/p"\n  Paths are relative to the project root.'],
  [['ack', 'doc/a.md', '-r', 'x'],                        'Cannot find "doc/a.md" in "/p"\n  Did you mean "docs/a.md"?'],
  [['ack', '../x.md', '-r', 'x'],                         'Cannot acknowledge "../x.md": it is not in the project "/p"\n  Name a document of this project, or change to its own.'],
  [['ack', '.git/HEAD', '-r', 'x'],                       'Cannot acknowledge ".git/HEAD": it is not judged\n  See: dochygiene why ".git/HEAD"'],
  [['ack', 'docs/b.md', '-r', 'x', '--signal', 'dead-lnk'], 'Cannot acknowledge "dead-lnk" of "docs/b.md": it does not speak of it\n  Did you mean "dead-link"?'],
  [['ack', 'docs', '-r', 'x'],                            'Cannot acknowledge "docs": it is a directory\n  Name a document in it.'],
  [['ack', '--remove', 'docs'],                           'Cannot take back "docs": it is a directory\n  Name a document in it.'],
  [['ack', '--remove', 'docs/a.md'],                      'Cannot take back "docs/a.md": it is not acknowledged\n  See: dochygiene ack --list'],
  [['ack', '--remove', 'docs/a.md', '--signal', 'stub'],  'Cannot take back "stub" of "docs/a.md": it is not acknowledged\n  See: dochygiene ack --list'],
  [['ack', '--list', '--remove'],                         'Cannot use --remove with --list\n  See: dochygiene ack --help'],
  [['ack', '--remove', 'docs/a.md', '-r', 'x'],           'Cannot use --reason with --remove\n  See: dochygiene ack --help'],
] as const)('%j is refused, and nothing is written', async (words, message) => {
  const { code, out, err, fs } = await dochygiene(words, { tree: TREE, git: GIT });
  expect([code, out, err]).toEqual([2, '', `dochygiene: ${message}\n`]);
  expect(fs.lstat(absolutePath('/p/.dochygiene/acks.json'))).toBeUndefined();
  expect(fs.lstat(SHARED)).toBeUndefined();
});

test('a name in another form of Unicode is the same', async () => {
  const [composed, apart] = ['docs/\u00e9.md', 'docs/e\u0301.md'];
  const text = FILES['docs/a.md'] ?? '';
  const git = historyGit([{ at: '2025-01-01', files: { ...FILES, [apart]: text } }]);
  const { fs } = await dochygiene(['status'], { tree: { ...TREE, [`/p/${apart}`]: text } });
  const run = async (words: readonly string[]) => (await dochygiene(words, { fs, git })).out;
  expect(await run(['ack', composed, '-r', 'x'])).toBe(
    `Acknowledged in .dochygiene/acks.json: ${apart}\n`,
  );
  expect(await run(['why', composed])).toContain('acknowledged: on no list');
  fs.remove(absolutePath(`/p/${apart}`));
  expect(await run(['ack', '--remove', composed])).toBe(
    `Took back 1 acknowledgement of ${apart}\n`,
  );
});

test('what is to be taken back may be misspelled a little', async () => {
  const { run } = await project(['ack', 'docs/a.md', '-r', 'x']);
  expect((await run(['ack', '--remove', 'dosc/a.md'])).err).toBe(
    'dochygiene: Cannot take back "dosc/a.md": it is not acknowledged\n  Did you mean "docs/a.md"?\n',
  );
});

test('a state directory that is not ours has no acks, and a scan goes on', async () => {
  const tree: MemoryTree = {
    ...TREE,
    '/p/.dochygiene': { kind: 'symlink', to: '/else' },
    '/else/acks.json': 'x',
  };
  const { code, err } = await dochygiene(['scan'], { tree, git: GIT });
  expect([code, err]).toEqual([0, '']);
});
