import type { Mention } from '../document.ts';
import type { Structure } from '../markdown/structure.ts';
import { codePath } from './code-path.ts';

/** Adds the paths that stand alone in code spans of `structure`. */
export function codeMentions(structure: Structure, found: Mention[]): void {
  for (const { line, text } of structure.codeSpans) {
    const path = codePath(text);
    if (path !== undefined) found.push({ line, kind: 'code', ...path });
  }
}
