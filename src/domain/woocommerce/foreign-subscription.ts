import { PAID_EVERY, type PaidEvery, type SubscriptionStatus } from '../orders/subscription.ts';
import type { UtcInstant } from '../shared/time.ts';
import { type Foreign, idOf, isForeign, momentOf, partOf, textOf } from './foreign-fields.ts';
import { countryOf, nameOf } from './foreign-order.ts';
import { storeStatus } from './foreign-status.ts';

/** A subscription as its store tells it: renewed there alone, so nothing of what pays for it is among this. */
export type MirroredSubscription = Readonly<{
  id: number;
  number: string;
  customer_id: number;
  status: SubscriptionStatus;
  store_status: string;
  billing: Readonly<{ name: string; email: string; country: string }>;
  created: UtcInstant;
  paid_every: PaidEvery | null;
  next_payment: UtcInstant | null;
  /** The order that it began with. */
  first_order: number | null;
}>;

export type ReadSubscription = Readonly<
  | { is: 'subscription'; subscription: MirroredSubscription }
  | { is: 'none'; id: number }
  | { is: 'unreadable'; id: string; reason: string }
>;

/** The nearest of our words. One that ends with the time that is paid for is taken nothing for any more. */
const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  pending: 'on-hold',
  'on-hold': 'on-hold',
  'pending-cancel': 'cancelled',
  cancelled: 'cancelled',
  switched: 'cancelled',
  expired: 'expired',
};
const NO_SUBSCRIPTIONS: readonly string[] = ['auto-draft', 'draft', 'trash', ''];

/** Reads a subscription of the plugin WooCommerce Subscriptions, as `wc/v3/subscriptions` sends it. */
export function readForeignSubscription(value: unknown): ReadSubscription {
  if (!isForeign(value)) return { is: 'unreadable', id: '?', reason: 'It is no object.' };
  const id = idOf(value.id);
  if (id === undefined)
    return { is: 'unreadable', id: textOf(value.id) || '?', reason: 'Its id is no number.' };
  const word = storeStatus(textOf(value.status));
  if (NO_SUBSCRIPTIONS.includes(word)) return { is: 'none', id };
  const customer_id = idOf(value.customer_id);
  if (customer_id === undefined)
    return { is: 'unreadable', id: String(id), reason: 'It belongs to no account.' };
  const created = momentOf(value.date_created_gmt) ?? momentOf(value.start_date_gmt);
  if (created === undefined)
    return { is: 'unreadable', id: String(id), reason: 'It does not say when it was made.' };
  const status = STATUSES[word] ?? 'on-hold';
  const billing = partOf(value.billing);
  return {
    is: 'subscription',
    subscription: {
      ...{ id, number: textOf(value.number) || String(id), customer_id, status, store_status: word, created },
      billing: { name: nameOf(billing), email: textOf(billing.email), country: countryOf(billing.country) },
      paid_every: paidEvery(value),
      next_payment: status === 'active' ? (momentOf(value.next_payment_date_gmt) ?? null) : null,
      first_order: idOf(value.parent_id) ?? null,
    },
  };
}

/** Every second week or every ten days have no word here. */
function paidEvery({ billing_period, billing_interval }: Foreign): PaidEvery | null {
  if (textOf(billing_interval) !== '1') return null;
  return PAID_EVERY.find((every) => every === textOf(billing_period)) ?? null;
}
