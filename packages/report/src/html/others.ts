import type { Report, ReportSignal } from '../report.ts';
import { leftOutInWords } from '../words-of-reading.ts';
import { pathText, signalList } from './evidence.ts';
import { html, type Markup } from './markup.ts';
import { elementId, type PageVerdict } from './page-data.ts';
import { counted } from './words.ts';

/** The documents that deserve a look and are not to be changed: those that stay, and those nobody has read. */
export function otherSections(report: Report): Markup {
  const { cleared, unread } = report;
  return html`${section(
    'cleared',
    `${counted(cleared.length, 'document')} ${cleared.length === 1 ? 'stays' : 'stay'}`,
    'Looked at, and kept as they are.',
    cleared.map(({ path, reason, signals }) => ({ path, text: reason, signals })),
  )}${section(
    'unread',
    `${counted(unread.length, 'document')} not read`,
    'They were to be read, and nobody did.',
    unread.map(({ path, why, signals }) => ({ path, text: why, signals })),
  )}${leftOut(report)}`;
}

/** What is on no list here, so that the lists do not pass for all. */
function leftOut(report: Report): Markup | undefined {
  const { waiting, others } = leftOutInWords(report);
  const said = [...(waiting === undefined ? [] : [waiting]), ...others];
  if (said.length === 0) return undefined;
  return html`<p class="quiet" id="left-out">${said
    .map((sentence) => `${sentence}. `)
    .join('')
    .trimEnd()}</p>
`;
}

interface Item {
  readonly path: string;
  readonly text: string;
  readonly signals: readonly ReportSignal[];
}

function section(
  kind: PageVerdict['kind'],
  title: string,
  words: string,
  items: readonly Item[],
): Markup | undefined {
  if (items.length === 0) return undefined;
  return html`<section class="others" id="${kind}" aria-labelledby="${kind}-title">
<h3 id="${kind}-title">${title}</h3>
<p class="quiet">${words}</p>
<ul class="plain">
${items.map((item, at) => listed(item, elementId(kind, at)))}</ul>
</section>
`;
}

function listed({ path, text, signals }: Item, id: string): Markup {
  return html`<li id="${id}"><details><summary><span class="path">${pathText(path)}</span> <span class="why">${text}</span></summary>
${signalList(signals)}</details></li>
`;
}
