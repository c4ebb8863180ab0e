import type { RawField } from './yaml-fields.ts';

/** The top-level scalars of TOML `content`: those before its first table, strings on one line. */
export function* tomlFields(content: string): Generator<RawField> {
  for (const [line, text] of content.split(/\r?\n/).entries()) {
    if (/^[ \t]*\[/.test(text)) return;
    const found = ENTRY.exec(text);
    if (found === null) continue;
    const [, key = '', basic, literal, bare] = found;
    const value = basic?.replace(/\\(["\\])/g, '$1') ?? literal ?? bare?.trim();
    if (value !== undefined && value !== '') yield { key, line, value };
  }
}

const ENTRY =
  /^[ \t]*["']?([\w-]+)["']?[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"'[{#][^#]*))[ \t]*(?:#.*)?$/;
