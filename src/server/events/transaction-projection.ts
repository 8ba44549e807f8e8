import type { PayoutId } from '#domain/shared/ids.ts';
import type { BalanceTransaction } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import type { ObjectRef, Projection } from './projection.ts';
import { type SaleBehind, saleBehind, transactionRow } from './transaction-row.ts';

const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;

export const transactions: Projection<'transaction'> = {
  table: 'transactions',
  key: ['transaction_id'],
  idOf: ({ id }) => id,
  needs: (all) =>
    all.flatMap(({ charge, payout }): ObjectRef[] => [
      ...(charge ? [{ kind: 'charge', id: charge } as const] : []),
      ...(payout ? [{ kind: 'payout', id: payout } as const] : []),
    ]),
  async rowsOf(trx, provider, all) {
    const sales = await findSales(trx, provider, all);
    const orders = await findOrders(trx, [...sales.values()]);
    const payouts = await findPayouts(trx, all);
    return all.map((read) => {
      const transaction = read.payout === undefined ? { ...read, payout: payouts.get(read.id) } : read;
      const sale = sales.get(transaction.charge ?? '');
      const order_id = sale?.metadata.order_id ?? '';
      return transactionRow(transaction, sale, orders.has(order_id) ? Number(order_id) : null);
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

async function findSales(
  trx: Database,
  provider: string,
  all: readonly BalanceTransaction[],
): Promise<ReadonlyMap<string, SaleBehind>> {
  const ids = all.flatMap(({ charge }) => charge ?? []);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('charges')
    .select(['id', 'data'])
    .where('provider', '=', provider)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, data }) => [id, saleBehind.parse(data)]));
}

/** The orders that sales name and that the store has; a sale made elsewhere has none. */
async function findOrders(trx: Database, sales: readonly SaleBehind[]): Promise<ReadonlySet<string>> {
  const named = sales.flatMap(({ metadata: { order_id = '' } }) =>
    WHOLE_NUMBER.test(order_id) ? Number(order_id) : [],
  );
  if (named.length === 0) return new Set();
  const rows = await trx.selectFrom('payment_orders').select('id').where('id', 'in', named).execute();
  return new Set(rows.map(({ id }) => String(id)));
}
