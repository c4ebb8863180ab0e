import type { Unit } from './unit.ts';

/** The rule that a whole file is, of which `units` are parts; `title` if it is given and not empty. */
export function wholeFile(units: readonly Unit[], title: string | undefined): Unit {
  const spoken = units.filter(({ prose }) => prose !== '');
  const between = spoken.slice(1).map(({ line }) => line);
  return {
    kind: 'file',
    slug: '',
    title: title?.trim().replace(/\s+/g, ' ').slice(0, TITLE_LENGTH) || firstTitle(units),
    line: 1,
    endLine: Math.max(1, ...units.map(({ endLine }) => endLine)),
    // A line between two parts, so that no phrase reaches from one into the next.
    prose: spoken.map(({ prose }) => prose).join('\n…\n'),
    proseLines: spoken.flatMap(({ proseLines }, index) => {
      const next = between[index];
      return next === undefined ? proseLines : [...proseLines, next];
    }),
  };
}

function firstTitle(units: readonly Unit[]): string {
  for (const { title } of units) if (title !== '') return title;
  return '';
}

const TITLE_LENGTH = 80;
