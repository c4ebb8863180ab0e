import { latin1, utf8 } from '../utf8.ts';
import type { RawField } from './yaml-fields.ts';

/** The top-level scalars of JSON `content`; none if it is no JSON. */
export function* jsonFields(content: string): Generator<RawField> {
  const decoded = utf8(content);
  for (const [key, value] of entries(decoded)) {
    if (typeof value === 'object') continue;
    const at = decoded.indexOf(JSON.stringify(key));
    const line = at < 0 ? 0 : decoded.slice(0, at).split('\n').length - 1;
    yield { key: latin1(key), line, value: latin1(String(value)) };
  }
}

function entries(content: string): readonly (readonly [string, unknown])[] {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  } catch {
    // Odd content is no failure: such a block has no fields.
    return [];
  }
}
