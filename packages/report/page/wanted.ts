import type { Known } from './known.ts';

/** Which documents to show. */
export interface Wanted {
  /** Words, each of which is in the path or a signal, in any case. */
  readonly text: string;
  /** `all`, `signals`, `deciding`, `none`, or a kind of verdict. */
  readonly show: string;
  /** `any`, `unknown`, or the least age in days. */
  readonly age: string;
  /** The folder they lie in, without a slash at its end; empty is all of the project. */
  readonly folder: string;
}

/** Every document is wanted. */
export const EVERYTHING: Wanted = { text: '', show: 'all', age: 'any', folder: '' };

/** Whether a document is wanted. */
export function isWanted(wanted: Wanted): (document: Known) => boolean {
  const words = wanted.text.toLowerCase().split(/\s+/).filter(Boolean);
  return (document) =>
    within(document.path, wanted.folder) &&
    isShown(document, wanted.show) &&
    isOfAge(document.age, wanted.age) &&
    (words.length === 0 || speaksOf(document, words));
}

/** Whether `path` lies in `folder`. */
export function within(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

function isShown({ signals, deciding, verdict }: Known, show: string): boolean {
  if (show === 'all') return true;
  if (show === 'signals') return signals.length > 0;
  if (show === 'deciding') return deciding;
  if (show === 'none') return signals.length === 0;
  return verdict?.kind === show;
}

function isOfAge(age: number | undefined, wanted: string): boolean {
  if (wanted === 'any') return true;
  if (wanted === 'unknown') return age === undefined;
  return age !== undefined && age >= Number(wanted);
}

function speaksOf({ path, signals }: Known, words: readonly string[]): boolean {
  const text = `${path} ${signals.join(' ')}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
