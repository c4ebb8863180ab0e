import { ageInWords } from '../src/html/ages.ts';
import { counted, thousands } from '../src/html/words.ts';
import { breakable, element } from './element.ts';
import type { Known } from './known.ts';

/** The row of a document that is the `place`-th of the table, from 0. */
export function tableRow(known: Known, place: number): HTMLTableRowElement {
  const { at, path, tokens, lines, age, day, step } = known;
  const button = element('button', { type: 'button', 'data-at': at }, ...breakable(path));
  const changed = element(
    'span',
    {},
    element('span', { class: `swatch age-${step}` }),
    ageInWords(age),
  );
  return element(
    'tr',
    { role: 'row', 'aria-rowindex': place + 2 },
    element('th', { scope: 'row', role: 'rowheader', class: 'path' }, button),
    cell('tokens', number(tokens, 'token')),
    cell('lines', number(lines, 'line')),
    cell(
      'age',
      changed,
      ...(day === null ? [] : [element('span', { class: 'quiet day' }, ` ${day}`)]),
    ),
    cell('signals', ...signals(known)),
    cell('verdict', verdict(known)),
  );
}

function cell(kind: string, ...children: readonly (Node | string)[]): HTMLElement {
  return element('td', { role: 'cell', class: kind }, ...children);
}

/** A number, with the unit that narrow pages show beside it. */
function number(count: number, unit: string): HTMLElement {
  const [, word = unit] = counted(count, unit).split(' ');
  return element('span', {}, thousands(count), element('span', { class: 'unit' }, ` ${word}`));
}

function nothing(): HTMLElement {
  return element('span', { class: 'nothing' }, '–');
}

function signals({ signals, deciding }: Known): readonly (Node | string)[] {
  if (signals.length === 0) return [nothing()];
  return signals.flatMap((id, at) => {
    // The deciding ones come first; how many they are is not known, that there is one is.
    const one = element('span', { class: `signal${deciding && at === 0 ? ' deciding' : ''}` }, id);
    return at === 0 ? [one] : [', ', one];
  });
}

function verdict({ verdict }: Known): HTMLElement {
  if (verdict === undefined) return nothing();
  return element('span', { class: `badge ${verdict.tier ?? 'plain'}` }, verdict.words);
}
