import { breakable, element, pathPieces, shape } from './element.ts';
import type { Known } from './known.ts';

/** So many neighbours are seen at once on each side; the rest on demand. */
const SEEN = 7;

/** The links of a document, one step each way: those that lead to it, itself, those it leads to, joined by lines. */
export function linkGraph(
  known: Known,
  documents: readonly Known[],
  go: (at: number) => void,
): HTMLElement {
  const at = (places: readonly number[]) => places.flatMap((place) => documents[place] ?? []);
  const svg = shape('svg', { class: 'lines', 'aria-hidden': 'true' });
  const graph = element('div', { class: 'graph' });
  const redraw = () => drawLines(graph, svg);
  const side = (title: string, kind: string, places: readonly number[]) =>
    neighbours({ title, kind, documents: at(places), go, redraw });
  graph.append(
    svg,
    ...side('Linked from', 'inbound', known.inbound),
    element('p', { class: 'here' }, ...breakable(known.path)),
    ...side('Links to', 'outbound', known.outbound),
  );
  new ResizeObserver(redraw).observe(graph);
  return graph;
}

interface Side {
  readonly title: string;
  readonly kind: string;
  readonly documents: readonly Known[];
  readonly go: (at: number) => void;
  readonly redraw: () => void;
}

function neighbours({ title, kind, documents, go, redraw }: Side): readonly HTMLElement[] {
  const heading = element(
    'h4',
    {},
    `${title} ${documents.length === 0 ? 'none' : documents.length}`,
  );
  if (documents.length === 0) return [heading];
  const list = element('ul', { class: `neighbours ${kind}` });
  const show = (some: readonly Known[]) => list.append(...some.map((one) => neighbour(one, go)));
  const rest = documents.slice(SEEN);
  show(documents.slice(0, SEEN));
  if (rest.length === 0) return [heading, list];
  const more = element(
    'button',
    { type: 'button', class: 'plain-button' },
    `Show ${rest.length} more`,
  );
  more.addEventListener('click', () => {
    const { length } = list.children;
    show(rest);
    more.remove();
    list.children[length]?.querySelector('button')?.focus();
    redraw();
  });
  return [heading, list, more];
}

function neighbour({ at, path, step, deciding }: Known, go: (at: number) => void): HTMLElement {
  const swatch = `swatch age-${step}${deciding ? ' ringed' : ''}`;
  const button = element(
    'button',
    { type: 'button' },
    element('span', { class: swatch, 'aria-hidden': 'true' }),
    element('span', {}, ...pathPieces(path)),
  );
  button.addEventListener('click', () => go(at));
  return element('li', {}, button);
}

/** Where lines run, in pixels from the left. */
const SPINE = 7;

function drawLines(graph: HTMLElement, svg: SVGSVGElement): void {
  const here = graph.querySelector<HTMLElement>('.here');
  if (here === null) return;
  const middle = (node: HTMLElement) => node.offsetTop + node.offsetHeight / 2;
  const home = middle(here);
  const ends = (kind: string) =>
    [...graph.querySelectorAll<HTMLElement>(`.${kind} button`)].map((button) => ({
      x: button.offsetLeft,
      y: middle(button),
    }));
  const inbound = ends('inbound');
  const outbound = ends('outbound');
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', String(graph.offsetHeight));
  svg.replaceChildren(
    ...inbound.map(({ x, y }) => shape('path', { d: bracket(x, y, here.offsetLeft, home) })),
    ...outbound.map(({ x, y }) => shape('path', { d: bracket(x, y, here.offsetLeft, home) })),
    ...(inbound.length > 0 ? [head(here.offsetLeft, home)] : []),
    ...outbound.map(({ x, y }) => head(x, y)),
  );
}

/** A line from a neighbour at the left, along the spine, to the document itself. */
function bracket(x: number, y: number, homeX: number, homeY: number): string {
  const turn = Math.min(8, Math.abs(homeY - y) / 2) * (homeY > y ? 1 : -1);
  return `M${x} ${y}H${SPINE + 8}Q${SPINE} ${y} ${SPINE} ${y + turn}V${homeY - turn}Q${SPINE} ${homeY} ${SPINE + 8} ${homeY}H${homeX}`;
}

/** The head of an arrow whose point is at `x`, `y`. */
function head(x: number, y: number): SVGElement {
  return shape('path', { class: 'head', d: `M${x} ${y}l-6 -4v8z` });
}
