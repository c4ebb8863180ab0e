import { parse, YAMLError } from 'yaml';
import type { ManifestContent } from '../manifests.ts';
import { nestsTooDeep } from '../yaml-nesting.ts';

/** The tasks and aliases of a Taskfile; open if it includes others or a name has a wildcard. */
export function taskfileContent(text: string): ManifestContent {
  const content = parsed(text);
  const tasks = mapAt(content, 'tasks');
  const names = new Set<string>();
  for (const [name, task] of Object.entries(tasks ?? {})) {
    names.add(name);
    const { aliases } = isMap(task) ? task : { aliases: undefined };
    if (Array.isArray(aliases)) for (const alias of aliases) names.add(String(alias));
  }
  const wild = [...names].some((name) => name.includes('*'));
  const open = tasks === undefined || wild || mapAt(content, 'includes') !== undefined;
  return { names, open, titles: [] };
}

interface TaskMap {
  readonly [key: string]: unknown;
}

/** A longer one, in characters, costs the parser more than it is worth. */
const TASKFILE_LENGTH = 64 * 1024;

function parsed(text: string): unknown {
  if (text.length > TASKFILE_LENGTH || nestsTooDeep(text)) return undefined;
  try {
    // Aliases of YAML can blow a small text up; no Taskfile has so many.
    return parse(text, { logLevel: 'silent', maxAliasCount: 64 });
  } catch (error) {
    // Too many aliases for the parser.
    if (error instanceof ReferenceError) return undefined;
    if (error instanceof YAMLError) return undefined;
    throw error;
  }
}

function mapAt(value: unknown, key: string): TaskMap | undefined {
  const at = isMap(value) ? value[key] : undefined;
  return isMap(at) ? at : undefined;
}

function isMap(value: unknown): value is TaskMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
