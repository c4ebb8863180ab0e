import { RATIONALE_LIMIT } from '@dochygiene/report';
import { type Ack, type Acks, inOrder } from './acks.ts';
import { isRecord } from './fields.ts';
import { isProjectPath } from './project-path.ts';
import { isShown } from './shown.ts';

/** Something that is wrong with a file of acks. */
export interface AckFault {
  /** Where in the value: `['acks', 3, 'reason']`; empty for the whole. */
  readonly at: readonly (string | number)[];
  readonly problem: string;
  /** What would be right. */
  readonly right: string;
}

/** Acks, or everything that is wrong with them. */
export type AcksReading =
  | { readonly ok: true; readonly acks: Acks }
  | { readonly ok: false; readonly faults: readonly AckFault[] };

/** `acks` as JSON, for `.dochygiene/acks.json`. */
export function printAcks({ version, acks }: Acks): string {
  return `${JSON.stringify({ version, acks: [...acks].sort(inOrder).map(ordered) }, undefined, 2)}\n`;
}

/** `ack` with its keys in the order in which they are written. */
function ordered({ path, signal, reason, on, evidence }: Ack): Ack {
  return { path, ...(signal === undefined ? {} : { signal }), reason, on, evidence };
}

/** The acks that `value`, JSON or YAML that was parsed, holds. Strict: an unknown key is a fault. */
export function acksOf(value: unknown): AcksReading {
  const faults: AckFault[] = [];
  const fault = (at: AckFault['at'], problem: string, right: string): undefined => {
    faults.push({ at, problem, right });
  };
  if (!isRecord(value)) {
    fault([], 'is no mapping', 'version: 1, and a list of acks');
    return { ok: false, faults };
  }
  refuseUnknown(value, ['version', 'acks'], [], fault);
  if (value['version'] !== 1) {
    fault(['version'], ...versionFault(value['version']));
  }
  const list = value['acks'];
  if (!Array.isArray(list)) {
    fault(['acks'], 'is no list', 'a list, which may be empty');
    return { ok: false, faults };
  }
  const acks = list.map((each: unknown, at) => ackOf(each, at, fault));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, acks: { version: 1, acks: acks.filter((ack) => ack !== undefined) } };
}

/**
 * What is wrong with `text` as the reason of an ack, and what would be right; `undefined` if nothing
 * is.
 */
export function reasonFault(text: string): Pick<AckFault, 'problem' | 'right'> | undefined {
  if (!isShown(text)) return { problem: 'is empty', right: WHY_IT_STAYS };
  if (/[\r\n]/.test(text)) return { problem: 'has a line break', right: 'one line' };
  const length = [...text].length;
  if (length <= RATIONALE_LIMIT) return undefined;
  return { problem: `has ${length} characters`, right: `at most ${RATIONALE_LIMIT}` };
}

type Note = (at: AckFault['at'], problem: string, right: string) => undefined;

const KEYS = ['path', 'signal', 'reason', 'on', 'evidence'];

function ackOf(value: unknown, index: number, fault: Note): Ack | undefined {
  const at = ['acks', index] as const;
  if (!isRecord(value)) return fault(at, 'is no mapping', 'path, reason, on and evidence');
  refuseUnknown(value, KEYS, at, fault);
  const { path, signal, reason, on, evidence } = value;
  if (typeof path !== 'string' || !isProjectPath(path)) {
    return fault(
      [...at, 'path'],
      isText(path) ? 'is no path of a document' : notText(path),
      'a path from the root, such as docs/a.md',
    );
  }
  if (signal !== undefined && (typeof signal !== 'string' || !/^[a-z\d-]{1,64}$/.test(signal))) {
    const problem = isText(signal) ? 'is no signal' : notText(signal);
    return fault([...at, 'signal'], problem, 'its id, such as dead-link, or leave it out');
  }
  if (!isText(reason)) return fault([...at, 'reason'], notText(reason), WHY_IT_STAYS);
  const wrong = reasonFault(reason);
  if (wrong !== undefined) return fault([...at, 'reason'], wrong.problem, wrong.right);
  if (typeof on !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(on)) {
    const problem = isText(on) ? 'is no day' : notText(on);
    return fault([...at, 'on'], problem, 'the day of the look, such as 2026-03-10');
  }
  if (typeof evidence !== 'string' || !/^[\da-f]{64}$/.test(evidence)) {
    const right = 'what dochygiene ack wrote: 64 hexadecimal digits';
    return fault([...at, 'evidence'], isText(evidence) ? 'is no hash' : notText(evidence), right);
  }
  return ordered({ path, ...(signal === undefined ? {} : { signal }), reason, on, evidence });
}

const WHY_IT_STAYS = 'why the document stays as it is';

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** What is wrong with `value`, which is to be text and is none. */
function notText(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null) return 'is empty, not text';
  if (Array.isArray(value)) return 'is a list, not text';
  return typeof value === 'object' ? 'is a mapping, not text' : `is a ${typeof value}, not text`;
}

/** What is wrong with `version`, which is not 1, and what would be right. */
function versionFault(version: unknown): readonly [problem: string, right: string] {
  if (version === undefined) return ['is missing', '1'];
  if (typeof version !== 'number') return ['is no number', '1'];
  return [`is ${version}, not 1`, '1; if a newer dochygiene wrote the file, update this one'];
}

function refuseUnknown(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  at: AckFault['at'],
  fault: Note,
): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) fault([...at, key], 'is no key that is known', known.join(', '));
  }
}
