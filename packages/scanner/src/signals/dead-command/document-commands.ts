import { isGenerated } from '../../context/generated.ts';
import type { Reading } from '../../document.ts';
import { copy } from '../../frontmatter/copy.ts';
import { eachShellCommand } from '../../mentions/commands.ts';
import { shellWords } from '../../mentions/shell-words.ts';
import { utf8 } from '../../utf8.ts';
import { headingsOver } from '../sections.ts';
import { type Command, commandsOf, type Move, moveOf } from './command.ts';

/** What a document tells its reader to run. */
export interface DocumentCommands {
  readonly commands: readonly WrittenCommand[];
  /** Where the document leads its reader, in order. */
  readonly moves: readonly Move[];
}

/** A command where it stands. */
export interface WrittenCommand extends Command {
  readonly line: number;
  /** As written, decoded. */
  readonly written: string;
  /** How many of the document's moves come before it. */
  readonly moves: number;
}

/** How many commands of one document are looked at, and how many steps, at most. */
const COMMANDS_LIMIT = 512;

/** The commands of a document that a manifest must define; `undefined` if there are none. */
export function documentCommands(reading: Reading): DocumentCommands | undefined {
  const { document, text, structure } = reading;
  if (!MAY_COMMAND.test(text) || isGenerated(document.path, text, structure)) return undefined;
  const lines = text.split('\n');
  const commands: WrittenCommand[] = [];
  const moves: Move[] = [];
  let looked = 0;
  for (const { line, source, intro } of codeOf(reading)) {
    for (const words of shellWords(source.replace(GAP, '%'))) {
      const move = moveOf(words);
      if (move !== undefined && moves.length < COMMANDS_LIMIT) moves.push(move);
      for (const command of commandsOf(words)) {
        looked += 1;
        if (looked > COMMANDS_LIMIT) break;
        if (isExcused(reading, lines, line, intro) || definesItself(text, command)) continue;
        const { kind, name } = command;
        const written = copy(utf8(words.join(' ').slice(0, WRITTEN_LENGTH)));
        commands.push({ kind, name: copy(name), line, written, moves: moves.length });
      }
    }
  }
  return commands.length === 0 ? undefined : { commands, moves };
}

const WRITTEN_LENGTH = 120;

/** A gap to fill in, which a shell would take for redirections. */
const GAP = /<[^<>\s][^<>\n]{0,80}>|\$?\{[^{}\n]{0,80}\}|\[[^[\]\n]{0,80}\]/g;

const MAY_COMMAND =
  /(?:\b(?:npm|pnpm|yarn|bun)|[`\s](?:g?make|just|task)|\bcargo xtask|\buv run)[ \t]+[-\w]/;

interface Code {
  readonly line: number;
  readonly source: string;
  /** The line before the block that the code stands in, or its own. */
  readonly intro: number;
}

/** Code that may be commands, in order of line. */
function codeOf({ structure, text }: Reading): readonly Code[] {
  const found: Code[] = [];
  for (const { line, text: source } of structure.codeSpans) {
    if (MAY_MATTER.test(source)) found.push({ line, source, intro: line });
  }
  eachShellCommand(structure, text, (source, line, fence) => {
    if (MAY_MATTER.test(source)) found.push({ line, source, intro: fence.line - 1 });
  });
  return found.sort((one, other) => one.line - other.line);
}

const MAY_MATTER =
  /\b(?:npm|pnpm|yarn|bun|make|gmake|just|task|cargo|uv|cd|pushd|clone|npx|bunx|pnpx|init|new|create|startproject|degit|tiged|cookiecutter|copier)\b/;

/** How far above a block its introduction may stand, blank lines between. */
const INTRO_LINES = 3;

/** How much of a line is looked at, in bytes. */
const LINE_LENGTH = 2048;

/** Whether the text around says that the command is not to be run, not yet, or somewhere else. */
function isExcused(
  { document }: Reading,
  lines: readonly string[],
  line: number,
  intro: number,
): boolean {
  const at = (number: number) => (lines[number - 1] ?? '').slice(0, LINE_LENGTH);
  const around = [at(line)];
  if (/^\s*(?:#|\/\/)/.test(at(line - 1))) around.push(at(line - 1));
  for (let number = intro; intro < line && number > intro - INTRO_LINES; number -= 1) {
    around.push(at(number));
    if (at(number).trim() !== '') break;
  }
  if (around.some((each) => NOT_HERE.test(each))) return true;
  const sentence = [at(line - 2), at(line - 1), ...around].join(' ');
  if (OTHER_REPOSITORY.test(sentence)) return true;
  const titles = headingsOver(document.headings, line).map((heading) => heading.text);
  return titles.some((title) => NOT_NOW.test(title));
}

const NOT_HERE = new RegExp(
  [
    String.raw`\b(?:do not|don['\u2019]?t|never|not|no|cannot|no longer|removed?|deprecated|instead|replaced?|renamed?|formerly|previously|used to|old|legacy|obsolete|missing)\b`,
    String.raw`\b(?:add(?:ed|s|ing)?|define|propos\w+|planned|future|would|todo|e\.g\.|etc\.?|for example|such as|examples?|assum\w+|suppose)(?!\w)`,
    String.raw`\bif (?:\w+ ){0,3}(?:your?|available|present|exists?|configured|defined|set up)\b`,
    String.raw`\b(?:your|their|his|her|user|another|other|target|downstream|upstream|consum\w+|generated) (?:own )?(?:\w+ ){0,2}(?:projects?|apps?|applications?|repo\w*|package|codebase|code|scripts?|makefile|setup)\b`,
    // A cross, a prohibition, and text struck out.
    '\\xE2\\x9D\\x8C|\\xF0\\x9F\\x9A\\xAB|~~',
  ].join('|'),
  'i',
);

/** Said of a place that is not this project, within the sentence. */
const OTHER_REPOSITORY =
  /\b(?:upstream|(?:the|an?|its) (?!(?:this|project|current|local|same|main|root|git)\b)[\w`/-]+ (?:checkout|repo(?:sitory)?|project)|public \W?[\w-]+\/[\w-]+)\b/i;

/** Titles of what was, or is to come, or is somebody else's. */
const NOT_NOW =
  /\b(?:histor\w*|change ?log|migrat\w+|deprecat\w+|removed|legacy|old|before|upgrad\w+|propos\w+|future|planned|roadmap|todo|examples?|anti-?patterns?|template|your (?:own )?\w+)\b/i;

/** Whether the document itself gives the text that defines the command. */
function definesItself(text: string, { kind, name }: Command): boolean {
  if (text.includes(`"${name}":`)) return true;
  return kind !== 'package' && text.includes(`\n${name}:`);
}
