import { randomUUID } from 'node:crypto';
import { currency } from '#domain/shared/money.ts';
import type { Database } from '#server/db/database.ts';
import { payOrder, payOrderRequest } from '#server/operations/money/pay-order.ts';
import { runOperation } from '#server/operations/run-operation.ts';
import { beginCheckout } from '#server/store/begin-checkout.ts';
import { type Checkout, getCheckout } from '#server/store/checkout-repository.ts';
import type { TestProvider } from '../test-provider.ts';

export type Setting = Readonly<{ simulator: TestProvider; db: Database }>;

const VISA = '4242424242424242';
/** Its bank asks for a second factor. */
const ASKING_CARD = '4000002760003184';
const CUSTOMER = { name: 'Ada', email: 'ada@example.com', country: 'US' };
const JAR = { product_id: null, name: 'Jar', sku: '', price: 5000, quantity: 1 };

/** Somebody has pressed the button, and nobody has asked the provider yet. */
async function beginPaying({ simulator, db }: Setting, card: string): Promise<Checkout> {
  const checked = simulator.controls.checkCard(card, false);
  if (!checked) throw new Error(`${card} is no test card.`);
  const at = await simulator.provider.now();
  const { checkout } = await beginCheckout(
    { db, now: () => at },
    {
      ...{ key: randomUUID(), attempt: 1 },
      order: { currency: currency('usd'), items: [JAR], customer: CUSTOMER, billing: null, shipping: null },
      request: ({ id, total }) => ({
        ...{ order_id: id, attempt: 1, amount: total, currency: 'usd' },
        ...{ payment_method: checked.payment_method, capture: 'automatic', customer: CUSTOMER },
      }),
    },
    async () => undefined,
  );
  return checkout;
}

/** An order that waits for its payment, as it will be asked of the provider. */
export const orderToPay = async (setting: Setting) =>
  payOrderRequest.parse((await beginPaying(setting, VISA)).request);

/** An order whose payment waits for the customer's second factor. */
export async function paymentToConfirm(setting: Setting) {
  const { simulator, db } = setting;
  const { key, request } = await beginPaying(setting, ASKING_CARD);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const context = {
    ...{ db, provider: simulator.provider, now: simulator.clock, log: silent, ip: '::1' },
    actor: { user_id: 0, email: CUSTOMER.email, first_name: '', capabilities: [] },
    idempotency: { key: `paying ${key}`, markReplayed: () => undefined },
  };
  const { order_id } = await runOperation(context, payOrder, payOrderRequest.parse(request));
  return { order_id, payment_intent: (await getCheckout(db, key)).payment_intent_id };
}
