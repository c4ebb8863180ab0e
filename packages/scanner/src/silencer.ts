import { copy } from './frontmatter/copy.ts';
import type { Structure } from './markdown/structure.ts';
import { utf8 } from './utf8.ts';

/** A comment of a document that asks not to be told what one signal finds there. */
export interface Silencer {
  /** 1-based: where the comment begins. */
  readonly line: number;
  /** The id as written; empty if there is none. */
  readonly signal: string;
  /** Why; empty if it does not say. */
  readonly reason: string;
}

/** How many silencers of one document are kept: there are not that many signals. */
const SILENCERS_LIMIT = 64;

/**
 * The silencers among `comments`: `dochygiene-ignore dead-link: the site makes these pages`.
 *
 * A comment is one by its first word, and its reason runs on to the comment's end. Where in the
 * document it stands does not matter: it holds for all of it. In code there are no comments.
 */
export function silencersOf(comments: Structure['comments']): readonly Silencer[] {
  const found: Silencer[] = [];
  for (const { line, text } of comments) {
    const said = text.startsWith(MARK) ? SILENCER.exec(text) : null;
    if (said === null) continue;
    const [, signal = '', reason = ''] = said;
    found.push({ line, signal: copy(utf8(signal)), reason: copy(utf8(tidied(reason))) });
    if (found.length >= SILENCERS_LIMIT) break;
  }
  return found;
}

const MARK = 'dochygiene-ignore';

// The id, then a colon and the reason: what follows an id otherwise is no reason.
const SILENCER = /^dochygiene-ignore(?![\w-])\s*([^\s:]*)(?:[ \t]*:([\s\S]*))?/;

function tidied(reason: string): string {
  return reason.replace(/\s+/g, ' ').trim();
}
