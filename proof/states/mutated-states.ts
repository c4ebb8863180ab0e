import { Buffer } from 'node:buffer';
import { outlook, remind, silence } from '../../packages/session-reminder/src/index.ts';
import { frozenClock } from '../../packages/testing/src/index.ts';
import {
  absolutePath,
  child,
  memoryFileSystem,
  readState,
  readText,
  recordCheck,
  type StateDirectory,
  StateStoreError,
  stateAsRead,
  stateDirectory,
  type TextFile,
} from '../lib/workspace.ts';
import { chance, mutated } from './mutate.ts';

/** What came of trying mutated states, and how many of them were found in which condition. */
export interface MutatedStates {
  readonly conditions: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

const CLOCK = frozenClock('2026-03-10T12:00:00.000Z', 'UTC');
const ROOT = absolutePath('/home/project');
const LIMIT = 1 << 20;
const STATES: readonly string[] = [
  '{\n  "version": 1,\n  "last_check": "2026-03-09T08:00:00.000Z",\n  "last_reminded": null\n}\n',
  '{"version":1,"last_check":null,"last_reminded":"2026-03-10T09:00:00.000Z","more":[1,{"a":"é"}]}',
  '{"version":1,"last_check":"2026-01-01T00:00:00.000Z","last_reminded":"2026-03-09T23:59:59.999Z"}',
  '{"version":2,"last_check":"2026-03-09T08:00:00.000Z","last_reminded":null,"else":{}}',
];

/** Reads, reminds and checks upon `count` mutated states, in memory. */
export function mutatedStates(count: number, seed: number): MutatedStates {
  const random = chance(seed);
  const conditions: Record<string, number> = {};
  const violations: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const bytes = mutated(STATES[n % STATES.length] ?? '', random);
    const shown = JSON.stringify(Buffer.from(bytes).toString('latin1'));
    const told = (promise: string) => violations.push(`${shown}: not so: ${promise}`);
    try {
      const condition = tryBytes(bytes, told);
      conditions[condition] = (conditions[condition] ?? 0) + 1;
    } catch (error) {
      told(`nothing is thrown: ${error}`);
    }
  }
  return { conditions, violations };
}

function tryBytes(bytes: Uint8Array, told: (promise: string) => void): string {
  const directory = storeWith(bytes);
  const expected = expectation(bytes);
  const { condition, lastCheck, lastReminded } = readState(directory);
  if (condition !== expected.condition) told(`it is ${expected.condition}: ${condition}`);
  if (lastCheck?.toISOString() !== expected.last_check) told(`the check: ${lastCheck?.toJSON()}`);
  if (lastReminded?.toISOString() !== expected.last_reminded) {
    told(`the reminder: ${lastReminded?.toJSON()}`);
  }

  const read = stateAsRead(fileIn(directory, 'state.json'), CLOCK);
  const glance = silence(read, CLOCK, 14);
  const due = outlook(directory, 14);
  if (glance !== undefined && due.kind !== 'silent') told(`a glance may be silent: ${due.kind}`);
  const said = remind(directory, 14, read);
  if ((said.kind === 'banner') !== (due.kind === 'remind')) told(`it is ${due.kind}: ${said.kind}`);
  const kept = condition === 'unreadable' || condition === 'newer' || said.kind === 'silent';
  if (kept && !sameBytes(directory, 'state.json', bytes)) told('a reminder leaves it alone');
  if (remind(directory, 14).kind !== 'silent') told('there is one banner a day');

  tryCheck(directory, bytes, condition, told);
  return condition;
}

function tryCheck(
  directory: StateDirectory,
  bytes: Uint8Array,
  condition: string,
  told: (promise: string) => void,
): void {
  try {
    recordCheck(directory, CLOCK.now());
    if (condition === 'newer') told('a later version is not written');
    const { lastCheck } = readState(directory);
    if (lastCheck === undefined || lastCheck < CLOCK.now()) told('a check is recorded');
    if (condition !== 'unreadable') return;
    if (!sameBytes(directory, 'state.json.bad', bytes)) told('a check keeps what was bad');
  } catch (error) {
    if (!(error instanceof StateStoreError) || condition !== 'newer') throw error;
    if (!sameBytes(directory, 'state.json', bytes)) told('a later version stays as it is');
  }
}

interface Expectation {
  readonly condition: string;
  readonly last_check: string | undefined;
  readonly last_reminded: string | undefined;
}

/** What DESIGN says of a state, said again in as few words as can be. */
function expectation(bytes: Uint8Array): Expectation {
  const none = { condition: 'unreadable', last_check: undefined, last_reminded: undefined };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.includes('\uFFFD')) return none;
    const { version, last_check, last_reminded } = JSON.parse(text);
    if (typeof version !== 'number' || version < 1) return none;
    const condition = version === 1 ? 'ok' : 'newer';
    return { condition, last_check: time(last_check), last_reminded: time(last_reminded) };
  } catch {
    return none;
  }
}

function time(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[\dT:.Z-]{24}$/.test(value)) return undefined;
  const at = Date.parse(value);
  if (Number.isNaN(at) || new Date(at).toISOString() !== value) return undefined;
  const most = CLOCK.now().getTime() + 86_400_000;
  return at >= Date.UTC(2000, 0) && at <= most ? value : undefined;
}

function storeWith(bytes: Uint8Array): StateDirectory {
  const fs = memoryFileSystem({ '/home/project/.dochygiene/state.json': bytes }, { clock: CLOCK });
  let last = 0;
  const token = () => {
    last += 1;
    return last.toString(16).padStart(8, '0');
  };
  return stateDirectory({ fs, root: ROOT, clock: CLOCK, token, owner: undefined });
}

function fileIn({ fs, path }: StateDirectory, name: string): TextFile {
  return readText(fs, child(path, name), LIMIT);
}

function sameBytes({ fs, path }: StateDirectory, name: string, bytes: Uint8Array): boolean {
  const buffer = fs.buffer(LIMIT);
  const { length } = fs.readInto(child(path, name), buffer);
  return Buffer.compare(buffer.bytes.subarray(0, length), bytes) === 0;
}
