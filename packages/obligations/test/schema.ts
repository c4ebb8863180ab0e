import { shutSchema } from '../../../tooling/schema/shut-schema.ts';

/** Whether a value is what the schema says, with nothing besides. */
export const isAudit: ReturnType<typeof shutSchema> = shutSchema(
  new URL('../schema/obligations.schema.json', import.meta.url),
);
