import { isAscii } from '../utf8.ts';

/**
 * The name GitHub gives a heading whose rendered text is `text`, before duplicates are told apart.
 *
 * Lower case; what is no letter, mark, digit, connector or hyphen goes, and so do emoji, of which a
 * variation selector stays (it is a mark); each blank becomes a hyphen, none are joined or trimmed.
 */
export function githubSlug(text: string): string {
  const removed = isAscii(text) ? REMOVED_OF_ASCII : removedOfAny();
  return text.toLowerCase().replace(removed, '').replaceAll(' ', '-');
}

/**
 * Names the headings of one document, in order: the second of a name has `-1` after it, the third
 * `-2`, and a name so made is taken as well.
 */
export function slugger(): (text: string) => string {
  const taken = new Map<string, number>();
  return (text) => {
    const slug = githubSlug(text);
    let name = slug;
    let count = taken.get(slug) ?? 0;
    while (taken.has(name)) {
      count += 1;
      name = `${slug}-${count}`;
    }
    taken.set(slug, count);
    if (name !== slug) taken.set(name, 0);
    return name;
  };
}

/** The same without classes of Unicode, each of which takes V8 a third of a millisecond, be it only written down. */
const REMOVED_OF_ASCII = /[^a-z0-9_\- ]/g;

let removedAny: RegExp | undefined;

function removedOfAny(): RegExp {
  removedAny ??= /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;
  return removedAny;
}
