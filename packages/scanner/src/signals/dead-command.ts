import { archiveNames } from '../archive-names.ts';
import { versionOf } from '../context/versioned-copy.ts';
import type { Document } from '../document.ts';
import type { ManifestKind } from '../manifests.ts';
import { EVIDENCE_LIMIT, type Evidence, type Finding, type Signal } from '../signal.ts';
import type { Command } from './dead-command/command.ts';
import { type Definitions, definitions } from './dead-command/definitions.ts';
import { type DocumentCommands, documentCommands } from './dead-command/document-commands.ts';
import { isKeptAsIs } from './kept-as-is.ts';

/** Says that a document tells its reader to run what no manifest defines. */
export const deadCommand: Signal<DocumentCommands> = {
  id: 'dead-command',
  deciding: false,
  family: 'links',
  explanation: {
    says: 'The document tells to run scripts, targets or tasks that the project does not define.',
    definition:
      '`npm|pnpm|yarn|bun run X`, `make X`, `just X`, `task X`, `cargo xtask X` or `uv run X` in a shell block or a code span, where a manifest for it stands beside the document or in a directory above, and neither that nor any other manifest of the project defines X.',
    traps: [
      'what the program can do by itself: `npm test`, `npm start`, `yarn add`',
      'options that lead elsewhere: workspaces, filters, `--prefix`, `-C`, `-f`',
      'manifests that include others, compute names, or cannot be read: they may define anything',
      'everything after a step into another project: a clone, a template, a directory that is not there',
      'lines that say not to run it, that it is gone, to come, an example, or for the project of the reader',
      'placeholders and patterns: `make <target>`, `npm run test:*`',
      'a document that gives the definition itself, to be copied',
      'a project whose documents mostly name commands it does not define: they are about another',
      'pages of a site whose generator the manifest beside them is for',
      'fixtures, templates, records, old versions, what was put away, plans, generated pages, instructions that are published for other projects',
      '`uv run` starts any program: only a missing file, or a name that begins with that of the project, counts',
    ],
  },
  thresholds: {},
  observe: documentCommands,
  judge(project, seen) {
    const defined = definitions(project);
    const dead = new Map<string, DeadCommands>();
    for (const document of project.documents.values()) {
      const own = seen.get(document.path);
      if (own === undefined || isExempt(document)) continue;
      dead.set(document.path, deadCommands(defined, document, own));
    }
    const foreign = kindsOfOthers([...dead.values()]);
    return ({ path }) => {
      const own = dead.get(path);
      return own === undefined ? undefined : finding(own, foreign);
    };
  },
};

function isExempt(document: Document): boolean {
  const { path } = document;
  if (isKeptAsIs(document) || versionOf(path) !== undefined || TEST.test(path)) return true;
  if (HISTORY.test(path) || PUT_AWAY.test(path)) return true;
  return INTENT.test(path) || (PUBLISHED.test(path) && !INSTALLED.test(path));
}

/** What a test writes or reads is not about this project. */
const TEST = /(?:^|\/)tests?\/[\w-]*test[\w-]*\//i;

/** Entries of a history are right for their day. */
const HISTORY =
  /(?:^|\/)(?:change(?:s|log)|history|news|release[-_ ]?notes?|migrat\w*|upgrad\w*)(?:[._-][^/]*)?(?:\/|$)/i;

const PUT_AWAY = new RegExp(`(?:^|/)(?:${archiveNames('command')})/`, 'i');

/** What speaks of a state to come, or of one that was found. */
const INTENT =
  /(?:^|[/._-])(?:plans?|planning|specs?|prds?|todos?|roadmaps?|proposals?|designs?|research|ideas?|tasks?|drafts?|reports?|analys[ie]s|audits?|reviews?|summary|handoffs?|sessions?|notes|status|backlog|issues?|stories|epics|sprints?\w*|implementation|wish(?:es)?)(?:[/._-]|$)/i;

/** Instructions for agents are the product of some projects, or came from one ... */
const PUBLISHED =
  /(?:^|\/)(?:skills?|agents?|commands?|prompts?|rules|plugins?|personas?|modes?|references|workflows)\//i;

/** ... unless they are commands or rules where this project's own agents look for them. */
const INSTALLED =
  /^(?!.*\/(?:agents|skills)\/)\.(?:claude|cursor|github|agents|windsurf|clinerules|roo|codex|gemini)\//;

/** What is known of the commands of one document, each name once. */
interface DeadCommands {
  readonly defined: readonly Command[];
  readonly dead: readonly (Command & { readonly evidence: Evidence })[];
}

function deadCommands(
  definitions: Definitions,
  { path }: Document,
  { commands, moves }: DocumentCommands,
): DeadCommands {
  const told = new Set<string>();
  const defined: Command[] = [];
  const dead: (Command & { evidence: Evidence })[] = [];
  for (const command of commands) {
    const { kind, name, line, written } = command;
    const key = `${kind} ${name}`;
    if (told.has(key)) continue;
    const verdict = definitions.look(path, command, moves.slice(0, command.moves));
    if (verdict === 'unknown') continue;
    told.add(key);
    if (verdict === 'defined') {
      defined.push(command);
      continue;
    }
    const now = verdict.nearest === undefined ? {} : { now: verdict.nearest };
    const evidence = { line, path: verdict.manifest, ...now, detail: written };
    dead.push({ kind, name, evidence });
  }
  return { defined, dead };
}

/** So many dead commands, and more than there are others, are about another project. */
const FOREIGN_COMMANDS = 3;

/** Kinds of commands that the project's documents mostly name for another project. */
function kindsOfOthers(documents: readonly DeadCommands[]): ReadonlySet<ManifestKind> {
  const balance = new Map<ManifestKind, { dead: number; defined: number }>();
  const counts = (kind: ManifestKind) => {
    const own = balance.get(kind) ?? { dead: 0, defined: 0 };
    balance.set(kind, own);
    return own;
  };
  for (const { dead, defined } of documents) {
    for (const { kind } of dead) counts(kind).dead += 1;
    for (const { kind } of defined) counts(kind).defined += 1;
  }
  const kinds = [...balance].filter(
    ([, { dead, defined }]) => dead >= FOREIGN_COMMANDS && dead > defined,
  );
  return new Set(kinds.map(([kind]) => kind));
}

function finding(own: DeadCommands, foreign: ReadonlySet<ManifestKind>): Finding | undefined {
  const dead = own.dead.filter(({ kind }) => !foreign.has(kind));
  if (dead.length === 0) return undefined;
  const all = dead.length + own.defined.filter(({ kind }) => !foreign.has(kind)).length;
  const many = dead.length === 1 ? 'is' : 'are';
  return {
    summary: `${dead.length} of ${all} ${all === 1 ? 'command' : 'commands'} ${many} defined nowhere`,
    evidence: dead.map(({ evidence }) => evidence).slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, dead.length / all / 2 + dead.length / 10),
  };
}
