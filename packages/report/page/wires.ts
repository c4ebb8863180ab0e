import { shape } from './element.ts';
import type { Known } from './known.ts';
import type { DocumentBox } from './layout.ts';
import type { Drawn } from './map-drawing.ts';

/** So many links of one document are drawn over the map; more would hide it. */
const WIRES = 60;

/** Draws a ring around the document that was chosen, and its links to others on the map. */
export function drawWires({ boxes, above }: Drawn, chosen: Known | undefined): void {
  const places = new Map(boxes.map((box) => [box.at, box]));
  const box = chosen === undefined ? undefined : places.get(chosen.at);
  if (chosen === undefined || box === undefined) {
    above.replaceChildren();
    return;
  }
  const neighbours = [...new Set([...chosen.inbound, ...chosen.outbound])]
    .flatMap((at) => places.get(at) ?? [])
    .slice(0, WIRES);
  const map = above.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
  above.replaceChildren(
    ...neighbours.map((other) => shape('path', { class: 'wire-case', d: curve(box, other, map) })),
    ...neighbours.map((other) => shape('path', { class: 'wire', d: curve(box, other, map) })),
    ...neighbours.map((other) => shape('circle', { class: 'end', r: 3.5, ...centre(other) })),
    ...ring(box, 'ring'),
  );
}

/** A line around a box, of a `kind`, that is seen on any colour. */
export function ring({ x, y, width, height }: DocumentBox, kind: string): readonly SVGElement[] {
  const around = { x: x - 2.5, y: y - 2.5, width: width + 5, height: height + 5 };
  return [
    shape('rect', { class: 'ring-case', ...around }),
    shape('rect', { class: kind, ...around }),
  ];
}

function curve(from: DocumentBox, to: DocumentBox, { width, height }: DOMRect): string {
  const one = centre(from);
  const other = centre(to);
  // Bent to one side, so that several in a row are told apart; but not out of the map.
  const bend = {
    x: within((one.cx + other.cx) / 2 + (other.cy - one.cy) * 0.12, width),
    y: within((one.cy + other.cy) / 2 - (other.cx - one.cx) * 0.12, height),
  };
  return `M${one.cx} ${one.cy}Q${bend.x} ${bend.y} ${other.cx} ${other.cy}`;
}

function within(place: number, length: number): number {
  return Math.min(length, Math.max(0, place));
}

function centre({ x, y, width, height }: DocumentBox) {
  return { cx: x + width / 2, cy: y + height / 2 };
}
