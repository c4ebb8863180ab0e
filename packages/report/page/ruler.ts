/** How wide a text is, in pixels. */
export type Ruler = (text: string) => number;

/** Measures texts in a font that is named as CSS does: `600 12px sans-serif`. */
export function ruler(font: string): Ruler {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return (text) => text.length * 8;
  context.font = font;
  return (text) => context.measureText(text).width;
}

/** As much of `text` as fits in `width` pixels; nothing if that is hardly any. */
export function fitted(text: string, width: number, wide: Ruler): string {
  const whole = wide(text);
  if (whole <= width) return text;
  let letters = Math.floor((text.length * width) / whole);
  while (letters >= LEAST && wide(`${text.slice(0, letters)}…`) > width) letters -= 1;
  return letters >= LEAST ? `${text.slice(0, letters)}…` : '';
}

/** Fewer letters tell nothing. */
const LEAST = 4;
