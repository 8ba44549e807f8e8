import type { UtcInstant } from '../shared/time.ts';
import { idOf, isForeign, momentOf, partOf, textOf } from './foreign-fields.ts';
import { countryOf, nameOf } from './foreign-order.ts';

export type MirroredCustomer = Readonly<{
  id: number;
  name: string;
  email: string;
  country: string | null;
  created: UtcInstant;
}>;

/** Somebody with an account at the store; nothing for what has no id. Who never gave a name is known by their account's. */
export function readForeignCustomer(value: unknown): MirroredCustomer | undefined {
  if (!isForeign(value)) return undefined;
  const id = idOf(value.id);
  const created = momentOf(value.date_created_gmt);
  if (id === undefined || created === undefined) return undefined;
  const [billing, shipping] = [partOf(value.billing), partOf(value.shipping)];
  const email = textOf(value.email) || textOf(billing.email);
  return {
    id,
    name: nameOf(value) || nameOf(billing) || textOf(value.username) || email,
    email,
    country: countryOf(billing.country) || countryOf(shipping.country) || null,
    created,
  };
}
