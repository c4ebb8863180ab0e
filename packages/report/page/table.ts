import { thousands } from '../src/html/words.ts';
import { byId, element } from './element.ts';
import type { Known } from './known.ts';
import { COLUMNS, type Column, firstOrder, type Order, ordered } from './order.ts';
import { tableRow } from './table-row.ts';
import type { Viewed } from './view.ts';
import { isWanted } from './wanted.ts';

/** So many rows are there at first, and more on demand: a page of thousands opens slowly. */
const ROWS = 100;

/** So many are made at once; the rest comes a frame later, so that the page answers meanwhile. */
const AT_ONCE = 200;

/** Fills the table with the documents that are wanted, in the order that was asked for. */
export function showTable(viewed: Viewed, documents: readonly Known[]): void {
  const table = byId('table', HTMLTableElement);
  const rows = table.tBodies[0] ?? table.createTBody();
  const more = byId('more', HTMLElement);
  let order: Order = firstOrder('tokens');
  let shown: readonly Known[] = [];
  let limit = ROWS;
  let coming = 0;

  const grow = () => {
    cancelAnimationFrame(coming);
    const from = rows.rows.length;
    const some = shown.slice(from, Math.min(from + AT_ONCE, limit));
    rows.append(...some.map((one, at) => tableRow(one, from + at)));
    markChosen(rows, viewed.now().chosen);
    if (from + some.length < Math.min(limit, shown.length)) coming = requestAnimationFrame(grow);
  };
  const offer = () =>
    offerMore(more, shown.length - limit, (count) => {
      const { length } = rows.rows;
      limit += count;
      grow();
      offer();
      rows.rows[length]?.querySelector('button')?.focus();
    });
  const fill = () => {
    shown = ordered(documents.filter(isWanted(viewed.now().wanted)), order);
    table.setAttribute('aria-rowcount', String(shown.length + 1));
    rows.replaceChildren();
    if (shown.length === 0) rows.append(emptyRow());
    grow();
    offer();
    markOrder(table, order);
  };

  for (const head of heads(table)) {
    head.querySelector('button')?.addEventListener('click', () => {
      const column = columnOf(head);
      order =
        order.column === column ? { column, descending: !order.descending } : firstOrder(column);
      fill();
    });
  }
  rows.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    viewed.set({ chosen: Number(button.dataset['at']) });
    byId('details', HTMLElement).dispatchEvent(new CustomEvent('visit', { detail: button }));
  });
  viewed.onChange((now, before) => {
    if (now.wanted === before.wanted) return markChosen(rows, now.chosen);
    limit = ROWS;
    fill();
  });
  fill();
}

function heads(table: HTMLTableElement): readonly HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('th[data-column]')];
}

function columnOf(head: HTMLElement): Column {
  return COLUMNS.find((column) => column === head.dataset['column']) ?? 'path';
}

function markOrder(table: HTMLTableElement, { column, descending }: Order): void {
  for (const head of heads(table)) {
    const is = columnOf(head) === column;
    if (is) head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
    else head.removeAttribute('aria-sort');
    const sign = head.querySelector('.order');
    if (sign !== null) sign.textContent = is ? (descending ? ' ↓' : ' ↑') : '';
  }
}

function markChosen(rows: HTMLTableSectionElement, chosen: number | undefined): void {
  for (const row of rows.querySelectorAll('[aria-current]')) row.removeAttribute('aria-current');
  if (chosen === undefined) return;
  rows
    .querySelector(`button[data-at="${chosen}"]`)
    ?.closest('tr')
    ?.setAttribute('aria-current', 'true');
}

function emptyRow(): HTMLElement {
  const cell = element(
    'td',
    { role: 'cell', colspan: COLUMNS.length },
    'No document is like that.',
  );
  return element('tr', { role: 'row', class: 'none' }, cell);
}

function offerMore(place: HTMLElement, left: number, add: (count: number) => void): void {
  const offer = (count: number, words: string) => {
    const button = element('button', { type: 'button' }, words);
    button.addEventListener('click', () => add(count));
    return button;
  };
  place.replaceChildren(
    ...(left > ROWS ? [offer(ROWS, `Show ${ROWS} more`)] : []),
    ...(left > 0 ? [offer(left, `Show all ${thousands(left)} that are left`)] : []),
  );
}
