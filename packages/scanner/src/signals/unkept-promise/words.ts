/** A cheap look at a whole document before the dear one at each of its lines. */
export const MAY_PROMISE: RegExp =
  /\b(?:TODO|FIXME|TBD|TBA|TBC|WIP)\b|\bcoming (?:soon|shortly)\b|\bto be (?:written|documented|announced|determined|decided|defined|completed|added|filled)\b|\bwork[- ]in[- ]progress\b|\bunder construction\b|\bnot yet (?:written|documented)\b/i;

/**
 * The mark by which `line`, decoded prose or a comment of one line, promises that something will be
 * added; `undefined` if it promises nothing. What stands in code or in quotes is spoken of, not said.
 */
export function promiseIn(line: string): string | undefined {
  const plain = line
    .replace(/`+[^`]*`+/g, '` `')
    .replace(/["\u201C][^"\u201D]{0,200}["\u201D]|(?<!\w)'[^']{0,80}'(?!\w)/g, '""')
    .replace(/~~.*?~~/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  const mark = markIn(plain) ?? phraseIn(plain);
  if (mark === undefined || SPOKEN_OF.test(plain)) return undefined;
  return new Set(plain.match(MARKS)).size > 1 ? undefined : mark;
}

/** Whether `line` says where the promise is followed up: then it is not forgotten. */
export function hasIssue(line: string): boolean {
  return ISSUE.test(line);
}

const ISSUE =
  /\/(?:issues|pull|merge_requests|browse)\/[\w-]+|(?:^|[\s([])(?:[\w.-]+\/[\w.-]+)?#\d+\b|\b[A-Z]{2,10}-\d+\b/;

const MARKS = /\b(?:TODO|FIXME|XXX|HACK|TBD|TBA|TBC|WIP|DONE|DRAFT|WONTFIX|BLOCKED)\b/g;

const START = String.raw`^[\s>*_~+#([|\u2000-\u2BFF\uFE0F\u{1F000}-\u{1FAFF}-]*`;
const WORD = '(TODO|FIXME|TBD|TBA|TBC|WIP)';
const OF_WHOM = String.raw`(?:\([^()\s]{1,40}\))?`;

/** `TODO: x`, `TODO(me): x`, `**TBD**`, `WIP - x`, at the beginning. */
const FIRST = new RegExp(
  String.raw`${START}${WORD}${OF_WHOM}[\s*_~\])]*(?:$|[:.!|]|\s[-\u2013\u2014]\s)`,
  'u',
);

/** `TODO write this`: a verb and not the thing that is called so. */
const VERB_FIRST =
  /^[\s>*_~+([-]*(TODO|FIXME) (?:add|describe|document|explain|write|fill|update|fix|finish|complete|decide|check|clarify|expand|link|move|replace|mention|provide|include|insert|define|figure|link|verify|how|what|why)\b/;

/** `... (TBD)`, `[TODO: x]`; no link, and no name of three words that is shortened to WIP. */
const IN_BRACKETS = new RegExp(
  String.raw`(?<!\bW\w+\sI\w+\sP\w+\s)[[(]\s*[*_]*${WORD}[*_]*(?:\s*[:\u2013\u2014-][^\])]{0,120})?\s*[\])](?![([])`,
  'u',
);

/** `Date: TBD`, `| TBD |`, `x = TODO.` */
const LAST = new RegExp(
  String.raw`(?:[:|=\u2013\u2014]|\s-)[\s*_]*${WORD}[\s*_]*(?:[.!|;]|$)`,
  'u',
);

/** `... TODO: x`, within a line. */
const WITHIN = new RegExp(String.raw`[\s(.;!*_](TODO|FIXME)${OF_WHOM}\**:\**(?:\s|$)`, 'u');

function markIn(plain: string): string | undefined {
  for (const pattern of [FIRST, VERB_FIRST, IN_BRACKETS, LAST, WITHIN]) {
    const found = pattern.exec(plain)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

const END = String.raw`(?=[\s*_]*(?:[.!)\]|;\u2026]|$))`;
const DOCUMENT =
  'page|document|documentation|section|guide|tutorial|article|chapter|readme|doc|docs|list|part|wiki|file|spec|specification';

const PHRASES: readonly RegExp[] = [
  /\bcoming (?:soon|shortly)\b(?!,? (?:page|section|banner|badge|label|message|state|to (?:a|an)\b))/i,
  // What is to be done to something else is an instruction: only what stands by itself promises.
  new RegExp(
    String.raw`(?:^|[([:|\u2013\u2014]|\s-|\b(?:is|are)\s(?:still|yet))[\s*_]*to be (?:written|documented|announced|determined|decided|defined|completed|filled in|added)\b${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:this|these|the)\s(?:\w+\s){0,2}(?:${DOCUMENT})\s(?:is|are)\s(?:\w+\s){0,2}(?:an?\s)?(?:ongoing\s)?(?:work[- ]in[- ]progress|under construction|incomplete)\b`,
    'i',
  ),
  // Alone it may be a label in a list: it takes a mark around it to be said.
  /^(?:[^\p{L}\p{N}\s#|-]+\s*(?:work[- ]in[- ]progress|under construction)[\s*_!.:)\]]*|(?:work[- ]in[- ]progress|under construction)[.!])$/iu,
  new RegExp(String.raw`\bnot yet (?:written|documented)\b${END}`, 'i'),
];

function phraseIn(plain: string): string | undefined {
  for (const pattern of PHRASES) {
    const found = pattern.exec(plain)?.[0];
    if (found !== undefined) return found.trim().toLowerCase();
  }
  return undefined;
}

/** The words as a topic: what to look for, to avoid, to write; what they mean. */
const SPOKEN_OF =
  /\b(?:has|have|had|with)\s+(?:(?:an?|the|no|several|\d+)\s+)?[*_]*(?:TODO|FIXME)s?\b|\b(?:TODO|FIXME|TBD|WIP)s?[*_]*\s+(?:comments?|lists?|items?|apps?|markers?|tags?|files?|entries|labels?|PRs?|pull requests?|limits?|commits?|branch(?:es)?|marks?|notes?|tasks?|statements?|placeholders?|keywords?)\b|\b(?:never|avoid|without|instead of|don['\u2019]t|do not|no|any|search|grep|scan|look|looks|flag|flags|detect|detects|remove|leave|leaving|contains?|e\.g\.|such as|like|mark(?:ed|s)?|means?|stands for|placeholders?|say|says|write|use|prefix(?:ed)?|label(?:ed|led)?|called|named)\b[^.]{0,60}(?:TODO|FIXME|TBD|WIP|coming soon|work[- ]in[- ]progress)|\b(?:as|that|indicat\w+|shows?|shown|displays?|reads?) (?:\w+ ){0,3}coming soon|\bWIP[*_)\]]*\s*[:=|\u2013\u2014-]*\s*(?:work[- ])?in[- ]progress/i;
