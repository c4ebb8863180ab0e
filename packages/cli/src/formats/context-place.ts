import { visible } from '@dochygiene/report';
import type { ContextPlace } from '@dochygiene/scanner';

/** Where a fact about document `path` shows, or of which commit it is and what the document was called then. */
export function contextPlace(path: string, { path: place, line, detail }: ContextPlace): string {
  const [, commit, day] = OF_COMMIT.exec(detail ?? '') ?? [];
  if (commit !== undefined && day !== undefined) {
    const then = place === path ? '' : `  when it was ${visible(place)}`;
    return `${commit.slice(0, 10)}  ${visible(day)}${then}`;
  }
  const at = line === undefined ? visible(place) : `${visible(place)}:${line}`;
  return `${at}${detail === undefined ? '' : `  ${visible(detail)}`}`;
}

const OF_COMMIT = /^([0-9a-f]{40,64}) of (\d{4}-\d\d-\d\d)$/;
