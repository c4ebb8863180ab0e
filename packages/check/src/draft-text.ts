import { parseReport } from '@dochygiene/report';
import type { CheckDraft, HandedDocument } from './draft.ts';
import { type Fields, isRecord } from './fields.ts';

/** `draft` as JSON on one line, to be kept. */
export function printDraft(draft: CheckDraft): string {
  return `${JSON.stringify(draft)}\n`;
}

/**
 * The draft that `text` holds; `undefined` if it is not what {@link printDraft} writes, as after an
 * update or by another hand.
 */
export function parseDraft(text: string): CheckDraft | undefined {
  const value = parsed(text);
  return isRecord(value) && isDraft(value) ? (value as unknown as CheckDraft) : undefined;
}

function isDraft(value: Fields): boolean {
  const { schema, handed, carried, lapsed, excluded } = value;
  if (schema !== 'dochygiene.check/1') return false;
  if (!Array.isArray(handed) || !handed.every(isHanded)) return false;
  if (!Array.isArray(carried) || !Array.isArray(lapsed) || !Array.isArray(value['cleared'])) {
    return false;
  }
  if (!isRecord(excluded) || !Object.values(excluded).every(isText)) return false;
  return parseReport(asReport(value, handed)).ok;
}

/** The report that a draft comes to if nobody says anything: the parts are the same, and so are their rules. */
function asReport(
  { tool, begun_at, head, ...rest }: Fields,
  handed: readonly HandedDocument[],
): object {
  const { scope_globs, excluded_dirs, thresholds, coverage, token_method, documents } = rest;
  const { carried, cleared, lapsed, left_out } = rest as Readonly<Record<string, unknown[]>>;
  const all = [carried, cleared, lapsed].flatMap((list) => list ?? []).filter(isRecord);
  return {
    schema: 'dochygiene.report/1',
    ...{ tool, generated_at: begun_at, head, scope_globs, excluded_dirs, thresholds, coverage },
    token_method,
    shortlist: [...handed, ...all].map(({ path }) => path),
    entries: carried,
    cleared,
    unread: [
      ...(lapsed ?? []),
      ...handed.map(({ path, signals, lapsed: why }) => ({
        path,
        why: why ?? 'not judged',
        signals,
      })),
    ],
    left_out,
    documents,
  };
}

function isHanded(value: unknown): value is HandedDocument {
  if (!isRecord(value) || !isRecord(value['guard'])) return false;
  const { guard } = value;
  const numbers = [
    value['load_bearing_count'],
    value['inbound_count'],
    value['outbound_count'],
    value['tokens'],
  ];
  const flags = ['tracked', 'rule_doc', 'entry', 'generated'].map((name) => value[name]);
  return (
    [...numbers, value['lines'], guard['size']].every(isCount) &&
    flags.every((flag) => typeof flag === 'boolean') &&
    [value['load_bearing'], value['inbound']].every(isTexts) &&
    [guard['sha256'], value['evidence']].every(isHash) &&
    isText(guard['mtime'])
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
