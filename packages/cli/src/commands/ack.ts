import {
  type Ack,
  evidenceNow,
  printAcks,
  reasonFault,
  withAcks,
  withoutAcks,
} from '@dochygiene/check';
import { child } from '@dochygiene/ports';
import { visible } from '@dochygiene/report';
import { writeKept } from '@dochygiene/state-store';
import { readAcksFile, SHARED_ACKS, withAcksInYaml } from '../acks-file.ts';
import { acksHere, keptAcks } from '../acks-here.ts';
import { type Command, type Given, has, option } from '../command.ts';
import { count } from '../count.ts';
import { documentNamed, isSameName, noDocument } from '../document-named.ts';
import { Failure, nearest, suggestion } from '../failure.ts';
import { acksText } from '../formats/acks.ts';
import type { Outside } from '../outside.ts';
import { projectHere, SURVEY_OPTIONS } from '../project-here.ts';
import { replaceFile } from '../replace-file.ts';
import { stateHere, storing } from '../state-here.ts';
import { styleFor } from '../style.ts';
import { surveyHere } from '../survey-here.ts';

/** `dochygiene ack`: a document was looked at, and stays. */
export const ackCommand: Command = {
  name: 'ack',
  summary: 'say that a document was looked at and stays, until what speaks against it changes',
  positionals: ['[doc]'],
  options: {
    reason: { value: 'TEXT', short: 'r', help: 'why it stays as it is' },
    signal: { value: 'ID', help: 'only what this signal says; by default all that signals say' },
    shared: { help: `keep it in ${SHARED_ACKS}, to be committed` },
    list: { help: 'list what is acknowledged, and whether it still holds (of a directory)' },
    remove: { help: 'take back what was acknowledged' },
    ...SURVEY_OPTIONS,
  },
  example: [
    'dochygiene ack docs/plan.md --reason "kept as history"',
    'off the list; dochygiene ack --list, dochygiene ack --remove docs/plan.md',
  ],
  notes: `It goes to .dochygiene/acks.json, or with --shared to ${SHARED_ACKS}. It holds as long as the document has the
same bytes, the same signals speak of it and the files that their evidence names have the same content; then it lapses, which
scan and ack --list tell. A date alone never ends it. scan counts what is acknowledged, and scan --all shows it.`,
  run(given, outside) {
    const [doc] = given.positionals;
    if (has(given, 'list')) return listAcks(doc, given, outside);
    if (doc === undefined) {
      throw new Failure('Cannot run "ack": <doc> is missing', 'Name a document, or: --list');
    }
    return has(given, 'remove') ? removeAcks(doc, given, outside) : addAck(doc, given, outside);
  },
};

async function listAcks(dir: string | undefined, given: Given, outside: Outside): Promise<number> {
  refuseBeside(given, 'list', ['reason', 'signal', 'shared', 'remove']);
  const project = projectHere(dir, given, outside);
  const { survey } = await surveyHere(project, given, outside);
  const { all } = acksHere(project.root, survey, outside);
  outside.out.write(acksText(all, styleFor(outside.out, outside.env), outside.out.columns));
  return 0;
}

