import type { ContentExclusion } from '../exclusion.ts';
import { hygieneMarker } from '../frontmatter/marker.ts';

/**
 * Keeps out what its author froze: YAML frontmatter with `hygiene: frozen`.
 *
 * Any doubt about a marker is told here, once, whatever it was meant to say.
 */
export const frozen: ContentExclusion = {
  by: 'frozen',
  judge({ path, text }) {
    const marker = hygieneMarker(text);
    if (marker === undefined) return { detail: undefined, problems: [] };
    const { word, line, doubt } = marker;
    const problems = doubt === undefined ? [] : [{ path, ...doubt }];
    const detail =
      word === 'frozen' ? `hygiene: frozen in the frontmatter, line ${line}` : undefined;
    return { detail, problems };
  },
};
