import type { HookFile } from './entry.ts';
import { type Gathering, gatherGroups } from './hook-tables.ts';
import { hostOf } from './hosts.ts';
import { tableOf } from './located.ts';
import { readYaml } from './yaml.ts';

/**
 * Hooks in the frontmatter of a skill or an agent of Claude Code; lines are those of the document.
 *
 * They run only while the skill or agent is at work. A document without frontmatter has none.
 */
export function readHookFrontmatter(text: string): HookFile {
  const into: Gathering = { host: hostOf('claude-code'), entries: [], problems: [] };
  const block = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0];
  if (block === undefined) return { ...into, permissions: [] };
  const end = /^---[ \t]*\r?$/m.exec(text.slice(block.length));
  if (end === null) return { ...into, permissions: [] };
  const yaml = text.slice(block.length, block.length + end.index);
  const from = { line: 1, offset: block.length };
  const { at, problems } = readYaml(yaml, from, { forgiving: false });
  into.problems.push(...problems);
  gatherGroups(tableOf(at)?.get('hooks')?.at, into);
  return { ...into, permissions: [] };
}