async function addAck(doc: string, given: Given, outside: Outside): Promise<number> {
  const reason = option(given, 'reason')?.trim();
  const fault = reason === undefined ? NO_REASON : reasonFault(reason);
  if (reason === undefined || fault !== undefined) {
    throw new Failure(
      `Cannot acknowledge "${doc}": the reason ${fault?.problem}`,
      `Say ${fault?.right}: --reason "…"`,
    );
  }
  const { root, path } = documentNamed(doc, outside, 'acknowledge');
  const project = projectHere(root, given, outside);
  const { survey } = await surveyHere(project, given, outside);
  const { fs, sha256, clock } = outside;
  const signal = option(given, 'signal');
  const said = (survey.findings.get(path) ?? []).map((each) => each.signal.id);
  if (fs.lstat(child(root, path)) === undefined) throw noDocument({ root, path }, survey);
  if (!survey.project.documents.has(path)) {
    throw new Failure(
      `Cannot acknowledge "${path}": it is not judged`,
      `See: dochygiene why "${doc}"`,
    );
  }
  if (said.length === 0) {
    throw new Failure(`Cannot acknowledge "${path}": no signal speaks of it`, 'It is on no list.');
  }
  if (signal !== undefined && !said.includes(signal)) {
    throw new Failure(
      `Cannot acknowledge "${signal}" of "${path}": it does not speak of it`,
      suggestion(signal, said),
    );
  }
  const evidence = evidenceNow({ survey, fs, root, sha256 })(path, signal);
  if (evidence === undefined) throw new Failure(`Cannot read "${path}"`, 'Check its permissions.');
  const ack: Ack = {
    path,
    ...(signal === undefined ? {} : { signal }),
    ...{ reason, on: clock.dayOf(clock.now()), evidence },
  };
  const file = keep(ack, root, has(given, 'shared'), outside);
  const held = acksHere(root, survey, outside);
  const what = signal === undefined ? '' : `, for ${signal}`;
  outside.out.write(`Acknowledged in ${file}: ${visible(path)}${what}\n`);
  const others = said.filter((id) => id !== signal);
  if (!held.acknowledged.has(path) && others.length > 0) {
    outside.out.write(`It stays on the list for what else is said: ${others.join(', ')}\n`);
  }
  return 0;
}

const NO_REASON = { problem: 'is missing', right: 'why the document stays as it is' } as const;

type Root = ReturnType<typeof documentNamed>['root'];

/** Keeps `ack`; gives the name of the file. */
function keep(ack: Ack, root: Root, isShared: boolean, outside: Outside): string {
  if (isShared) {
    const file = child(root, SHARED_ACKS);
    const { text, acks } = readAcksFile(outside.fs, file);
    replaceFile(outside, file, withAcksInYaml(text, withAcks(acks, [ack]), file));
    return SHARED_ACKS;
  }
  const directory = stateHere(root, outside);
  const acks = withAcks(keptAcks(directory), [ack]);
  storing(directory, () => writeKept(directory, 'acks.json', printAcks(acks)));
  return '.dochygiene/acks.json';
}

function removeAcks(doc: string, given: Given, outside: Outside): number {
  refuseBeside(given, 'remove', ['reason', 'shared']);
  const { root, path: named } = documentNamed(doc, outside, 'take back');
  const signal = option(given, 'signal');
  const directory = stateHere(root, outside);
  const file = child(root, SHARED_ACKS);
  const kept = keptAcks(directory);
  const shared = readAcksFile(outside.fs, file);
  const paths = [...kept.acks, ...shared.acks.acks].map((ack) => ack.path);
  const path = paths.includes(named)
    ? named
    : (paths.find((each) => isSameName(each, named)) ?? named);
  const keptLeft = withoutAcks(kept, path, signal);
  const sharedLeft = withoutAcks(shared.acks, path, signal);
  const fromKept = kept.acks.length - keptLeft.acks.length;
  const fromShared = shared.acks.acks.length - sharedLeft.acks.length;
  if (fromKept + fromShared === 0) {
    const of = signal === undefined ? `"${path}"` : `"${signal}" of "${path}"`;
    const near = paths.includes(path) ? undefined : nearest(path, paths);
    throw new Failure(
      `Cannot take back ${of}: it is not acknowledged`,
      near === undefined ? 'See: dochygiene ack --list' : `Did you mean "${near}"?`,
    );
  }
  if (fromKept > 0) {
    storing(directory, () => writeKept(directory, 'acks.json', printAcks(keptLeft)));
  }
  if (fromShared > 0) replaceFile(outside, file, withAcksInYaml(shared.text, sharedLeft, file));
  const number = count(fromKept + fromShared, 'acknowledgement');
  outside.out.write(`Took back ${number} of ${visible(path)}\n`);
  return 0;
}

function refuseBeside(given: Given, name: string, others: readonly string[]): void {
  const other = others.find((each) => has(given, each));
  if (other === undefined) return;
  throw new Failure(`Cannot use --${other} with --${name}`, 'See: dochygiene ack --help');
}
