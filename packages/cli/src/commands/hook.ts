import { hookStart } from '@dochygiene/project-root';
import { attended, DEFAULT_STALENESS_DAYS, remind } from '@dochygiene/session-reminder';
import type { Command } from '../command.ts';
import type { Outside } from '../outside.ts';
import { findRoot } from '../place.ts';
import { stateHere } from '../state-here.ts';

/** `dochygiene hook session-start`: the hook of the plugin, for whoever wires it by hand. */
export const hookCommand: Command = {
  name: 'hook session-start',
  summary: 'the Claude Code hook: at most one banner a day, as JSON on stdout',
  positionals: [],
  options: {},
  example: [
    'dochygiene hook session-start',
    'for SessionStart in .claude/settings.json, without the plugin',
  ],
  notes:
    'It exits 0 whatever happens, because a session must never be held up. The plugin brings a quicker one.',
  run(_given, outside) {
    try {
      const text = bannerOf(outside);
      if (text !== undefined) outside.out.write(`${JSON.stringify({ systemMessage: text })}\n`);
    } catch (error) {
      if (outside.env['DOCHYGIENE_DEBUG'])
        outside.err.write(`dochygiene: silent: ${String(error)}\n`);
    }
    return 0;
  },
};

function bannerOf(outside: Outside): string | undefined {
  if (!attended(outside.env)) return undefined;
  const start = hookStart(outside.fs, {
    projectDir: outside.env['CLAUDE_PROJECT_DIR'],
    cwd: undefined,
    processDirectory: outside.directory,
  });
  const root = start === undefined ? undefined : findRoot(outside.fs, start, outside);
  if (root === undefined) return undefined;
  const reminder = remind(stateHere(root, outside), DEFAULT_STALENESS_DAYS);
  return reminder.kind === 'banner' ? reminder.text : undefined;
}
