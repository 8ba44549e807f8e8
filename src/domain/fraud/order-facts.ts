import { money } from '../shared/money.ts';
import type { OrderFacts } from './evaluate-rules.ts';

type Place = Readonly<{
  address_1: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
}>;

export type ScreenedOrder = Readonly<{
  total: number;
  currency: string;
  items: readonly Readonly<{ quantity: number }>[];
  billing: Place | null;
  shipping: Place | null;
  ip_country: string | null;
  avs_mismatch: boolean | null;
}>;

/** What the filters may know of an order; what nobody knows is null. */
export const factsOf = ({
  total,
  currency,
  items,
  billing,
  shipping,
  ip_country,
  avs_mismatch,
}: ScreenedOrder): OrderFacts => ({
  avs_mismatch,
  billing_shipping_address_same: billing && (shipping === null || isSamePlace(billing, shipping)),
  ip_country,
  ip_billing_country_same: billing && ip_country ? billing.country === ip_country : null,
  item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
  order_total: money(total, currency),
});

const isSamePlace = (one: Place, other: Place): boolean =>
  (['address_1', 'city', 'state', 'postcode', 'country'] as const).every(
    (part) => one[part].trim().toLowerCase() === other[part].trim().toLowerCase(),
  );

type AddressChecks = Readonly<{
  address_line1_check: string | null;
  address_postal_code_check: string | null;
}>;

/** What the card's bank said of the address: one part that differs is enough, and silence says nothing. */
export function avsMismatch(checks: AddressChecks | null): boolean | null {
  const answers = checks ? [checks.address_line1_check, checks.address_postal_code_check] : [];
  if (answers.includes('fail')) return true;
  return answers.includes('pass') ? false : null;
}
