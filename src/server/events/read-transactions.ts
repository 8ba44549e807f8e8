import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { BalanceTransaction, Payout } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';

export type Reading = Readonly<{ db: Database; provider: PaymentProvider }>;

/** Providers tell of charges and refunds, not of each movement of the balance: those are read together with their cause. */
export async function readTransactions(
  provider: PaymentProvider,
  ids: readonly (string | null)[],
): Promise<BalanceTransaction[]> {
  const found: BalanceTransaction[] = [];
  for (const id of new Set(ids)) {
    const transaction = id === null ? undefined : await provider.findObject('transaction', id);
    if (transaction) found.push(transaction);
  }
  return found;
}

type Cause = Parameters<NonNullable<PaymentProvider['listMovements']>>[0];

/** Everything that moved with a charge, a refund or a dispute; where a provider cannot be asked that, what the object itself names. */
export const readMovements = async (
  provider: PaymentProvider,
  cause: Readonly<{ id: Cause }>,
  named: readonly (string | null)[],
): Promise<readonly BalanceTransaction[]> =>
  (await provider.listMovements?.(cause.id)) ?? readTransactions(provider, named);

/** What left with a payout, and what we thought had: a payout that failed gives its movements back. */
export async function readPayoutTransactions(
  { db, provider }: Reading,
  { id }: Pick<Payout, 'id'>,
): Promise<BalanceTransaction[]> {
  const inside = await provider.listPayoutTransactions(id);
  const known = new Set<string>(inside.map((transaction) => transaction.id));
  const ours = await db
    .selectFrom('transactions')
    .select('transaction_id')
    .where('deposit_id', '=', id)
    .execute();
  const left = ours.map(({ transaction_id }) => transaction_id).filter((ourId) => !known.has(ourId));
  const outside = await readTransactions(provider, left);
  return [
    ...inside,
    ...outside.map((transaction) => ({ ...transaction, payout: transaction.payout ?? null })),
  ];
}
