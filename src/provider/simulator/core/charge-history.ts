import { takingCost } from '#domain/payments/taking-cost.ts';
import type { Minor } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { BalanceTransaction, Charge, Dispute } from '../../provider-objects.ts';
import { inSettlement } from './exchange.ts';
import { load } from './loaded.ts';
import type { Reading } from './store.ts';

/** A charge with everything that has taken from it since. */
export type ChargeHistory = Readonly<{
  charge: Charge;
  sale: BalanceTransaction | undefined;
  disputes: readonly Dispute[];
  /** What refunds and claims that stand have taken, as positive sums in both currencies. */
  taken: Readonly<{ customer: number; settled: number }>;
}>;

export async function loadHistory(store: Reading, id: string): Promise<ChargeHistory> {
  const charge = await load(store, 'charge', id);
  const sale =
    charge.balance_transaction === null
      ? undefined
      : await store.find('transaction', charge.balance_transaction);
  const standing: BalanceTransaction[] = [];
  for (const refundId of charge.refunds) {
    const refund = await load(store, 'refund', refundId);
    if (refund.status === 'failed' || refund.status === 'canceled') continue;
    standing.push(await load(store, 'transaction', refund.balance_transaction ?? ''));
  }
  const disputes: Dispute[] = [];
  for (const disputeId of charge.disputes) {
    const dispute = await load(store, 'dispute', disputeId);
    disputes.push(dispute);
    const [withdrawn, returned] = dispute.balance_transactions;
    if (withdrawn && !returned) standing.push(await load(store, 'transaction', withdrawn));
  }
  return {
    charge,
    sale,
    disputes,
    taken: {
      customer: -standing.reduce((sum, { customer_amount }) => sum + customer_amount, 0),
      settled: -standing.reduce((sum, { amount }) => sum + amount, 0),
    },
  };
}

/** What taking this much more from a charge costs in the settlement currency. */
export const shareOf = ({ charge, taken }: ChargeHistory, amount: Minor): number =>
  takingCost(taken, amount, (sum) => inSettlement(charge, sum));

/** Money that has not come free yet is given back before it does. */
export const takenOn = ({ sale }: Pick<ChargeHistory, 'sale'>, now: EpochSeconds): EpochSeconds =>
  sale && sale.available_on > now ? sale.available_on : now;
