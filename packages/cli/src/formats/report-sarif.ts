import {
  CATEGORIES,
  type Category,
  fingerprintsOf,
  lineRegion,
  proofOf,
  type Report,
  type ReportEntry,
  sarifLog,
  sarifPlace,
  sentence,
  unlinked,
} from '@dochygiene/report';
import type { Outside } from '../outside.ts';
import { VERSION } from '../version.ts';

// biome-ignore format: a table is read by column
const MEANS: Readonly<Record<Category, string>> = {
  stale:        'The document says what was so once and is no more.',
  superseded:   'Another document has taken its place.',
  finished:     'What it plans or follows is done.',
  duplicate:    'Another document says the same.',
  bloated:      'It says more than anybody needs.',
  orphaned:     'Nothing leads to it and nobody needs it.',
  broken:       'Links or names in it lead nowhere.',
  contradicted: 'The code or another document says otherwise.',
  exhaust:      'It was written along the way and was never meant to stay.',
};

/** Every category as SARIF describes a rule: the same whatever the report says. */
const RULES = CATEGORIES.map((id) => ({
  id,
  shortDescription: { text: MEANS[id] },
  fullDescription: { text: MEANS[id] },
  help: { text: `${MEANS[id]} The message says what to do about it, and why.` },
  defaultConfiguration: { level: 'warning' },
  properties: { tags: ['documentation', 'checked'], 'problem.severity': 'warning' },
}));

/**
 * The entries of a report as a log of SARIF 2.1.0: the same bytes for the same report.
 *
 * One result for each document to be changed: a warning where a reader says so, a note where only signals do.
 * It has a category of its own in code scanning, so that it does not close what a scan has opened.
 */
export function reportSarif(report: Report, sha256: Outside['sha256']): string {
  return sarifLog({
    version: VERSION,
    rules: RULES,
    category: 'dochygiene-report/',
    invocation: { endTimeUtc: report.generated_at },
    results: report.entries.map((entry) => resultOf(entry, sha256)),
  });
}

function resultOf(entry: ReportEntry, sha256: Outside['sha256']) {
  const { path, by, category, op, op_type, safety_tier, target, quotes, token_estimate } = entry;
  const proof = proofOf(entry);
  const [quote] = quotes;
  // What the reader leans on is nearer to the point than what made us look.
  const region =
    quote === undefined
      ? lineRegion(proof?.line)
      : { startLine: quote.lines[0], endLine: quote.lines[1] };
  const fingerprint = sha256([category, op, path, target ?? ''].join('\0'));
  return {
    ruleId: category,
    ruleIndex: CATEGORIES.indexOf(category),
    level: by === 'reader' ? 'warning' : 'note',
    message: { text: messageOf(entry) },
    locations: [{ physicalLocation: sarifPlace(path, region) }],
    partialFingerprints: fingerprintsOf(fingerprint, region !== undefined),
    properties: { by, op, op_type, safety_tier, token_estimate },
  };
}

/** What to do, how much care that wants, and why. */
function messageOf({ by, op, target, safety_tier, rationale }: ReportEntry): string {
  const to = target === undefined ? '' : ` → ${unlinked(target)}`;
  const who = by === 'signals' ? ', suggested by signals: nobody has read it' : '';
  return `${sentence(op)}${to} (${safety_tier}${who}). ${unlinked(rationale)}`;
}
