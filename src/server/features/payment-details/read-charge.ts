import type { Charge } from '#contract/charge.ts';
import { fail } from '#contract/kit/errors.ts';
import type { PaymentDetails } from '#contract/payments.ts';
import { concernsShipping } from '#domain/fraud/fired-rules.ts';
import { chargeReply } from './charge-reply.ts';
import { findPaymentNaming, getStoredCharge, getStoredPayment, type PaymentDeps } from './load-payment.ts';
import { listMovements } from './movements-repository.ts';
import { findOrderInfo, findOrderOfPayment } from './order-info-repository.ts';
import { findIntent, listBelonging } from './payment-objects-repository.ts';
import { readFeeRates } from './read-fee-rates.ts';
import type { StoredCharge } from './stored-objects.ts';
import { chargeOfIntent, chargeOfOrder } from './synthetic-charge.ts';

async function replyOf(deps: PaymentDeps, charge: StoredCharge): Promise<Charge> {
  const { db, provider, store } = deps;
  const [{ refunds, disputes }, movements, order, fee_rates] = await Promise.all([
    listBelonging(db, provider.name, [charge.id]),
    listMovements(db, [charge.id]),
    findOrderOfPayment(db, store.links, charge),
    readFeeRates(deps, charge.balance_transaction),
  ]);
  const shipping = await findShipping(deps, charge, order?.id);
  return chargeReply({ charge, refunds, disputes, movements, order: order ?? null, shipping, fee_rates });
}

/** Told only where it is a part of why the rules stopped the payment: few pages need to ask the store for it. */
async function findShipping(
  { store }: PaymentDeps,
  { screening }: StoredCharge,
  order_id: number | undefined,
): Promise<Charge['shipping']> {
  if (order_id === undefined || !screening || !concernsShipping(screening.ruleset_results)) return null;
  const order = await store.findOrder(order_id);
  return order?.shipping ?? order?.billing ?? null;
}

export async function readCharge(deps: PaymentDeps, id: string): Promise<Charge> {
  return replyOf(deps, await getStoredCharge(deps, id));
}

export async function readPayment(deps: PaymentDeps, id: string): Promise<PaymentDetails> {
  const { intent, charge: stored } = await getStoredPayment(deps, id);
  const { charge: _charge, customer, ...rest } = intent;
  const charge = stored
    ? await replyOf(deps, stored)
    : chargeOfIntent(intent, (await orderOfIntent(deps, intent)) ?? null);
  return {
    ...rest,
    customer: { name: customer.name ?? null, email: customer.email ?? null },
    charge,
    order: charge.order,
  };
}

const orderOfIntent = (
  { db, store }: PaymentDeps,
  { id, metadata }: { id: string; metadata: Record<string, string> },
) => findOrderOfPayment(db, store.links, { payment_intent: id, metadata });

/** What an order stands for, whether or not anybody paid for it yet. */
export async function readChargeOfOrder(deps: PaymentDeps, id: number): Promise<Charge> {
  const { db, provider, store } = deps;
  const [order, info] = await Promise.all([store.findOrder(id), findOrderInfo(db, store.links, id)]);
  if (!order || !info) throw fail('wcpay_missing_order');
  const payment_intent_id = order.payment_intent_id ?? (await findPaymentNaming(deps, order));
  const intent = payment_intent_id && (await findIntent(db, provider.name, payment_intent_id));
  return chargeOfOrder({ ...order, payment_intent_id }, info, intent ? intent.status : undefined);
}
