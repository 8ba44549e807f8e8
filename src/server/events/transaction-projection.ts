import { sql } from 'kysely';
import type { PayoutId } from '#domain/shared/ids.ts';
import type { BalanceTransaction } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import type { ObjectRef, Projection } from './projection.ts';
import { type SaleBehind, saleBehind, transactionRow } from './transaction-row.ts';

export const transactions: Projection<'transaction'> = {
  table: 'transactions',
  key: ['transaction_id'],
  idOf: ({ id }) => id,
  isMadeOfOthers: true, // A movement shows the sale behind it.
  needs: (all) =>
    all.flatMap(({ charge, payout }): ObjectRef[] => [
      ...(charge ? [{ kind: 'charge', id: charge } as const] : []),
      ...(payout ? [{ kind: 'payout', id: payout } as const] : []),
    ]),
  async rowsOf(trx, provider, all) {
    const sales = await findSales(trx, provider, all);
    const payouts = await findPayouts(trx, all);
    return all.map((read) => {
      const transaction = read.payout === undefined ? { ...read, payout: payouts.get(read.id) } : read;
      const { sale, order_id = null } = sales.get(transaction.charge ?? '') ?? {};
      return transactionRow(transaction, sale, order_id);
    });
  },
};

/** Where the provider does not say which payout a movement left with, what a payout once told still holds. */
async function findPayouts(trx: Database, all: readonly BalanceTransaction[]) {
  const ids = all.flatMap(({ id, payout }) => (payout === undefined ? id : []));
  if (ids.length === 0) return new Map<string, PayoutId>();
  const rows = await trx
    .selectFrom('transactions')
    .select(['transaction_id', 'deposit_id'])
    .where('transaction_id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ transaction_id, deposit_id }) =>
      deposit_id === null ? [] : [[transaction_id, deposit_id as PayoutId]],
    ),
  );
}

type Sold = Readonly<{ sale: SaleBehind; order_id: number | null }>;

/** The sales behind them, each with the order it names, where the store has that: a sale made elsewhere has none. */
async function findSales(
  trx: Database,
  provider: string,
  all: readonly BalanceTransaction[],
): Promise<ReadonlyMap<string, Sold>> {
  const ids = all.flatMap(({ charge }) => charge ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; data: unknown; order_id: number | null }>`
    select charges.id, charges.data, payment_orders.id as order_id
    from charges left join payment_orders on payment_orders.id = order_named_in(charges.data)
    where charges.provider = ${provider} and charges.id = any(${ids}::text[])`.execute(trx);
  return new Map(rows.map(({ id, data, order_id }) => [id, { sale: saleBehind.parse(data), order_id }]));
}
