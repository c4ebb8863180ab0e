import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claude, environment, run, SKIP } from '../../../tooling/client/client.ts';
import { printed, toolResults } from '../../../tooling/client/conversation.ts';
import { ANSWER, startStubApi, type Turn } from '../../../tooling/client/stub-api.ts';
import { openTerminal, seen } from '../../../tooling/client/terminal.ts';
import { type Installed, install } from './installed.ts';
import { git, state } from './project.ts';

const FROZEN = '---\nhygiene: frozen\n---\n# Kept\n\nSee [what is gone](gone.md).\n';

describe.skipIf(SKIP)('a check in the real client', () => {
  let installed: Installed;
  beforeAll(async () => {
    installed = await install();
  });
  afterAll(() => installed.remove());

  /** A project whose guide deserves a look, and whose other document is frozen. */
  function projectNamed(name: string): string {
    const folder = installed.project(name);
    writeFileSync(join(folder, 'docs/kept.md'), FROZEN);
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '-m', 'Something to keep');
    return folder;
  }

  /** A reader that submits `verdicts`, as the skill tells it to. */
  function submits(verdicts: object): Turn {
    const json = JSON.stringify(verdicts).replaceAll("'", '’');
    return { run: `"${join(installed.plugin, 'bin/dochygiene')}" check submit - <<< '${json}'` };
  }

  function verdict(folder: string, entry: object = {}) {
    const guide = readFileSync(join(folder, 'docs/guide.md'));
    return {
      schema: 'dochygiene.verdicts/1',
      entries: [
        {
          path: 'docs/guide.md',
          category: 'broken',
          op: 'update',
          rationale: "A merge was left unfinished in it (line 3): nobody's text is whole.",
          quotes: [{ lines: [3, 4], text: '<<<<<<< HEAD\nHow it is done: with care.' }],
          guard: { sha256: createHash('sha256').update(guide).digest('hex') },
          ...entry,
        },
      ],
      cleared: [],
    };
  }

  test('banner, /dochygiene:check, report on disk, and no banner at the next start', async () => {
    const folder = projectNamed('round trip');
    const api = await startStubApi([
      { say: ANSWER },
      { read: join(folder, 'docs/guide.md') },
      submits(verdict(folder)),
    ]);
    const terminal = await openTerminal({ home: installed.home, folder, api });
    try {
      expect((await terminal.ask('hello')).banners).toHaveLength(1);
      await terminal.ask('/dochygiene:check');
    } finally {
      await terminal.close();
    }

    const told = api.conversations.at(-1) ?? '[]';
    const [list] = JSON.parse(printed(told)).documents;
    expect(list).toMatchObject({ path: 'docs/guide.md', inbound: ['README.md'] });
    const [read, submitted] = toolResults(told);
    expect(read).toMatchObject({ content: expect.stringContaining('with care') });
    expect(submitted).toMatchObject({ is_error: false });

    expect(reportIn(folder).json).toMatchObject({
      schema: 'dochygiene.report/1',
      shortlist: ['docs/guide.md'],
      entries: [{ path: 'docs/guide.md', by: 'reader', op: 'update', op_type: 'generative' }],
      cleared: [],
      unread: [],
    });
    expect(reportIn(folder).markdown).toContain('docs/guide.md');
    expect(Date.now() - Date.parse(state(folder).last_check ?? '')).toBeLessThan(120_000);
    expect((await seen({ home: installed.home, folder, api })).banners).toEqual([]);
    expect(git(folder, 'status', '--porcelain')).toBe('');
    await api.close();
  });

  test.each([
    ['invents a path', { path: 'docs/guides.md' }, /docs\/guides\.md: path: .*docs\/guide\.md/],
    [
      'edits a quote',
      { quotes: [{ lines: [3, 4], text: '<<<<<<< HEAD\nHow it is done: without care.' }] },
      /docs\/guide\.md: quotes\[0\]\.text: .*with care/,
    ],
    ['condemns a frozen document', { path: 'docs/kept.md' }, /docs\/kept\.md: path: .*frozen/],
  ])(
    'a reader that %s is told what is wrong, and nothing is written',
    async (name, entry, says) => {
      const folder = projectNamed(name);
      const [refused] = await answers(folder, submits(verdict(folder, entry)));
      expect(refused).toMatchObject({ is_error: true, content: expect.stringMatching(says) });
      expect(reportsIn(folder)).toEqual([]);
      expect(existsSync(join(folder, '.dochygiene/state.json'))).toBe(false);
    },
  );

  test('a reader that was refused puts it right, and is taken', async () => {
    const folder = projectNamed('put right');
    const [refused, submitted] = await answers(
      folder,
      submits(verdict(folder, { op: 'explode' })),
      submits(verdict(folder)),
    );
    expect(refused).toMatchObject({ is_error: true, content: expect.stringMatching(/op: /) });
    expect(submitted).toMatchObject({ is_error: false });
    expect(reportIn(folder).json).toMatchObject({ entries: [{ path: 'docs/guide.md' }] });
  });

  /** What a check in print mode answers to a reader that takes `turns`. */
  async function answers(folder: string, ...turns: readonly Turn[]) {
    const api = await startStubApi(turns);
    const env = environment(installed.home, api.url);
    await run(claude(), ['-p', '/dochygiene:check'], { cwd: folder, env });
    await api.close();
    return toolResults(api.conversations.at(-1) ?? '[]');
  }
});

function reportsIn(folder: string): readonly string[] {
  return readdirSync(join(folder, '.dochygiene')).filter((name) => name.startsWith('report-'));
}

function reportIn(folder: string): { readonly json: object; readonly markdown: string } {
  const half = (suffix: string) => {
    const [name, ...others] = reportsIn(folder).filter((each) => each.endsWith(suffix));
    if (name === undefined || others.length > 0) throw new Error(`not one report: ${folder}`);
    return readFileSync(join(folder, '.dochygiene', name), 'utf8');
  };
  return { json: JSON.parse(half('.json')), markdown: half('.md') };
}
