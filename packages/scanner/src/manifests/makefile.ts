import type { ManifestContent } from '../manifests.ts';

/**
 * The targets of a Makefile.
 *
 * Open if it includes others, computes rules, or has a pattern that could match a plain name: what
 * such a file defines, only `make` can tell.
 */
export function makefileContent(text: string): ManifestContent {
  const names = new Set<string>();
  const variables = new Map<string, string>();
  let open = false;
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    const assigned = VARIABLE.exec(line);
    if (assigned !== null) remember(variables, assigned[1] ?? '', assigned[2] ?? '');
    else if (INCLUDES.test(line) || COMPUTES.test(line)) open = true;
    else if (!line.startsWith('\t')) open = addRule(line, variables, names) || open;
  }
  return { names, open, titles: [] };
}

/** A longer value is no list of a few targets, and stays unknown. */
const VALUE_LENGTH = 2048;

function remember(variables: Map<string, string>, name: string, value: string): void {
  if (value.length > VALUE_LENGTH) variables.delete(name);
  else variables.set(name, value);
}

const VARIABLE = /^ *(?:export +|override +)*([\w.-]+)\s*[:+?]{0,2}=\s*([^#]*)/;

// A file of settings defines no targets.
const INCLUDES = /^ *[-s]?include\s+(?!\.?\/?[\w./-]*\.env\b)/;

const COMPUTES = /^\s*\$[({](?:eval|call|foreach|shell)\b|^ *define\s/;

/** Adds what the rule on `line` defines; returns whether that is all it may define. */
function addRule(
  line: string,
  variables: ReadonlyMap<string, string>,
  names: Set<string>,
): boolean {
  const rule = RULE.exec(line);
  if (rule === null) return false;
  const targets = (rule[1] ?? '').trim().split(/\s+/);
  // What is phony is no file: `make` takes it for done even where it has no rule.
  if (targets[0] === '.PHONY') targets.push(...(rule[2] ?? '').replace(/[;#].*/, '').split(/\s+/));
  let open = targets[0] === '.DEFAULT';
  for (const target of targets.flatMap((each) => expanded(each, variables))) {
    if (!/[%$]/.test(target)) names.add(target);
    // With a dot or a slash it makes files, and no name of a task matches it.
    else if (!/[./]/.test(target)) open = true;
  }
  return open;
}

const RULE = /^ *([^\s:#=][^:#=]*)::?(?!=)(.*)$/;

function expanded(target: string, variables: ReadonlyMap<string, string>): readonly string[] {
  const name = /^\$[({]([\w.-]+)[)}]$/.exec(target)?.[1];
  const value = name === undefined ? undefined : variables.get(name);
  return value === undefined ? [target] : value.trim().split(/\s+/);
}
