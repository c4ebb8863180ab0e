import { EVIDENCE_LIMIT, type Evidence, FAMILIES, type Finding } from './signal.ts';

// Written out, since classes of Unicode take V8 long, be they only written down.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters and separators of lines
const CONTROLS = /[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g;

/** How much of what a stranger wrote a message repeats, in characters. */
const SHOWN = 200;

/** `text` of a stranger as part of a message: on one line, and not too long. */
export function shown(text: string): string {
  const line = text.replace(CONTROLS, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** What is wrong with `id` as the id of a signal; `undefined` if nothing is. */
export function oddityOfId(id: unknown): string | undefined {
  if (typeof id === 'string' && /^[a-z0-9]+(?:[-_./][a-z0-9]+)*$/i.test(id)) return undefined;
  return typeof id === 'string' && id !== '' ? `its id "${shown(id)}" is no name` : 'it has no id';
}

/** What is wrong with `signal`, whose id is right; `undefined` if nothing is. */
export function oddityOf(signal: object): string | undefined {
  const { deciding, family, thresholds, observe, judge } = signal as Record<string, unknown>;
  if (typeof deciding !== 'boolean') return 'deciding is neither true nor false';
  if (!FAMILIES.some((each) => each === family)) {
    return `its family is none of ${FAMILIES.join(', ')}`;
  }
  if (!isObject(thresholds) || !Object.values(thresholds).every(Number.isFinite)) {
    return 'its thresholds are no numbers';
  }
  if (observe !== undefined && typeof observe !== 'function') return 'observe is no function';
  return typeof judge === 'function' ? undefined : 'judge is no function';
}

/**
 * A copy of `said` with nothing in it but what a finding has.
 *
 * @throws TypeError, saying what is wrong, for anything that is no finding.
 */
export function checkedFinding(said: unknown): Finding {
  if (!isObject(said)) throw new TypeError('a finding is no object');
  if (said instanceof Promise) {
    // Else its rejection, which nobody waits for, would end the program.
    said.catch(() => undefined);
    throw new TypeError('a finding is a promise: a signal judges at once');
  }
  const { summary, evidence, strength, record } = said;
  if (typeof summary !== 'string' || summary.trim() === '') {
    throw new TypeError('a finding has no summary');
  }
  if (summary.search(CONTROLS) >= 0) {
    throw new TypeError(`a summary holds control characters: ${shown(summary)}`);
  }
  if (typeof strength !== 'number' || !(strength >= 0 && strength <= 1)) {
    throw new TypeError(`a strength is from 0 to 1, not ${describe(strength)}`);
  }
  if (record !== undefined && record !== true) throw new TypeError('record is true or absent');
  if (!Array.isArray(evidence)) throw new TypeError('evidence is no list');
  if (evidence.length > EVIDENCE_LIMIT) {
    const given = evidence.length;
    throw new TypeError(
      `${given} pieces of evidence are more than EVIDENCE_LIMIT, ${EVIDENCE_LIMIT}`,
    );
  }
  return {
    summary,
    evidence: evidence.map(checkedEvidence),
    strength,
    ...(record === true ? { record } : {}),
  };
}

const TEXTS = ['path', 'commit', 'date', 'now', 'detail'] as const;

function checkedEvidence(piece: unknown): Evidence {
  if (!isObject(piece)) throw new TypeError('a piece of evidence is no object');
  const { line } = piece;
  const isLine = Number.isSafeInteger(line) && Number(line) >= 1;
  if (line !== undefined && !isLine) {
    throw new TypeError(`a line is a whole number from 1 up, not ${describe(line)}`);
  }
  const copy: Record<string, unknown> = line === undefined ? {} : { line };
  for (const name of TEXTS) {
    const text = piece[name];
    if (text === undefined) continue;
    if (typeof text !== 'string') throw new TypeError(`${name} of evidence is no text`);
    copy[name] = text;
  }
  if (typeof copy['date'] === 'string' && !/^\d{4}-\d\d-\d\d$/.test(copy['date'])) {
    throw new TypeError(`a date is YYYY-MM-DD, not ${shown(copy['date'])}`);
  }
  if (Object.keys(copy).length === 0) {
    throw new TypeError(`a piece of evidence has none of line, ${TEXTS.join(', ')}`);
  }
  return copy;
}

function describe(value: unknown): string {
  return typeof value === 'number' ? String(value) : `a ${typeof value}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
