import { type RawBuilder, sql } from 'kysely';
import type { OrderPayment } from '#contract/orders.ts';
import { refundedAmount } from '#domain/orders/payment-state.ts';
import { refundableAmount } from '#domain/payments/refund-verdict.ts';
import { minor } from '#domain/shared/money.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import { findChargeToRefund } from '../refunds/refundable-charge-repository.ts';

type Row = Omit<OrderPayment, 'refunded' | 'refund_pending' | 'refundable' | 'movements'> &
  OrderPayment['movements'][number];

/** Everything the payments know of an order, oldest first; nothing when no money has moved. */
export const findOrderPayment = (
  db: Database,
  provider: string,
  order_id: number,
): Promise<OrderPayment | undefined> => findPayment(db, provider, sql`t.order_id = ${order_id}`);

/** The same of one charge, whether or not it has an order. */
export const findChargePayment = (
  db: Database,
  provider: string,
  charge_id: string,
): Promise<OrderPayment | undefined> => findPayment(db, provider, sql`t.charge_id = ${charge_id}`);

async function findPayment(
  db: Database,
  provider: string,
  which: RawBuilder<unknown>,
): Promise<OrderPayment | undefined> {
  const { rows } = await sql<Row>`
    ${plannedOnce} select t.transaction_id, t.type, t.date, t.payment_intent_id, t.charge_id, t.source, t.source_identifier,
      t.risk_level, t.customer_currency, t.customer_amount, t.currency, t.amount, t.fees, t.net,
      t.deposit_id, p.status as deposit_status, p.type as deposit_type,
      (select r.status from refunds r
        where r.charge_id = t.charge_id and r.data->>'balance_transaction' = t.transaction_id
          and t.type in ('refund', 'payment_refund') limit 1) as refund_status
    from transactions t left join payouts p on p.id = t.deposit_id
    where ${which}
    order by t.date, t.transaction_id`.execute(db);
  const sale = rows.find(({ type }) => type === 'charge' || type === 'payment');
  if (!sale) return undefined;
  // An order is paid in one currency; movements of another would be another payment's.
  const movements = rows.filter(({ charge_id }) => charge_id === sale.charge_id);
  const pending = -sumOf(
    movements.flatMap(({ refund_status, customer_amount }) =>
      refund_status === 'pending' ? [customer_amount] : [],
    ),
  );
  const charge = sale.charge_id ? await findChargeToRefund(db, provider, sale.charge_id) : undefined;
  return {
    ...sale,
    refunded: minor(refundedAmount(movements) - pending),
    refund_pending: minor(pending === 0 ? 0 : pending),
    refundable: minor(charge ? refundableAmount(charge) : 0),
    fees: sumOf(movements.map(({ fees }) => fees)),
    net: sumOf(movements.map(({ net }) => net)),
    movements,
  };
}

const sumOf = (values: readonly number[]) => minor(values.reduce((sum, value) => sum + value, 0));
