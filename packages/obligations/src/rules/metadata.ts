import { frontmatter, metadataBlock, utf8 } from '@dochygiene/scanner';
import type { AuditProblem } from '../finding.ts';
import { openYaml } from './open-yaml.ts';
import { simpleBlock } from './simple-block.ts';

/** The metadata block of a rule document. */
export interface Metadata {
  /** By key: what it holds, one text or several; a key without a value has none. */
  readonly fields: ReadonlyMap<string, MetadataField>;
  /** Its lines, fences included, 1-based. */
  readonly lines: readonly [number, number];
  /** What stands between the fences, decoded. */
  readonly text: string;
}

/** What one key of a metadata block holds. */
export interface MetadataField {
  readonly values: readonly string[];
  /** 1-based. */
  readonly line: number;
}

/**
 * The metadata block that `text`, one character a byte, opens with; `undefined` if there is none.
 *
 * Blocks of rule files are often no YAML (`globs: *.ts` is an alias that leads nowhere): those are
 * read line by line, and a key that the audit goes by is a problem where that loses its list.
 */
export function metadata(
  path: string,
  text: string,
  problems: AuditProblem[],
): Metadata | undefined {
  const block = metadataBlock(text);
  if (block === undefined) return undefined;
  const source = utf8(text.slice(block.start, block.end));
  const lines = [block.line, block.endLine] as const;
  const fields = new Map<string, MetadataField>();
  const simple = block.kind === 'yaml' ? simpleBlock(source) : undefined;
  if (simple !== undefined) {
    for (const { key, line, values } of simple) {
      fields.set(key, { values, line: block.line + line });
    }
    return { fields, lines, text: source };
  }
  for (const [key, { line, value }] of frontmatter(text)?.fields ?? []) {
    fields.set(key, { values: [value], line });
  }
  for (const [index, written] of source.split('\n').entries()) {
    const [, key, value] = STARRED.exec(written) ?? [];
    if (key !== undefined && value !== undefined) {
      fields.set(key, { values: [value.trim()], line: block.line + index + 1 });
    }
  }
  const yaml = block.kind === 'yaml' ? openYaml(source) : undefined;
  if (yaml?.kind === 'map') {
    for (const { key, line, values } of yaml.entries) {
      if (values !== undefined) fields.set(key, { values, line: block.line + line });
    }
  }
  if (yaml?.kind === 'refused' && OURS.test(source)) {
    const message = `Cannot read the frontmatter of "${path}" as YAML: ${yaml.why}; only its plain lines were read`;
    problems.push({ path, line: block.line + yaml.line, message });
  }
  return { fields, lines, text: source };
}

/** The keys that the audit goes by. */
const OURS = /^(?:obligation_frequency|enforced_by)[ \t]*:/m;

/** A glob that begins with a star and stands without quotes, which YAML takes for an alias. */
const STARRED = /^([A-Za-z]\w*)[ \t]*:[ \t]*(\*.*)$/;
