import { sql } from 'kysely';
import type { ProviderAccount } from '#provider/provider-account.ts';
import type { Database } from '../db/database.ts';
import { enqueueMatchingOfPayouts } from '../jobs/enqueue-matching.ts';
import { holdOnTo } from '../store/mirror/tie-payments.ts';
import { tellOfCaptures } from '../store/move-order-of-payment.ts';
import { accountRow, chargeRow, disputeRow, intentRow, payoutRow, refundRow } from './object-rows.ts';
import { withTheirOrders } from './orders-of-payments.ts';
import type { Projection } from './projection.ts';
import { readMovements, readPayoutTransactions } from './read-transactions.ts';

const idOf = ({ id }: { id: string }): string => id;
const key = ['provider', 'id'] as const;

export const paymentIntents: Projection<'payment_intent'> = {
  table: 'payment_intents',
  key,
  idOf,
  rowsOf: async (trx, provider, intents) => {
    const ours = await withTheirOrders(trx, provider, intents, idOf);
    return ours.map((intent) => intentRow(provider, intent));
  },
  tells: tellOfCaptures,
};

export const charges: Projection<'charge'> = {
  table: 'charges',
  key,
  idOf,
  brings: ({ provider }, all) =>
    readMovements(provider, all, ({ balance_transaction }) => [balance_transaction]),
  rowsOf: async (trx, provider, all) => {
    const ours = await withTheirOrders(trx, provider, all, ({ payment_intent }) => payment_intent);
    return ours.map((charge) => chargeRow(provider, charge));
  },
  tells: (trx, provider, all) => (provider === 'simulator' ? Promise.resolve() : holdOnTo(trx, all)),
};

export const refunds: Projection<'refund'> = {
  table: 'refunds',
  key,
  idOf,
  brings: ({ provider }, all) =>
    readMovements(provider, all, (refund) => [
      refund.balance_transaction,
      refund.failure_balance_transaction,
    ]),
  rowsOf: async (_, provider, all) => all.map((refund) => refundRow(provider, refund)),
};

export const disputes: Projection<'dispute'> = {
  table: 'disputes',
  key,
  idOf,
  brings: ({ provider }, all) =>
    readMovements(provider, all, ({ balance_transactions }) => balance_transactions),
  rowsOf: async (_, provider, all) => all.map((dispute) => disputeRow(provider, dispute)),
};

export const payouts: Projection<'payout'> = {
  table: 'payouts',
  key: ['id'],
  brings: readPayoutTransactions,
  idOf,
  rowsOf: async (_, _provider, all) => all.map(payoutRow),
  tells: enqueueMatchingOfPayouts,
};

export const accounts: Projection<'account'> = {
  table: 'account',
  key: ['singleton'],
  idOf: ({ account_id }) => account_id,
  rowsOf: (trx, _provider, all) =>
    Promise.all(all.map(async (one) => accountRow(one.is_withheld ? await lastTold(trx, one) : one))),
};

/** Where a key may no longer read the account, what was told before still stands. */
async function lastTold(trx: Database, untold: ProviderAccount): Promise<ProviderAccount> {
  const { rows } = await sql<{ data: ProviderAccount }>`select data from account`.execute(trx);
  const [kept] = rows;
  return kept ? { ...kept.data, is_withheld: true } : untold;
}
