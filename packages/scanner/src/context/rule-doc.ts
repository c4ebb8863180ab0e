/**
 * Whether agents read the document at `path` as rules for their work: instructions at any depth,
 * rules, skills, commands and agents, where hosts look for them. `files` holds every file of the
 * project: the folders of a plugin are told by its manifest.
 */
export function isRuleDoc(path: string, files: ReadonlySet<string>): boolean {
  if (NAMES.test(path) || DIRECTORIES.test(path)) return true;
  const plugin = PLUGIN_FOLDER.exec(path);
  return plugin !== null && files.has(`${plugin[1] ?? ''}.claude-plugin/plugin.json`);
}

const NAMES =
  /(?:^|\/)(?:(?:CLAUDE|AGENTS|GEMINI)(?:\.(?:local|override))?\.md|SKILL\.md|CONVENTIONS\.md|copilot-instructions\.md|[^/]+\.instructions\.md|\.(?:cursorrules|windsurfrules|clinerules|roorules|goosehints|rules))$/;

const DIRECTORIES =
  /(?:^|\/)(?:\.claude\/(?:rules|skills|commands|agents|output-styles)|\.cursor\/(?:rules|commands)|\.windsurf\/(?:rules|workflows)|\.(?:clinerules|roo|agents)|\.codex\/(?:prompts|skills)|\.gemini\/(?:commands|skills)|\.github\/(?:instructions|prompts|chatmodes|agents|skills))\//;

const PLUGIN_FOLDER = /^((?:.*\/)?)(?:skills|commands|agents)\//;
