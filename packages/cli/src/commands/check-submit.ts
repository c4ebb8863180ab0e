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
import { readText } from '@dochygiene/ports';
import { excludedNow } from '@dochygiene/scanner';
import { readKept, type StateDirectory } from '@dochygiene/state-store';
import { type Command, option } from '../command.ts';
import { readConfig } from '../config.ts';
import { Failure } from '../failure.ts';
import { submittedText } from '../formats/submitted.ts';
import { count } from '../formats/text.ts';
import type { Outside } from '../outside.ts';
import { directoryNamed, refusable, resolvePath, rootOf } from '../place.ts';
import { INPUT_LIMIT } from '../read-input.ts';
import { stateHere, storing } from '../state-here.ts';
import { configFile, SURVEY_OPTIONS } from '../survey-here.ts';
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
    const draft = draftIn(directory);
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
    outside.out.write(submittedText(report, draft.left_out.over_budget, elsewhere));
    return 0;
  },
};

/** The check that has begun. @throws Failure if none has, or it cannot be gone on with. */
function draftIn(directory: StateDirectory): CheckDraft {
  const text = storing(directory, () => readKept(directory, 'check.json'));
  if (text === undefined) {
    throw new Failure('Cannot take verdicts: no check has begun', `Begin one: ${BEGIN}`);
  }
  const draft = parseDraft(text);
  if (draft !== undefined) return draft;
  throw new Failure(
    `Cannot go on with "${directory.path}/check.json": it is not what this dochygiene writes`,
    `Begin anew: ${BEGIN}`,
  );
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

function refused(faults: readonly Fault[], { err }: Outside): number {
  err.write(faults.map((fault) => `${faultText(fault)}\n`).join(''));
  err.write(
    `dochygiene: Cannot take the verdicts: ${count(faults.length, 'fault')}; nothing is written\n`,
  );
  return 2;
}
