import { type Ack, type Acks, acksOf, NO_ACKS } from '@dochygiene/check';
import {
  type AbsolutePath,
  FileSystemError,
  type ReadOnlyFileSystem,
  readText,
} from '@dochygiene/ports';
import { Document, isMap, isSeq, LineCounter, YAMLSeq } from 'yaml';
import { parseYaml, yamlFault } from './config-yaml.ts';
import { Failure } from './failure.ts';
import { jsonOf } from './json-of.ts';

/** Acks that are shared, committed at the root of the project. */
export const SHARED_ACKS = 'dochygiene.acks.yaml';

/** A larger file of shared acks is refused, in bytes. */
const ACKS_BYTES = 1024 * 1024;

const HEADER = ` Documents that were looked at and stay. dochygiene ack --shared writes this file.
 An ack holds as long as its evidence is the same: dochygiene ack --list`;

/** A file of shared acks: its text, `undefined` where it is not there, and what it says. */
export interface AcksFile {
  readonly text: string | undefined;
  readonly acks: Acks;
}

/**
 * The acks in file `path`.
 *
 * @throws Failure, naming file, line and remedy, for what cannot be read or understood.
 */
export function readAcksFile(fs: ReadOnlyFileSystem, path: AbsolutePath): AcksFile {
  try {
    if (fs.lstat(path) === undefined) return { text: undefined, acks: NO_ACKS };
    const { text, truncated } = readText(fs, path, ACKS_BYTES);
    if (truncated) {
      throw new Failure(
        `Cannot read "${path}": it is over 1 MiB`,
        'Take out what no longer holds (dochygiene ack --list), or exclude whole folders: .dochygiene-ignore',
      );
    }
    return { text, acks: acksIn(text, path) };
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const why = error.code.toLowerCase().replaceAll('_', ' ');
    throw new Failure(`Cannot read "${path}": ${why}`, 'Make it a regular file that you may read.');
  }
}

/**
 * The acks that `text` holds, JSON or YAML; `path` is for messages.
 *
 * @throws Failure, naming file, line and remedy, for what is not understood.
 */
export function acksIn(text: string, path: string): Acks {
  const json = jsonOf(text);
  const quick = json === undefined ? undefined : acksOf(json);
  if (quick?.ok === true) return quick.acks;
  // Only what is wrong is parsed again, to tell the line.
  const lines = new LineCounter();
  const document = openDocument(text, path, lines);
  const read = acksOf(plainValue(document, path));
  if (read.ok) return read.acks;
  const [first] = read.faults;
  const more = read.faults.length - 1;
  const at = first?.at ?? [];
  const name = at.length === 0 ? 'the whole' : at.join('.');
  throw new Failure(
    `${path}:${lineOf(document, at, lines)}: ${name} ${first?.problem}${more > 0 ? `, and ${more} more` : ''}`,
    `Right would be: ${first?.right}`,
  );
}

/** `text` of a YAML file, or a new one, made to say `acks`; comments stay with what they are about. */
export function withAcksInYaml(text: string | undefined, { acks }: Acks, path: string): string {
  const isNew = text === undefined || text.trim() === '';
  const document = isNew
    ? new Document({ version: 1, acks: [] })
    : openDocument(text, path, new LineCounter());
  if (isNew) document.commentBefore = HEADER;
  const list = document.get('acks');
  const seq = isSeq(list) ? list : new YAMLSeq(document.schema);
  const known = seq.items.filter((item) => isMap(item));
  const nodes = new Map(known.map((node) => [keyOf(node.toJSON()), node]));
  seq.items = acks.map((ack) => {
    const node = nodes.get(keyOf(ack));
    for (const [key, value] of Object.entries(ack)) node?.set(key, value);
    return node ?? document.createNode(ack);
  });
  document.set('version', 1);
  document.set('acks', seq);
  return document.toString({ lineWidth: 0 });
}

/** Equal for acks about the same. */
function keyOf({ path, signal }: Partial<Ack>): string {
  return JSON.stringify([path, signal ?? null]);
}

function openDocument(text: string, path: string, lines: LineCounter): Document {
  const document = parseYaml(text, path, lines);
  const fault = yamlFault(text, document, lines);
  if (fault === undefined) return document;
  throw new Failure(`${path}:${fault.line}: ${fault.what}`, fault.remedy);
}

function plainValue(document: Document, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new Failure(`Cannot read "${path}": it has aliases`, 'Write out what they stand for.');
  }
}

/** The line of the node at `at`, or of the closest one above it that is there. */
function lineOf(document: Document, at: readonly (string | number)[], lines: LineCounter): number {
  for (let length = at.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(at.slice(0, length), true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
    const start: unknown = Array.isArray(range) ? range[0] : undefined;
    if (typeof start === 'number') return Math.max(1, lines.linePos(start).line);
  }
  return 1;
}
