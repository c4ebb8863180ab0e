const SVG = 'http://www.w3.org/2000/svg';

/** What an element is given: attributes by name; `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A new element of HTML. Children that are strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  setAll(made, attributes);
  made.append(...children);
  return made;
}

/** A new element of SVG. */
export function shape<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  setAll(made, attributes);
  made.append(...children);
  return made;
}

/** The element of the page with `id`, which is known to be a `type`. */
export function byId<Type extends Element>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new TypeError(`the page has no "${id}" of the kind that is wanted`);
}

/** `path` with places where it may break, after each folder. */
export function breakable(path: string): readonly (Node | string)[] {
  return path
    .split('/')
    .flatMap((part, at, parts) => (at < parts.length - 1 ? [`${part}/`, element('wbr')] : [part]));
}

/** `path` with its folders in a quieter tone than its name. */
export function pathPieces(path: string): readonly (Node | string)[] {
  const cut = path.lastIndexOf('/') + 1;
  const folders = element('span', { class: 'quiet' }, ...breakable(path.slice(0, cut)));
  return [folders, path.slice(cut)];
}

function setAll(made: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, String(value));
  }
}
