import { type AbsolutePath, absolutePath, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { hookStart, projectRoot } from '@dochygiene/project-root';
import type { Environment } from '@dochygiene/session-reminder';

/** What the hook is told of where it runs. */
export interface Surroundings {
  readonly environment: Environment;
  /** The payload that the client sends; asked for only where nothing else names the folder. */
  payload(): string;
  /** Where this process runs; throws if that folder was deleted. */
  processDirectory(): string;
  readonly windows: boolean;
}

/** The root of the project that the session is about; `undefined` where nothing may be kept. */
export function sessionRoot(
  fs: ReadOnlyFileSystem,
  { environment, payload, processDirectory, windows }: Surroundings,
): AbsolutePath | undefined {
  const projectDir = environment['CLAUDE_PROJECT_DIR'] || undefined;
  const cwd = projectDir === undefined ? payloadDirectory(payload()) : undefined;
  const start = hookStart(fs, {
    projectDir,
    cwd,
    get processDirectory() {
      return unlessGone(processDirectory);
    },
  });
  if (start === undefined) return undefined;

  const home = vouched(environment[windows ? 'USERPROFILE' : 'HOME']);
  const ceilings = environment['GIT_CEILING_DIRECTORIES']?.split(windows ? ';' : ':') ?? [];
  return projectRoot(fs, {
    start,
    home,
    ceilings: ceilings.map(vouched).filter((ceiling) => ceiling !== undefined),
  });
}

/** The `cwd` of what the client sends, if `text` is that. */
function payloadDirectory(text: string): string | undefined {
  try {
    const payload: unknown = JSON.parse(text);
    if (typeof payload !== 'object' || payload === null || !('cwd' in payload)) return undefined;
    return typeof payload.cwd === 'string' ? payload.cwd : undefined;
  } catch {
    return undefined;
  }
}

function unlessGone(ask: () => string): string | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** `text` as a path, if it is an absolute one. */
function vouched(text: string | undefined): AbsolutePath | undefined {
  // An error costs more than all the rest here.
  if (!text) return undefined;
  try {
    return absolutePath(text);
  } catch {
    return undefined;
  }
}
