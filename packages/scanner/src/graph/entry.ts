import { isLicence } from '../context/licence.ts';
import { baseName } from '../resolve/project-path.ts';

/** Whether readers, or their agents, find the document at `path` without any link to it. */
export function isEntry(path: string): boolean {
  return isEntryName(path) || ENTRY_DIRECTORY.test(path) || isLicence(path);
}

/** Whether the file at `path` has a name that is looked for, wherever it lies. */
export function isEntryName(path: string): boolean {
  return ENTRY_NAME.test(baseName(path));
}

const ENTRY_NAME = new RegExp(
  `^(?:${[
    // What a folder opens with.
    'readme|_?index|summary|home|overview|_?sidebar|_?navbar|_?footer|_?toc|nav|_coverpage|_?category_?',
    // What forges and people look for by name.
    'contributing|support|governance|maintainers',
    'owners|codeowners|authors|contributors|changelog|changes|history|news|roadmap|todo|upgrading|migrating',
    'citation|funding|pull_request_template|issue_template',
    // What agents read by themselves.
    'claude(?:\\.local)?|agents?|gemini|skill|llms|llms-full|memory|conventions|copilot-instructions|rules',
  ].join(
    '|',
  )})(?:[._-][a-z]{2}(?:[-_][a-z]{2,4})?)?(?:\\.[a-z]+)?$|^\\.(?:cursorrules|windsurfrules|clinerules)$`,
  'i',
);

const ENTRY_DIRECTORY =
  /(?:^|\/)(?:\.github|\.gitlab|\.claude|\.cursor|\.windsurf|\.clinerules|\.agents|\.codex|\.gemini|\.changeset|skills|commands|agents|prompts)\//;
