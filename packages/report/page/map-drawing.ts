import { AGE_STEPS, ageInWords } from '../src/html/ages.ts';
import { thousands } from '../src/html/words.ts';
import { shape } from './element.ts';
import type { Known } from './known.ts';
import type { Box, DocumentBox, FolderBox, Layout } from './layout.ts';
import { fitted, type Ruler, ruler } from './ruler.ts';
import { documentWords, fileName } from './words-of.ts';

/** What was drawn. */
export interface Drawn {
  readonly boxes: readonly DocumentBox[];
  /** The elements that stand for the boxes, in the same order. */
  readonly cells: readonly SVGElement[];
  /** What is written over them, in the same order. */
  readonly labels: readonly SVGElement[];
  /** A layer over all, that no pointer meets: for what was chosen. */
  readonly above: SVGGElement;
  /** Another, for what has the focus. */
  readonly focus: SVGGElement;
}

/** Draws `layout` into `svg`, in place of what was there. */
export function drawLayout(svg: SVGSVGElement, layout: Layout, documents: readonly Known[]): Drawn {
  const boxes: DocumentBox[] = [];
  const cells: SVGElement[] = [];
  const labels: SVGElement[] = [];
  const family = getComputedStyle(svg).fontFamily;
  const wide = ruler(`11.5px ${family}`);
  for (const box of layout.documents) {
    const known = documents[box.at];
    if (known === undefined) continue;
    boxes.push(box);
    cells.push(cell(box, known, cells.length === 0));
    labels.push(shape('g', {}, ...label(box, known, wide)));
  }
  const above = shape('g', { class: 'above', 'aria-hidden': 'true' });
  const folders = shape('g', { class: 'folders', 'aria-hidden': 'true' });
  const wideHead = ruler(`600 12px ${family}`);
  folders.append(...layout.folders.flatMap((box) => folderShapes(box, wideHead)));
  const focus = shape('g', { class: 'above', 'aria-hidden': 'true' });
  const texts = shape('g', { class: 'labels', 'aria-hidden': 'true' }, ...labels);
  svg.replaceChildren(hatching(), folders, ...cells, texts, above, focus);
  return { boxes, cells, labels, above, focus };
}

function cell(box: DocumentBox, known: Known, first: boolean): SVGElement {
  const { x, y, width, height } = inset(box, gap(box));
  const made = shape('g', {
    role: 'option',
    tabindex: first ? 0 : -1,
    class: `cell age-${known.step}${known.deciding ? ' ringed' : ''}`,
    'aria-label': documentWords(known),
    'data-at': known.at,
  });
  made.append(shape('rect', { x, y, width, height, 'data-at': known.at }));
  const least = Math.min(width, height);
  if (known.deciding && least > 4.5) {
    const [by, kind] = least > 8 ? [3, 'inner lined'] : [1.5, 'inner'];
    const inner = inset({ x, y, width, height }, by);
    made.append(shape('rect', { ...inner, class: kind, 'data-at': known.at }));
  }
  return made;
}

/** The name of a document and what it weighs, as far as there is room. */
function label(box: DocumentBox, known: Known, wide: Ruler): readonly SVGElement[] {
  const { x, y, width, height } = inset(box, known.deciding ? 5 : 2);
  if (width < 30 || height < 15) return [];
  const name = fitted(fileName(known.path), width - 6, wide);
  if (name === '') return [];
  const kind = `age-${known.step}`;
  const shown = [shape('text', { x: x + 3, y: y + 12, class: `name ${kind}` }, name)];
  const facts = `${thousands(known.tokens)} · ${ageInWords(known.age)}`;
  if (height >= 31 && wide(facts) <= width - 6) {
    shown.push(shape('text', { x: x + 3, y: y + 26, class: `weight ${kind}` }, facts));
  }
  return shown;
}

function folderShapes({ folder, head, ...box }: FolderBox, wide: Ruler): readonly SVGElement[] {
  const at = { 'data-folder': folder.path };
  const { x, y, width, height } = inset(box, gap(box));
  const back = shape('rect', { x, y, width, height, class: 'back', ...at });
  const count = ` ${thousands(folder.count)}`;
  const room = width - 8;
  const withCount = wide(folder.name + count) <= room;
  const name = head > 8 ? fitted(folder.name, room, wide) : '';
  if (name === '') return [back];
  const text = shape('text', { x: x + 4, y: y + head - 5, class: 'folder', ...at }, name);
  if (withCount) text.append(shape('tspan', { class: 'count', ...at }, count));
  return [back, text];
}

/** Small boxes lie close together, so that they are seen at all. */
function gap({ width, height }: Box): number {
  return Math.min(width, height) < 4 ? 0.25 : 0.5;
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return {
    x: x + by,
    y: y + by,
    width: Math.max(0.5, width - 2 * by),
    height: Math.max(0.5, height - 2 * by),
  };
}

/** What is unknown is hatched. */
function hatching(): SVGElement {
  const pattern = shape('pattern', {
    id: 'hatching',
    width: 6,
    height: 6,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  });
  pattern.append(
    shape('rect', { width: 6, height: 6, class: `age-${AGE_STEPS.length}` }),
    shape('rect', { width: 2, height: 6, class: 'stripe' }),
  );
  return shape('defs', {}, pattern);
}
