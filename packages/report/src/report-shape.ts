import {
  anyText,
  commitText,
  dayText,
  instantText,
  pathText,
  reasonText,
  reportKey,
  sha256Text,
  signalId,
  someText,
} from './plain.ts';
import {
  CATEGORIES,
  OP_TYPES,
  OPS,
  type Report,
  type ReportEntry,
  SAFETY_TIERS,
} from './report.ts';
import {
  keyed,
  list,
  object,
  oneOf,
  orNull,
  type Rule,
  type Shape,
  value,
  whole,
} from './shape.ts';

const NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;
const WITH_TARGET: readonly string[] = ['merge-into', 'archive'];
const MECHANICAL: readonly string[] = ['trim', 'archive', 'delete', 'add-status'];

const count = whole(0);
const yesOrNo = oneOf([true, false]);
const number = value((given) => Number.isFinite(given), 'must be a number');

const guard = object({ sha256: sha256Text, mtime: instantText, size: count });

const evidence = object(
  { line: whole(1), path: anyText, commit: anyText, date: dayText, now: anyText, detail: anyText },
  ['line', 'path', 'commit', 'date', 'now', 'detail'],
  (given, fault) => {
    if (Object.keys(given).length === 0) fault('', 'must say something');
  },
);

const signals = list(
  object(
    {
      id: signalId,
      deciding: yesOrNo,
      family: someText,
      summary: someText,
      record: oneOf([true]),
      evidence: list(evidence),
    },
    ['record'],
  ),
);

const quote = object({ lines: list(whole(1)), sha256: sha256Text }, [], ({ lines }, fault) => {
  const [first = 0, last = 0, ...more] = lines as readonly number[];
  if (first === 0 || last < first || more.length > 0) {
    fault('/lines', 'must be two numbers of lines, the first and the last');
  }
});

const entry = object(
  {
    path: pathText,
    by: oneOf(['reader', 'signals']),
    category: oneOf(CATEGORIES),
    op: oneOf(OPS),
    op_type: oneOf(OP_TYPES),
    safety_tier: oneOf(SAFETY_TIERS),
    rationale: reasonText,
    quotes: list(quote),
    target: pathText,
    signals,
    load_bearing: list(pathText, 'distinct'),
    inbound: list(pathText, 'distinct'),
    raw_tokens: count,
    token_estimate: count,
    lines: count,
    guard,
    evidence: sha256Text,
  },
  ['target', 'evidence'],
  wellMatched,
);

const cleared = object({ path: pathText, reason: reasonText, sha256: sha256Text, signals });
const unread = object({ path: pathText, why: someText, signals });

const mapped = object({
  path: pathText,
  tokens: count,
  lines: count,
  last_content_commit: orNull(dayText),
  signals: list(signalId, 'distinct'),
  deciding: yesOrNo,
  links: list(count, 'distinct'),
});

const status = object(
  { status: oneOf(['ran', 'skipped', 'failed']), because: anyText, error: anyText },
  ['because', 'error'],
);

const coverage = object({
  in_scope: count,
  judged: count,
  excluded: keyed(NAME, count),
  unknown_history: count,
  signals: keyed(NAME, status),
});

const leftOut = object({ acknowledged: count, over_budget: count, unreadable: count });

/** What a report must be. */
export const reportShape: Shape = object(
  {
    schema: oneOf(['dochygiene.report/1']),
    tool: someText,
    generated_at: instantText,
    head: orNull(commitText),
    scope_globs: list(anyText),
    excluded_dirs: list(anyText),
    thresholds: keyed(NAME, keyed(NAME, number)),
    coverage,
    token_method: someText,
    shortlist: list(pathText, 'distinct'),
    entries: list(entry),
    cleared: list(cleared),
    unread: list(unread),
    left_out: leftOut,
    documents: list(mapped),
    pair: object({ key: reportKey, sha256: sha256Text }),
  },
  ['pair'],
  wellPlaced,
);

/** What the parts of an entry must be to each other. */
function wellMatched(given: Parameters<Rule>[0], fault: Parameters<Rule>[1]): void {
  const { path, by, op, op_type, safety_tier, target, ...rest } = given as unknown as ReportEntry;
  if (WITH_TARGET.includes(op) && target === undefined)
    fault('/target', `is missing: ${op} has one`);
  if (target !== undefined && ![...WITH_TARGET, 'add-status'].includes(op)) {
    fault('/target', `is no key that can be here: ${op} has none`);
  }
  if (target === path) fault('/target', 'must be another path than that of the document');
  const type = MECHANICAL.includes(op) ? 'mechanical' : 'generative';
  if (op_type !== type && op !== 'fix-links') fault('/op_type', `must be ${type} for ${op}`);
  if (by === 'signals' && safety_tier !== 'manual') {
    fault('/safety_tier', 'must be manual where nobody has read the document');
  }
  if (by === 'signals' && rest.evidence !== undefined) {
    fault('/evidence', 'is no key that can be here: nobody has read the document');
  }
  if (rest.token_estimate > rest.raw_tokens) {
    fault('/token_estimate', 'must not be more than raw_tokens');
  }
}

/** What the lists of a report must be to each other: each path of the shortlist in one of three, and the map in order. */
function wellPlaced(given: Parameters<Rule>[0], fault: Parameters<Rule>[1]): void {
  const report = given as unknown as Report;
  const shortlist = new Set(report.shortlist);
  const placed = new Set<string>();
  for (const name of ['entries', 'cleared', 'unread'] as const) {
    for (const [at, { path }] of report[name].entries()) {
      if (!shortlist.has(path)) fault(`/${name}/${at}/path`, 'is not in the shortlist');
      if (placed.has(path)) fault(`/${name}/${at}/path`, 'is in the report twice');
      placed.add(path);
    }
  }
  for (const [at, path] of report.shortlist.entries()) {
    if (!placed.has(path)) fault(`/shortlist/${at}`, 'is in none of entries, cleared and unread');
  }
  for (const [at, { path, links }] of report.documents.entries()) {
    const before = report.documents[at - 1]?.path;
    if (before !== undefined && before >= path) {
      fault(`/documents/${at}/path`, 'must come after the path before it');
    }
    for (const [place, link] of links.entries()) {
      const wrong = link >= report.documents.length || link <= (links[place - 1] ?? -1);
      if (wrong)
        fault(`/documents/${at}/links/${place}`, 'must be a place in documents, ascending');
    }
  }
}
