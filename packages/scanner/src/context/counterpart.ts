import { once } from '../once.ts';
import { languageOf, withoutLanguage } from './translation.ts';
import { unversioned, versionOf } from './versioned-copy.ts';

/** Another document that holds the same in another language, or of another version. */
export interface Counterpart {
  /** The language or version of the one asked for. */
  readonly of: string;
  readonly path: string;
}

/** Answers what a document is the translation of, and which other version of it there is. */
export interface Counterparts {
  original(path: string): Counterpart | undefined;
  otherVersion(path: string): Counterpart | undefined;
}

/**
 * The counterparts among `paths`, by what their names tell: a directory such as `it/` or `v2/` alone
 * says nothing, so that the other one must be there.
 */
export function counterparts(paths: Iterable<string>): Counterparts {
  const all = [...paths];
  const translations = once(() => grouped(all, withoutLanguage));
  const versions = once(() => grouped(all, unversioned));
  return {
    original(path) {
      const language = languageOf(path);
      if (language === undefined) return undefined;
      const kin = translations().get(withoutLanguage(path)) ?? [];
      const plain = kin.find((other) => languageOf(other) === undefined);
      const english = kin.find((other) => ENGLISH.test(languageOf(other) ?? ''));
      const original = plain ?? english;
      if (original === undefined || languageOf(original) === language) return undefined;
      return { of: language, path: original };
    },
    otherVersion(path) {
      const version = versionOf(path);
      if (version === undefined) return undefined;
      const kin = versions().get(unversioned(path)) ?? [];
      const other = kin.find((each) => versionOf(each) !== version);
      return other === undefined ? undefined : { of: version, path: other };
    },
  };
}

const ENGLISH = /^en(?:glish)?(?:[-_]|$)/;

function grouped(
  paths: readonly string[],
  keyOf: (path: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const key = keyOf(path);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [path]);
    else group.push(path);
  }
  return groups;
}
