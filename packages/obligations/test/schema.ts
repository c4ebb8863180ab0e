import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../schema/obligations.schema.json', import.meta.url), 'utf8'),
);

/** The schema with every object shut: what the audit has and the schema does not name is an error. */
function shut(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shut);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shut(value)]));
  const open = 'properties' in copy && !('additionalProperties' in copy);
  return open ? { ...copy, additionalProperties: false } : copy;
}

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
});

/** Whether a value is what the schema says, with nothing besides. */
export const isAudit: ReturnType<typeof ajv.compile> = ajv.compile(shut(schema) as object);
