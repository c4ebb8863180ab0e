import { DEEPEST } from '../json.ts';

/** Leaves the reader; caught where TOML is read. */
export class TomlFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** A place in a text, moved forward as it is read. */
export class Cursor {
  readonly text: string;
  offset = 0;
  line = 1;

  constructor(text: string) {
    this.text = text;
  }

  /** What `token`, a sticky pattern, finds here; read past, its lines counted. */
  take(token: RegExp): string | undefined {
    token.lastIndex = this.offset;
    const found = token.exec(this.text)?.[0];
    if (found !== undefined) this.pass(found);
    return found;
  }

  /** Whether `word` stood here; read past if so. */
  eat(word: string): boolean {
    const here = this.text.startsWith(word, this.offset);
    if (here) this.pass(word);
    return here;
  }

  pass(read: string): void {
    this.offset += read.length;
    for (let at = read.indexOf('\n'); at !== -1; at = read.indexOf('\n', at + 1)) this.line += 1;
  }

  /** Past white space, line breaks and comments. */
  skip(): void {
    while (this.take(BLANK) || this.take(COMMENT));
  }

  fail(message: string): never {
    throw new TomlFault(this.line, message);
  }

  /** Refuses what is nested too deep to be read. */
  atDepth(depth: number): void {
    if (depth > DEEPEST) this.fail(`is nested more than ${DEEPEST} deep`);
  }
}

const BLANK = /[ \t\r\n]+/y;
const COMMENT = /#[^\n]*/y;
