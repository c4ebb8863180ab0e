import { type AbsolutePath, absolutePath, type ReadOnlyFileSystem } from '@dochygiene/ports';

/** Where a session may have started, as its host tells: unchecked text, the best source first. */
export interface HookStartQuestion {
  /** The host's own variable for the project's folder. */
  readonly projectDir: string | undefined;
  /** The working directory that the hook's input names. */
  readonly cwd: string | undefined;
  /** Where this process runs; `undefined` if that folder was deleted. Asked for last, if at all. */
  readonly processDirectory: string | undefined;
}

/**
 * The folder that a session's project is to be looked for from; `undefined` if no source names an
 * absolute path to an existing folder.
 *
 * A source that names a file or nothing counts as not there, and the next one is asked.
 */
export function hookStart(
  fs: ReadOnlyFileSystem,
  question: HookStartQuestion,
): AbsolutePath | undefined {
  return (
    folder(fs, question.projectDir) ??
    folder(fs, question.cwd) ??
    folder(fs, question.processDirectory)
  );
}

function folder(fs: ReadOnlyFileSystem, text: string | undefined): AbsolutePath | undefined {
  if (text === undefined) return undefined;
  try {
    const path = absolutePath(text);
    return fs.stat(path)?.kind === 'directory' ? path : undefined;
  } catch {
    // Text from outside that is no absolute path, or leads where nobody may look, names no folder.
    return undefined;
  }
}
