import {
  type AbsolutePath,
  absolutePath,
  child,
  FileSystemError,
  readText,
} from '@dochygiene/ports';
import type { Check } from './doctor-checks.ts';
import type { Outside } from './outside.ts';

/** A larger settings file is not read, in bytes. */
const SETTINGS_BYTES = 1024 * 1024;

/** Whether Claude Code will run the session-start hook: by its settings, which are only read. */
export function hookWiring(root: AbsolutePath, outside: Outside): Check {
  const name = 'hook';
  const found = settingsFiles(root, outside).map((path) => settingsOf(path, outside));
  if (found.some((settings) => settings['disableAllHooks'] === true)) {
    return { name, verdict: 'note', says: 'Claude Code runs no hooks: disableAllHooks is set' };
  }
  const states = found.flatMap((settings) => pluginStates(settings['enabledPlugins']));
  // The last file rules: it is the closest to the project.
  const state = states.at(-1);
  if (state === true) return { name, verdict: 'ok', says: 'the Claude Code plugin is enabled' };
  if (state === false) {
    return {
      name,
      verdict: 'note',
      says: 'the Claude Code plugin is installed and disabled',
      remedy: 'claude plugin enable dochygiene@dochygiene',
    };
  }
  return {
    name,
    verdict: 'note',
    says: 'the Claude Code plugin is not installed, so no session shows a banner',
    remedy:
      'In Claude Code: /plugin marketplace add <this repository>, then /plugin install dochygiene@dochygiene',
  };
}

/** Settings in the order in which Claude Code lets them override each other. */
function settingsFiles(root: AbsolutePath, { home, env }: Outside): readonly AbsolutePath[] {
  const named = env['CLAUDE_CONFIG_DIR'];
  const user = named?.startsWith('/')
    ? absolutePath(named)
    : home === undefined
      ? undefined
      : child(home, '.claude');
  return [
    ...(user === undefined ? [] : [child(user, 'settings.json')]),
    child(root, '.claude/settings.json'),
    child(root, '.claude/settings.local.json'),
  ];
}

function settingsOf(path: AbsolutePath, { fs }: Outside): Readonly<Record<string, unknown>> {
  try {
    const real = fs.realPath(path);
    if (real === undefined) return {};
    const value: unknown = JSON.parse(readText(fs, real, SETTINGS_BYTES).text);
    return isRecord(value) ? value : {};
  } catch (error) {
    if (error instanceof FileSystemError || error instanceof SyntaxError) return {};
    throw error;
  }
}

function pluginStates(enabled: unknown): readonly boolean[] {
  if (!isRecord(enabled)) return [];
  return Object.entries(enabled)
    .filter(([id]) => id.startsWith('dochygiene@'))
    .map(([, state]) => state === true);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
