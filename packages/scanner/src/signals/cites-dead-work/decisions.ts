import type { Project } from '../../signal.ts';

/** So many decisions make a series that another can be missing from. */
const SERIES = 3;

/** The decisions that a project records. */
export interface Decisions {
  /** Whether number `name` is missing in between; of a later one nobody knows whether it will come. */
  isMissing(name: string): boolean;
}

/** The decisions that the documents of `project` record, told by their names and headings. */
export function decisionsOf(project: Pick<Project, 'documents' | 'protected'>): Decisions {
  const files = new Set<number>();
  const all = new Set<number>();
  for (const { path, headings } of [...project.documents.values(), ...project.protected.values()]) {
    const named = (NAMED.exec(path) ?? IN_FOLDER.exec(path))?.[1];
    if (named !== undefined) files.add(Number(named));
    // A log of decisions holds many, each beneath a heading of its own.
    for (const { text } of headings) {
      for (const [, number] of text.matchAll(HEADED)) all.add(Number(number));
    }
  }
  const last = Math.max(0, ...files);
  return {
    isMissing(name) {
      const number = Number(name);
      return files.size >= SERIES && number < last && !files.has(number) && !all.has(number);
    },
  };
}

const NAMED = /(?:^|\/)(?:[^/]*[-_ .])?adr[-_ ]?(\d{1,4})(?!\d|[-_]\d\d[-_])[^/]*$/i;
const IN_FOLDER =
  /(?:^|\/)(?:[^/]*adrs?|decisions?|decision-records?|architecture-decisions?)\/(?:[^/]+\/)*(\d{1,4})[-_. ](?!\d\d[-_.])[^/]*$/i;
const HEADED = /\bADR[-_ #]?(\d{1,4})\b/gi;
