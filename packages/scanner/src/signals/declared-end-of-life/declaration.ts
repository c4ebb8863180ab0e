import type { Reading } from '../../document.ts';
import { utf8 } from '../../utf8.ts';
import { inFence, linesBetween } from '../lines.ts';
import { badgeSays } from './badge.ts';
import { frontmatterSays } from './frontmatter-says.ts';
import { headingSays } from './heading-says.ts';
import { DOCUMENT_NOUNS, lineSays } from './line-says.ts';
import { statusSays } from './status-says.ts';
import { OVER_WORDS, type Saying } from './words.ts';

/** How a document says that it is over. */
export interface Declaration {
  readonly line: number;
  /** `superseded`, `deprecated`, … in lower case. */
  readonly word: string;
  /** The line, cut. */
  readonly quote: string;
  /** What takes its place, as written. */
  readonly successor?: string;
  /** Whether it carries a status as decisions do, and is kept for what it recorded. */
  readonly record: boolean;
}

/** How many lines with text, from the top and after the metadata, a declaration may stand in. */
const KEY_LINES = 15;

/** How many lines are looked at to find those. */
const LOOKED_AT_LINES = 60;

/** ... and how many characters; a line may be long. */
const LOOKED_AT_CHARACTERS = 8192;

/** A cheap look before the dear one: most documents say nothing of the kind. */
const MAY_SAY = new RegExp(`${OVER_WORDS}|replaced|abandoned|unsupported`, 'i');

const QUOTE_LENGTH = 120;

/** What the document says of its own end, the first place that says so. */
export function declaration(reading: Reading): Declaration | undefined {
  return fromFrontmatter(reading) ?? fromTop(reading);
}

function fromFrontmatter({ document }: Reading): Declaration | undefined {
  const { frontmatter, path } = document;
  if (frontmatter === undefined) return undefined;
  const said = frontmatterSays(frontmatter, path);
  return said === undefined ? undefined : { ...said, record: false };
}

function fromTop(reading: Reading): Declaration | undefined {
  const { text, structure } = reading;
  const start = structure.frontmatter?.end ?? 0;
  if (!MAY_SAY.test(text.slice(start, start + LOOKED_AT_CHARACTERS))) return undefined;

  const first = (structure.frontmatter?.endLine ?? 0) + 1;
  let counted = 0;
  let underStatus = false;
  const lines = linesBetween(text, first, first + LOOKED_AT_LINES);
  for (const [index, { line, text: raw }] of lines.entries()) {
    if (raw.trim() === '' || inFence(structure, line)) continue;
    counted += 1;
    if (counted > KEY_LINES) return undefined;

    const shown = utf8(raw);
    const heading = structure.headings.find((other) => other.line === line);
    const below = utf8(lines[index + 1]?.text ?? '');
    const said = saying(reading, line, { shown, below }, heading, underStatus);
    if (said !== undefined) {
      return { line, quote: shown.trim().slice(0, QUOTE_LENGTH), ...said };
    }
    underStatus = heading !== undefined && /^(?:\d+\.?\s*)?status:?$/i.test(heading.text.trim());
  }
  return undefined;
}

/**
 * Whether the line `below` says what is over, and that is a thing the document is about; a README
 * stands for its thing.
 */
function isOfAThing(path: string, below: string): boolean {
  const noun = THING.exec(below)?.[1];
  return noun !== undefined && !README.test(path) && !OWN_NOUN.test(noun);
}

/** `The Air Quality entity is deprecated`: the word in front of the verb. */
const THING = new RegExp(
  `^[\\s>*_]*(?:The|This|These)\\s+(?:[\\w\`'-]+\\s+){0,4}([\\w\`'-]+)\\s+(?:is|are|was|were|has been|have been)\\s+(?:now\\s+)?(?:${OVER_WORDS})\\b`,
);

const OWN_NOUN = new RegExp(`^(?:${DOCUMENT_NOUNS})$`, 'i');

type Heading = Reading['structure']['headings'][number];

/** Stands for the project or the package it lies in. */
const README = /(?:^|\/)readme[^/]*$/i;

function saying(
  { document, structure }: Reading,
  line: number,
  { shown, below }: { readonly shown: string; readonly below: string },
  heading: Heading | undefined,
  underStatus: boolean,
): (Saying & { readonly record: boolean }) | undefined {
  if (heading !== undefined) {
    const said = headingSays(utf8(heading.text), heading.level);
    return said === undefined ? undefined : { ...said, record: false };
  }
  const status = statusSays(shown, underStatus);
  if (status !== undefined) return { ...status, record: underStatus };
  const of = README.test(document.path) ? 'project' : 'document';
  const said = badgeSays(structure, line) ?? lineSays(shown, of);
  if (said === undefined || isOfAThing(document.path, below)) return undefined;
  return { ...said, record: false };
}
