import type * as z from 'zod/mini';
import type { refundRequest } from '#contract/operations.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Charge, Refund } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import { noteRefundsIn, type RefundOfOrder } from './order-refunds.ts';

type AskedOfOrder = z.output<typeof refundRequest>['order'];
type Refunded = Readonly<{ refund: Refund; charge: Charge; asked: AskedOfOrder }>;

const ORDER_ID = /^[1-9]\d{0,14}$/;

/**
 * Orders hear of their refunds in the transaction that keeps these. Who refunded without naming items gave a sum back; when
 * that was the whole payment at once, everything that was sold came back with it.
 */
export async function noteRefundsOnOrders(
  trx: Database,
  provider: string,
  refunded: readonly Refunded[],
): Promise<void> {
  const ofOrders = refunded.flatMap(({ refund, charge, asked }) => {
    const named = charge.metadata.order_id ?? '';
    const order_id = asked?.id ?? (ORDER_ID.test(named) ? Number(named) : undefined);
    const isWhole = refund.amount === charge.amount_captured;
    return order_id === undefined ? [] : [{ order_id, isWhole, refund, charge, asked }];
  });
  if (ofOrders.length === 0) return;
  const sold = await linesOf(
    trx,
    ofOrders.flatMap(({ order_id, isWhole, asked }) => (isWhole && !asked?.items ? [order_id] : [])),
  );
  const noted = ofOrders.map(({ order_id, isWhole, refund, charge, asked }): RefundOfOrder => {
    const everything = sold.filter((line) => isWhole && line.order_id === order_id);
    return {
      provider,
      order_id,
      refund_id: refund.id,
      amount: refund.amount,
      reason: asked?.note ?? refund.reason ?? '',
      items: asked?.items ?? everything.map(({ line, quantity }) => ({ line, quantity })),
      restock: asked?.restock ?? isWhole,
      refunded_by: asked?.refunded_by ?? null,
      isEverything: charge.refunded,
      failed: refund.status === 'failed' || refund.status === 'canceled',
      at: utcInstant(refund.created),
    };
  });
  await noteRefundsIn(trx, noted);
}

async function linesOf(trx: Database, orders: readonly number[]) {
  if (orders.length === 0) return [];
  return trx
    .selectFrom('order_items')
    .select(['order_id', 'line', 'quantity'])
    .where('order_id', 'in', [...orders])
    .execute();
}
