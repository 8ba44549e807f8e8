import { minor } from '#domain/shared/money.ts';
import type { BalanceTransaction, Charge, Refund } from '../../provider-objects.ts';
import { book } from './booking.ts';
import { announced, changes, NOTHING } from './changes.ts';
import { type Context, command } from './command.ts';
import { load } from './loaded.ts';
import { findMeans } from './payment-means.ts';
import { simObject } from './sim-object.ts';

type Slice = Readonly<{ refund: Refund; charge: Charge; paid: BalanceTransaction }>;

/** Days later the customer's bank has taken the refund, or sent it back. */
export const settleRefund = command<string, Slice, null>({
  kind: 'settle_refund',
  load: async (store, id) => {
    const refund = await load(store, 'refund', id);
    const charge = await load(store, 'charge', refund.charge);
    return { refund, charge, paid: await load(store, 'transaction', refund.balance_transaction ?? '') };
  },
  decide: (slice, _, context) => {
    const { refund, charge } = slice;
    if (refund.status === 'failed' || refund.status === 'canceled') return NOTHING;
    if (findMeans(charge.payment_method)?.card?.refund === 'fails')
      return failRefund(slice, 'expired_or_canceled_card', context);
    const { pending_reason: _over, ...arrived } = refund;
    const settled: Refund = { ...arrived, status: 'succeeded' };
    return changes(null, announced(simObject('refund', settled), 'refund.updated'));
  },
});

/** The money comes back to the merchant, to the cent in both currencies, and the charge counts it as never refunded. */
export function failRefund({ refund, charge, paid }: Slice, failure_reason: string, context: Context) {
  const booking = book(
    {
      type: 'refund_failure',
      counterparty: 'customers',
      currency: paid.currency,
      amount: -paid.amount,
      available_on: context.now,
      customer: {
        currency: paid.customer_currency,
        amount: -paid.customer_amount,
        exchange_rate: paid.exchange_rate,
      },
      charge: charge.id,
      refund: refund.id,
    },
    context,
  );
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failure_reason,
    failure_balance_transaction: booking.transaction.id,
  };
  const after: Charge = {
    ...charge,
    amount_refunded: minor(charge.amount_refunded - refund.amount),
    refunded: false,
  };
  return changes(
    null,
    booking.changes,
    announced(simObject('refund', failed), 'refund.failed'),
    announced(simObject('charge', after), 'charge.updated'),
  );
}
