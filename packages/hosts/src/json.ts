import type { HookProblem } from './entry.ts';
import type { Located, LocatedMember, LocatedTable } from './located.ts';

/** The longest file that is read, in characters. */
export const LONGEST: number = 2 ** 21;

/** How deep lists and tables may be nested. */
export const DEEPEST = 64;

/** What was read: the value, and what is wrong with the text. */
export interface ReadJson {
  /** Also there when only `comments` are wrong; `undefined` where nothing could be read. */
  readonly at: Located | undefined;
  readonly problems: readonly HookProblem[];
}

/**
 * Reads JSON, keeping lines.
 *
 * Strict as the standard is. Where comments or commas before a closing bracket are all that is wrong,
 * the value is told beside the problem, for hosts that do not mind. Takes time in proportion to the text.
 */
export function readJson(text: string): ReadJson {
  if (text.length > LONGEST) {
    const message = `has more than ${LONGEST} characters`;
    return { at: undefined, problems: [{ code: 'too-large', line: 1, message }] };
  }
  const reading = new JsonReader(text);
  try {
    const at = reading.document();
    return { at, problems: reading.problems };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { line, message } = error;
    return { at: undefined, problems: [{ code: 'unparsed', line, message }] };
  }
}

/** Leaves the reader; never seen outside. */
class JsonFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

class JsonReader {
  readonly #text: string;
  #offset = 0;
  #line = 1;
  #lenient = false;
  readonly problems: HookProblem[] = [];

  constructor(text: string) {
    this.#text = text;
    // Claude Code 2.1.332 reads past a byte order mark.
    if (text.startsWith('\uFEFF')) this.#offset = 1;
  }

  document(): Located {
    const at = this.#value(0);
    this.#skip();
    if (this.#offset < this.#text.length) this.#fail('goes on after its end');
    return at;
  }

  #value(depth: number): Located {
    this.#skip();
    if (depth > DEEPEST) this.#fail(`is nested more than ${DEEPEST} deep`);
    const { line, offset } = { line: this.#line, offset: this.#offset };
    const value = this.#content(depth);
    return { line, offset, value };
  }

  #content(depth: number): Located['value'] {
    const first = this.#text[this.#offset];
    if (first === '{') return this.#table(depth);
    if (first === '[') return this.#list(depth);
    if (first === '"') return this.#string();
    const number = this.#take(NUMBER);
    if (number !== undefined) return Number(number);
    const word = this.#take(WORD);
    if (word !== undefined) return WORDS[word] ?? null;
    return this.#fail(first === undefined ? 'ends too early' : 'has no value here');
  }

  #table(depth: number): LocatedTable {
    const members = new Map<string, LocatedMember>();
    this.#offset += 1;
    for (let more = this.#more('}', true); more; more = this.#more('}', false)) {
      const line = this.#line;
      if (this.#text[this.#offset] !== '"') this.#fail('has no key in double quotes here');
      const key = this.#string();
      this.#skip();
      if (this.#text[this.#offset] !== ':') this.#fail('has no colon after a key here');
      this.#offset += 1;
      if (members.has(key)) {
        this.#note('repeated-key', `has the key "${key}" again: the last one counts`, line);
      }
      members.set(key, { line, at: this.#value(depth + 1) });
    }
    return members;
  }

  #list(depth: number): readonly Located[] {
    const items: Located[] = [];
    this.#offset += 1;
    for (let more = this.#more(']', true); more; more = this.#more(']', false)) {
      items.push(this.#value(depth + 1));
    }
    return items;
  }

  /** Whether a table or list goes on; past the comma or the `end`. */
  #more(end: '}' | ']', first: boolean): boolean {
    this.#skip();
    const comma = !first && this.#text[this.#offset] === ',';
    if (comma) {
      this.#offset += 1;
      this.#skip();
    }
    if (this.#text[this.#offset] === end) {
      if (comma) this.#forgive('has a comma before a closing bracket');
      this.#offset += 1;
      return false;
    }
    if (!first && !comma) this.#fail(`has neither a comma nor "${end}" here`);
    return true;
  }

  #string(): string {
    let end = this.#offset + 1;
    for (;;) {
      const code = this.#text.charCodeAt(end);
      if (code === QUOTE) break;
      // Also at the end of the text, where there is no code.
      if (!(code >= SPACE)) this.#fail('has a text here that is not closed on its line');
      end += code === BACKSLASH ? 2 : 1;
    }
    const token = this.#text.slice(this.#offset, end + 1);
    if (/\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(token.replaceAll('\\\\', ''))) {
      this.#fail('has an escape that is none');
    }
    this.#offset = end + 1;
    return JSON.parse(token);
  }

  #take(token: RegExp): string | undefined {
    token.lastIndex = this.#offset;
    const found = token.exec(this.#text)?.[0];
    if (found !== undefined) this.#offset += found.length;
    return found;
  }

  /** Past white space and, with a problem noted, comments. */
  #skip(): void {
    for (;;) {
      const here = this.#text[this.#offset];
      if (here === '\n') this.#line += 1;
      if (here === '\n' || here === ' ' || here === '\t' || here === '\r') this.#offset += 1;
      else if (here !== '/' || !this.#comment()) return;
    }
  }

  #comment(): boolean {
    const kind = this.#text[this.#offset + 1];
    if (kind !== '/' && kind !== '*') return false;
    this.#forgive('has a comment');
    const end = this.#text.indexOf(kind === '/' ? '\n' : '*/', this.#offset + 2);
    if (end === -1 && kind === '*') this.#fail('has a comment that is not closed');
    const past = end === -1 ? this.#text.length : kind === '/' ? end : end + 2;
    this.#line += this.#text.slice(this.#offset, past).split('\n').length - 1;
    this.#offset = past;
    return true;
  }

  #forgive(message: string): void {
    if (!this.#lenient) this.#note('comments', message, this.#line);
    this.#lenient = true;
  }

  #note(code: HookProblem['code'], message: string, line: number): void {
    this.problems.push({ code, line, message });
  }

  #fail(message: string): never {
    throw new JsonFault(this.#line, message);
  }
}
