import { ANNOTATIONS_SHOWN, workflowCommand } from '@dochygiene/report';
import type { ArtifactSignal, ScanArtifact } from '@dochygiene/scanner';
import { count } from '../count.ts';
import { sinceLines, strongest, summaryLine, verdict } from './text.ts';

/** How a scan is told to a workflow of GitHub's. */
export interface GithubOptions {
  /** At most so many documents. */
  readonly limit: number;
  /** How many documents the signals shortlist: with `--all`, fewer than are listed. */
  readonly deserving: number;
  /** Where the project lies in the checkout, with `/` after it; empty where it is the checkout. */
  readonly folder: string;
}

/**
 * The documents listed, as workflow commands that make an annotation each: a warning where a deciding
 * signal speaks, else a notice. After them lines that say what was looked at.
 *
 * One for each document and not for each signal, since so few are shown. A line is either such a
 * command or words and numbers of ours: a stranger's text never begins one.
 */
export function scanGithub(artifact: ScanArtifact, options: GithubOptions): string {
  const { shortlist, signals, problems } = artifact;
  const spokenOf = shortlist.filter((path) => (signals[path] ?? []).length > 0);
  const left: Record<Kind, number> = { warning: ANNOTATIONS_SHOWN, notice: ANNOTATIONS_SHOWN };
  const commands: string[] = [];
  for (const path of spokenOf.slice(0, options.limit)) {
    const said = signals[path] ?? [];
    const kind = kindOf(said);
    if (left[kind] === 0) continue;
    left[kind] -= 1;
    commands.push(command(kind, `${options.folder}${path}`, said));
  }
  const more = spokenOf.length - commands.length;
  const of = `${ANNOTATIONS_SHOWN} warnings and ${ANNOTATIONS_SHOWN} notices`;
  return `${[
    ...commands,
    `dochygiene: ${verdict(artifact, options.deserving)}`,
    ...(more > 0 ? [`${more} more without an annotation: of a step GitHub shows ${of}`] : []),
    ...sinceLines(artifact),
    summaryLine(artifact),
    ...(problems.length > 0 ? [`${count(problems.length, 'problem')}: --format text`] : []),
  ].join('\n')}\n`;
}

type Kind = 'warning' | 'notice';

function kindOf(said: readonly ArtifactSignal[]): Kind {
  return said.some(({ deciding, record }) => deciding && record !== true) ? 'warning' : 'notice';
}

function command(kind: Kind, file: string, said: readonly ArtifactSignal[]): string {
  const lines = said.map(({ evidence }) => strongest(evidence)?.line);
  const line = lines.find((each) => each !== undefined);
  const title = `dochygiene: ${said.map(({ id }) => id).join(', ')}`;
  const message = said.map(({ summary }, index) => {
    const at = lines[index] === undefined ? '' : ` (line ${lines[index]})`;
    return `${summary}${at}`;
  });
  return workflowCommand({ kind, file, line, title, lines: message });
}
