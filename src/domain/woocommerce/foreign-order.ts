import type { OrderStatus } from '../orders/order-status.ts';
import { CURRENCY_CODES } from '../shared/currency-codes.ts';
import type { UtcInstant } from '../shared/time.ts';
import {
  type Foreign,
  foreignMinor,
  idOf,
  isForeign,
  listOf,
  momentOf,
  partOf,
  textOf,
} from './foreign-fields.ts';
import { type MirroredParts, partsOf } from './foreign-lines.ts';
import { type NamedPayment, paymentNamedBy } from './foreign-payment.ts';
import { statusOf, storeStatus } from './foreign-status.ts';
import { subscriptionsNamedBy } from './named-subscriptions.ts';

export type MirroredAddress = Readonly<{
  name: string;
  address_1: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
}>;

/** An order of somebody else's store, in our words. */
export type MirroredOrder = MirroredParts &
  NamedPayment &
  Readonly<{
    id: number;
    number: string;
    status: OrderStatus;
    /** The store's own word. */
    store_status: string;
    order_key: string;
    payment_method: string;
    /** Nobody's account: a guest. */
    customer_id: number | null;
    currency: string;
    total: number;
    /** What the store has noted as given back. */
    refunded: number;
    billing: MirroredAddress & Readonly<{ email: string }>;
    shipping: MirroredAddress | null;
    /** Which subscriptions it says that it goes on with. */
    subscriptions: readonly number[];
    created: UtcInstant;
    modified: UtcInstant;
  }>;

export type ReadOrder = Readonly<
  | { is: 'order'; order: MirroredOrder }
  /** A draft, or in the bin: whoever kept it before forgets it. */
  | { is: 'no_order'; id: number }
  | { is: 'unreadable'; id: string; reason: string }
>;

const TOTAL_MAX = Number.MAX_SAFE_INTEGER / 100;

/** Reads an order as `wc/v3` sends it. What is missing is empty; without number, sum, currency or date it is no order at all. */
export function readForeignOrder(value: unknown): ReadOrder {
  if (!isForeign(value)) return { is: 'unreadable', id: '?', reason: 'It is no object.' };
  const id = idOf(value.id);
  const unreadable = (reason: string): ReadOrder => ({
    is: 'unreadable',
    id: textOf(value.id) || '?',
    reason,
  });
  if (id === undefined) return unreadable('Its id is no number.');
  const code = textOf(value.currency).toUpperCase();
  const currency = code.toLowerCase();
  const word = storeStatus(textOf(value.status));
  const total = foreignMinor(value.total, currency);
  const refunded = listOf(value.refunds).reduce(
    (sum, refund) => sum + Math.abs(foreignMinor(refund.total, currency) ?? 0),
    0,
  );
  const status = statusOf(word, {
    isPaid: momentOf(value.date_paid_gmt) !== undefined,
    isCompleted: momentOf(value.date_completed_gmt) !== undefined,
    total: total ?? 0,
    refunded,
  });
  if (status === undefined) return { is: 'no_order', id };
  if (!CURRENCY_CODES.includes(code)) return unreadable(`“${code}” is no currency.`);
  if (total === undefined) return unreadable(`Its total “${textOf(value.total)}” is no amount.`);
  if (total < 0 || total > TOTAL_MAX) return unreadable(`Its total ${textOf(value.total)} cannot be kept.`);
  const created = momentOf(value.date_created_gmt);
  if (created === undefined) return unreadable('It does not say when it was made.');
  const modified = momentOf(value.date_modified_gmt) ?? created;
  return {
    is: 'order',
    order: {
      ...{ id, number: textOf(value.number) || String(id), status, store_status: word },
      ...{ currency, total, refunded, created, modified },
      order_key: textOf(value.order_key),
      payment_method: textOf(value.payment_method),
      customer_id: idOf(value.customer_id) ?? null,
      billing: { ...placeOf(partOf(value.billing)), email: textOf(partOf(value.billing).email) },
      shipping: shippingOf(partOf(value.shipping)),
      subscriptions: subscriptionsNamedBy(value),
      ...partsOf(value, currency, total),
      ...paymentNamedBy(value),
    },
  };
}

export const nameOf = (from: Foreign): string =>
  [textOf(from.first_name), textOf(from.last_name)].filter(Boolean).join(' ') || textOf(from.company);

export const countryOf = (value: unknown): string => {
  const country = textOf(value).toUpperCase();
  return /^[A-Z]{2}$/.test(country) ? country : '';
};

const placeOf = (from: Foreign): MirroredAddress => ({
  name: nameOf(from),
  address_1: [textOf(from.address_1), textOf(from.address_2)].filter(Boolean).join(', '),
  city: textOf(from.city),
  state: textOf(from.state),
  postcode: textOf(from.postcode),
  country: countryOf(from.country),
});

/** An address with nothing in it is the same place as billing. */
function shippingOf(from: Foreign): MirroredAddress | null {
  const place = placeOf(from);
  return Object.values(place).some((text) => text !== '') ? place : null;
}
