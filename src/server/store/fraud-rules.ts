import type { OrderFacts } from '#domain/fraud/evaluate-rules.ts';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import { money } from '#domain/shared/money.ts';
import type { Database } from '../db/database.ts';
import type { Address, BillingAddress } from '../db/schema-store.ts';
import { readSettings } from '../features/settings/settings-repository.ts';

/**
 * The store's own filters that are in force: at the basic level none, though the list is kept for whoever returns to the
 * advanced one. A list that cannot be read stops nobody from buying.
 */
export async function readFraudRules(db: Database): Promise<readonly SavedRule[]> {
  const { current_protection_level: level, advanced_fraud_protection_settings: rules } =
    await readSettings(db);
  return level === 'advanced' && rules !== 'error' ? rules : [];
}

type Ordered = Readonly<{
  total: number;
  currency: string;
  items: readonly Readonly<{ quantity: number }>[];
  billing: BillingAddress | null;
  shipping: Address | null;
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
}: Ordered): OrderFacts => ({
  avs_mismatch,
  billing_shipping_address_same: billing && (shipping === null || isSamePlace(billing, shipping)),
  ip_country,
  ip_billing_country_same: billing && ip_country ? billing.country === ip_country : null,
  item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
  order_total: money(total, currency),
});

const isSamePlace = (one: Address, other: Address): boolean =>
  (['address_1', 'city', 'state', 'postcode', 'country'] as const).every(
    (part) => one[part].trim().toLowerCase() === other[part].trim().toLowerCase(),
  );
