import type { ManifestKind } from '../../manifests.ts';
import { PROGRAMS } from './programs.ts';

/** A command that a manifest must define. */
export interface Command {
  readonly kind: ManifestKind;
  /** The script, target, recipe, task, subcommand or program that is run. */
  readonly name: string;
}

/** A step after which commands may be meant for another place. */
export type Move =
  /** Into a directory, as written. */
  | { readonly to: string }
  /** A repository was fetched: its name, in lower case. */
  | { readonly cloned: string }
  /** A new project was made. */
  | 'made';

/** The commands among `words`, a simple command, that a manifest must define. */
export function commandsOf(words: readonly string[]): readonly Command[] {
  const [program = '', ...rest] = withoutPrefix(words);
  const reader = PROGRAMS.get(program);
  if (reader === undefined) return [];
  const { kind, names } = reader;
  return names(rest)
    .filter((name) => kind === 'python' || (NAME.test(name) && !FILLER.test(name)))
    .map((name) => ({ kind, name }));
}

/** Where `words`, a simple command, leads those after it; `undefined` if nowhere. */
export function moveOf(words: readonly string[]): Move | undefined {
  const [program = '', first = '', second = ''] = withoutPrefix(words);
  if (program === 'cd' || program === 'pushd') return first === '' ? undefined : { to: first };
  const line = withoutPrefix(words).join(' ');
  if (MAKES.test(line)) return 'made';
  if (!/^(?:git|gh repo) clone\b/.test(line)) return undefined;
  const address = words.find((word) => /[/:]/.test(word) && !word.startsWith('-')) ?? second;
  return { cloned: repositoryName(address) };
}

function repositoryName(address: string): string {
  return address
    .replace(/\/$|\.git\/?$/, '')
    .replace(/^.*[/:]/, '')
    .toLowerCase();
}

/** Programs that begin a project from nothing, or from a template. */
const MAKES =
  /^(?:(?:npx|bunx|pnpx|(?:pnpm|yarn) dlx|bun x|npm exec)\s(?:-\S+\s)*(?:create-|@[\w-]+\/create-|degit|tiged|@\S+\s(?:init|new|create)\b)|(?:npm|pnpm|yarn|bun) (?:create|init)\b|(?:cargo|uv|rails|ng|dotnet|hugo|mix|poetry|flutter|vue|ionic|sam|nest|meteor) (?:new|init|create)\b|django-admin startproject|degit|tiged|cookiecutter|copier|gh repo (?:create|fork))/;

/** What stands before a program: assignments, and programs that run another. */
function withoutPrefix(words: readonly string[]): readonly string[] {
  let start = 0;
  while (PREFIX.test(words[start] ?? '')) start += 1;
  return words.slice(start);
}

const PREFIX = /^(?:[A-Za-z_]\w*=.*|sudo|time|exec|nohup|env|command|then|do|cross-env|\$)$/;

/** A whole name; with a gap in it, or in capitals, it stands for another. */
const NAME = /^(?![A-Z_]+$)[A-Za-z](?:[\w:-]*\w)?$/;

const FILLER =
  /^(?:x+|xyz|foo|bar|baz|foobar|name|command|cmd|task|target|script|recipe|something|whatever|example|subcommand)$|^(?:your|my|some)[-_:]|(?:script|command|task|target|recipe)[-_]?name|x{3,}/i;
