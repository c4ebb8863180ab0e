/** Whether a condition holds: `unknown` where only the service can tell. */
export type Verdict = 'yes' | 'no' | 'unknown';

/** The longest condition that is read, in characters. */
const CONDITION_LIMIT = 2_000;

const TOKEN = /\s*(&&|\|\||!(?!=)|\(|\)|(?:[^&|()!]|!=|&(?!&)|\|(?!\|))+)/y;

// What is the same for everyone who works on the project itself, and what a status comes to when
// nothing has failed before.
// biome-ignore format: a table is read by column
const TERMS: readonly (readonly [RegExp, Verdict])[] = [
  [/^(?:true|always\(\)|success\(\))$/,                                        'yes'],
  [/^(?:false|''|0|failure\(\)|cancelled\(\))$/,                               'no'],
  [/^needs\.[\w-]+\.result *(?:== *'success'|!= *'(?:failure|cancelled|skipped)')$/, 'yes'],
  [/^needs\.[\w-]+\.result *(?:!= *'success'|== *'(?:failure|cancelled|skipped)')$/, 'no'],
  [/^github\.event\.pull_request\.draft *(?:== *false|!= *true)$/,             'yes'],
  [/^github\.event\.pull_request\.draft(?: *== *true)?$/,                      'no'],
  [/^github\.actor *!= *'[^']*\[bot\]'$/,                                      'yes'],
];

/**
 * Whether the `if` of a job holds when `event` starts it.
 *
 * Understands names of events, literals and functions of status, joined by
 * `&&`, `||`, `!` and parentheses. Whatever else it says is `unknown`.
 */
export function holds(condition: unknown, event: string): Verdict {
  if (condition === undefined || condition === null || condition === true) return 'yes';
  if (condition === false) return 'no';
  if (typeof condition !== 'string' || condition.length > CONDITION_LIMIT) return 'unknown';
  const whole = /^\s*\$\{\{((?:(?!\$\{\{)[\s\S])*)\}\}\s*$/.exec(condition)?.[1] ?? condition;
  const tokens = tokensOf(whole);
  if (tokens === undefined) return 'unknown';
  const reading = { tokens, at: 0, event };
  const verdict = either(reading);
  return reading.at === tokens.length ? verdict : 'unknown';
}

interface Reading {
  readonly tokens: readonly string[];
  at: number;
  readonly event: string;
}

/** The signs and terms of `text`; a function's own parentheses belong to its term. */
function tokensOf(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ''; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1]?.trim();
    if (token === undefined) return undefined;
    const isCall = /\w$/.test(token) && text[TOKEN.lastIndex] === '(';
    if (!isCall) tokens.push(token);
    else {
      const end = callEnd(text, TOKEN.lastIndex);
      const rest = /^[^&|()!]*(?:!=[^&|()!]*)?/.exec(text.slice(end))?.[0] ?? '';
      tokens.push(`${token}${text.slice(TOKEN.lastIndex, end)}${rest}`.trim());
      TOKEN.lastIndex = end + rest.length;
    }
  }
  return tokens;
}

function callEnd(text: string, start: number): number {
  let open = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')') open -= 1;
    if (open === 0) return at + 1;
  }
  return text.length;
}

function either(reading: Reading): Verdict {
  const verdicts = [both(reading)];
  while (reading.tokens[reading.at] === '||') {
    reading.at += 1;
    verdicts.push(both(reading));
  }
  if (verdicts.includes('yes')) return 'yes';
  return verdicts.every((one) => one === 'no') ? 'no' : 'unknown';
}

function both(reading: Reading): Verdict {
  const verdicts = [single(reading)];
  while (reading.tokens[reading.at] === '&&') {
    reading.at += 1;
    verdicts.push(single(reading));
  }
  if (verdicts.includes('no')) return 'no';
  return verdicts.every((one) => one === 'yes') ? 'yes' : 'unknown';
}

function single(reading: Reading): Verdict {
  const token = reading.tokens[reading.at] ?? '';
  reading.at += 1;
  if (token === '!') {
    const verdict = single(reading);
    if (verdict === 'unknown') return verdict;
    return verdict === 'yes' ? 'no' : 'yes';
  }
  if (token !== '(') return term(token, reading.event);
  const verdict = either(reading);
  reading.at += 1;
  return verdict;
}

function term(text: string, event: string): Verdict {
  const named = /^github\.event_name *(==|!=) *'([^']*)'$/.exec(text);
  if (named !== null) return (named[1] === '==') === (named[2] === event) ? 'yes' : 'no';
  // A pull request has a ref of its own, and never that of a branch.
  if (/^github\.ref *== *'refs\/heads\/[^']*'$/.test(text)) {
    return event.startsWith('pull_request') ? 'no' : 'unknown';
  }
  return TERMS.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown';
}
