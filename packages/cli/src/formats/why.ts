import { thousands, visible } from '@dochygiene/report';
import { type Document, inScope, rank, type Survey } from '@dochygiene/scanner';
import type { AckHere } from '../acks-here.ts';
import { count } from '../count.ts';
import type { Style } from '../style.ts';
import type { Surveyed } from '../survey-here.ts';
import { contextPlace } from './context-place.ts';
import { evidenceLine } from './text.ts';

/** How many links each way are listed. */
const LINKS_SHOWN = 20;

/** A project that has been scanned, and what is acknowledged of the document in question. */
export interface WhySurveyed extends Surveyed {
  readonly acks: readonly AckHere[];
  readonly acknowledged: ReadonlySet<string>;
}

/**
 * What a survey knows of `path`; `undefined` if nothing is there. `from`, the directory where the
 * person stands, tells whether the project has to be named.
 */
export function whyText(
  { survey, root, acks, acknowledged }: WhySurveyed,
  path: string,
  style: Style,
  from: string | undefined,
): string | undefined {
  const steps = stepsOf(survey, path, acknowledged);
  if (steps === undefined) return undefined;
  const document = survey.project.documents.get(path) ?? survey.project.protected.get(path);
  const rows = steps.map(([step, said]) => `  ${step.padEnd(12)} ${said}`);
  return `${[
    `${style.bold(visible(path))}${root === from ? '' : ` in ${visible(root)}`}`,
    ...(document === undefined ? [] : [factsOf(document)]),
    '',
    ...rows,
    ...ackLines(acks, style),
    ...(document === undefined ? [] : signalLines(survey, path, style)),
    ...silencedLines(survey, path, style),
    ...contextLines(survey, path, style),
    ...(document === undefined ? [] : linkLines(survey, path)),
    ...problemLines(survey, path),
  ].join('\n')}\n`;
}

type Step = readonly [string, string];

/** The steps of the pipeline in order, up to the one that stopped the document. */
function stepsOf(
  survey: Survey,
  path: string,
  acknowledged: ReadonlySet<string>,
): readonly Step[] | undefined {
  const { listing, rules } = survey;
  // What `.dochygiene-ignore` brings back is a candidate, in a folder that is left out.
  const isCandidate = listing.candidates.some((each) => each.path === path);
  const folder = isCandidate
    ? undefined
    : survey.excluded.find((each) => each.path.endsWith('/') && path.startsWith(each.path));
  if (folder !== undefined) {
    return [[folder.by, `stopped: below ${visible(folder.path)} (${visible(folder.detail)})`]];
  }
  const excluded = survey.excluded.find((each) => each.path === path);
  const known = listing.files.has(path) || excluded !== undefined;
  if (!known) return undefined;
  if (!inScope(rules.scope, path)) return [['scope', 'stopped: no glob of the scope names it']];
  const steps: Step[] = [['scope', 'in scope']];
  for (const step of ['dir-prune', 'ignore', 'frozen', 'append-only'] as const) {
    if (excluded?.by === step) return [...steps, [step, `stopped: ${visible(excluded.detail)}`]];
    steps.push([step, 'passed']);
  }
  const mirror = survey.mirrors.find((each) => each.path === path);
  if (mirror !== undefined) {
    const target = mirror.mirrorOf ?? '';
    const where = listing.files.has(target)
      ? 'judged there'
      : 'which leads nowhere in the project: not judged';
    return [
      ['scope', 'in scope'],
      ['read', `stopped: a link to ${visible(target)}, ${where}`],
    ];
  }
  if (survey.unread.includes(path))
    return [...steps.slice(0, 3), ['read', 'stopped: cannot be read']];
  return [...steps, ['judged', placeOf(survey, path, acknowledged)]];
}

