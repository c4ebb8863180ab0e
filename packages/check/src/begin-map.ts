import type { MappedDocument, Report } from '@dochygiene/report';
import { dayOf, type Survey } from '@dochygiene/scanner';
import { TOKEN_METHOD, tokensOf } from './tokens.ts';

/**
 * How many bytes of documents tokens are counted in for the map, at most: a third of a second. Of the
 * documents beyond, the size tells.
 */
export const COUNTED_BYTES: number = 8 * 1024 * 1024;

/** Bytes of a token where no document was counted: 3,000 Markdown files of public repositories have 3.9. */
const BYTES_A_TOKEN = 3.9;

/** Tokens by path of documents, and how they were counted. */
export interface TokenTable {
  readonly tokens: ReadonlyMap<string, number>;
  readonly method: string;
}

/** What tokens of all documents are told from. */
export interface TokenInput {
  readonly survey: Pick<Survey, 'project'>;
  /** By path, of documents that are counted already. */
  readonly counted: ReadonlyMap<string, number>;
  /** The text of a document; `undefined` if it cannot be had. */
  readonly textOf: (path: string) => string | undefined;
  /** At most so many bytes are counted beside, {@link COUNTED_BYTES}. */
  readonly most: number;
}

/**
 * Tokens of every document judged: counted in those of `counted` and, by path, in as many more as
 * have `most` bytes; told from the size of the others, at the rate of those that were counted.
 */
export function tokenTable({ survey, counted, textOf, most }: TokenInput): TokenTable {
  const { documents } = survey.project;
  const tokens = new Map<string, number>();
  const left: string[] = [];
  let budget = most;
  let bytes = 0;
  let total = 0;
  for (const [path, document] of documents) {
    let count = counted.get(path);
    if (count === undefined && document.bytes <= budget) {
      const text = textOf(path);
      if (text !== undefined) {
        budget -= document.bytes;
        count = tokensOf(text);
      }
    }
    if (count === undefined) left.push(path);
    else {
      bytes += document.bytes;
      total += count;
    }
    tokens.set(path, count ?? 0);
  }
  const rate = total === 0 || bytes === 0 ? BYTES_A_TOKEN : bytes / total;
  for (const path of left) tokens.set(path, Math.ceil((documents.get(path)?.bytes ?? 0) / rate));
  const bySize = `; ${left.length} of ${documents.size} documents of the map by their size`;
  const method = left.length === 0 ? TOKEN_METHOD : `${TOKEN_METHOD}${bySize}`;
  return { tokens, method };
}

/** Every document judged, by path, as the map shows it. */
export function mappedDocuments(
  { project, findings, past }: Pick<Survey, 'project' | 'findings' | 'past'>,
  tokens: ReadonlyMap<string, number>,
): readonly MappedDocument[] {
  const paths = [...project.documents.keys()];
  const places = new Map(paths.map((path, place) => [path, place]));
  return paths.map((path) => {
    const said = findings.get(path) ?? [];
    const deciding = said.filter(
      ({ signal, finding }) => signal.deciding && finding.record !== true,
    );
    const others = said.filter((each) => !deciding.includes(each));
    const commit = past?.lastContent(path);
    const links = project
      .outbound(path)
      .flatMap(({ to }) => (to === path ? [] : [places.get(to)]))
      .filter((place) => place !== undefined);
    return {
      path,
      tokens: tokens.get(path) ?? 0,
      lines: project.documents.get(path)?.lines ?? 0,
      last_content_commit: commit === undefined ? null : dayOf(commit.time),
      signals: [...deciding, ...others].map(({ signal }) => signal.id),
      deciding: deciding.length > 0,
      links: [...new Set(links)].sort((one, other) => one - other),
    };
  });
}

/**
 * `documents` of a new report. Of those that are `kept` from `last`, byte for byte, the day of the last commit
 * is what it was where this scan cannot tell it: so the next scan knows that it was known.
 */
export function withKnownPast(
  documents: readonly MappedDocument[],
  last: Report | undefined,
  kept: readonly { readonly path: string }[],
): readonly MappedDocument[] {
  const paths = new Set(kept.map(({ path }) => path));
  const days = new Map(
    (last?.documents ?? []).map(({ path, last_content_commit }) => [path, last_content_commit]),
  );
  return documents.map((document) => {
    const { path, last_content_commit: day } = document;
    if (day !== null || !paths.has(path)) return document;
    return { ...document, last_content_commit: days.get(path) ?? null };
  });
}
