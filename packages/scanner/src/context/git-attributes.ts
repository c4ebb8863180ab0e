import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import { parsePattern } from '../ignore/rule.ts';
import { fitsWay, type Way } from '../pattern/way.ts';
import { baseName, directoryOf } from '../resolve/project-path.ts';
import { latin1 } from '../utf8.ts';

/** Where `.gitattributes` says of a document that a program writes it. */
export interface AttributeLine {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

/** How many `.gitattributes` are read, those nearest to the root, and how much of each, in bytes. */
const FILES_LIMIT = 64;
const FILE_BYTES = 64 * 1024;
const RULES_LIMIT = 512;

/**
 * Answers which line of the project's `.gitattributes` files gives a path `linguist-generated`;
 * `undefined` where none does, or the last that speaks of it takes it back.
 */
export function linguistGenerated(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  files: Iterable<string>,
): (path: string) => AttributeLine | undefined {
  const found: string[] = [];
  for (const path of files) {
    if (baseName(path) === '.gitattributes' && found.length < FILES_LIMIT) found.push(path);
  }
  const buffer = found.length === 0 ? undefined : fs.buffer(FILE_BYTES);
  // Those nearest to the document decide, so they come last, as later lines do.
  const rules = found
    .sort((one, other) => one.length - other.length)
    .flatMap((path) => {
      try {
        if (buffer === undefined) return [];
        const { length } = fs.readInto(child(root, path), buffer);
        return rulesIn(path, buffer.latin1(0, length));
      } catch (error) {
        if (!(error instanceof FileSystemError)) throw error;
        return [];
      }
    });
  return (path) => {
    const last = rules.findLast((rule) => applies(rule, path));
    return last?.generated === true ? { path: last.path, line: last.line } : undefined;
  };
}

interface Rule extends AttributeLine {
  /** Of its file, with a trailing slash; empty for the root. */
  readonly directory: string;
  readonly ways: readonly Way[];
  readonly generated: boolean;
}

function rulesIn(path: string, text: string): readonly Rule[] {
  if (!text.includes(ATTRIBUTE)) return [];
  const folder = directoryOf(path);
  const directory = folder === '' ? '' : `${folder}/`;
  const rules: Rule[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const said = LINE.exec(content.trim());
    if (said === null || rules.length >= RULES_LIMIT) continue;
    const [, quoted, plain = '', attributes = ''] = said;
    const attribute = attributes.split(/\s+/).findLast((each) => each.includes(ATTRIBUTE));
    const pattern = attribute === undefined ? undefined : parsePattern(quoted ?? plain);
    // A pattern that is negated, or only fits directories, is none here, as for git.
    if (typeof pattern !== 'object' || pattern.negated || pattern.directoryOnly) continue;
    const generated = GIVEN.test(attribute ?? '');
    rules.push({ path, line: index + 1, directory, ways: pattern.ways, generated });
  }
  return rules;
}

const ATTRIBUTE = 'linguist-generated';
const LINE = /^(?:"([^"]{1,1000})"|([^\s"#]\S{0,1000}))\s+(\S.*)$/;
const GIVEN = /^linguist-generated(?:=(?:true|set))?$/;

function applies({ directory, ways }: Rule, path: string): boolean {
  if (!path.startsWith(directory)) return false;
  const names = latin1(path.slice(directory.length)).split('/');
  return ways.some((way) => fitsWay(way, names));
}
