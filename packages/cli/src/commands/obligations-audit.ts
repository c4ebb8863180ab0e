import {
  auditExit,
  auditGithub,
  auditJson,
  auditMarkdown,
  auditSarif,
  auditText,
  type Comparison,
  type Level,
  SIDE_FILE,
  type TextOptions,
} from '@dochygiene/obligations';
import { wholeNumber } from '../arguments.ts';
import { type Command, type Given, has, option } from '../command.ts';
import { Failure, suggestion } from '../failure.ts';
import { AUDIT_OPTIONS, type AuditedHere, auditHere } from '../obligations/audit-here.ts';
import { BASELINE_OPTIONS, baselineHere, baselineWritten } from '../obligations/baseline-here.ts';
import { FORMATS, formatOption, targetsOf } from '../output-wishes.ts';
import type { Outside } from '../outside.ts';
import { tellIn } from '../tell-in.ts';
import { VERSION } from '../version.ts';
import { folderInWorkspace } from '../workspace.ts';

/** How many rules and carriers a section shows unless told otherwise. */
const SHOWN = 20;

/** What may be gated on: notes are advice, which no gate counts. */
const GATES: readonly Exclude<Level, 'note'>[] = ['error', 'warning'];

/** `dochygiene obligations audit`: whether anything keeps the rules that documents state. */
export const obligationsAuditCommand: Command = {
  name: 'obligations audit',
  summary: 'say whether anything keeps the rules that documents state, often enough',
  positionals: ['[dir]'],
  options: {
    format: formatOption(FORMATS),
    all: { help: 'list rules that hold and rules that claim nothing too' },
    limit: { value: 'N', short: 'n', help: `show N lines a section at most (default ${SHOWN})` },
    level: { value: 'error|warning', help: 'exit 1 for what is new and as bad (default warning)' },
    ...BASELINE_OPTIONS,
    ...AUDIT_OPTIONS,
  },
  example: ['dochygiene obligations audit --format github', 'for CI: exit 1 if a finding is new'],
  notes: `Exit codes: 0 nothing is new, 1 something is, 2 what configures it cannot be read, or no rule was found.
Nothing is run: hooks, jobs and settings are read. A rule says how it is kept in a comment above its heading or list item:
  <!-- obligation: per-commit; enforced_by: git:pre-commit -->
in its frontmatter (obligation_frequency, enforced_by), or in ${SIDE_FILE}.`,
  run(given, outside) {
    const targets = targetsOf(given);
    const level = levelOf(given);
    const limit = limitOf(given);
    const audited = auditHere(given.positionals[0], given, outside);
    const before = baselineHere(audited, given, outside);
    const unfit = whyUnfit(audited);
    const comparison =
      unfit === undefined ? baselineWritten(audited, before, given, outside) : before.comparison;
    const shown = { all: has(given, 'all'), limit };
    tellIn(targets, outside, ({ format }) =>
      print(format, { audited, comparison, shown, outside }),
    );
    if (unfit !== undefined) throw unfit;
    return auditExit(audited.audit, comparison, level);
  },
};

function levelOf(given: Given): Level {
  const text = option(given, 'level') ?? 'warning';
  const level = GATES.find((each) => each === text);
  if (level !== undefined) return level;
  throw new Failure(`Cannot use level "${text}": unknown`, suggestion(text, GATES));
}

function limitOf(given: Given): number {
  const text = option(given, 'limit');
  if (text !== undefined) return wholeNumber('limit', text, 0);
  return has(given, 'all') ? Number.POSITIVE_INFINITY : SHOWN;
}

/** Why an audit is no pass, whatever it found; it is printed all the same. */
function whyUnfit({ root, audit }: AuditedHere): Failure | undefined {
  if (audit.documents.length === 0) {
    return new Failure(
      `Cannot audit "${root}": no rule document found`,
      'Rules are read from CLAUDE.md, AGENTS.md, .claude/rules, .cursor/rules and the like.',
    );
  }
  if (audit.rules.length === 0) {
    return new Failure(
      `Cannot audit "${root}": its rule documents state no rule`,
      `Write one: a heading or a list item in ${audit.documents[0]}.`,
    );
  }
  if (!audit.unreadable_configuration) return undefined;
  const problem = audit.problems.find(({ path }) => path === SIDE_FILE);
  const line = problem?.line === undefined ? '' : `:${problem.line}`;
  return new Failure(
    `Cannot use "${SIDE_FILE}${line}": ${problem?.message ?? 'it cannot be understood'}`,
    'Put it right, or remove it.',
  );
}

interface Printed {
  readonly audited: AuditedHere;
  readonly comparison: Comparison;
  readonly shown: TextOptions;
  readonly outside: Outside;
}

function print(format: string, { audited, comparison, shown, outside }: Printed): string {
  const { root, audit } = audited;
  switch (format) {
    case 'json':
      return auditJson(audit, comparison);
    case 'markdown':
      return auditMarkdown(audit, comparison, shown.limit);
    case 'sarif':
      return auditSarif(audit, VERSION);
    case 'github':
      return auditGithub(audit, comparison, folderInWorkspace(root, outside));
    default:
      return auditText(audit, comparison, shown);
  }
}
