import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** Whether a value is what the schema in file `url` says, with nothing besides: what it does not name is an error. */
export function shutSchema(url: URL): ValidateFunction {
  const schema: unknown = JSON.parse(readFileSync(url, 'utf8'));
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  return ajv.compile(shut(schema) as object);
}

/** The schema with every object shut. */
function shut(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shut);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shut(value)]));
  const open = 'properties' in copy && !('additionalProperties' in copy);
  return open ? { ...copy, additionalProperties: false } : copy;
}