function placeOf(survey: Survey, path: string, acknowledged: ReadonlySet<string>): string {
  const order = rank(survey);
  const place = order.findIndex((each) => each.path === path);
  const said = survey.findings.get(path)?.length ?? 0;
  if (said === 0) return 'no signal';
  if (order[place]?.shortlisted !== true) {
    return `${count(said, 'signal')}, not shortlisted: that takes a deciding one, or two of different families`;
  }
  if (acknowledged.has(path)) return `${count(said, 'signal')}, acknowledged: on no list`;
  const listed = order.filter((each) => each.shortlisted && !acknowledged.has(each.path));
  const at = listed.findIndex((each) => each.path === path) + 1;
  return `${count(said, 'signal')}, shortlisted: place ${thousands(at)} of ${thousands(listed.length)}`;
}

function factsOf({ bytes, lines, words, format }: Document): string {
  return `${format}, ${count(lines, 'line')}, ${count(words, 'word')}, ${count(bytes, 'byte')}`;
}

function signalLines({ findings }: Survey, path: string, style: Style): readonly string[] {
  return (findings.get(path) ?? []).flatMap(({ signal, finding }) => {
    const kind = signal.deciding ? 'deciding' : 'supporting';
    const record = finding.record === true ? ', a historical record: not counted' : '';
    return [
      '',
      `${style.bold(signal.id)} (${kind}, ${signal.family}${record}): ${visible(finding.summary)}`,
      ...finding.evidence.map((each) => `  ${evidenceLine(path, each)}`),
    ];
  });
}

/** Who said that it stays, and whether that holds. */
function ackLines(acks: readonly AckHere[], style: Style): readonly string[] {
  return acks.flatMap(({ ack, status, file }) => {
    const { signal, reason, on } = ack;
    const of = signal === undefined ? '' : ` (${visible(signal)})`;
    const now = status === 'holds' ? '' : ', and no longer: it has changed since';
    return [
      '',
      `${style.bold(`acknowledged${of}`)} on ${visible(on)} in ${file}${now}`,
      `  ${visible(reason)}`,
    ];
  });
}

/** What the document asks not to be told, with where and why. */
function silencedLines({ silenced }: Survey, path: string, style: Style): readonly string[] {
  return (silenced.get(path) ?? []).flatMap(({ signal, finding, line, reason }) => [
    '',
    `${style.bold(signal.id)} (silenced): ${visible(finding.summary)}`,
    `  ${visible(path)}:${line}  ${visible(reason)}`,
  ]);
}

/** What is to be known before the document is touched. */
function contextLines({ context }: Survey, path: string, style: Style): readonly string[] {
  const facts = context.facts.get(path) ?? [];
  if (facts.length === 0) return [];
  const some = context.read < context.of;
  return [
    '',
    style.bold('Before it is touched:'),
    ...facts.flatMap(({ id, summary, evidence }) => [
      `  ${id}: ${visible(summary)}`,
      ...evidence.map((each) => `    ${contextPlace(path, each)}`),
    ]),
    ...(some ? [`  (${context.read} of ${context.of} files were read for load-bearing)`] : []),
  ];
}

function linkLines({ project }: Survey, path: string): readonly string[] {
  const inbound = project
    .inbound(path)
    .map(({ from, mention }) => `${visible(from)}:${mention.line}`);
  const outbound = project
    .outbound(path)
    .map(({ to, mention }) => `${visible(path)}:${mention.line}  ${visible(to)}`);
  return [...section('Linked from', inbound), ...section('Links to', outbound)];
}

function section(title: string, rows: readonly string[]): readonly string[] {
  const more = rows.length - LINKS_SHOWN;
  return [
    '',
    `${title}: ${rows.length === 0 ? 'nothing' : count(rows.length, 'place')}`,
    ...rows.slice(0, LINKS_SHOWN).map((row) => `  ${row}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function problemLines({ problems }: Survey, path: string): readonly string[] {
  const own = problems.filter((each) => each.path === path);
  if (own.length === 0) return [];
  return [
    '',
    'Problems:',
    ...own.map(
      ({ line, message }) =>
        `  ${visible(path)}${line === undefined ? '' : `:${line}`}  ${visible(message)}`,
    ),
  ];
}
