import * as z from 'zod/mini';
import type { Capability } from '#domain/people/capabilities.ts';

const seers = new WeakMap<z.core.$ZodType, Capability>();

/**
 * A part of a reply that is only for whoever holds the capability. To everybody else it leaves empty: as nothing where the
 * schema takes that, else as an empty text or an empty list. `server/http/withhold.ts` does it, for every reply alike.
 */
export function seenBy<Schema extends z.ZodMiniType>(capability: Capability, schema: Schema): Schema {
  const own = z.clone(schema);
  seers.set(own, capability);
  return own;
}

/** What says who a customer is, where they live or what they wrote. */
export const personal = <Schema extends z.ZodMiniType>(schema: Schema): Schema =>
  seenBy('see_customers', schema);

export const whoSees = (schema: z.core.$ZodType): Capability | undefined => seers.get(schema);
