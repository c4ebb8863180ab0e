import { isFixture } from '../context/fixture.ts';
import { isLicence } from '../context/licence.ts';
import { languageOf } from '../context/translation.ts';
import type { Document } from '../document.ts';
import {
  EVIDENCE_LIMIT,
  type Evidence,
  type Finding,
  type Project,
  type Signal,
} from '../signal.ts';
import { characters } from './context-cost/characters.ts';
import { importsOf } from './context-cost/imports.ts';
import { documentedLimits, type Limit } from './context-cost/limits.ts';
import { type LoadTier, loadTier } from './context-cost/load-tier.ts';
import { isOfThePast } from './kept-as-is.ts';
import { settle } from './settle.ts';

const THRESHOLDS = {
  /** The largest documents of a project, in percent of their number. */
  largestPercent: 5,
  /** Smaller documents cost little, however small the others are. */
  leastBytes: 16_384,
} as const;

/** Says that a document takes much of what a reader, or an agent, can hold. */
export const contextCost: Signal<number> = {
  id: 'context-cost',
  deciding: false,
  family: 'size',
  explanation: {
    says: 'The document is among the largest of the project, or longer than its agent asks for.',
    definition:
      'Among the largest 5 % of the documents by bytes and at least 16 KiB; or, with the files it imports, above a limit that an agent host documents for it: Claude Code warns above 40,000 characters of CLAUDE.md, Codex cuts AGENTS.md at 32 KiB, SKILL.md and Cursor rules should stay under 500 lines.',
    traps: [
      'a small project has no largest 5 %',
      'licence texts, which nobody is to shorten, fixtures, and pages that a program writes',
      'translations, which are as long as their source',
      'records, old versions and what was put away, which are told and never ranked',
      'imports are counted once each, five deep',
      'characters, not bytes, where the host counts characters',
    ],
  },
  thresholds: THRESHOLDS,
  observe: ({ document, text }) =>
    documentedLimits(document.path).length === 0 ? undefined : characters(text),
  judge(project, seen, given) {
    const { largestPercent, leastBytes } = settle(THRESHOLDS, given);
    const largest = largestOf(project, largestPercent);
    return (document) => {
      const { path, bytes } = document;
      if (isExempt(document)) return undefined;
      const over = overLimits(project, document, seen);
      const place = bytes >= leastBytes ? largest.get(path) : undefined;
      if (over.length === 0 && place === undefined) return undefined;
      const found = finding(project, document, over, place);
      return over.length === 0 && isOfThePast(path) ? { ...found, record: true } : found;
    };
  },
};

/** A translation is as long as its source, of which it is told. */
function isExempt({ path, mirrorOf, generated }: Document): boolean {
  if (mirrorOf !== undefined || generated !== undefined) return true;
  return isLicence(path) || isFixture(path) || languageOf(path) !== undefined;
}

/** The largest documents by path, with their place from 1. */
function largestOf(project: Project, percent: number): ReadonlyMap<string, number> {
  const count = Math.floor((project.documents.size * percent) / 100);
  const bySize = [...project.documents.values()]
    .sort((one, other) => other.bytes - one.bytes || (one.path < other.path ? -1 : 1))
    .slice(0, count);
  return new Map(bySize.map(({ path }, index) => [path, index + 1]));
}

function overLimits(
  project: Project,
  document: Document,
  seen: ReadonlyMap<string, number>,
): readonly Evidence[] {
  const limits = documentedLimits(document.path);
  if (limits.length === 0) return [];
  const imports = importsOf(project, document);
  return limits.flatMap((limit) => {
    const all = limit.imports ? [document, ...imports] : [document];
    const size = all.reduce((sum, { path, bytes, lines }) => {
      if (limit.unit === 'lines') return sum + lines;
      return sum + (limit.unit === 'bytes' ? bytes : (seen.get(path) ?? bytes));
    }, 0);
    return size > limit.most ? [overLimit(limit, size, all.length - 1)] : [];
  });
}

function overLimit({ unit, most, host }: Limit, size: number, imports: number): Evidence {
  const with_ =
    imports === 0 ? '' : `, with ${imports} imported ${imports === 1 ? 'file' : 'files'}`;
  return { detail: `${grouped(size)} ${unit}${with_}; ${host}: ${grouped(most)}` };
}

function finding(
  project: Project,
  document: Document,
  over: readonly Evidence[],
  place: number | undefined,
): Finding {
  const { bytes, lines, words } = document;
  const tier = loadTier(project, document);
  const share = project.bytes === 0 ? 0 : (100 * bytes) / project.bytes;
  const size: Evidence = {
    detail: `${grouped(bytes)} bytes, ${grouped(lines)} lines, ${grouped(words)} words; ${share.toFixed(1)} % of all document text`,
  };
  const what =
    over.length > 0
      ? 'larger than its agent host advises'
      : `number ${place ?? 0} of ${grouped(project.documents.size)} documents by size`;
  return {
    summary: `${what}, ${TIER_WORDS[tier]}`,
    evidence: [size, ...over].slice(0, EVIDENCE_LIMIT),
    strength: Math.min(
      1,
      (over.length > 0 ? 0.5 : 0) + (tier === 'always' ? 0.3 : 0) + share / 100,
    ),
  };
}

const TIER_WORDS: Readonly<Record<LoadTier, string>> = {
  always: 'loaded in every session of an agent',
  'on demand': 'read on demand',
  unreachable: 'reached by no link',
};

/** `1234567` as `1,234,567`. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
