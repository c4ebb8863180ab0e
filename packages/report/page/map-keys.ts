import { byId } from './element.ts';
import { type Folder, folderToward, trail } from './folders.ts';
import type { Known } from './known.ts';
import type { Drawn } from './map-drawing.ts';
import { type Direction, toward } from './toward.ts';
import type { Viewed } from './view.ts';

/** What keys on the map work with. */
export interface MapKeys {
  readonly viewed: Viewed;
  readonly documents: readonly Known[];
  readonly drawn: () => Drawn;
  /** The folder on the map. */
  readonly folder: () => Folder;
  readonly root: Folder;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Makes the map one stop of the Tab key, with arrows to move within it. */
export function listenToKeys(frame: HTMLElement, map: MapKeys): void {
  frame.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { cells } = map.drawn();
    const place = cells.findIndex((cell) => cell.contains(document.activeElement));
    if (place >= 0 && pressed(event.key, place, map)) event.preventDefault();
  });
  frame.addEventListener('focusin', ({ target }) => {
    for (const cell of map.drawn().cells) {
      const is = cell === target ? '0' : '-1';
      if (cell.getAttribute('tabindex') !== is) cell.setAttribute('tabindex', is);
    }
  });
}

/** Does what `key` asks for at the box in `place`; whether it asks for anything. */
function pressed(key: string, place: number, map: MapKeys): boolean {
  const { boxes, cells } = map.drawn();
  const at = boxes[place]?.at;
  const direction = ARROWS[key];
  if (direction !== undefined) {
    cells[toward(boxes, place, direction) ?? place]?.focus();
  } else if (key === 'Home' || key === 'End') {
    cells.at(key === 'Home' ? 0 : -1)?.focus();
  } else if (key === 'Enter' || key === ' ') {
    map.viewed.set({ chosen: at });
    visit(cells[place]);
  } else if (key === '+') {
    goTo(folderToward(map.folder(), map.documents[at ?? -1]?.path ?? ''), map);
  } else if (key === '-' || key === 'Escape') {
    goTo(trail(map.root, map.folder().path).at(-2), map);
  } else return false;
  return true;
}

function goTo(folder: Folder | undefined, { viewed }: MapKeys): void {
  if (folder === undefined) return;
  viewed.set({ wanted: { ...viewed.now().wanted, folder: folder.path } });
}

/** Takes the person to the details; from there Escape leads back to `from`. */
function visit(from: SVGElement | undefined): void {
  byId('details', HTMLElement).dispatchEvent(new CustomEvent('visit', { detail: from }));
}
