import { createHash, randomUUID } from 'node:crypto';
import { fail } from '#contract/kit/errors.ts';
import type { SimulatorPayment } from '#contract/simulator/simulator-payments.ts';
import { currency as asCurrency, minor } from '#domain/shared/money.ts';
import type { ReaderId } from '#provider/provider-objects.ts';
import { checkOut, type PaidCheckout } from '../../checkout/check-out.ts';
import { soldElsewhere } from '../../config.ts';
import type { Context } from '../../http/route.ts';
import type { NewStoreOrder, OrderedItem } from '../../store/place-order.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { simulatedProviderOf } from './simulated-provider.ts';
import { simulatorRefusalsCopy as copy } from './simulator-refusals-copy.ts';
import { findIntentStatus } from './simulator-repository.ts';

/** The store's own checkout, with the console in the customer's place. The same Idempotency-Key is the same customer. */
export async function payAsCustomer(context: Context, payment: SimulatorPayment) {
  simulatedProviderOf(context);
  if (soldElsewhere(context.config)) throw fail('store_sells');
  await refuseUnknownCurrency(context, payment.currency);
  const order = await orderOf(context, payment);
  const { card, capture, ip_country = null, channel, reader_id } = payment;
  const checkout = await checkOut(
    context,
    {
      key: keyOf(context),
      attempt: 1,
      order,
      card,
      ip_country,
      channel,
      capture: capture ? 'automatic' : 'manual',
      ...(isReaderId(reader_id) && { reader: reader_id }),
    },
    { throwsRefusals: true },
  );
  return {
    order_id: checkout.order_id,
    payment_intent_id: checkout.payment_intent_id,
    charge_id: checkout.charge_id,
    status: await statusOf(context, checkout),
    failure_code: checkout.failure_code,
    amount: minor(payment.amount),
    currency: payment.currency,
  };
}

const isReaderId = (id: string | undefined): id is ReaderId => id?.startsWith('tmr_') ?? false;

const statusOf = async (
  { db }: Context,
  { payment_intent_id, payment_status }: PaidCheckout,
): Promise<string> =>
  payment_status ?? ((payment_intent_id && (await findIntentStatus(db, payment_intent_id))) || 'processing');

/** Somebody who gave a key means one customer, however often they send it. */
function keyOf({ actor, idempotency }: Context): string {
  if (idempotency.key === undefined) return randomUUID();
  const caller = actor.api_key_id === undefined ? `user ${actor.user_id}` : `key ${actor.api_key_id}`;
  const digest = createHash('sha256').update(`${caller}\n${idempotency.key}`).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

async function refuseUnknownCurrency({ db, provider }: Context, code: string): Promise<void> {
  const account = (await findAccount(db)) ?? (await provider.findAccount());
  if (!account) throw fail('account_missing');
  if (!account.customer_currencies?.supported.includes(code))
    throw fail('rest_invalid_param', {
      params: { currency: copy.currency },
    });
}

async function orderOf(context: Context, payment: SimulatorPayment): Promise<NewStoreOrder> {
  const { currency, amount, customer, billing, shipping = null, channel = 'online' } = payment;
  const items = payment.items ? await itemsOf(context, payment.items) : [];
  const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
  if (items.length > 0 && sum !== amount)
    throw fail('rest_invalid_param', {
      params: { items: copy.items(sum, amount) },
    });
  const isOnline = channel === 'online';
  const buyer = customer ?? (isOnline ? await somebody(context) : null);
  return {
    currency: asCurrency(currency),
    // A sum typed into a card reader has no items; a sale online is of something.
    items: items.length === 0 && isOnline ? [{ ...SALE, price: amount }] : items,
    amount,
    customer: buyer,
    billing: billing ? { ...billing, email: billing.email ?? buyer?.email ?? '' } : null,
    shipping,
  };
}

const SALE = { product_id: null, name: 'Sale at the console', sku: '', quantity: 1 };

const somebody = async ({ store }: Context) => {
  const { country } = await store.profile();
  return { name: 'Sample Customer', email: 'customer@example.com', country };
};

function itemsOf({ store }: Context, items: NonNullable<SimulatorPayment['items']>): Promise<OrderedItem[]> {
  return Promise.all(
    items.map(async (item, index) => {
      if (!('product_id' in item)) return { product_id: null, sku: '', ...item };
      const product = await store.findProduct(item.product_id);
      if (!product)
        throw fail('rest_invalid_param', {
          params: { [`items.${index}.product_id`]: copy.product },
        });
      const { id, name, sku, price } = product;
      return { product_id: id, name, sku, price, quantity: item.quantity };
    }),
  );
}
