import { dayOf } from '../history.ts';
import { EVIDENCE_LIMIT, type Evidence, type Finding, type Signal } from '../signal.ts';
import { type Drift, type DriftedFile, drifts } from './code-drift/drift.ts';
import { type SpokenNames, spokenNames } from './code-drift/names.ts';
import { isExemptDocument, isOfItsDay } from './its-day.ts';
import { settle } from './settle.ts';

const THRESHOLDS = {
  /** A document that changed within so many days is at work. */
  leastDays: 14,
  /** So many content commits to its code, each file's counted up to the next limit. */
  leastCommits: 1,
  mostCommitsOfPath: 10,
  /** So many names that it speaks of are gone from its code. */
  leastNames: 1,
} as const;

/** Says that the code which a document names changed, and lost what the document says of it. */
export const codeDrift: Signal<SpokenNames> = {
  id: 'code-drift',
  deciding: false,
  family: 'age',
  explanation: {
    says: 'Code that the document names changed after the document did, and what the document says of it is gone.',
    definition:
      'Content commits to named files of code since the last content commit of the document, at least 14 days ago, after which at least one name is in none of the named files any more: one that stands in a code span of the document, in a section that names the file, and that the file defined when the document changed last, or had where the document names both on one line.',
    traps: [
      'commits alone: a file may change every day and still do what the document says',
      'a commit that changed the document too, bulk changes, moves, commits listed in `.git-blame-ignore-revs`',
      'a name that moved to another of the named files, or that the file may pass on from another',
      'local variables, words of prose, names that the file only used',
      'a line or a heading that says removed, renamed, formerly, or what was changed',
      'manifests, lock files, settings, version numbers, checks of continuous integration, vendored and generated code, fixtures',
      'histories, migrations, old versions, generated pages, fixtures and templates',
      'records, designs and work of its day: told as a record, never ranked',
      'a file whose text of then or now is not at hand',
    ],
  },
  thresholds: THRESHOLDS,
  observe: (reading) => (isExemptDocument(reading.document) ? undefined : spokenNames(reading)),
  judge(project, seen, given) {
    const limits = settle(THRESHOLDS, given);
    const found = drifts(project, seen, limits);
    return (document) => {
      const { path } = document;
      const [drift, names] = [found.get(path), seen.get(path)];
      if (drift === undefined || names === undefined) return undefined;
      const record = isOfItsDay(document) || DESIGN.test(path);
      return finding(drift, names, limits.leastNames, record);
    };
  },
};

/** What was meant to be made, which is a record once it is. */
const DESIGN = /(?:^|[/._-])(?:designs?|specs?|lld|hld|final)(?=[/._-]|$)/i;

function finding(
  { since, named, files }: Drift,
  names: SpokenNames,
  leastNames: number,
  record: boolean,
): Finding | undefined {
  const gone = new Set(files.flatMap((file) => file.gone));
  if (gone.size < leastNames) return undefined;
  const commits = files.reduce((sum, file) => sum + file.commits, 0);
  const changed = `${files.length} of ${counted(named, 'named file')} changed in ${counted(commits, 'commit')}`;
  const lost = gone.size === 1 ? 'one name it speaks of is' : `${gone.size} names it speaks of are`;
  const from = files.length === 1 ? 'it' : 'them';
  return {
    summary: `${changed} since ${dayOf(since.time)}, and ${lost} gone from ${from}`,
    evidence: files
      .filter((file) => file.gone.length > 0)
      .map((file) => evidenceOf(file, names))
      .slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, 0.3 + gone.size / 10 + files.length / named / 5),
    ...(record ? { record: true } : {}),
  };
}

function evidenceOf(
  { path, commits, newest, yearly, gone }: DriftedFile,
  names: SpokenNames,
): Evidence {
  const line = Math.min(...gone.map((name) => names.get(name) ?? Number.POSITIVE_INFINITY));
  const shown = gone.slice(0, NAMES_SHOWN).join(', ');
  return {
    line,
    path,
    commit: newest.id,
    date: dayOf(newest.time),
    detail: `${counted(commits, 'commit')} since, about ${Math.round(yearly)} a year; gone: ${shown}`,
  };
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** How many names one piece of evidence tells. */
const NAMES_SHOWN = 3;
