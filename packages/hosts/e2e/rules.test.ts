import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SKIP } from '../../../tooling/client/client.ts';
import { CLAUDE_CODE } from '../src/tables/claude-code.ts';
import { type Bench, openBench, print } from './bench.ts';

// Each document holds a word of its own, by which the model's questions show that it was read.
const words = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, `The word of ${path} stands here.\n`]));

describe.skipIf(SKIP)('rule documents in the real client', () => {
  let bench: Bench;
  beforeAll(() => {
    bench = openBench();
  });
  afterAll(() => bench.remove());

  /** Which of `documents` the model was shown, when it has read `path`. */
  async function shown(documents: Readonly<Record<string, string>>, path?: string) {
    const project = bench.project({ files: () => ({ ...documents, 'below/file.txt': 'text\n' }) });
    const turns = path === undefined ? [] : [{ read: `${project.folder}/${path}` }];
    const { asked } = await print(project, { turns });
    return Object.keys(documents).filter((name) => asked.join().includes(`word of ${name} stands`));
  }

  test('each place of the table is read, others are not', async () => {
    const root = ['CLAUDE.md', '.claude/CLAUDE.md', 'CLAUDE.local.md'];
    const rules = ['.claude/rules/one.md', '.claude/rules/deep/two.md'];
    const below = ['below/CLAUDE.md', 'below/CLAUDE.local.md', 'below/.claude/CLAUDE.md'];
    const others = ['AGENTS.md', 'below/AGENTS.md', 'GEMINI.md', '.cursorrules', '.clinerules'];
    const documents = words([...root, ...rules, ...below, ...others]);
    expect(await shown(documents)).toEqual([...root, ...rules]);
    expect(await shown(documents, 'below/file.txt')).toEqual([...root, ...rules, ...below]);
    expect(CLAUDE_CODE.ruleFiles).toEqual([
      '**/CLAUDE.md',
      '.claude/CLAUDE.md',
      '**/CLAUDE.local.md',
      '.claude/rules/**/*.md',
    ]);
  });

  test('a rule with paths is read with the first file that it is about', async () => {
    const rule = '---\npaths: ["below/**"]\n---\nThe word of .claude/rules/it.md stands here.\n';
    const documents = { '.claude/rules/it.md': rule };
    expect(await shown(documents)).toEqual([]);
    expect(await shown(documents, 'below/file.txt')).toEqual(['.claude/rules/it.md']);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // beside it                read
    ['nothing',                 true],
    ['.claude/rules/one.md',    true],
    ['below/CLAUDE.md',         true],
    ['CLAUDE.md',               false],
    ['.claude/CLAUDE.md',       false],
    ['CLAUDE.local.md',         false],
  ])('AGENTS.md beside %s', async (beside, read) => {
    const seen = await shown(words(['AGENTS.md', ...(beside === 'nothing' ? [] : [beside])]));
    expect(seen.includes('AGENTS.md')).toBe(read);
    expect(CLAUDE_CODE.otherwise?.unless.includes(beside) ?? false).toBe(!read);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // there                                                        of those, read
    [['AGENTS.md', '.claude/AGENTS.md'],                             ['AGENTS.md', '.claude/AGENTS.md']],
    [['CLAUDE.md', '.claude/AGENTS.md'],                             ['CLAUDE.md']],
    [['AGENTS.md', 'below/AGENTS.md'],                               ['AGENTS.md', 'below/AGENTS.md']],
    [['below/.claude/AGENTS.md'],                                    ['below/.claude/AGENTS.md']],
    [['CLAUDE.md', 'below/AGENTS.md'],                               ['CLAUDE.md']],
    [['.claude/CLAUDE.md', 'below/AGENTS.md'],                       ['.claude/CLAUDE.md']],
    [['CLAUDE.local.md', 'below/AGENTS.md'],                         ['CLAUDE.local.md']],
    [['AGENTS.md', 'below/CLAUDE.md', 'below/AGENTS.md'],            ['AGENTS.md', 'below/CLAUDE.md']],
    [['below/.claude/CLAUDE.md', 'below/AGENTS.md'],                 ['below/.claude/CLAUDE.md']],
    [['below/CLAUDE.local.md', 'below/AGENTS.md'],                   ['below/CLAUDE.local.md']],
    [['AGENTS.override.md', 'AGENTS.local.md', 'AGENTS.md'],         ['AGENTS.md']],
  ])('of %j it reads %j', async (there, read) => {
    expect(await shown(words(there), 'below/file.txt')).toEqual(read);
    expect(CLAUDE_CODE.otherwise?.files).toEqual(['AGENTS.md', '.claude/AGENTS.md']);
  });

  /** Documents of which each holds its word, and imports what is named. */
  const importing = (documents: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(documents).map(([name, imports]) => {
        const mentions = imports.map((target) => `@${target}`).join(' ');
        return [name, `The word of ${name} stands here.\n\n${mentions}\n`];
      }),
    );

  /** Documents `1.md` to `<length>.md`, each of which imports the next. */
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `${at + 1}.md`,
        at + 1 === length ? [] : [`${at + 2}.md`],
      ]),
    );

  // biome-ignore format: a table is read by column
  test.each([
    // documents                                                                   those read
    [{ 'CLAUDE.md': ['1.md'], ...chain(6) },                                       [1, 2, 3, 4]],
    [{ 'CLAUDE.md': ['1.md', '4.md'], ...chain(7) },                               [1, 2, 3, 4]],
    [{ 'CLAUDE.md': ['1.md', '5.md'], ...chain(7) },                               [1, 2, 3, 4, 5, 6, 7]],
    [{ '.claude/rules/a.md': ['../../1.md'], 'CLAUDE.md': ['4.md'], ...chain(5) }, [1, 2, 3, 4, 5]],
    [{ '.claude/rules/a.md': ['../../4.md'], 'CLAUDE.md': ['1.md'], ...chain(5) }, [1, 2, 3, 4]],
    [{ 'CLAUDE.md': ['1.md'], '1.md': ['CLAUDE.md', '2.md'], '2.md': ['1.md'] },   [1, 2]],
    [{ 'AGENTS.md': ['1.md'], ...chain(2) },                                       [1, 2]],
  ] satisfies readonly [Readonly<Record<string, readonly string[]>>, readonly number[]][])(
    'imports are followed, each once: %j',
    async (documents, read) => {
      const seen = await shown(importing(documents));
      const numbers = seen.filter((name) => /^\d/.test(name));
      expect(numbers.sort()).toEqual(read.map((number) => `${number}.md`));
      expect(CLAUDE_CODE.imports?.depth).toBe(4);
    },
  );

  test('of Markdown files those of some endings are not imported', async () => {
    const endings = ['md', 'txt', ...(CLAUDE_CODE.imports?.passedOver ?? [])];
    const names = endings.map((ending) => `a.${ending}`);
    const documents = { ...importing({ 'CLAUDE.md': names }), ...words(names) };
    expect(await shown(documents)).toEqual(['CLAUDE.md', 'a.md', 'a.txt']);
  });
});
