import type { Reading } from '../../document.ts';
import { copy } from '../../frontmatter/copy.ts';
import { eachProse } from '../../markdown/structure.ts';
import { utf8 } from '../../utf8.ts';

/** What a document cites. */
export type CitationKind = 'commit' | 'decision' | 'branch';

/** A piece of work that a document names. */
export interface Citation {
  readonly line: number;
  readonly kind: CitationKind;
  /** A hash in lower case, the number of a decision without zeros in front, the name of a branch. */
  readonly name: string;
  /** Whether it stands as a field of its own, `Commit: 1a2b3c4`: the project's, then. */
  readonly field: boolean;
  /** The line, decoded and cut. */
  readonly quote: string;
}

const QUOTE_LENGTH = 160;
const CITATIONS_LIMIT = 500;

/** How much of a line is looked at, in bytes. */
const LOOKED_AT = 2048;

/** A cue and what it introduces are no further apart, in characters. */
const NEAR = 80;

/** What a document cites; `undefined` if nothing. */
export function citations({ text, structure }: Reading): readonly Citation[] | undefined {
  if (!MAY_CITE.test(text)) return undefined;
  const found = new Map<string, Citation>();
  eachProse(structure, (line, start, end) => {
    if (found.size >= CITATIONS_LIMIT) return;
    const raw = text.slice(start, Math.min(end, start + LOOKED_AT));
    if (!MAY_CITE.test(raw)) return;
    const shown = utf8(raw);
    const quote = copy(shown.trim().slice(0, QUOTE_LENGTH));
    for (const { kind, name, field } of citedIn(shown)) {
      const key = `${kind} ${name}`;
      if (!found.has(key)) found.set(key, { line, kind, name: copy(name), field, quote });
    }
  });
  return found.size === 0 ? undefined : [...found.values()];
}

const MAY_CITE =
  /commit|revision|revert|cherry-pick|(?:fixed|introduced|added|merged|landed) (?:in|by)|branch|\bADR/i;

type Cited = Pick<Citation, 'kind' | 'name' | 'field'>;

/** What `line`, decoded prose, cites; nothing on a line that leads to another place. */
export function citedIn(line: string): readonly Cited[] {
  if (ELSEWHERE.test(line)) return [];
  return [...hashesIn(line), ...decisionsIn(line), ...branchesIn(line)];
}

const ELSEWHERE =
  /https?:\/\/|\bupstream\b|\b(?:fork|submodules?|vendored?|pinned|audited|repo(?:sitory)?|e\.g\.|example)\b|\bactions\/|\]\[/i;

const COMMIT_CUE =
  /\b(?:commits?|committed|(?:commit|git) (?:sha|hash)|revisions?|reverts?|reverted|cherry-pick(?:ed)?|(?:introduced|fixed|added|removed|merged|landed|implemented|resolved|shipped) (?:in|by|at|with))\b/gi;

/** Seven digits or more with a letter and a digit among them: nothing else is safely a hash. */
const HASH =
  /(?<![\w/#.:@=%+-])(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,40}(?![\w/=%+-]|\.[.\w]|\u2026|@)/g;

/** Other things that are written in hexadecimal digits. */
const OTHER_HASH =
  /sha-?(?:256|512|384|1sum)|\bmd5\b|checksum|integrity|digest|docker|\bimage\b|uuid|guid|colou?r|\baddress\b|\btoken\b|\bapi[- ]key\b|signature|fingerprint|(?:content|file|prompt|fixture|set|tree|blob)[- ]?(?:hash|sha)/i;

/** Hashes that nobody takes for one. */
const MADE_UP = /^(?:abc\d|abcd|def\d|a1b2|1a2b|b2c3|dead|cafe|beef|0123|1234|9f8e)/;

/** `Commit: 1a2b3c4`, `**Fixed in commit:** 1a2b3c4`, `Commits: 1a2b3c4, 5d6e7f8`. */
const COMMIT_FIELD =
  /^[\s>*_-]*(?:(?:git|last|latest|fix|fixed in|final|merge|base|head|initial|start(?:ing)?|end(?:ing)?|new|related|key) )?commits?(?: (?:sha|hash|id))?[*_]*\s*:/i;

/** `Zebra commits`: another project's, by its name; words that begin a sentence are no name. */
const OF_ANOTHER =
  /\b(?!(?:Git|Last|Latest|Merge|Fix|The|This|That|In|At|On|As|By|Of|For|Per|See|From|With|After|Before|Our|Its|Key|New|Initial|Final|Base|Head|Starting|Ending|Related|[A-Z]\w+ed)\b)[A-Z]\w+ (?:commits?|revisions?)\b/;

/** An entry with a date of its own tells what was on that day. */
const DATED = /\b20\d\d-[01]\d-[0-3]\d/;

function hashesIn(line: string): readonly Cited[] {
  if (OTHER_HASH.test(line) || OF_ANOTHER.test(line) || DATED.test(line)) return [];
  const cues = [...line.matchAll(COMMIT_CUE)].map(({ index, 0: cue }) => index + cue.length);
  const field = COMMIT_FIELD.test(line);
  return [...line.matchAll(HASH)].flatMap(({ index, 0: name }) =>
    !MADE_UP.test(name) && cues.some((end) => end <= index && index - end <= NEAR)
      ? [{ kind: 'commit' as const, name, field }]
      : [],
  );
}

const DECISION = /(?<![\w/-])ADR[- _#]?(\d{1,4})(?![\w.]*\d|\.md|[-/]\w)/g;

/** A line that makes the decision, or says that it is none yet. */
const NO_CITATION =
  /^[\s>*_#-]*ADR[- _#]?\d{1,4}[*_]*\s*[:\u2013\u2014-]|\b(?:reserved|planned|future|upcoming|new|next|creat(?:e|ed|ing)|propos(?:e|ed)|draft|to be|absent|missing|gaps?|skipped|renumbered|rejected|withdrawn|never|TBD|not (?:exist|found|written))\b/i;

function decisionsIn(line: string): readonly Cited[] {
  if (NO_CITATION.test(line)) return [];
  return [...line.matchAll(DECISION)].map(({ 1: number = '' }) => ({
    kind: 'decision' as const,
    name: String(Number(number)),
    field: false,
  }));
}

/** `**Branch**: \`fix/x\``: the branch on which the work of the document is done. */
const BRANCH_FIELD =
  /^[\s>*_|-]*(?:(?:feature|git|working|target|development|source|current) )?branch(?: name)?[*_]*\s*[:|][*_\s]*`?([\w.-]+(?:\/[\w.-]+)*)`?(?=[\s*|,.(\u00B7]|$)/i;

function branchesIn(line: string): readonly Cited[] {
  const name = BRANCH_FIELD.exec(line)?.[1];
  return name === undefined ? [] : [{ kind: 'branch', name, field: true }];
}
