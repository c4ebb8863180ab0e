import { byId, element, shape } from './element.ts';
import { type Folder, trail } from './folders.ts';
import type { Known } from './known.ts';
import { type Layout, layOut } from './layout.ts';
import { type Drawn, drawLayout } from './map-drawing.ts';
import { listenToKeys } from './map-keys.ts';
import type { Viewed } from './view.ts';
import { isWanted } from './wanted.ts';
import { drawWires, ring } from './wires.ts';
import { documentWords } from './words-of.ts';

/** Draws the map, and keeps it at the folder that is wanted. */
export function showMap(viewed: Viewed, documents: readonly Known[], root: Folder): void {
  const frame = byId('map', HTMLElement);
  const readout = byId('readout', HTMLElement);
  const svg = shape('svg', {
    role: 'listbox',
    'aria-label': 'Map of documents',
    'aria-describedby': 'map-help',
  });
  frame.append(svg);
  let drawn: Drawn = drawLayout(svg, { documents: [], folders: [] }, documents);

  const folder = () => trail(root, viewed.now().wanted.folder).at(-1) ?? root;
  const draw = () => {
    const layout = layOutIn(frame, folder(), documents);
    const held = svg.contains(document.activeElement);
    drawn = drawLayout(svg, layout, documents);
    mark();
    if (held) focusOn(drawn, viewed.now().chosen);
  };
  const mark = () => {
    const { wanted, chosen } = viewed.now();
    const isMeant = isWanted(wanted);
    for (const [place, { at }] of drawn.boxes.entries()) {
      const known = documents[at];
      const cell = drawn.cells[place];
      if (known === undefined || cell === undefined) continue;
      cell.classList.toggle('dim', !isMeant(known));
      drawn.labels[place]?.classList.toggle('dim', !isMeant(known));
      cell.setAttribute('aria-selected', String(at === chosen));
    }
    drawWires(drawn, chosen === undefined ? undefined : documents[chosen]);
  };

  const tell = (event: Event) => {
    const known = documents[placeOf(event.target) ?? -1];
    readout.textContent = known === undefined ? POINT : documentWords(known);
  };
  readout.textContent = POINT;
  svg.addEventListener('pointerover', tell);
  // An SVG that listens for the focus itself becomes a stop of the Tab key.
  frame.addEventListener('focusin', tell);
  frame.addEventListener('focusin', () => showFocus(drawn));
  frame.addEventListener('focusout', () => drawn.focus.replaceChildren());
  svg.addEventListener('pointerleave', tell);
  svg.addEventListener('click', (event) => choose(event, viewed));
  listenToKeys(frame, { viewed, documents, drawn: () => drawn, folder, root });

  viewed.onChange((now, before) => {
    if (now.wanted.folder !== before.wanted.folder) {
      showCrumbs(viewed, root);
      draw();
    } else mark();
  });
  showCrumbs(viewed, root);
  redrawOnResize(frame, draw);
}

const POINT = 'Point at a document to see what it is.';

function layOutIn(frame: HTMLElement, folder: Folder, documents: readonly Known[]): Layout {
  const size = { width: frame.clientWidth, height: frame.clientHeight };
  return layOut(folder, (at) => documents[at]?.tokens ?? 0, size);
}

/** Calls `draw` now and whenever the size is another. */
function redrawOnResize(frame: HTMLElement, draw: () => void): void {
  const size = () => `${frame.clientWidth} ${frame.clientHeight}`;
  let drawn = size();
  draw();
  new ResizeObserver(() => {
    if (size() === drawn) return;
    drawn = size();
    requestAnimationFrame(draw);
  }).observe(frame);
}

function showFocus({ boxes, cells, focus }: Drawn): void {
  const place = cells.findIndex((cell) => cell.matches(':focus-visible'));
  const box = boxes[place];
  focus.replaceChildren(...(box === undefined ? [] : ring(box, 'focus')));
}

function focusOn({ boxes, cells }: Drawn, chosen: number | undefined): void {
  const place = boxes.findIndex(({ at }) => at === chosen);
  cells[Math.max(0, place)]?.focus();
}

function choose(event: Event, { set, now }: Viewed): void {
  const at = placeOf(event.target);
  const inner = event.target instanceof SVGElement ? event.target.dataset['folder'] : undefined;
  if (at !== undefined) set({ chosen: at });
  else if (inner !== undefined) set({ wanted: { ...now().wanted, folder: inner } });
}

function placeOf(target: EventTarget | null): number | undefined {
  const at = target instanceof SVGElement ? target.dataset['at'] : undefined;
  return at === undefined ? undefined : Number(at);
}

/** The way from the root to the folder on the map. */
function showCrumbs({ now, set }: Viewed, root: Folder): void {
  const crumbs = trail(root, now().wanted.folder).map((folder, at, all) => {
    const name = at === 0 ? 'All folders' : folder.name;
    if (at === all.length - 1) return element('span', { 'aria-current': 'page' }, name);
    const button = element('button', { type: 'button' }, name);
    button.addEventListener('click', () =>
      set({ wanted: { ...now().wanted, folder: folder.path } }),
    );
    return button;
  });
  byId('crumbs', HTMLElement).replaceChildren(...crumbs);
}
