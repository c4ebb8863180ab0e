import type { ContentExclusion } from '../exclusion.ts';
import { hygieneMarker } from '../frontmatter/marker.ts';
import { markerComment } from './append-only/comment.ts';
import { logEvidence } from './append-only/evidence.ts';
import { logKind } from './append-only/name.ts';

/** How much of a document is looked at for evidence that it is a log, in bytes. */
export const EVIDENCE_BYTES: number = 256 * 1024;

/**
 * Keeps out logs: what only ever grows at one end is not out of date for being old.
 *
 * An explicit marker decides. Without one it takes both a name as logs have and content as logs
 * have, since either alone is wrong too often: a `history.md` may be a tutorial, and a guide may have
 * dated sections. History of commits is no evidence: releases rename "Unreleased", people mend typos.
 */
export const appendOnly: ContentExclusion = {
  by: 'append-only',
  judge({ path, text }) {
    const marker = hygieneMarker(text);
    if (marker?.word === 'append-only') {
      const detail = `hygiene: append-only in the frontmatter, line ${marker.line}`;
      return { detail, problems: [] };
    }
    const comment = markerComment(text);
    if (comment !== undefined) {
      const { line, doubt } = comment;
      const problems = doubt === undefined ? [] : [{ path, ...doubt }];
      return { detail: `hygiene: append-only in a comment, line ${line}`, problems };
    }
    const kind = logKind(path);
    if (kind === undefined) return NONE;
    const evidence = logEvidence(text.slice(0, EVIDENCE_BYTES), kind);
    if (evidence === undefined) return NONE;
    return { detail: `named like a log, with ${evidence}`, problems: [] };
  },
};

const NONE = { detail: undefined, problems: [] } as const;
