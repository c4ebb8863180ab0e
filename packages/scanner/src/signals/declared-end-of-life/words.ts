/** That something is over, in a word, and what takes its place. */
export interface Saying {
  /** In lower case. */
  readonly word: string;
  readonly successor?: string;
}

/** The words that say something is over, as alternatives of an expression. */
export const OVER_WORDS: string =
  'superseded|deprecated|obsoleted?|archived|retired|outdated|discontinued|unmaintained|abandoned';

/** `text` without what is spoken of and not said: in code, in quotes, struck out, in a tag. */
export function withoutQuotes(text: string): string {
  return text
    .replace(/`[^`]*`/g, '` `')
    .replace(/~~.*?~~/g, ' ')
    .replace(/["\u201C]([^"\u201D]{0,200})["\u201D]/g, (quoted, inner: string) =>
      TITLE.test(inner) ? quoted : '""',
    )
    .replace(/<[^>]*>/g, ' ');
}

/** Whether `text`, which stands after "superseded by", names something. */
export function isSuccessor(text: string): boolean {
  const bare = text.replace(/[*_`|.\s[\]()-]/g, '');
  return bare !== '' && !NOTHING.test(bare);
}

/** The title of a callout is written in quotes and is no quotation. */
const TITLE = new RegExp(`^\\s*(?:${OVER_WORDS})\\s*[!.]?\\s*$`, 'i');

const NOTHING =
  /^(?:none|na|n\/a|null|nil|tbd|todo|no|nobody|nothing|x+|[~\u2013\u2014]|<.*|\{.*|.*(?:nnn|xxx).*)$/i;
