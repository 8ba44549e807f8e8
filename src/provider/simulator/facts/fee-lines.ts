import type { TransactionType } from '#domain/payments/transaction-type.ts';
import { type Currency, type Minor, minor } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { BalanceTransaction, Payout } from '../../provider-objects.ts';

/** What a fee was charged for: a movement of the balance, or a payout that left at once. */
export type FeeCause = TransactionType | 'instant_payout';
export type FeeLine = Readonly<{ cause: FeeCause; currency: Currency; count: number; amount: Minor }>;

/** A payout that did not arrive gave its fee back. */
export const FREE_PAYOUTS: readonly Payout['status'][] = ['failed', 'canceled'];

/** The same question that the database answers, over books in memory: causes and currencies by the alphabet. */
export function feeLines(
  transactions: readonly BalanceTransaction[],
  payouts: readonly Payout[],
  from: EpochSeconds,
  until: EpochSeconds,
): readonly FeeLine[] {
  const charged = [
    ...transactions.map(({ type, ...one }) => ({ cause: type as FeeCause, ...one })),
    ...payouts
      .filter(({ status }) => !FREE_PAYOUTS.includes(status))
      .map((payout) => ({ cause: 'instant_payout' as const, ...payout })),
  ].filter(({ fee, created }) => fee !== 0 && created >= from && created < until);
  const lines = new Map<string, FeeLine>();
  for (const { cause, currency, fee } of charged) {
    const key = `${cause} ${currency}`;
    const { count, amount } = lines.get(key) ?? { count: 0, amount: 0 };
    lines.set(key, { cause, currency, count: count + 1, amount: minor(amount + fee) });
  }
  return [...lines].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
}
