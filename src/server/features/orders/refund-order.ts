import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { refundOrder as contract, StoreOrder } from '#contract/orders.ts';
import { refundRefusal } from '#contract/refund-refusal.ts';
import type { Prepared } from '../../approvals/prepared.ts';
import { preparedRefund } from '../../approvals/prepared-refund.ts';
import type { Context } from '../../http/route.ts';
import { refundCharge } from '../../operations/money/refund-charge.ts';
import { isRepeatedRequest } from '../../operations/repeated-request.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { findChargeOfPayment, type RefundableCharge } from '../refunds/refundable-charge-repository.ts';
import { refundOrderCopy as copy } from './refund-order-copy.ts';

type Request = Received<typeof contract>;

/** Gives a part of an order back. The order hears of it in the transaction that ends the operation, so once. */
export async function refundOrder(context: Context, request: Request) {
  const { id, amount, items, restock, reason } = request;
  const { order, charge } = await findPaid(context, id);
  // What stands in the way of a new refund says nothing about one that was already asked for.
  if (!(await isRepeatedRequest(context))) check(order, charge, request);
  return runOperation(context, refundCharge, {
    charge: charge.id,
    amount,
    order: { id, items: inOrder(items), restock, note: reason, refunded_by: context.actor.user_id },
  });
}

/** What it would do, for whoever may have to approve it. */
export async function prepareOrderRefund(context: Context, request: Request): Promise<Prepared> {
  const { order, charge } = await findPaid(context, request.id);
  check(order, charge, request);
  return preparedRefund(charge, request.amount, request.id);
}

async function findPaid({ db, store, provider }: Context, id: number) {
  const order = await store.findOrder(id);
  if (!order) throw fail('resource_missing', { kind: 'order', id: String(id) });
  const charge = order.payment_intent_id
    ? await findChargeOfPayment(db, provider.name, order.payment_intent_id)
    : undefined;
  if (!charge) throw fail('order_not_refundable');
  return { order, charge };
}

const inOrder = (items: Request['items']) => [...items].sort((a, b) => a.line - b.line);

function check({ line_items }: StoreOrder, charge: RefundableCharge, { amount, items }: Request): void {
  const refusal = refundRefusal(charge, amount);
  if (refusal) throw refusal;
  const seen = new Set<number>();
  for (const { line, quantity } of items) {
    const item = line_items.find((one) => one.line === line);
    if (!item || seen.has(line))
      throw fail('rest_invalid_param', { params: { items: copy.lineMissing(line) } });
    seen.add(line);
    const left = item.quantity - item.refunded_quantity;
    if (quantity > left) throw fail('refund_items_exceed', { line, left });
  }
}
