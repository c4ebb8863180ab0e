import { agoInWords } from '../src/html/ages.ts';
import type { PageVerdict } from '../src/html/page-data.ts';
import { counted, thousands } from '../src/html/words.ts';
import { breakable, byId, element } from './element.ts';
import type { Known } from './known.ts';
import { linkGraph } from './link-graph.ts';
import type { Viewed } from './view.ts';

/** Shows the document that was chosen: what is known of it, what was said of it, its links. */
export function showDetails(viewed: Viewed, documents: readonly Known[]): void {
  const panel = byId('details', HTMLElement);
  const title = byId('details-title', HTMLHeadingElement);
  const body = byId('details-body', HTMLElement);
  let from: HTMLElement | SVGElement | undefined;

  const show = () => {
    const known = documents[viewed.now().chosen ?? -1];
    if (known === undefined) {
      title.textContent = 'No document chosen';
      body.replaceChildren(element('p', { class: 'quiet' }, HINT));
      return;
    }
    title.replaceChildren(...breakable(known.path));
    const go = (at: number) => {
      viewed.set({ chosen: at });
      title.focus();
    };
    body.replaceChildren(facts(known), ...said(known), linkGraph(known, documents, go));
  };
  viewed.onChange((now, before) => {
    if (now.chosen !== before.chosen) show();
  });
  panel.addEventListener('visit', (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    from = detail instanceof HTMLElement || detail instanceof SVGElement ? detail : undefined;
    title.focus();
    panel.scrollIntoView({ block: 'nearest' });
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && from?.isConnected) from.focus();
  });
  show();
}

const HINT =
  'Choose one on the map, in the table or among the findings: here is then what is known of it, and what links to it and from it.';

function facts({ tokens, lines, day, age }: Known): HTMLElement {
  const rows = [
    ['Tokens', thousands(tokens)],
    ['Lines', thousands(lines)],
    ['Last change', agoInWords(age) + (day === null || age === undefined ? '' : `, ${day}`)],
  ];
  return element(
    'dl',
    { class: 'figures' },
    ...rows.map(([name = '', value = '']) =>
      element('div', {}, element('dt', {}, name), element('dd', {}, value)),
    ),
  );
}

function said(known: Known): readonly HTMLElement[] {
  const { verdict, signals, deciding } = known;
  if (verdict !== undefined) return [verdictBlock(verdict)];
  if (signals.length === 0) return [element('p', { class: 'quiet' }, 'No signal speaks of it.')];
  const words = deciding
    ? 'Signals speak of it; it was not on the shortlist.'
    : `${counted(signals.length, 'signal')}, not enough for the shortlist.`;
  const items = signals.map((id) => element('li', {}, element('b', { class: 'signal' }, id)));
  return [element('p', { class: 'quiet' }, words), element('ul', { class: 'signals' }, ...items)];
}

function verdictBlock({ words, tier, text, signals, id }: PageVerdict): HTMLElement {
  const items = signals.map((signal) =>
    element(
      'li',
      {},
      element('b', { class: `signal${signal.deciding ? ' deciding' : ''}` }, signal.id),
      ` ${signal.summary}`,
    ),
  );
  return element(
    'div',
    { class: 'verdict' },
    element('p', {}, element('span', { class: `badge ${tier ?? 'plain'}` }, words)),
    element('p', { class: 'rationale' }, text),
    element('ul', { class: 'signals' }, ...items),
    element('p', {}, element('a', { href: `#${id}` }, 'See it in full, with the evidence')),
  );
}
