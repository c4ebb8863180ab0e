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
  });

  test('an import is followed, and what it imports, to the fourth', async () => {
    const chain = ['CLAUDE.md', '1.md', '2.md', '3.md', '4.md', '5.md'];
    const documents = chain.map((name, at) => [
      name,
      `The word of ${name} stands here. @${chain[at + 1] ?? 'none.md'}\n`,
    ]);
    expect(await shown(Object.fromEntries(documents))).toEqual(chain.slice(0, 5));
  });
});
