import { account } from '#contract/account.ts';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Refund } from '#provider/provider-objects.ts';
import { readPayoutTransactions, readTransactions } from './brought-transactions.ts';
import type { Projection } from './projection.ts';

const idOf = ({ id }: { id: string }): string => id;
const key = ['provider', 'id'] as const;

/** What every such table keeps of its object: our names for it, and the provider's own words. */
const told = <Told extends { id: string; created: EpochSeconds }>(provider: string, object: Told) => ({
  provider,
  id: object.id,
  created: utcInstant(object.created),
  data: object,
});

export const paymentIntents: Projection<'payment_intent'> = {
  table: 'payment_intents',
  ...{ key, idOf },
  rowsOf: async (_, provider, intents) =>
    intents.map((intent) => {
      const { status, amount, currency, charge } = intent;
      return { ...told(provider, intent), status, amount, currency, charge_id: charge };
    }),
};

export const charges: Projection<'charge'> = {
  table: 'charges',
  ...{ key, idOf },
  brings: ({ provider }, { balance_transaction }) => readTransactions(provider, [balance_transaction]),
  rowsOf: async (_, provider, all) =>
    all.map((charge) => {
      const { payment_intent, status, amount, amount_captured, amount_refunded } = charge;
      const { currency, captured, disputed } = charge;
      return {
        ...told(provider, charge),
        ...{ payment_intent_id: payment_intent, status, amount, amount_captured, amount_refunded },
        ...{ currency, captured, disputed },
      };
    }),
};

/** The operation names itself in the metadata it sends, so an event and an answer know each other. */
export const OPERATION_ID = 'operation_id';
const operationOf = (metadata: Refund['metadata']): string | null => metadata[OPERATION_ID] ?? null;

export const refunds: Projection<'refund'> = {
  table: 'refunds',
  ...{ key, idOf },
  brings: ({ provider }, { balance_transaction, failure_balance_transaction }) =>
    readTransactions(provider, [balance_transaction, failure_balance_transaction]),
  rowsOf: async (_, provider, all) =>
    all.map((refund) => {
      const { charge, payment_intent, status, amount, currency, metadata } = refund;
      return {
        ...told(provider, refund),
        ...{ charge_id: charge, payment_intent_id: payment_intent, status, amount, currency },
        operation_id: operationOf(metadata),
      };
    }),
};

export const disputes: Projection<'dispute'> = {
  table: 'disputes',
  ...{ key, idOf },
  brings: ({ provider }, { balance_transactions }) => readTransactions(provider, balance_transactions),
  rowsOf: async (_, provider, all) =>
    all.map((dispute) => {
      const { charge, payment_intent, status, reason, amount, currency, evidence_details } = dispute;
      return {
        ...told(provider, dispute),
        ...{ charge_id: charge, payment_intent_id: payment_intent, status, reason, amount, currency },
        due_by: utcInstant(evidence_details.due_by),
      };
    }),
};

export const payouts: Projection<'payout'> = {
  table: 'payouts',
  key: ['id'],
  brings: readPayoutTransactions,
  idOf,
  rowsOf: async (_, _provider, all) =>
    all.map(
      ({ created, arrival_date, bank_account: _account, method: _method, metadata: _notes, ...payout }) => ({
        ...payout,
        created: utcInstant(created),
        date: utcInstant(arrival_date),
      }),
    ),
};

/** There is one account, so its row has no id; one that our screens could not read is refused. */
export const accounts: Projection<'account'> = {
  table: 'account',
  key: ['singleton'],
  idOf: ({ account_id }) => account_id,
  rowsOf: async (_, _provider, all) =>
    all.map((data) => {
      account.parse(data);
      return { singleton: true, data };
    }),
};
