import { markdownCode, markdownCodeCell, markdownText, thousands } from '@dochygiene/report';
import type { ArtifactSignal, ScanArtifact } from '@dochygiene/scanner';
import { count } from '../count.ts';
import { listedOnce, saidOnce } from './listed.ts';
import { sinceLines, strongest, summaryLine } from './text.ts';

/** The ranked list as Markdown: a table for a job summary, an issue or a pull request. */
export function scanMarkdown(artifact: ScanArtifact, limit: number): string {
  const { signals, problems } = artifact;
  const listed = listedOnce(artifact);
  const shown = listed.slice(0, limit);
  const more = listed.length - shown.length;
  const rows = shown.map(({ path, place, copies }) => {
    const again =
      copies.length === 0 ? [] : [`the same text: ${copies.map(markdownCodeCell).join(', ')}`];
    const said = [...saidOnce(signals[path]).map(cell), ...again].join('<br>');
    return `| ${place} | ${markdownCodeCell(path)} | ${said} |`;
  });
  const table = ['| # | document | why |', '| --: | --- | --- |', ...rows];
  return `${[
    '# Documents that deserve a look',
    '',
    ...(rows.length > 0 ? table : ['No document stands out.']),
    ...(more > 0 ? ['', `${thousands(more)} more.`] : []),
    '',
    ...sinceLines(artifact).map(markdownText),
    summaryLine(artifact),
    ...(problems.length > 0 ? ['', `${count(problems.length, 'problem')}:`, ''] : []),
    ...problems.slice(0, limit).map(({ path, line, message }) => {
      const place = line === undefined ? path : `${path}:${line}`;
      return `- ${markdownCode(place)} ${markdownText(message)}`;
    }),
  ].join('\n')}\n`;
}

function cell({ summary, evidence }: ArtifactSignal): string {
  const line = strongest(evidence)?.line;
  const text = markdownText(summary);
  return line === undefined ? text : `${text} (line ${line})`;
}
