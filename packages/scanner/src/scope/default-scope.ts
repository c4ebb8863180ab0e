import type { Scope, ScopedFolder } from '../scope.ts';

/** What counts as a document where the project does not say. */
export const DEFAULT_SCOPE: readonly string[] = [
  '**/*.{md,mdx,markdown,mdc,rst,adoc,asciidoc}',
  '**/{docs,Docs,doc,Doc,documentation,Documentation,wiki,notes,guides,manual,runbooks}/**/*.{txt,org}',
  '**/{README,CHANGELOG,CHANGES,HISTORY,NEWS,INSTALL,CONTRIBUTING,HACKING,UPGRADING,ROADMAP,TODO,FAQ}.{txt,org}',
  '**/{Readme,readme,changelog,changes,install,contributing,roadmap,todo,faq,llms,llms-full}.{txt,org}',
  '**/{CLAUDE,AGENTS,GEMINI}.md',
  '**/.cursorrules',
  '**/.claude/**/*.md',
  '**/.cursor/rules/**',
  '**/.github/*.md',
  // Text for machines, which lies in documentation folders too.
  '!**/{requirements,constraints}*.txt',
  '!**/*{wordlist,dictionary}*.txt',
  '!**/{CMakeLists,robots,humans,security,ads,LICENSE,LICENCE,License,license,COPYING,NOTICE}.txt',
];

const TEXT_FOLDERS: ReadonlySet<string> = new Set([
  'docs',
  'Docs',
  'doc',
  'Doc',
  'documentation',
  'Documentation',
  'wiki',
  'notes',
  'guides',
  'manual',
  'runbooks',
]);

/** A folder like any other. */
const plain: ScopedFolder = {
  covers: elsewhere,
  below(name) {
    if (name === '.cursor') return plainCursor;
    return TEXT_FOLDERS.has(name) ? text : plain;
  },
};

/** A folder where people write plain text too, or one below it. */
const text: ScopedFolder = {
  covers: amongText,
  below: (name) => (name === '.cursor' ? textCursor : text),
};

const plainCursor: ScopedFolder = {
  covers: elsewhere,
  below: (name) => (name === 'rules' ? rules : plain.below(name)),
};

const textCursor: ScopedFolder = {
  covers: amongText,
  below: (name) => (name === 'rules' ? rules : text.below(name)),
};

/** `.cursor/rules`, or a folder below it. */
const rules: ScopedFolder = { covers: (name) => !MACHINE_TEXT.test(name), below: () => rules };

/**
 * {@link DEFAULT_SCOPE} in code, since asking patterns of every file of a project costs more than
 * listing it. A property test holds the two together.
 */
export const defaultScope: Scope = { globs: DEFAULT_SCOPE, root: plain };

/** Names of texts that are documents in any folder, without their extension. */
const KNOWN_TEXT =
  /^(?:README|CHANGELOG|CHANGES|HISTORY|NEWS|INSTALL|CONTRIBUTING|HACKING|UPGRADING|ROADMAP|TODO|FAQ|Readme|readme|changelog|changes|install|contributing|roadmap|todo|faq|llms|llms-full)\.(?:txt|org)$/;

/** Names of texts that are documents in no folder. */
const MACHINE_TEXT =
  /^(?:(?:requirements|constraints)[\s\S]*|[\s\S]*(?:wordlist|dictionary)[\s\S]*|CMakeLists|robots|humans|security|ads|LICENSE|LICENCE|License|license|COPYING|NOTICE)\.txt$/;

function amongText(name: string): boolean {
  if (name.endsWith('.txt')) return !MACHINE_TEXT.test(name);
  return name.endsWith('.org') || elsewhere(name);
}

function elsewhere(name: string): boolean {
  // By the last letter first: nearly every file of a project ends here.
  switch (name.charCodeAt(name.length - 1)) {
    case 0x64: // d
      return name.endsWith('.md');
    case 0x78: // x
      return name.endsWith('.mdx');
    case 0x6e: // n
      return name.endsWith('.markdown');
    case 0x63: // c
      return name.endsWith('.mdc') || name.endsWith('.adoc') || name.endsWith('.asciidoc');
    case 0x74: // t
      return name.endsWith('.rst') || KNOWN_TEXT.test(name);
    case 0x67: // g
      return KNOWN_TEXT.test(name);
    case 0x73: // s
      return name === '.cursorrules';
    default:
      return false;
  }
}
