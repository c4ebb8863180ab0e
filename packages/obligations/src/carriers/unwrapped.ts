import type { ShellWord } from './shell-word.ts';

/** Words in front of a command that change nothing about which file is run. */
const WRAPPERS: readonly RegExp[] = [
  /^(?:exec|command|builtin|time|nohup|sudo|nice|env|caffeinate|xvfb-run)(?: |$)/,
  /^timeout(?: -\S+)* \S+(?: |$)/,
  /^(?:uv|poetry|pipenv|pdm|rye|hatch|mise|direnv) (?:run|exec)(?: |$)/,
  /^bundle exec(?: |$)/,
  /^(?:npx|bunx|pnpx)(?: |$)/,
  /^(?:npm|pnpm|yarn) (?:exec|dlx)(?: |$)/,
];

/** What those begin with. */
const WRAP: ReadonlySet<string> = new Set(
  'exec command builtin time nohup sudo nice env caffeinate xvfb-run timeout uv poetry pipenv pdm rye hatch mise direnv bundle npx bunx pnpx npm pnpm yarn'.split(
    ' ',
  ),
);

/** Options of those that take a word of their own. */
const WITH_WORD =
  /^(?:-[upCknS]|--(?:project|directory|with|python|package|extra|group|env-file|user|unset))$/;

/** `words` without what only wraps them, and without the options and assignments of that. */
export function unwrapped(words: readonly ShellWord[]): readonly ShellWord[] {
  let rest = words;
  for (let round = 0; round < 8 && WRAP.has(rest[0]?.text ?? ''); round += 1) {
    const line = rest.slice(0, 6).map(({ text }) => text.replaceAll(' ', '\u00a0'));
    const found = WRAPPERS.map((wrapper) => wrapper.exec(line.join(' '))?.[0]).find(Boolean);
    if (found === undefined) return rest;
    rest = rest.slice(found.trim().split(' ').length);
    rest = withoutOptions(rest);
  }
  return rest;
}

/** `words` without the options and assignments in front, and the words that belong to them. */
function withoutOptions(words: readonly ShellWord[]): readonly ShellWord[] {
  let at = 0;
  for (; at < words.length; at += 1) {
    const text = words[at]?.text ?? '';
    if (WITH_WORD.test(text)) at += 1;
    else if (!/^(?:-|[A-Za-z_]\w*=)/.test(text)) break;
  }
  return words.slice(at);
}
