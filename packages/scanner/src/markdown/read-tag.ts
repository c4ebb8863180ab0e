import { GREATER, SLASH } from './classes.ts';
import { trimmed } from './cursor.ts';
import { decodeEntities } from './entities.ts';
import { addLink, type Inline, lineOf } from './inline.ts';
import { skipSpace } from './scan-link.ts';
import { type Attribute, scanAttribute, scanName, scanTag, type TagGrammar } from './scan-tag.ts';
import { countWords } from './words.ts';

/** Past the tag at `at`, its links and anchors taken into the draft; or -1. */
export function readTag(inline: Inline, at: number, grammar: TagGrammar): number {
  const { source, end, passage, draft } = inline;
  if (inline.tagBudget <= 0) return -1;
  const after = scanTag(source, at, end, grammar);
  if (after < 0) {
    inline.tagBudget -= -after - at;
    return -1;
  }
  if (source.charCodeAt(at + 1) !== SLASH) readAttributes(inline, at, after, grammar);
  if (passage.kind === 'paragraph' || passage.kind === 'cell') {
    draft.proseWords -= Math.max(0, countWords(source, at, after) - 1);
  }
  return after;
}

function readAttributes(inline: Inline, at: number, end: number, grammar: TagGrammar): void {
  const { source } = inline;
  const attribute: Attribute = { name: 0, nameEnd: 0, value: -1, valueEnd: -1 };
  const nameEnd = scanName(source, at + 1, end);
  let next = skipSpace(source, nameEnd, end);
  while (next < end && source.charCodeAt(next) !== GREATER && source.charCodeAt(next) !== SLASH) {
    const after = scanAttribute(source, next, end, grammar, attribute);
    if (after < 0) return;
    if (attribute.value >= 0) takeAttribute(inline, at, nameEnd, end, attribute);
    next = skipSpace(source, after, end);
  }
}

function takeAttribute(
  inline: Inline,
  at: number,
  nameEnd: number,
  end: number,
  attribute: Attribute,
): void {
  const { source, draft } = inline;
  const length = attribute.nameEnd - attribute.name;
  if (length < 2 || length > 4) return;
  const name = source.slice(attribute.name, attribute.nameEnd).toLowerCase();
  if (!TAKEN.has(name)) return;
  const value = trimmed(decodeEntities(source.slice(attribute.value, attribute.valueEnd)));
  if (value === '') return;

  if (name === 'href' || name === 'src') {
    addLink(inline, 'html', lineOf(inline, at), at, end, value, '');
  } else if (name === 'id' || (nameEnd === at + 2 && (source.charCodeAt(at + 1) | 32) === 97)) {
    draft.anchors.push({ line: lineOf(inline, at), id: value });
  }
}

/** `name` leads somewhere only on an `a`: elsewhere it is that of a field or of metadata. */
const TAKEN: ReadonlySet<string> = new Set(['href', 'src', 'id', 'name']);
