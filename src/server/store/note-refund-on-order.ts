import type * as z from 'zod/mini';
import type { refundRequest } from '#contract/operations.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Charge, Refund } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import { noteRefundIn } from './order-refunds.ts';

type AskedOfOrder = z.output<typeof refundRequest>['order'];

const ORDER_ID = /^[1-9]\d{0,14}$/;

/**
 * The order hears of a refund in the transaction that keeps it. Who refunded without naming items gave a sum back; when
 * that was the whole payment at once, everything that was sold came back with it.
 */
export async function noteRefundOnOrder(
  trx: Database,
  provider: string,
  { refund, charge, asked }: Readonly<{ refund: Refund; charge: Charge; asked: AskedOfOrder }>,
): Promise<void> {
  const named = charge.metadata.order_id ?? '';
  const order_id = asked?.id ?? (ORDER_ID.test(named) ? Number(named) : undefined);
  if (order_id === undefined) return;
  const isWhole = refund.amount === charge.amount_captured;
  const items = asked?.items ?? (isWhole ? await everyLine(trx, order_id) : []);
  const noted = {
    provider,
    refund_id: refund.id,
    amount: refund.amount,
    reason: asked?.note ?? refund.reason ?? '',
    items,
    restock: asked?.restock ?? isWhole,
    refunded_by: asked?.refunded_by ?? null,
    isEverything: charge.refunded,
    failed: refund.status === 'failed' || refund.status === 'canceled',
  };
  await noteRefundIn(trx, order_id, noted, utcInstant(refund.created));
}

const everyLine = (trx: Database, order_id: number) =>
  trx.selectFrom('order_items').select(['line', 'quantity']).where('order_id', '=', order_id).execute();
