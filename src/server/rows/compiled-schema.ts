import * as z from 'zod/mini';

const known = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/**
 * The same schema as generated code: it takes, drops and refuses the same, in a tenth of the time. Made when it is
 * first needed, because making all of them would hold up the start.
 */
export function compiled(schema: z.ZodMiniType): z.ZodMiniType {
  const made = known.get(schema) ?? z.compile(schema);
  known.set(schema, made);
  return made;
}
