import { beginCheck, printDraft, printWorklist, type Worklist } from '@dochygiene/check';
import { FileSystemError } from '@dochygiene/ports';
import { visible } from '@dochygiene/report';
import { type StateDirectory, writeKept } from '@dochygiene/state-store';
import { acksHere, staleLine } from '../acks-here.ts';
import { wholeNumber } from '../arguments.ts';
import { type Command, has, option } from '../command.ts';
import { count } from '../count.ts';
import { progress } from '../progress.ts';
import { projectHere, SURVEY_OPTIONS } from '../project-here.ts';
import { fallenLine, lostLine, reportBefore } from '../report-before.ts';
import { stateHere, storing } from '../state-here.ts';
import { surveyHere } from '../survey-here.ts';
import { TOOL } from '../version.ts';

/** How many tokens are handed out unless told otherwise. */
const BUDGET = 50_000;

/** `dochygiene check begin`: hands documents to whoever is to judge them. */
export const checkBeginCommand: Command = {
  name: 'check begin',
  summary: 'scan, and print as JSON which documents are to be read and judged',
  positionals: ['[dir]'],
  options: {
    limit: { value: 'N', short: 'n', help: 'hand out N documents at most' },
    budget: {
      value: 'TOKENS',
      help: `of documents and list together, estimated (default ${BUDGET})`,
    },
    again: { help: 'hand out too what a reader judged in the last report' },
    ...SURVEY_OPTIONS,
  },
  example: [
    'dochygiene check begin > worklist.json',
    'then: dochygiene check submit verdicts.json',
  ],
  notes: `The list is dochygiene.worklist/1, the most deserving documents first, as many as the budget has room for. Left out, and
counted, is what is acknowledged (dochygiene ack), and what a reader judged in the last report, as long as nothing of it has
changed: that goes into the next report as it is. What was begun is kept in .dochygiene/check.json until verdicts are
submitted, or a check begins anew.`,
  async run(given, outside) {
    const limit = numberOf(option(given, 'limit'), 'limit', Number.POSITIVE_INFINITY);
    const budget = numberOf(option(given, 'budget'), 'budget', BUDGET);
    const project = projectHere(given.positionals[0], given, outside);
    const { root } = project;
    const watch = progress(outside);
    const { survey } = await surveyHere(project, given, outside, { onStep: watch.onStep });
    const acks = acksHere(root, survey, outside);
    const { fs, sha256, clock } = outside;
    const before = reportBefore(root, outside);
    const { worklist, draft, wants, fallen } = beginCheck({
      ...{ survey, fs, root, sha256, tool: TOOL, now: clock.now() },
      acknowledged: acks.acknowledged,
      last: before.kind === 'read' ? before.report : undefined,
      again: has(given, 'again'),
      share: { limit, budget },
    });
    watch.finish();
    const directory = stateHere(root, outside);
    const refused = storing(directory, () => keepDraft(directory, printDraft(draft)));
    outside.out.write(printWorklist(worklist));
    outside.err.write(
      [
        refused === undefined ? '' : unkeptLine(directory, refused),
        lostLine(before, 'nothing of it stands in this check'),
        fallenLine(fallen),
        staleLine(acks),
        emptyLine(worklist, wants),
      ].join(''),
    );
    return 0;
  },
};

/** What of a checkout that cannot be written to the disk says, for a person. */
const UNWRITABLE: Readonly<Record<string, string>> = {
  PERMISSION_DENIED: 'permission denied',
  READ_ONLY: 'the disk is read-only',
};

/** Keeps what was begun; why not, where nobody can write to the checkout, whose documents can be read all the same. */
function keepDraft(directory: StateDirectory, text: string): string | undefined {
  try {
    writeKept(directory, 'check.json', text);
    return undefined;
  } catch (error) {
    const why = error instanceof FileSystemError ? UNWRITABLE[error.code] : undefined;
    if (why === undefined) throw error;
    return why;
  }
}

function unkeptLine({ path }: StateDirectory, why: string): string {
  return `dochygiene: Cannot write in "${visible(path)}": ${why}; verdicts on this list cannot be submitted
`;
}

function numberOf(text: string | undefined, name: string, otherwise: number): number {
  return text === undefined ? otherwise : wholeNumber(name, text, 1);
}

/** Why nothing is handed out, and what to do; nothing where something is. */
function emptyLine({ documents, left_out }: Worklist, wants: number | undefined): string {
  if (documents.length > 0) return '';
  if (wants !== undefined) {
    const over = `${count(left_out.over_budget, 'document')} left, none of which fits in the budget`;
    return `dochygiene: ${over}: --budget ${wants}\n`;
  }
  const { acknowledged, judged, unreadable } = left_out;
  const kinds = [
    [judged, 'judged before'],
    [acknowledged, 'acknowledged'],
    [unreadable, 'unreadable'],
  ] as const;
  const told = kinds.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `dochygiene: nothing to judge${told.length > 0 ? ` (${told.join(', ')})` : ''}\n`;
}
