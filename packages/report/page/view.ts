import { EVERYTHING, type Wanted } from './wanted.ts';

/** What the page shows. */
export interface View {
  readonly wanted: Wanted;
  /** Place of the document that was chosen. */
  readonly chosen: number | undefined;
}

/** The view, and who is told when it changes. */
export interface Viewed {
  readonly now: () => View;
  /** Changes a part of the view, and tells everybody if it is another then. */
  readonly set: (change: Partial<View>) => void;
  /** Calls `listener` after each change, with the view before it. */
  readonly onChange: (listener: (now: View, before: View) => void) => void;
}

/** The view of a page that was just opened. */
export function openView(): Viewed {
  let view: View = { wanted: EVERYTHING, chosen: undefined };
  const listeners: ((now: View, before: View) => void)[] = [];
  return {
    now: () => view,
    set(change) {
      const before = view;
      view = { ...view, ...change };
      if (view.wanted === before.wanted && view.chosen === before.chosen) return;
      for (const listener of listeners) listener(view, before);
    },
    onChange: (listener) => listeners.push(listener),
  };
}
