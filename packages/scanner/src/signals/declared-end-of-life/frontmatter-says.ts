import type { Frontmatter } from '../../frontmatter.ts';
import { isSuccessor, OVER_WORDS, type Saying } from './words.ts';

/** A {@link Saying} and where it stands. */
export interface FrontmatterSaying extends Saying {
  readonly line: number;
  readonly quote: string;
}

/** What the metadata of the document at `path` says of its end. */
export function frontmatterSays(
  { fields }: Frontmatter,
  path: string,
): FrontmatterSaying | undefined {
  const successor = [...fields].find(
    ([key, { value }]) => SUCCESSOR.test(key) && isSuccessor(value),
  );
  for (const [key, { line, value }] of fields) {
    const word = STATUS.test(key) ? statusWord(value) : flagWord(key, value, path);
    if (word === undefined) continue;
    const by = successor?.[1].value;
    return {
      line,
      word,
      quote: `${key}: ${value}`,
      ...(by === undefined ? {} : { successor: by }),
    };
  }
  if (successor === undefined) return undefined;
  const [key, { line, value }] = successor;
  return { line, word: 'superseded', quote: `${key}: ${value}`, successor: value };
}

const STATUS = /^(?:doc[-_]?)?(?:status|state|lifecycle|stage|maturity)$/i;
const SUCCESSOR = /^(?:superseded|replaced|obsoleted)[-_]?by$/i;
const FLAG = /^(?:is[-_]?)?(deprecated|obsolete|archived|superseded|retired|outdated)$/i;

/** A page of a reference is about a thing: a flag there speaks of the thing. */
const REFERENCE =
  /(?:^|\/)(?:api|apis|reference|references|components?|functions?|classes|commands?|cli|schemas?|resources|plugins|rules)\//i;

function statusWord(value: string): string | undefined {
  return STATUS_VALUE.exec(value)?.[1]?.toLowerCase();
}

const STATUS_VALUE = new RegExp(`^\\W*(${OVER_WORDS})\\b`, 'i');

function flagWord(key: string, value: string, path: string): string | undefined {
  if (!/^(?:true|yes)$/i.test(value.trim()) || REFERENCE.test(path)) return undefined;
  return FLAG.exec(key)?.[1]?.toLowerCase();
}
