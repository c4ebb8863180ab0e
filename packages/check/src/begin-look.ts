import type { ClearedDocument, ReportEntry, UnreadDocument } from '@dochygiene/report';
import type { ScanArtifact } from '@dochygiene/scanner';
import type { BeginInput } from './begin.ts';
import type { Bag } from './begin-bag.ts';
import { asOfNow, before, type CarryOver, type Fate } from './begin-carried.ts';
import { described, worklistDocument } from './begin-handed.ts';
import type { DocumentReader } from './begin-texts.ts';
import type { HandedDocument } from './draft.ts';
import { evidenceHash } from './evidence.ts';
import { tokensOf } from './tokens.ts';
import type { WorklistDocument } from './worklist.ts';

/** What becomes of a shortlisted document. */
export type Look =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'carried'; readonly entry: ReportEntry }
  | { readonly kind: 'cleared'; readonly cleared: ClearedDocument }
  | {
      readonly kind: 'over-budget';
      readonly needs?: number | undefined;
      /** What is told of it, where it was judged before and that does not stand. */
      readonly lapsed?: UnreadDocument | undefined;
    }
  | {
      readonly kind: 'handed';
      readonly document: HandedDocument;
      readonly entry: WorklistDocument;
    };

/** What looking at documents takes. */
export interface Looking {
  readonly input: BeginInput;
  readonly scan: ScanArtifact;
  readonly reader: DocumentReader;
  readonly carries: CarryOver;
  readonly bag: Bag;
  readonly stateOf: (path: string) => string;
}

/** Looks at one shortlisted document after the other; what was handed out before takes room. */
export function looker({
  input,
  scan,
  reader,
  carries,
  bag,
  stateOf,
}: Looking): (path: string) => Look {
  const { survey, sha256, again } = input;
  return (path) => {
    if (bag.isFull() && !carries.mayStand(path)) return { kind: 'over-budget' };
    const read = reader.read(path);
    if (read === undefined) return { kind: 'unreadable' };
    const signals = scan.signals[path] ?? [];
    const hash = () => evidenceHash({ document: read.guard.sha256, signals, stateOf, sha256 });
    const cleared = again === true ? undefined : carries.cleared(path, read.guard.sha256);
    if (cleared !== undefined) return { kind: 'cleared', cleared };
    const fate = carries.fate(path, read.guard.sha256, hash);
    const found = { survey, scan, path, read };
    const carried = (): Look | undefined => {
      if (fate === undefined || fate.kind === 'lapsed') return undefined;
      if (fate.kind === 'unseen') return { kind: 'carried', entry: fate.entry };
      const document = described({ ...found, tokens: fate.entry.raw_tokens });
      return { kind: 'carried', entry: asOfNow(fate.entry, document) };
    };
    const lapsed = whyLapsed(fate);
    const told = lapsed === undefined ? undefined : { path, why: lapsed, signals };
    const waits = (needs?: number): Look =>
      carried() ?? { kind: 'over-budget', needs, lapsed: told };
    const stays = again === true ? undefined : carried();
    if (stays !== undefined) return stays;
    if (!bag.mayHold(read.text)) return waits();
    const document = described({ ...found, tokens: tokensOf(read.text) });
    const entry = worklistDocument(document, scan.facts[path]);
    const needs = bag.take(entry);
    if (needs !== undefined) return waits(needs);
    const now = { ...document, evidence: hash() };
    return { kind: 'handed', document: lapsed === undefined ? now : { ...now, lapsed }, entry };
  };
}

/** Why what was said of a document does not stand, once it is handed out. */
function whyLapsed(fate: Fate | undefined): string | undefined {
  if (fate === undefined || fate.kind === 'lapsed') return fate?.why;
  return before(fate.entry, 'and handed out again');
}
