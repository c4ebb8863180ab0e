import type { Reading } from '../../document.ts';
import { copy } from '../../frontmatter/copy.ts';
import { headingsThat, saysGone } from '../passing.ts';

/** Names of things in code that a document has in code spans: by name, the first line that has it. */
export type SpokenNames = ReadonlyMap<string, number>;

/** More names than this of one document are not looked at. */
const NAMES_LIMIT = 256;

/** The names that `reading` speaks of; `undefined` if it names no code, or nothing in it. */
export function spokenNames({ document, structure, text }: Reading): SpokenNames | undefined {
  if (!document.mentions.some(({ target }) => target.includes('.'))) return undefined;
  const names = new Map<string, number>();
  const isGone = headingsThat(saysGone, document.headings);
  let seen = 0;
  let gone = false;
  for (const span of structure.codeSpans) {
    const told = namesIn(span.text).filter((name) => !names.has(name));
    if (told.length === 0) continue;
    if (span.line !== seen) gone = isGone(span.line) || saysGone(lineAt(text, span.start));
    seen = span.line;
    if (gone) continue;
    for (const name of told) names.set(copy(name), span.line);
    if (names.size >= NAMES_LIMIT) break;
  }
  return names.size === 0 ? undefined : names;
}

function namesIn(span: string): readonly string[] {
  if (span.length > SPAN_LIMIT) return [];
  return [...span.matchAll(NAME)].flatMap(([, name = '', call]) =>
    call !== undefined || TELLING.test(name) ? [name] : [],
  );
}

function lineAt(text: string, offset: number): string {
  const newline = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset) + 1, newline < 0 ? text.length : newline);
}

const SPAN_LIMIT = 200;

/** A word that is no part of a path, of an option or of a file's name. */
const NAME = /(?<![\w/.$@#-]|::)([A-Za-z_$][\w$]{3,60})(?![\w/-]|\.\w{1,5}(?:$|[\s:#]))(\()?/g;

/** It has parts, as names in code have and words of prose do not. */
const TELLING = /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]/;

/** What `text`, code in whatever language, defines, as far as that shows at the beginning of a line. */
export function definedNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const line of text.split('\n')) {
    if (line.length > LINE_LIMIT) continue;
    const [, ...groups] = KEYWORD.exec(line) ?? MEMBER.exec(line) ?? [];
    const name = groups.find((group) => group !== undefined);
    if (name !== undefined) names.add(name);
  }
  return names;
}

const LINE_LIMIT = 400;

const MODIFIERS =
  '(?:(?:export|default|declare|public|private|protected|internal|pub|pub\\(crate\\)|async|static|readonly|override|final|abstract|unsafe|virtual|inline|extern|suspend|open|data|sealed)\\s+)*';

/** A definition by its keyword; of variables, only those that stand at the margin. */
const KEYWORD = new RegExp(
  `^(?:\\s*${MODIFIERS}(?:function\\*?|class|def|fn|func|type|interface|struct|enum|trait|module|record|object|macro_rules!|#define|sub|proc|create table)|${MODIFIERS}(?:const|let|var|val))\\s+(?:\\([^)]{0,80}\\)\\s*)?([A-Za-z_$][\\w$]*)`,
  'i',
);

/** A method with its body, a member with a modifier, or a constant. */
const MEMBER = new RegExp(
  [
    `^\\s*${MODIFIERS}(?:[\\w<>\\[\\],.?&*]{1,60}\\s+){0,2}?([A-Za-z_$][\\w$]*)\\s*\\([^;]*(?:\\{|=>|:)\\s*$`,
    `^\\s*(?:(?:public|private|protected|static|readonly|pub)\\s+)+(?:[\\w<>\\[\\],.?&*]{1,60}\\s+)?([A-Za-z_$][\\w$]*)\\s*\\??\\s*[:=;]`,
    '^\\s*([A-Z][A-Z\\d]*_[A-Z\\d_]+)\\s*(?::[^=]{1,80})?=(?!=)',
  ].join('|'),
);

/** All words of `text` that may be names. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[A-Za-z_$][\w$]*/g));
}
