import type { Document } from '../../document.ts';
import type { Project } from '../../signal.ts';
import { importsOf } from './imports.ts';

/** When a document gets into the context of an agent. */
export type LoadTier = 'always' | 'on demand' | 'unreachable';

/** When the document gets into an agent's context; that of agents' instructions is documented. */
export function loadTier(project: Project, document: Document): LoadTier {
  if (isAlwaysLoaded(document)) return 'always';
  if (importedAlways(project).has(document.path)) return 'always';
  const { path } = document;
  return project.reachable(path) || project.inbound(path).length > 0 ? 'on demand' : 'unreachable';
}

const AT_START =
  /^(?:\.claude\/)?(?:CLAUDE(?:\.local)?|AGENTS|GEMINI)\.md$|^\.cursorrules$|^\.windsurfrules$|^\.github\/copilot-instructions\.md$/;
const CLAUDE_RULE = /^\.claude\/rules\/.*\.md$/;
const CURSOR_RULE = /^\.cursor\/rules\/.*\.mdc?$/;

function isAlwaysLoaded({ path, frontmatter }: Document): boolean {
  if (AT_START.test(path)) return true;
  if (CLAUDE_RULE.test(path)) return !mentionsPaths(frontmatter);
  return CURSOR_RULE.test(path) && frontmatter?.fields.get('alwaysApply')?.value === 'true';
}

/** A rule with `paths` is read with the files it names. A list of them is no field of its own. */
function mentionsPaths(frontmatter: Document['frontmatter']): boolean {
  return (
    frontmatter !== undefined && (frontmatter.fields.has('paths') || frontmatter.fields.size === 0)
  );
}

/** What the instructions that are always loaded import. Seldom asked: only of large documents. */
function importedAlways(project: Project): ReadonlySet<string> {
  const roots = ['CLAUDE.md', '.claude/CLAUDE.md', 'CLAUDE.local.md', 'GEMINI.md'];
  const paths = new Set<string>();
  for (const root of roots) {
    const document = project.documents.get(root) ?? project.protected.get(root);
    if (document === undefined) continue;
    for (const { path } of importsOf(project, document)) paths.add(path);
  }
  return paths;
}
