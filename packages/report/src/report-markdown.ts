import { TIER_WORDS } from './html/entries.ts';
import { counted, minuteInWords, sum, thousands } from './html/words.ts';
import type { Report, ReportEntry } from './report.ts';
import { linesSaved, proofOf, tierTotals, toDo } from './to-do.ts';
import { markdownCode, markdownText } from './visible.ts';
import { leftOutInWords, readInWords } from './words-of-reading.ts';

/** How many documents that are not to be changed are told, of each kind; the JSON has all. */
const SHOWN = 8;

/**
 * The report as Markdown that a person likes to read: what there is to do and what it saves, then each
 * document to be changed, and last, in short, those that stay and those that nobody has read.
 *
 * Whatever files and readers supplied is text or code in it, and never markup.
 */
export function reportMarkdown(report: Report): string {
  const { cleared, unread } = report;
  const entries = toDo(report);
  const read = entries.filter(({ by }) => by === 'reader');
  const sections = tierTotals(report).map(({ tier }) =>
    section(
      `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}`,
      read.filter(({ safety_tier }) => safety_tier === tier).flatMap(entryLines),
    ),
  );
  const suggested = entries.filter(({ by }) => by === 'signals').flatMap(entryLines);
  return `${[
    ...headLines(report),
    ...sections.flat(),
    ...section('Suggested by signals alone: nobody has read these', suggested),
    ...section(
      `Looked at, and stay: ${thousands(cleared.length)}`,
      shortly(cleared.map(({ path, reason }) => [path, reason])),
    ),
    ...section(
      `Not read: ${thousands(unread.length)}`,
      shortly(unread.map(({ path, why }) => [path, why])),
    ),
    footLine(report),
  ].join('\n')}\n`;
}

function headLines(report: Report): readonly string[] {
  const { entries, coverage, head, generated_at, left_out } = report;
  const at = head === null ? '' : ` at commit ${markdownCode(head.slice(0, 10))}`;
  const title = entries.length === 0 ? 'Nothing' : counted(entries.length, 'document');
  const all = sum(report.documents.map(({ tokens }) => tokens));
  const totals = tierTotals(report);
  return [
    `# ${title} to change${left_out.over_budget === 0 ? '' : `, ${thousands(left_out.over_budget)} more to be read`}`,
    '',
    `Checked ${markdownText(minuteInWords(generated_at))}${at}: the scan judged ${counted(coverage.judged, 'document')}; of those that deserve a look, ${readInWords(report)}.`,
    ...leftOutLines(report),
    `It would save ${thousands(sum(totals.map(({ tokens }) => tokens)))} of ${counted(all, 'token')} (${markdownText(report.token_method)}).`,
    '',
    ...(entries.length === 0 ? [] : tableLines(totals)),
  ];
}

/** What has no part in the report, so that it does not pass for all there is. */
function leftOutLines(report: Report): readonly string[] {
  const { waiting, others } = leftOutInWords(report);
  const said = [
    ...(waiting === undefined ? [] : [`**${waiting}**: \`dochygiene check begin\`.`]),
    ...others.map((sentence) => `${sentence}.`),
  ];
  return said.length === 0 ? [] : [said.join(' ')];
}

function tableLines(totals: ReturnType<typeof tierTotals>): readonly string[] {
  return [
    '| care | documents | tokens saved | lines saved | what that means |',
    '| --- | --: | --: | --: | --- |',
    ...totals.map(
      ({ tier, entries, tokens, lines }) =>
        `| ${tier} | ${thousands(entries)} | ${thousands(tokens)} | ${thousands(lines)} | ${TIER_WORDS[tier]} |`,
    ),
    '',
  ];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}

function entryLines(entry: ReportEntry): readonly string[] {
  const { path, op, op_type, target, category, rationale, token_estimate } = entry;
  const to = target === undefined ? '' : ` → ${markdownCode(target)}`;
  const saves =
    token_estimate === 0
      ? 'saves no tokens'
      : `saves ${counted(token_estimate, 'token')}, ${counted(linesSaved(entry), 'line')}`;
  // Each line starts with a word of ours, so that what follows cannot start a list or a heading.
  return [
    `- **${op}** ${markdownCode(path)}${to} (${category}; ${saves}${op_type === 'generative' ? '; wants a writer' : ''})`,
    `  - Why: ${markdownText(rationale)}`,
    ...proofLine(entry),
  ];
}

function proofLine(entry: ReportEntry): readonly string[] {
  const proof = proofOf(entry);
  if (proof === undefined) return [];
  const place = proof.line === undefined ? entry.path : `${entry.path}:${proof.line}`;
  return [`  - See ${markdownCode(place)}: ${markdownText(proof.says)}`];
}

function shortly(documents: readonly (readonly [path: string, why: string])[]): readonly string[] {
  const more = documents.length - SHOWN;
  return [
    ...documents
      .slice(0, SHOWN)
      .map(([path, why]) => `- ${markdownCode(path)}: ${markdownText(why)}`),
    ...(more > 0 ? [`- and ${thousands(more)} more, which the JSON has`] : []),
  ];
}

/** Who says it, and what was not looked for. */
function footLine({ tool, coverage }: Report): string {
  const missing = (['skipped', 'failed'] as const).flatMap((wanted) => {
    const ids = Object.entries(coverage.signals)
      .filter(([, { status }]) => status === wanted)
      .map(([id]) => markdownCode(id));
    return ids.length === 0 ? [] : [` Signals ${wanted}: ${ids.join(', ')}.`];
  });
  return `By ${markdownText(tool)}.${missing.join('')}`;
}
