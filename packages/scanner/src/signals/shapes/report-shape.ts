import type { Document } from '../../document.ts';
import { baseName, withoutExtension } from '../../resolve/project-path.ts';
import { isNoWorkingPaper } from './exempt.ts';
import {
  MAYBE_REPORT_WORDS,
  nameWords,
  REPORT_WORDS,
  titleOf,
  WORK_WORDS,
  wordsOf,
} from './words.ts';

/** How a document shows that it reports on some work. */
export interface ReportShape {
  /** What shows it, the name or the title, as it stands. */
  readonly shown: string;
  /** Whether the name says that it is a report, and of some work: little else is called so. */
  readonly sure: boolean;
  /** Whether the file name is written in capitals, as in `MIGRATION_SUMMARY.md`. */
  readonly loud: boolean;
}

/** How `document` shows that it reports on some work; `undefined` if it does not. */
export function reportShape(document: Document): ReportShape | undefined {
  const { path } = document;
  const name = withoutExtension(baseName(path));
  const title = titleOf(document);
  if (!MAY_BE.test(name) && !MAY_BE.test(title)) return undefined;
  if (isNoWorkingPaper(document) || KEPT.test(path) || REMEMBERED.test(name)) return undefined;
  if (NUMBERED.test(name) || isOther([...nameWords(path), ...wordsOf(title)])) return undefined;
  const byName = shapeOf(nameWords(path));
  const byTitle = title.split(/[:|\u2013\u2014]|\s-\s/).some((part) => {
    return shapeOf(wordsOf(part)) !== undefined;
  });
  if (byName === undefined && !byTitle) return undefined;
  return {
    shown: byName === undefined ? title : baseName(path),
    sure: byName === 'sure',
    loud: LOUD.test(name),
  };
}

/** A cheap look before the dear one: most documents have none of the words. */
const MAY_BE =
  /report|summary|complet|findings|results|analysis|audit|final|status|session|handoff|retro/i;

const LOUD = /^[^a-z]*[A-Z]{3}[^a-z]*$/;

/** Reports that are kept for what they are, and pages of a manual whose subject is a report. */
const KEPT =
  /(?:^|\/)(?:audits?|security-audits?|case-stud(?:y|ies)|papers?|content|website|examples?|samples?|benchmarks?|man|manual|reference|api|research)\//i;

/** What an agent remembers of its work by one name, and writes over: `last_session.md`. */
const REMEMBERED = /^(?:last|current|latest)[-_]session$/i;

/** Filed under the number of an issue, a change or a release: part of its record. */
const NUMBERED = /(?:^|[^a-z])(?:pr|issue|gh|ticket|bug)[-_#]?\d{2,}|(?:^|[^a-z])v?\d+\.\d+/i;

function isOther(words: readonly string[]): boolean {
  return words.some((word) => OTHER_WORDS.has(word)) || KEPT_PAIRS.test(words.join(' '));
}

/** What is about reports, and the record of what happened to people. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  ...['template', 'templates', 'example', 'examples', 'guide', 'guidelines', 'tutorial', 'howto'],
  ...['reference', 'manual', 'format', 'schema', 'spec', 'specification', 'policy', 'command'],
  ...[
    'plugin',
    'generator',
    'tool',
    'release',
    'releases',
    'changelog',
    'announcement',
    'incident',
  ],
  ...['outage', 'postmortem', 'mortem', 'minutes', 'meeting', 'newsletter', 'annual', 'quarterly'],
  ...[
    'monthly',
    'weekly',
    'adr',
    'rfc',
    'decision',
    'plan',
    'roadmap',
    'todo',
    'checklist',
    'prompt',
  ],
]);

/** An audit of security is shown to whoever asks for one. */
const KEPT_PAIRS = /\bsecurity audit\b|\bpenetration test\b|\bthreat\b/;

function shapeOf(words: readonly string[]): 'sure' | 'maybe' | undefined {
  const telling = words.filter((word) => !/^\d+$/.test(word));
  const last = telling.at(-1) ?? '';
  const ofWork = telling.slice(0, -1).some((word) => WORK_WORDS.has(word) || COUNTED.test(word));
  if (REPORT_WORDS.has(last)) return ofWork ? 'sure' : 'maybe';
  return MAYBE_REPORT_WORDS.has(last) && ofWork ? 'maybe' : undefined;
}

/** `phase2`, `week3`: a part of the work. */
const COUNTED = /^(?:phase|sprint|task|day|week|stage|wave|session|step|track|milestone)\d+$/;
