import { type Evidence, evidenceOf, languageOf } from './block-evidence.ts';
import type { ProjectFiles } from './project-files.ts';
import { scriptVariables } from './script-variables.ts';
import { type Leaf, leavesOf } from './status-path.ts';

/** How deep one script may hand on to another. */
const DEPTH = 4;

/** Who looks at what scripts do. */
export interface Looker {
  readonly files: ProjectFiles;
  /** Variables whose value whoever runs them has handed on. */
  readonly variables: ReadonlyMap<string, string>;
  /** As its host calls it. */
  readonly event: string;
}

/** What the script `path` with its `text` is seen to do, by itself or by a script that it hands on to. */
export function scriptEvidence(
  looker: Looker,
  path: string,
  text: string,
  interpreter: string,
  depth = 0,
): Evidence {
  const { files, variables, event } = looker;
  const language = languageOf(path, text, interpreter);
  const own = evidenceOf(text, language, event);
  if (language !== 'shell' || own.two || own.answers || depth >= DEPTH) return own;
  const place = {
    files,
    folder: '',
    variables: new Map([...variables, ...scriptVariables(files, path, '')]),
    errexit: /^#!.*\s-[a-z]*e/.test(text),
  };
  for (const inner of leavesOf(text, place) ?? []) {
    if (inner.use.kind !== 'script' || inner.use.path === path) continue;
    const found = files.look(inner.use.path);
    const innerText = found.kind === 'file' ? files.text(inner.use.path) : undefined;
    if (innerText === undefined) continue;
    const seen = scriptEvidence(looker, inner.use.path, innerText, interpreterOf(inner), depth + 1);
    const two = inner.fate === undefined && seen.two;
    const answers = inner.output === undefined && seen.answers;
    if (two || answers) return { two, answers, codes: undefined };
  }
  return own;
}

/** The word that runs the script of `leaf`; empty where it is started itself. */
export function interpreterOf({ use, command }: Leaf): string {
  if (use.kind === 'script' && use.direct) return '';
  return interpreterIn(command.words.map(({ text }) => text));
}

/** The word among `words` that runs a script; empty where there is none. */
export function interpreterIn(words: readonly string[]): string {
  const found = words.find((word) =>
    /^(?:.*\/)?(?:(?:ba|z|da|k)?sh|\.|source|node|tsx|ts-node|bun|deno|py|python[\d.]*|ruby|perl|php|pwsh|powershell|uv)$/.test(
      word,
    ),
  );
  return found?.replace(/^.*\//, '') ?? '';
}
