import type { Report, ReportSignal } from '../report.ts';
import { pathText, signalList } from './evidence.ts';
import { html, type Markup } from './markup.ts';
import { elementId, type PageVerdict } from './page-data.ts';
import { counted } from './words.ts';

/** The documents of the shortlist that are not to be changed: those that stay, and those nobody judged. */
export function otherSections({ cleared, unread }: Report): Markup {
  return html`${section(
    'cleared',
    `${counted(cleared.length, 'document')} ${cleared.length === 1 ? 'stays' : 'stay'}`,
    'Looked at, and kept as they are.',
    cleared.map(({ path, reason, signals }) => ({ path, text: reason, signals })),
  )}${section(
    'unread',
    `${counted(unread.length, 'document')} not read`,
    'On the shortlist, and not judged this time.',
    unread.map(({ path, why, signals }) => ({ path, text: why, signals })),
  )}`;
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
