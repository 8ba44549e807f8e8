import { accountRow, chargeRow, disputeRow, intentRow, payoutRow, refundRow } from './object-rows.ts';
import type { Projection } from './projection.ts';
import { readPayoutTransactions, readTransactions } from './read-transactions.ts';

const idOf = ({ id }: { id: string }): string => id;
const key = ['provider', 'id'] as const;

export const paymentIntents: Projection<'payment_intent'> = {
  table: 'payment_intents',
  key,
  idOf,
  rowsOf: async (_, provider, intents) => intents.map((intent) => intentRow(provider, intent)),
};

export const charges: Projection<'charge'> = {
  table: 'charges',
  key,
  idOf,
  brings: ({ provider }, { balance_transaction }) => readTransactions(provider, [balance_transaction]),
  rowsOf: async (_, provider, all) => all.map((charge) => chargeRow(provider, charge)),
};

export const refunds: Projection<'refund'> = {
  table: 'refunds',
  key,
  idOf,
  brings: ({ provider }, { balance_transaction, failure_balance_transaction }) =>
    readTransactions(provider, [balance_transaction, failure_balance_transaction]),
  rowsOf: async (_, provider, all) => all.map((refund) => refundRow(provider, refund)),
};

export const disputes: Projection<'dispute'> = {
  table: 'disputes',
  key,
  idOf,
  brings: ({ provider }, { balance_transactions }) => readTransactions(provider, balance_transactions),
  rowsOf: async (_, provider, all) => all.map((dispute) => disputeRow(provider, dispute)),
};

export const payouts: Projection<'payout'> = {
  table: 'payouts',
  key: ['id'],
  brings: readPayoutTransactions,
  idOf,
  rowsOf: async (_, _provider, all) => all.map(payoutRow),
};

export const accounts: Projection<'account'> = {
  table: 'account',
  key: ['singleton'],
  idOf: ({ account_id }) => account_id,
  rowsOf: async (_, _provider, all) => all.map(accountRow),
};
