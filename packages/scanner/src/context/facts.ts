import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { Document } from '../document.ts';
import type { Listing } from '../listing.ts';
import { DOCUMENT_BYTES } from '../read-documents.ts';
import type { Project } from '../signal.ts';
import { counterparts } from './counterpart.ts';
import { isFixture } from './fixture.ts';
import { linguistGenerated } from './git-attributes.ts';
import type { LoadBearing } from './load-bearing.ts';
import { type PastProject, pastFacts } from './past-facts.ts';
import { isRecord } from './record.ts';
import { isRuleDoc } from './rule-doc.ts';
import { sameText } from './same-text.ts';

/** What kind of thing is told of a document beside what signals say; none ever shortlists it. */
export type ContextId =
  | 'load-bearing'
  | 'generated'
  | 'mirror-of'
  | 'translated-of'
  | 'versioned-copy'
  | 'dated-record'
  | 'fixture'
  | 'rule-doc'
  | 'age'
  | 'history';

/** A fact to know before a document is changed or removed. */
export interface ContextFact {
  readonly id: ContextId;
  /** One line without a full stop. */
  readonly summary: string;
  /** Where it can be seen; empty if the document's own path tells it. */
  readonly evidence: readonly ContextPlace[];
}

/** A place in a file of the project. */
export interface ContextPlace {
  /** Relative to the project root, with `/`. */
  readonly path: string;
  /** 1-based. */
  readonly line?: number;
  /** What stands there, if that tells more. */
  readonly detail?: string;
}

/** What {@link contextFacts} goes by. */
export interface ContextInput {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly listing: Pick<Listing, 'files'>;
  readonly project: Pick<Project, 'documents' | 'protected'> & PastProject;
  /** Documents that are links to others. */
  readonly mirrors: readonly Document[];
  readonly loadBearing: ReadonlyMap<string, LoadBearing>;
  /** Equal for documents with the same bytes, where it is known. */
  readonly hashOf: (path: string) => string | undefined;
}

/** By path, in its order, all facts about the documents `wanted`; one without a fact has none. */
export function contextFacts(
  input: ContextInput,
  wanted: Iterable<string>,
): ReadonlyMap<string, readonly ContextFact[]> {
  const { fs, root, listing, project } = input;
  const read = [...project.documents.values(), ...project.protected.values()];
  const ask: Ask = {
    input,
    attribute: linguistGenerated(fs, root, listing.files),
    copies: sameText(fs, root, read, DOCUMENT_BYTES, input.hashOf),
    others: counterparts(read.map(({ path }) => path)),
    past: pastFacts(project),
  };
  const facts = new Map<string, readonly ContextFact[]>();
  for (const path of wanted) {
    const document = project.documents.get(path);
    if (document !== undefined) facts.set(path, factsOf(ask, document));
  }
  return facts;
}

interface Ask {
  readonly input: ContextInput;
  readonly attribute: ReturnType<typeof linguistGenerated>;
  readonly copies: ReturnType<typeof sameText>;
  readonly others: ReturnType<typeof counterparts>;
  readonly past: ReturnType<typeof pastFacts>;
}

function factsOf(ask: Ask, document: Document): readonly ContextFact[] {
  const { path } = document;
  const { listing, loadBearing } = ask.input;
  const original = ask.others.original(path);
  const version = ask.others.otherVersion(path);
  const leaning = loadBearing.get(path);
  const found: (ContextFact | undefined)[] = [
    leaning && {
      id: 'load-bearing',
      summary: `named by ${count(leaning.files, 'file')} other than documents`,
      evidence: leaning.places,
    },
    generated(ask, document),
    mirror(ask, document),
    original && {
      id: 'translated-of',
      summary: `in language ${original.of}, of ${original.path}`,
      evidence: [{ path: original.path }],
    },
    version && {
      id: 'versioned-copy',
      summary: `of version ${version.of}, another is ${version.path}`,
      evidence: [{ path: version.path }],
    },
    isRecord(path) ? fact('dated-record', 'records something as it was on its day') : undefined,
    isFixture(path) ? fact('fixture', 'material of a test or a sample') : undefined,
    isRuleDoc(path, listing.files) ? fact('rule-doc', 'read by agents') : undefined,
    ...ask.past(path),
  ];
  return found.filter((each) => each !== undefined);
}

function fact(id: ContextId, summary: string): ContextFact {
  return { id, summary, evidence: [] };
}

function generated({ attribute }: Ask, document: Document): ContextFact | undefined {
  const { path, generated: mark } = document;
  const line = attribute(path);
  if (line === undefined && mark === undefined) return undefined;
  const evidence: ContextPlace[] = [];
  if (mark !== undefined) {
    const { line: at, says } = mark;
    evidence.push({ path, ...(at === undefined ? {} : { line: at }), detail: says });
  }
  if (line !== undefined) evidence.push({ ...line, detail: 'linguist-generated' });
  return { id: 'generated', summary: 'written by a program', evidence };
}

function mirror({ input, copies }: Ask, document: Document): ContextFact | undefined {
  const links = input.mirrors.filter(({ mirrorOf }) => mirrorOf === document.path);
  const evidence: readonly ContextPlace[] = [
    ...links.map(({ path }) => ({ path, detail: 'a link to it' })),
    ...copies(document).map((path) => ({ path, detail: 'the same bytes' })),
  ];
  if (evidence.length === 0) return undefined;
  const also = evidence.map(({ path }) => path).slice(0, 3);
  const more = evidence.length - also.length;
  const summary = `the same text as ${also.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return { id: 'mirror-of', summary, evidence };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
