import { visible } from '../visible.ts';

/** A piece of a page, in which everything that came from a file is escaped. */
export interface Markup {
  readonly markup: string;
}

/** What may stand in a template: text and numbers are escaped, markup stands as it is. */
export type Part = string | number | Markup | readonly Markup[] | undefined;

/**
 * HTML with `parts` in it: text is made visible and escaped, so that it is text and nothing else, between
 * tags and within quoted attributes; `undefined` is nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const pieces = strings.map((piece, at) => piece + markupOf(parts[at]));
  return { markup: pieces.join('') };
}

/** `markup` that no file had a hand in. */
export function trusted(markup: string): Markup {
  return { markup };
}

/** `value` as JSON for a data block: nothing in it can end the block or begin another. */
export function jsonMarkup(value: unknown): Markup {
  return {
    markup: JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') {
    return visible(part).replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');
  }
  if ('markup' in part) return part.markup;
  return part.map(({ markup }) => markup).join('');
}
