import { findObjects, ofKind } from '#provider/find-objects.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { BalanceTransaction, Payout } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';

export type Reading = Readonly<{ db: Database; provider: PaymentProvider }>;

/** Providers tell of charges and refunds, not of each movement of the balance: those are read together with their cause. */
export async function readTransactions(
  provider: PaymentProvider,
  ids: readonly (string | null)[],
): Promise<readonly BalanceTransaction[]> {
  const named = [...new Set(ids)].flatMap((id) =>
    id === null ? [] : [{ kind: 'transaction' as const, id }],
  );
  return ofKind(await findObjects(provider, named), 'transaction');
}

type Cause = Parameters<NonNullable<PaymentProvider['listMovements']>>[0];

/** Everything that moved with charges, refunds or disputes; where a provider cannot be asked that, what these themselves name. */
export async function readMovements<Object extends Readonly<{ id: Cause }>>(
  provider: PaymentProvider,
  causes: readonly Object[],
  namedBy: (cause: Object) => readonly (string | null)[],
): Promise<readonly BalanceTransaction[]> {
  const { listMovements } = provider;
  if (!listMovements) return readTransactions(provider, causes.flatMap(namedBy));
  return (await Promise.all(causes.map(({ id }) => listMovements(id)))).flat();
}

/** What left with payouts, and what we thought had: a payout that failed gives its movements back. One after another: each may be long. */
export async function readPayoutTransactions(
  from: Reading,
  payouts: readonly Pick<Payout, 'id'>[],
): Promise<readonly BalanceTransaction[]> {
  const found: BalanceTransaction[] = [];
  for (const { id } of payouts) found.push(...(await readContents(from, id)));
  return found;
}

async function readContents(
  { db, provider }: Reading,
  id: Payout['id'],
): Promise<readonly BalanceTransaction[]> {
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
