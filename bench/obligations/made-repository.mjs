import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How many rule files and hook entries are made. */
export const RULE_FILES = 300;
export const HOOK_ENTRIES = 200;

/** Tools and events in turns, so that rules hold, hold partly and do not hold. */
const MATCHERS = ['Edit|Write', 'Edit|MultiEdit|Write|NotebookEdit', 'Bash', '*', 'Edit'];
const EVENTS = ['PreToolUse', 'PostToolUse', 'UserPromptSubmit', 'Stop', 'SessionStart'];
const PERIODS = ['per-edit', 'per-file-write', 'per-turn', 'per-task', 'per-session'];

/**
 * Makes a repository in `folder`: 200 rule files for Claude Code with frontmatter, 60 for Cursor, 40
 * nested AGENTS.md, and a settings file with 200 hook entries that run 200 scripts.
 *
 * @returns every path that an audit reads whole, relative to the folder
 */
export function makeRepository(folder) {
  const made = [];
  const write = (path, text, mode) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (mode !== undefined) chmodSync(file, mode);
    made.push(path);
  };
  mkdirSync(join(folder, '.git', 'objects'), { recursive: true });
  writeFileSync(join(folder, '.git', 'HEAD'), 'ref: refs/heads/main\n');
  for (let at = 0; at < RULE_FILES; at += 1) write(...ruleFile(at));
  write('.claude/settings.json', `${JSON.stringify(settings(), undefined, 2)}\n`);
  for (let at = 0; at < HOOK_ENTRIES; at += 1)
    write(scriptOf(at), SCRIPT, at % 20 === 0 ? 0o644 : 0o755);
  return made;
}

function ruleFile(at) {
  const text = prose(at);
  const period = PERIODS[at % PERIODS.length];
  const claim = `hook:${scriptOf(at % HOOK_ENTRIES)
    .split('/')
    .at(-1)}`;
  if (at < 200) {
    const head = `---\npaths: ["src/part-${at}/**"]\nobligation_frequency: ${period}\nenforced_by: ${claim}\n---\n`;
    return [`.claude/rules/area-${at % 10}/rule-${at}.md`, `${head}# Rule ${at}\n\n${text}\n`];
  }
  if (at < 260) {
    const head = `---\ndescription: Rule ${at}\nglobs: src/part-${at}/**\nalwaysApply: false\n---\n`;
    return [`.cursor/rules/rule-${at}.mdc`, `${head}# Rule ${at}\n\n${text}\n`];
  }
  const items = Array.from(
    { length: 8 },
    (_, item) =>
      `<!-- obligation: ${PERIODS[(at + item) % PERIODS.length]}; enforced_by: ${claim} -->\n- Duty ${item} of part ${at}\n`,
  ).join('\n');
  return [`part-${at}/AGENTS.md`, `# Part ${at}\n\n${text}\n\n## Duties\n\n${items}`];
}

function settings() {
  const hooks = {};
  for (let at = 0; at < HOOK_ENTRIES; at += 1) {
    const event = EVENTS[at % EVENTS.length];
    const matcher = MATCHERS[at % MATCHERS.length];
    const command = `"$CLAUDE_PROJECT_DIR"/${scriptOf(at)}`;
    const entry = {
      ...(event.endsWith('ToolUse') ? { matcher } : {}),
      hooks: [{ type: 'command', command }],
    };
    hooks[event] = [...(hooks[event] ?? []), entry];
  }
  return { hooks };
}

function scriptOf(at) {
  return `.claude/hooks/check-${at}.sh`;
}

const SCRIPT = `#!/bin/sh
# Refuses what is not as the rule wants it.
input=$(cat)
case "$input" in
  *forbidden*) echo 'not here' >&2; exit 2 ;;
esac
exit 0
`;

/** Some 1.2 KB of Markdown, as rule files are long. */
function prose(at) {
  const words = Array.from({ length: 170 }, (_, word) => WORDS[(word * 7 + at) % WORDS.length]);
  const text = words.join(' ').replace(/((?:\\w+ ){40})/g, '$1\n\n');
  return `${text}.\n\n- Use \`part-${at}\` and [its guide](https://example.org/${at}).\n- Keep it short.`;
}

const WORDS =
  'the service reads its configuration once when starting and keeps every connection open until nobody asks for another request which makes tests slower than they were before this change because of how caches work'.split(
    ' ',
  );
