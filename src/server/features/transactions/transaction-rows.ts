import { type RawBuilder, sql } from 'kysely';
import type { ChargeOrder } from '#contract/charge-order.ts';
import type { Transaction } from '#contract/transactions.ts';
import { assert } from '#domain/shared/assert.ts';
import type { Database } from '../../db/database.ts';

/** What each field of the contract is in SQL. The compiler sees that none is missing and none is more. */
type Fields<Row> = Readonly<Record<keyof Row, string>>;

const pairs = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ');
const aliases = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${value} as "${name}"`)
    .join(', ');

/** As `encodeURIComponent` does; numbers of subscriptions are digits in nearly every store. */
const addressPart = (text: string): string => `case when ${text} ~ '^[0-9A-Za-z_.~-]*$' then ${text} else (
  select string_agg(
    case when letter ~ '^[0-9A-Za-z_.!~*''()-]$' then letter
      else upper(regexp_replace(encode(convert_to(letter, 'UTF8'), 'hex'), '(..)', '%\\1', 'g')) end,
    '' order by place)
  from unnest(string_to_array(${text}, null)) with ordinality as letters (letter, place)) end`;

/** A subscription has no page: its orders are listed instead. */
const SUBSCRIPTION: Fields<ChargeOrder['subscriptions'][number]> = {
  number: 's.number',
  url: `'admin.php?page=wc-orders&subscription=' || ${addressPart('s.number')}`,
};

/** Addresses are those of this admin, relative to `/wp-admin/`. */
const ORDER: Fields<ChargeOrder> = {
  id: 'o.id',
  number: 'o.number',
  url: `'admin.php?page=wc-orders&action=edit&id=' || o.id`,
  customer_url: `'admin.php?page=wc-admin&path=/customers/' || c.id`,
  customer_name: 'c.name',
  customer_email: 'c.email',
  fraud_meta_box_type: 'o.fraud_meta_box_type',
  subscriptions: `coalesce((
    select json_agg(json_build_object(${pairs(SUBSCRIPTION)}) order by s.id)
    from subscription_orders so join subscriptions s on s.id = so.subscription_id
    where so.order_id = o.id), '[]')`,
};

const METADATA: Fields<Transaction['metadata']> = {
  charge_type: `t.metadata ->> 'charge_type'`,
  interval_from: `t.metadata ->> 'interval_from'`,
  interval_to: `t.metadata ->> 'interval_to'`,
  description: `t.metadata ->> 'description'`,
};

const TRANSACTION: Fields<Transaction> = {
  transaction_id: 't.transaction_id',
  type: 't.type',
  date: `to_char(t.date, 'YYYY-MM-DD HH24:MI:SS')`,
  available_on: 't.available_on',
  charge_id: 't.charge_id',
  payment_intent_id: 't.payment_intent_id',
  channel: 't.channel',
  source: 't.source',
  source_identifier: 't.source_identifier',
  source_device: 't.source_device',
  customer_name: 't.customer_name',
  customer_email: 't.customer_email',
  customer_country: 't.customer_country',
  customer_currency: 't.customer_currency',
  customer_amount: 't.customer_amount',
  exchange_rate: 't.exchange_rate',
  currency: 't.currency',
  amount: 't.amount',
  fees: 't.fees',
  net: 't.net',
  risk_level: 't.risk_level',
  deposit_id: 't.deposit_id',
  deposit_status: 'p.status',
  loan_id: 't.loan_id',
  metadata: `case when t.metadata = '{}' then '{}' else json_strip_nulls(json_build_object(${pairs(METADATA)})) end`,
  order: `case when o.id is not null then json_build_object(${pairs(ORDER)}) end`,
};

const FIELDS = sql.raw(aliases(TRANSACTION));

/**
 * Whole rows for a few ids, as a JSON array: orders, payouts and subscriptions are looked up for these alone, not for
 * what was skipped. The database writes it, in a fraction of the time that reading the values and writing them here takes.
 */
export async function writeTransactions(
  db: Database,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    with page as materialized (${ids})
    select coalesce(json_agg(shown), '[]')::text as json
    from (
      select ${FIELDS}
      from page
      join transactions t using (transaction_id)
      left join payouts p on p.id = t.deposit_id
      left join orders o on o.id = t.order_id
      left join customers c on c.id = o.customer_id
      order by ${order}
    ) as shown`.execute(db);
  const [written] = rows;
  assert(written, 'an aggregate is one row');
  return written.json;
}
