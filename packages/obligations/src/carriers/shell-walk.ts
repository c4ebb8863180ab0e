import type { ShellToken } from './shell-tokens.ts';

/** A stretch of the script that is opened and closed. */
interface Frame {
  readonly kind: 'if' | 'loop' | 'case' | 'subshell' | 'group' | 'function';
  readonly sub: boolean;
  /** Whether it runs only if what stands before it says so. */
  readonly conditional: boolean;
  /** Whether the branch at hand is never taken. */
  dead: boolean;
  /** Of a `case`: whether a pattern is next. */
  pattern: boolean;
  /** How many facts there were when it began. */
  readonly from: number;
  readonly name?: string;
}

/** An exit or the call of a command, which may be a function. */
export interface ShellFact {
  readonly what: 'two' | 'exit' | 'call';
  readonly name: string;
  readonly at: number;
  /** The function in whose body it stands; empty outside of all. */
  readonly within: string;
  /** Whether it happens whenever what it stands in runs. */
  readonly always: boolean;
  /** Whether it ends only a part of the shell, or never happens. */
  lost: boolean;
}

const DEPTH_LIMIT = 100;

const WELL: ReadonlySet<string> = new Set(['true', ':', 'echo', 'printf']);
const OPENS: ReadonlyMap<string, 'if' | 'loop' | 'case' | 'group'> = new Map([
  ['if', 'if'],
  ...['while', 'until', 'for', 'select'].map((word) => [word, 'loop'] as const),
  ['case', 'case'],
  ['{', 'group'],
]);
const CLOSES: ReadonlySet<string> = new Set(['fi', 'done', 'esac', '}']);

/** One way through the tokens of a script, to be gone once. */
export class ShellWalk {
  /** Variables that are somewhere given the value 2. */
  readonly #twos: ReadonlySet<string>;
  readonly #tokens: readonly ShellToken[];
  readonly #frames: Frame[] = [];
  readonly #facts: ShellFact[] = [];
  #words: ShellToken[] = [];
  /** What stands before the command at hand, and the first word of the one before that. */
  #before = ';';
  #previous = '';
  #trapped = false;
  /** Facts that a pipe after what was just closed would make its own. */
  #closedFrom: number | undefined;

