import * as z from 'zod/mini';
import { utcInstant } from '#domain/shared/time.ts';
import type { BalanceTransaction } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import type { ObjectRef, ProjectedRow, Projection } from './projection.ts';

/** What a list shows of the sale behind a movement. */
const sale = z.object({
  payment_intent: z.string(),
  channel: z.string(),
  source_device: z.nullable(z.string()),
  billing_details: z.object({ name: z.string(), email: z.string(), country: z.string() }),
  payment_method_details: z.object({
    type: z.string(),
    card: z.optional(z.object({ brand: z.string() })),
    identifier: z.nullable(z.string()),
  }),
  outcome: z.object({ risk_level: z.enum(['normal', 'elevated', 'highest', 'not_assessed']) }),
  metadata: z.record(z.string(), z.string()),
});
type Sale = z.output<typeof sale>;

const RISK = { normal: 0, elevated: 1, highest: 2, not_assessed: null } as const;
const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;

const ofSale = ({ payment_method_details: method, billing_details: payer, ...about }: Sale) => ({
  payment_intent_id: about.payment_intent,
  channel: about.channel,
  source: method.card?.brand ?? method.type,
  source_identifier: method.identifier,
  source_device: about.source_device,
  customer_name: payer.name,
  customer_email: payer.email,
  customer_country: payer.country,
  risk_level: RISK[about.outcome.risk_level],
});
const OF_NO_SALE = {
  payment_intent_id: null,
  channel: null,
  source: null,
  source_identifier: null,
  source_device: null,
  customer_name: null,
  customer_email: null,
  customer_country: null,
  risk_level: null,
};

/** A movement of the balance, with what the lists show of its sale and its order. */
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
    return all.map((transaction) => rowOf(transaction, sales.get(transaction.charge ?? ''), orders));
  },
};

function rowOf(
  { id, created, available_on, fee, charge, loan, payout, ...rest }: BalanceTransaction,
  of: Sale | undefined,
  orders: ReadonlySet<string>,
): ProjectedRow {
  const { type, currency, amount, net, customer_currency, customer_amount, exchange_rate, metadata } = rest;
  const order_id = of?.metadata.order_id ?? '';
  return {
    ...{ transaction_id: id, type, charge_id: charge, loan_id: loan, deposit_id: payout },
    date: utcInstant(created),
    available_on: utcInstant(available_on).slice(0, 10),
    ...{ currency, amount, fees: fee, net, customer_currency, customer_amount, exchange_rate, metadata },
    ...(of ? ofSale(of) : OF_NO_SALE),
    order_id: orders.has(order_id) ? Number(order_id) : null,
  };
}

async function findSales(
  trx: Database,
  provider: string,
  all: readonly BalanceTransaction[],
): Promise<ReadonlyMap<string, Sale>> {
  const ids = all.flatMap(({ charge }) => charge ?? []);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('charges')
    .select(['id', 'data'])
    .where('provider', '=', provider)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, data }) => [id, sale.parse(data)]));
}

/** The orders that sales name and that the store has; a sale made elsewhere has none. */
async function findOrders(trx: Database, sales: readonly Sale[]): Promise<ReadonlySet<string>> {
  const named = sales.flatMap(({ metadata: { order_id = '' } }) =>
    WHOLE_NUMBER.test(order_id) ? Number(order_id) : [],
  );
  if (named.length === 0) return new Set();
  const rows = await trx.selectFrom('orders').select('id').where('id', 'in', named).execute();
  return new Set(rows.map(({ id }) => String(id)));
}
