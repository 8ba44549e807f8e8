import type { TransactionId } from '#domain/shared/ids.ts';
import { type Currency, type Minor, minor } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { BalanceTransaction, Charge } from '#provider/provider-objects.ts';
import { dayOf, startOf } from '#provider/simulator/facts/calendar.ts';
import { DELAY_DAYS } from '#provider/simulator/facts/payout-terms.ts';
import { idLetters } from '#provider/simulator/facts/provider-ids.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import type { Sale } from './sale.ts';

/** A movement of the balance whose payout is not known yet, and the sale it is about. */
export type Movement = Readonly<{ transaction: BalanceTransaction; charge: Charge | null }>;

export const newTransactionId = (random: Random): TransactionId => `txn_1${idLetters(random)}`;

type Draft = Pick<BalanceTransaction, 'id' | 'type' | 'currency'> &
  Partial<
    Pick<
      BalanceTransaction,
      | 'customer_currency'
      | 'exchange_rate'
      | 'fee_rates'
      | 'charge'
      | 'refund'
      | 'dispute'
      | 'loan'
      | 'metadata'
    >
  > &
  Readonly<{ at: EpochSeconds; amount: number; fee?: number; customer_amount?: number }>;

/** One movement as it stands now: its money came free, or will on its day. */
export function movementOf(draft: Draft, now: EpochSeconds): BalanceTransaction {
  const { at, amount, fee = 0 } = draft;
  const available_on = startOf(dayOf(at) + DELAY_DAYS);
  return {
    id: draft.id,
    type: draft.type,
    reporting_category: draft.type,
    created: at,
    available_on,
    status: available_on > now ? 'pending' : 'available',
    currency: draft.currency,
    amount: minor(amount),
    fee: minor(fee),
    net: minor(amount - fee),
    customer_currency: draft.customer_currency ?? draft.currency,
    customer_amount: minor(draft.customer_amount ?? amount),
    exchange_rate: draft.exchange_rate ?? null,
    fee_rates: draft.fee_rates ?? null,
    charge: draft.charge ?? null,
    refund: draft.refund ?? null,
    dispute: draft.dispute ?? null,
    loan: draft.loan ?? null,
    payout: null,
    metadata: draft.metadata ?? {},
  };
}

type Money = Readonly<{ customer_amount: Minor; amount: Minor }>;

/** What every movement of a sale has in common with the first. */
export const currenciesOf = ({
  customer_currency,
  currency,
  exchange_rate,
}: Sale): Readonly<{ customer_currency: Currency; currency: Currency; exchange_rate: string | null }> => ({
  customer_currency,
  currency,
  exchange_rate,
});

/** The same money going the other way; nothing stays nothing. */
export const reversed = ({ customer_amount, amount }: Money): Money => ({
  customer_amount: minor(-customer_amount || 0),
  amount: minor(-amount || 0),
});
