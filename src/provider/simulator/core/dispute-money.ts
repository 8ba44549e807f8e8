import { assert } from '#domain/shared/assert.ts';
import type { BalanceTransaction, Charge, Dispute } from '../../provider-objects.ts';
import { priceListSum } from '../facts/fees.ts';
import { type Booking, book } from './booking.ts';
import { type ChargeHistory, shareOf, takenOn } from './charge-history.ts';
import type { Context } from './command.ts';

const DISPUTE_FEE_CENTS = 1500;

const disputeFee = (currency: string): number => priceListSum(DISPUTE_FEE_CENTS, currency);

/** The bank takes the claimed sum and a fee while it looks into the matter. */
export function withdrawal(
  { id, amount }: Pick<Dispute, 'id' | 'amount'>,
  history: ChargeHistory,
  context: Context,
): Booking {
  const { charge } = history;
  return book(
    {
      type: 'dispute',
      counterparty: 'disputes',
      currency: charge.settlement_currency,
      amount: -shareOf(history, amount),
      fee: disputeFee(charge.settlement_currency),
      available_on: takenOn(history, context.now),
      customer: { currency: charge.currency, amount: -amount, exchange_rate: charge.exchange_rate },
      charge: charge.id,
      dispute: id,
    },
    context,
  );
}

/** A won claim returns exactly what was taken, the fee included. */
export function reversal(
  dispute: Dispute,
  charge: Charge,
  taken: BalanceTransaction | undefined,
  context: Context,
): Booking {
  assert(taken, `dispute ${dispute.id} took money before it gives any back`);
  return book(
    {
      type: 'dispute_reversal',
      counterparty: 'disputes',
      currency: taken.currency,
      amount: -taken.amount,
      fee: -taken.fee,
      available_on: context.now,
      customer: {
        currency: taken.customer_currency,
        amount: -taken.customer_amount,
        exchange_rate: taken.exchange_rate,
      },
      charge: charge.id,
      dispute: dispute.id,
    },
    context,
  );
}
