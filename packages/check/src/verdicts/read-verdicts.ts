import { CATEGORIES, OPS, RATIONALE_LIMIT, SAFETY_TIERS } from '@dochygiene/report';
import { isShown } from '../shown.ts';
import type { Fault, VerdictCleared, VerdictEntry, Verdicts } from '../verdicts.ts';
import { jsonFault } from './json-fault.ts';
import {
  type Check,
  isKeyed,
  kindOf,
  list,
  note,
  object,
  oneOf,
  type Place,
  text,
} from './shape.ts';

/** Verdicts, or everything that keeps a text from being such. */
export type VerdictsReading =
  | { readonly ok: true; readonly verdicts: Verdicts }
  | {
      readonly ok: false;
      readonly faults: readonly Fault[];
      /** What of it has the right shape, to be judged all the same: see `faultsBeside`. */
      readonly sound: Verdicts;
      /** The documents that the rest is about, as far as it says. */
      readonly named: readonly string[];
    };

/**
 * Reads `text`, JSON as a reader has written it, as verdicts.
 *
 * Only their shape is looked at, exactly as `schema/verdicts.schema.json` says it: whether they fit a
 * check is for {@link judgeVerdicts} to say. Every fault is told; of a text that is no JSON the first.
 * A byte order mark does no harm, and of a key that is given twice the last one counts.
 */
export function readVerdicts(text: string): VerdictsReading {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, faults: [syntaxFault(json, error)], ...soundOf(undefined) };
  }
  const faults: Fault[] = [];
  VERDICTS(value, { path: '-', field: '', faults });
  // Without a fault it has the shape, which says no less than the type.
  if (faults.length > 0) return { ok: false, faults, ...soundOf(value) };
  return { ok: true, verdicts: value as Verdicts };
}

/** What of verdicts with a fault can be judged. */
function soundOf(value: unknown): { readonly sound: Verdicts; readonly named: readonly string[] } {
  const named: string[] = [];
  const soundIn = <T>(key: 'entries' | 'cleared', check: Check): readonly T[] => {
    const said = isKeyed(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    if (!Array.isArray(said)) return [];
    return said.filter((one: unknown): one is T => {
      const faults: Fault[] = [];
      check(one, { path: '-', field: '', faults });
      if (faults.length > 0 && isKeyed(one) && typeof one['path'] === 'string') {
        named.push(one['path']);
      }
      return faults.length === 0;
    });
  };
  const entries = soundIn<VerdictEntry>('entries', entry);
  const stay = soundIn<VerdictCleared>('cleared', cleared);
  return {
    sound: { schema: 'dochygiene.verdicts/1', entries, cleared: stay },
    named: named.filter((path) => path !== ''),
  };
}

function syntaxFault(json: string, error: SyntaxError): Fault {
  const where = { path: '-', field: '-' };
  if (/^\s*(?:```|~~~)/.test(json)) {
    const problem = 'line 1, column 1: the JSON stands in a code fence';
    return { ...where, problem, right: 'the JSON alone' };
  }
  const found = jsonFault(json);
  if (found === undefined) return { ...where, problem: error.message, right: 'JSON' };
  const { line, column, problem, right } = found;
  return { ...where, problem: `line ${line}, column ${column}: ${problem}`, right };
}

/** Text that a person reads: something, on one line, and not long. */
function plainLine(what: string): Check {
  const right = `${what}: text of 1 to ${RATIONALE_LIMIT} characters on one line`;
  return (value, place) => {
    if (typeof value !== 'string') return note(place, `is ${kindOf(value)}`, right);
    const length = [...value].length;
    if (length > RATIONALE_LIMIT) note(place, `is ${length} characters long`, right);
    if (!isShown(value)) note(place, 'is empty', right);
    if (/[\p{Cc}\u2028\u2029]/u.test(value)) {
      note(place, 'holds a line break or another control character', right);
    }
  };
}

const path = text((given) => given !== '', 'the path of a document, as the work list spells it');

const guard = {
  check: object('a guard', {
    sha256: {
      check: text(
        (given) => /^[0-9a-f]{64}$/.test(given),
        'the guard.sha256 of the work list: 64 hexadecimal digits in lower case',
      ),
      missing: 'the guard.sha256 of the work list',
    },
  }),
  missing: '{"sha256": …} with the guard.sha256 of the work list',
};

const LINES = 'two whole numbers from 1 up, the first and the last line: [12, 14]';

const lines: Check = (value, place) => {
  if (!Array.isArray(value)) return note(place, `is ${kindOf(value)}`, LINES);
  if (value.length !== 2) note(place, `is a list of ${value.length}`, LINES);
  else if (!value.every((line) => Number.isInteger(line) && line >= 1)) {
    note(place, `is [${value.map(kindOf).join(', ')}]`, LINES);
  }
};

const quote = object('a quote', {
  lines: { check: lines, missing: LINES },
  text: {
    check: text(() => true, 'these lines, as they stand'),
    missing: 'these lines, as they stand',
  },
});

const entry = object('an entry', {
  path: { check: path, missing: 'the path of a document, as the work list spells it' },
  category: { check: oneOf(CATEGORIES), missing: `one of ${CATEGORIES.join(', ')}` },
  op: { check: oneOf(OPS), missing: `one of ${OPS.join(', ')}` },
  target: { check: text((given) => given !== '', 'a path of the project') },
  rationale: { check: plainLine('why'), missing: 'why, on one line' },
  safety_tier: { check: oneOf(SAFETY_TIERS) },
  quotes: { check: list('a list of quotes', quote) },
  guard,
});

const cleared = object('a cleared document', {
  path: { check: path, missing: 'the path of a document, as the work list spells it' },
  reason: { check: plainLine('why it stays'), missing: 'why it stays, on one line' },
  guard,
});

const VERDICTS = object('the verdicts', {
  schema: { check: oneOf(['dochygiene.verdicts/1']), missing: '"dochygiene.verdicts/1"' },
  entries: { check: list('a list of entries', entry, documentPlace), missing: 'a list, or []' },
  cleared: {
    check: list('a list of cleared documents', cleared, documentPlace),
    missing: 'a list, or []',
  },
});

/** The place of what is said of one document: its path says which, if it has one. */
function documentPlace(value: unknown, at: number, { field, faults }: Place): Place {
  const named = isKeyed(value) && Object.hasOwn(value, 'path') ? value['path'] : undefined;
  return typeof named === 'string' && named !== ''
    ? { path: named, field: '', faults }
    : { path: '-', field: `${field}[${at}]`, faults };
}
