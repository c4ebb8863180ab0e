import type { ProjectFiles } from './project-files.ts';

/** How many files and folders of skills and agents are looked at. */
const ENTRY_LIMIT = 5_000;

/** How deep folders of agents may be nested. */
const DEPTH_LIMIT = 8;

/** Paths of the skills and agents of Claude Code, whose frontmatter may have hooks. */
export function frontmatterFiles(files: ProjectFiles): readonly string[] {
  let left = ENTRY_LIMIT;
  const below = (folder: string, depth: number, wanted: RegExp): readonly string[] => {
    if (depth > DEPTH_LIMIT) return [];
    return files.list(folder).flatMap(({ name, kind }) => {
      left -= 1;
      if (left < 0) return [];
      const path = `${folder}/${name}`;
      // A link to a folder may lead in a circle, and Claude Code does not need it followed.
      if (kind === 'directory') return below(path, depth + 1, wanted);
      return kind !== 'symlink' && wanted.test(name) ? [path] : [];
    });
  };
  const found = [
    ...below('.claude/agents', 0, /\.md$/),
    ...below('.claude/skills', 0, /^SKILL\.md$/),
  ];
  if (left < 0) {
    const message = `Cannot read all skills and agents: there are more than ${ENTRY_LIMIT}`;
    files.note({ path: '.claude', code: 'LIMIT_REACHED', message });
  }
  return found;
}
