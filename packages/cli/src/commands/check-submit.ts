import {
  type CheckDraft,
  type Fault,
  faultsBeside,
  faultText,
  judgeVerdicts,
  lookAt,
  parseDraft,
  pathsToAsk,
  readVerdicts,
} from '@dochygiene/check';
import { type AbsolutePath, child, FileSystemError, readText } from '@dochygiene/ports';
import { thousands } from '@dochygiene/report';
import { excludedNow } from '@dochygiene/scanner';
import { readKept, type StateDirectory, StateStoreError } from '@dochygiene/state-store';
import { type Command, option } from '../command.ts';
import { readConfig } from '../config.ts';
import { configFile } from '../config-option.ts';
import { Failure } from '../failure.ts';
import { submittedText } from '../formats/submitted.ts';
import type { Outside } from '../outside.ts';
import { directoryNamed, refusable, resolvePath, rootOf } from '../place.ts';
import { SURVEY_OPTIONS } from '../project-here.ts';
import { INPUT_LIMIT } from '../read-input.ts';
import { lostLine, type ReportBefore, refuseNewer, reportBefore } from '../report-before.ts';
import { stateHere } from '../state-here.ts';
import { writeCheck } from '../write-check.ts';

const BEGIN = 'dochygiene check begin';

/** `dochygiene check submit`: takes what a reader says, and makes the report of it. */
export const checkSubmitCommand: Command = {
  name: 'check submit',
  summary: 'take verdicts on the documents that check begin handed out, and make the report',
  positionals: ['[file]'],
  options: {
    dir: { value: 'DIR', help: 'the project, instead of the one you stand in' },
    config: SURVEY_OPTIONS.config,
  },
  example: [
    'dochygiene check submit verdicts.json',
    'or from standard input: … | dochygiene check submit',
  ],
  notes: `Verdicts are dochygiene.verdicts/1, in a file or on standard input (- or no file). They are taken whole or not at all: with
a fault nothing is written, and every fault is told as path: field: problem: what would be right. Nothing is scanned again;
what is excluded by now is left out. A document that is cleared is acknowledged until its evidence changes.`,
  async run(given, outside) {
    const { fs, sha256, clock } = outside;
    const root = rootOf(directoryNamed(option(given, 'dir'), outside), outside);
    const config = readConfig(fs, root, configFile(given, outside));
    const directory = stateHere(root, outside);
    const before = reportBefore(root, outside);
    refuseNewer(before);
    const draft = asTracked(draftIn(directory, before), root, outside);
    const reading = readVerdicts(await verdictsText(given.positionals[0], outside));
    const verdicts = reading.ok ? reading.verdicts : reading.sound;
    const excluded = excludedNow({ fs, root, config: config.scan }, pathsToAsk(draft, verdicts));
    const now = clock.now();
    const generatedAt = now.toISOString();
    const look = lookAt({ fs, root, sha256, excludedNow: excluded, generatedAt });
    if (!reading.ok) {
      return refused([...reading.faults, ...faultsBeside(draft, reading, look)], outside);
    }
    const judged = judgeVerdicts(draft, verdicts, look);
    if (!judged.ok) return refused(judged.faults, outside);
    const on = clock.dayOf(now);
    const acks = judged.acks.map(({ path, reason, evidence }) => ({ path, reason, on, evidence }));
    const { report } = judged;
    const { thresholdDays } = config;
    writeCheck(directory, { report, acks, thresholdDays, ends: true }, outside);
    const elsewhere = root === outside.directory ? undefined : root;
    const waiting = draft.left_out.over_budget + draft.lapsed.length;
    outside.out.write(submittedText(report, waiting, elsewhere));
    outside.err.write(lostLine(before, 'a new report is in its place'));
    return 0;
  },
};

/** The check that has begun. @throws Failure if none has, or it cannot be gone on with. */
function draftIn(directory: StateDirectory, before: ReportBefore): CheckDraft {
  const path = child(directory.path, 'check.json');
  const text = draftText(directory, path);
  if (text === undefined) {
    throw before.kind === 'none'
      ? new Failure('Cannot take verdicts: no check has begun', `Begin one: ${BEGIN}`)
      : new Failure(
          'Cannot take verdicts: no check has begun, or it was submitted already',
          `Begin again, ${BEGIN}: verdicts on documents that have not changed can be submitted as they are.`,
        );
  }
  const draft = parseDraft(text);
  if (draft !== undefined) return draft;
  throw new Failure(
    `Cannot go on with "${path}": it is not what this dochygiene writes`,
    `Begin anew: ${BEGIN}`,
  );
}

function draftText(directory: StateDirectory, path: string): string | undefined {
  try {
    return readKept(directory, 'check.json');
  } catch (error) {
    if (error instanceof StateStoreError) {
      throw new Failure(`Cannot read "${path}": it is over 16 MiB`, `Begin anew: ${BEGIN}`);
    }
    if (!(error instanceof FileSystemError)) throw error;
    if (error.code === 'CONFINED') {
      const why = "it is a link, a file or another user's";
      throw new Failure(
        `Cannot read in "${directory.path}": ${why}`,
        'Remove it, or give it to yourself.',
      );
    }
    const why = error.code.toLowerCase().replaceAll('_', ' ');
    throw new Failure(`Cannot read "${path}": ${why}`, `Remove it, and begin anew: ${BEGIN}`);
  }
}

/** `draft`, in which what git no longer tracks cannot be brought back: who submits may have taken it out since. */
function asTracked(draft: CheckDraft, root: AbsolutePath, { git }: Outside): CheckDraft {
  if (draft.handed.every(({ tracked }) => !tracked)) return draft;
  const answer = git.trackedFiles(root);
  const isTracked = (path: string) => answer.ok && answer.value.has(path);
  const handed = draft.handed.map((document) => ({
    ...document,
    tracked: document.tracked && isTracked(document.path),
  }));
  return { ...draft, handed };
}

async function verdictsText(file: string | undefined, outside: Outside): Promise<string> {
  if (file === undefined || file === '-') {
    const text = await outside.readInput();
    if (text !== undefined) return text;
    throw new Failure(
      'Cannot read verdicts: standard input is a terminal',
      'Name a file, or send them: dochygiene check submit < verdicts.json',
    );
  }
  const path = resolvePath(outside.directory, file);
  const { fs } = outside;
  const real = refusable('read', path, () => fs.realPath(path)) ?? path;
  const { text, truncated } = refusable('read', path, () => readText(fs, real, INPUT_LIMIT));
  if (truncated) throw new Failure(`Cannot read "${path}": it is over ${INPUT_LIMIT} bytes`);
  return text;
}

/** How many faults are told. */
const FAULTS_SHOWN = 1000;

function refused(faults: readonly Fault[], { err }: Outside): number {
  const shown = faults.slice(0, FAULTS_SHOWN).map((fault) => `${faultText(fault)}\n`);
  const more = faults.length - shown.length;
  err.write(`${shown.join('')}${more > 0 ? `… and ${thousands(more)} more\n` : ''}`);
  const faulty = `${thousands(faults.length)} fault${faults.length === 1 ? '' : 's'}`;
  err.write(`dochygiene: Cannot take the verdicts: ${faulty}; nothing is written\n`);
  return 2;
}