  constructor(text: string, tokens: readonly ShellToken[]) {
    const given = text.matchAll(/\b([A-Za-z_]\w*)=["']?2\b/g);
    this.#twos = new Set(Array.from(given, ([, name = '']) => name));
    this.#tokens = tokens;
  }

  /** The exits and calls of the script, in their order; `undefined` where a trap may change how the script ends. */
  facts(): readonly ShellFact[] | undefined {
    for (let at = 0; at < this.#tokens.length && !this.#trapped; at += 1) {
      const token = this.#tokens[at] as ShellToken;
      const frame = this.#frames.at(-1);
      if (frame?.kind === 'case' && frame.pattern) {
        if (token.text === 'esac' && !token.quoted) this.#close();
        else if (token.text === ')') frame.pattern = false;
        continue;
      }
      if (token.kind === 'operator') at += this.#operator(token, at);
      else if (token.kind === 'word') this.#word(token);
    }
    this.#end(';');
    return this.#trapped ? undefined : this.#facts;
  }

  /** Takes an operator, and says how many tokens after it belong to it. */
  #operator({ text }: ShellToken, at: number): number {
    const [first] = this.#words;
    const next = this.#tokens[at + 1];
    if (text === '(' && first !== undefined && next?.text === ')') {
      let brace = at + 2;
      while (this.#tokens[brace]?.text === ';') brace += 1;
      const name = first.text === 'function' ? this.#words[1]?.text : first.text;
      this.#words = [];
      if (this.#tokens[brace]?.text !== '{') return 1;
      this.#open('function', name);
      return brace - at;
    }
    if (text === '(') this.#open('subshell');
    else if (text === ')') {
      this.#end(';');
      this.#close();
    } else {
      this.#end(text);
      const frame = this.#frames.at(-1);
      if (text.startsWith(';;') || text === ';&') if (frame?.kind === 'case') frame.pattern = true;
    }
    return 0;
  }

  #word(token: ShellToken): void {
    const { text, quoted } = token;
    if (this.#words.length > 0) {
      if (text === 'in' && this.#words[0]?.text === 'case') {
        this.#words = [];
        this.#open('case');
        const frame = this.#frames.at(-1);
        if (frame !== undefined) frame.pattern = true;
        return;
      }
      if (text === '{' && this.#words[0]?.text === 'function') {
        const name = this.#words[1]?.text;
        this.#words = [];
        this.#open('function', name);
        return;
      }
      this.#words.push(token);
      return;
    }
    const opens = quoted ? undefined : OPENS.get(text);
    if (opens !== undefined && opens !== 'case') this.#open(opens);
    else if (!quoted && CLOSES.has(text)) this.#close();
    else if (!quoted && (text === 'then' || text === 'do'))
      this.#branch(this.#previous === 'false');
    else if (!quoted && (text === 'else' || text === 'elif')) this.#branch(false);
    else if (quoted || (text !== '!' && !/^[A-Za-z_]\w*\+?=/.test(text))) this.#words.push(token);
  }

  #branch(dead: boolean): void {
    const frame = this.#frames.at(-1);
    if (frame !== undefined) frame.dead = dead;
    this.#before = ';';
  }

  #open(kind: Frame['kind'], name?: string): void {
    const skipped = this.#isSkipped();
    const sub = kind === 'subshell' || this.#before === '|';
    // What is nested deeper than anybody writes is not followed.
    if (this.#frames.length > DEPTH_LIMIT) this.#trapped = true;
    const from = this.#facts.length;
    const own = name === undefined ? {} : { name };
    const conditional = this.#before !== ';' || /^(?:if|loop|case|subshell)$/.test(kind);
    this.#frames.push({ kind, sub, conditional, dead: skipped, pattern: false, from, ...own });
    this.#before = ';';
  }

  #close(): void {
    this.#end(';');
    this.#closedFrom = this.#frames.pop()?.from;
    this.#previous = '';
  }

  /** Ends the command at hand, which `next` follows. */
  #end(next: string): void {
    const isPipe = next === '|' || next === '|&' || next === '&';
    const from = this.#words.length > 0 ? this.#facts.length : this.#closedFrom;
    this.#fact();
    if (isPipe && from !== undefined) for (const fact of this.#facts.slice(from)) fact.lost = true;
    if (this.#words.length > 0) this.#previous = this.#words[0]?.text ?? '';
    const isEmpty = this.#words.length === 0 && this.#closedFrom === undefined;
    // A newline after an operator belongs to it.
    if (!(isEmpty && next === ';')) this.#before = next === '|&' ? '|' : next;
    this.#words = [];
    this.#closedFrom = undefined;
  }

  #isSkipped(): boolean {
    if (this.#before === '||') return WELL.has(this.#previous);
    return this.#before === '&&' && this.#previous === 'false';
  }

  #fact(): void {
    const [first, second] = this.#words;
    if (first === undefined || first.quoted) return;
    const name = first.text;
    if (name === 'trap' && /\b(?:exit|return)\b/.test(second?.text ?? '')) this.#trapped = true;
    const isExec = name === 'exec' && second !== undefined;
    const isExit = name === 'exit' || isExec;
    const what = isExit ? (this.#isTwo(name, second?.text ?? '') ? 'two' : 'exit') : 'call';
    const inner = this.#frames.findLastIndex(({ kind }) => kind === 'function');
    const within = this.#frames[inner]?.name ?? '';
    const branched = this.#frames.slice(inner + 1).some(({ conditional }) => conditional);
    const always = this.#before === ';' && !branched;
    const lost =
      this.#before === '|' || this.#isSkipped() || this.#frames.some((one) => one.sub || one.dead);
    this.#facts.push({ what, name, at: first.at, within, always, lost });
  }

  #isTwo(name: string, code: string): boolean {
    if (name !== 'exit') return false;
    if (/^\d{1,3}$/.test(code)) return Number(code) % 256 === 2;
    const [, variable] = /^\$\{?([A-Za-z_]\w*)\}?$/.exec(code) ?? [];
    return variable !== undefined && this.#twos.has(variable);
  }
}
