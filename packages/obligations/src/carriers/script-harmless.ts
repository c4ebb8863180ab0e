import { endsWell } from './fate.ts';
import type { ProjectFiles } from './project-files.ts';
import { shellLine } from './shell-line.ts';

/** Whether the file `path` is a script of the shell in which nothing can fail. */
export function endsWellAlways(files: ProjectFiles, path: string): boolean {
  const text = files.look(path).kind === 'file' ? files.text(path) : undefined;
  if (text === undefined) return false;
  const first = text.split('\n', 1)[0] ?? '';
  const isShell = first.startsWith('#!')
    ? /\b(?:ba|z|da|k)?sh\b/.test(first)
    : /\.(?:sh|bash)$/.test(path);
  if (!isShell) return false;
  const { commands, plain } = shellLine(text, new Map());
  const [start] = commands;
  const isOver = start !== undefined && start.words[0]?.text === 'exit' && endsWell(start);
  return (
    plain && text.includes('\n') && (isOver || (commands.length > 0 && commands.every(endsWell)))
  );
}
