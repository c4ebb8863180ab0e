import type { Structure } from '../../markdown/structure.ts';
import type { Saying } from './words.ts';

/** What an image on `line` says of the project's end: a badge of its status or life cycle. */
export function badgeSays({ links }: Pick<Structure, 'links'>, line: number): Saying | undefined {
  for (const link of links) {
    if (link.line > line) break;
    if (link.line !== line || (link.kind !== 'image' && link.kind !== 'html')) continue;
    const word = BADGE.exec(link.target)?.[1] ?? REPO_STATUS.exec(link.target)?.[1];
    if (word !== undefined) return { word: word.toLowerCase() };
  }
  return undefined;
}

const BADGE =
  /(?:badge|shields)[^?#]*[-/_](?:status|lifecycle|maintenance|maintained|project|stability|state)\w*[-_/](?:%20)?(deprecated|obsolete|archived|superseded|retired|unmaintained|abandoned|discontinued)\b/i;

const REPO_STATUS = /repostatus\.org\/badges\/[\w.]+\/(abandoned|unsupported)\b/i;
