import { type RawBuilder, sql } from 'kysely';
import type { FoundPayment } from '#contract/search.ts';
import type { TypedAmount } from '#domain/search/typed-amount.ts';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import type { Database } from '../../db/database.ts';
import { SHOWN_MAX } from '../../db/found-words.ts';
import { PAYMENT_STANDING, type PaymentStanding, paymentState } from '../../db/payment-standing.ts';
import type { FoundOrderRow } from '../../store/store.ts';
import { isCurrencyOf } from './matching.ts';
import type { People } from './people-found-repository.ts';

type Way = RawBuilder<unknown>;
type Known = Readonly<{ people: People; orders: readonly FoundOrderRow[] }>;

/** The payment an id or an order's number names first, then the newest of all that may be meant. */
export async function findPayments(
  db: Database,
  provider: string,
  typed: TypedSearch,
  { people, orders }: Known,
): Promise<FoundPayment[]> {
  const ways = [
    ...(typed.id === undefined ? [] : byId(provider, typed.id)),
    ...(orders.length === 0 ? [] : [ofOrders(orders, typed.number)]),
    ...(typed.last4 === undefined ? [] : [byLastDigits(typed.last4)]),
    ...typed.amounts.map(byAmount),
    ...(people.payers.length === 0 ? [] : [ofPayers(people.payers.map(({ payer }) => payer))]),
  ];
  return ways.length === 0 ? [] : readPayments(db, provider, sql.join(ways, sql` union all `));
}

/** A payment is named by its own id, by that of a charge, of a refund, or of a movement about it. */
const byId = (provider: string, id: string): readonly Way[] => [
  sql`select id, 1 from payment_intents where provider = ${provider} and id = ${id}`,
  sql`select payment_intent_id, 1 from charges where provider = ${provider} and id = ${id}`,
  sql`select payment_intent_id, 1 from refunds where provider = ${provider} and id = ${id}`,
  sql`select payment_intent_id, 1 from disputes where provider = ${provider} and id = ${id}`,
  sql`select payment_intent_id, 1 from transactions where transaction_id = ${id}`,
];

const byLastDigits = (last4: string): Way => sql`
  (select payment_intent_id, 2 from charges
   where data->'payment_method_details'->>'identifier' ~ '^[0-9]{4}$'
     and data->'payment_method_details'->>'identifier' = ${last4}
   order by created desc, id limit ${SHOWN_MAX})`;

/**
 * The newest of each currency in which the amount occurs, jumping from one currency to the next: a sum that a hundred
 * thousand payments have in one currency does not stand before the few that have it in another.
 */
const byAmount = (typed: TypedAmount): Way => sql`
  (with recursive codes as (
     (select currency from charges where amount = ${typed.amount} order by currency limit 1)
     union all
     select (select currency from charges where amount = ${typed.amount} and currency > codes.currency
             order by currency limit 1)
     from codes where codes.currency is not null)
   select newest.payment_intent_id, 2 from codes cross join lateral (
     select payment_intent_id from charges where amount = ${typed.amount} and currency = codes.currency
     order by created desc, id limit ${SHOWN_MAX}) as newest
   where ${isCurrencyOf(typed, 'codes.currency')})`;

const ofOrders = (orders: readonly FoundOrderRow[], typed: string | undefined): Way => sql`
  select * from unnest(
    ${orders.map((order) => order.payment_intent_id)}::text[],
    ${orders.map(({ number }) => (number === typed ? 1 : 2))}::int[])`;

const ofPayers = (payers: readonly string[]): Way => sql`
  select newest.payment_intent_id, 2 from unnest(${payers}::uuid[]) as payers (payer) cross join lateral (
    select t.payment_intent_id from transactions t where t.payer = payers.payer and t.type in ('charge', 'payment')
    order by t.date desc, t.transaction_id desc limit ${SHOWN_MAX}) as newest`;

type Row = Omit<FoundPayment, 'status' | 'due_by'> &
  Readonly<{ intent_status: string; standing: PaymentStanding | null }>;

async function readPayments(db: Database, provider: string, ways: Way): Promise<FoundPayment[]> {
  const { rows } = await sql<Row>`
    select i.id, i.amount, i.currency, i.created, i.status as intent_status,
      coalesce(c.data->'billing_details'->>'name', i.data->'customer'->>'name') as customer_name,
      coalesce(c.data->'payment_method_details'->'card'->>'brand', c.data->'payment_method_details'->>'type') as source,
      c.data->'payment_method_details'->>'identifier' as source_identifier,
      o.number as order_number, ${sql.raw(PAYMENT_STANDING)} as standing
    from (select id, min(place) as place from (${ways}) as ways (id, place) where id is not null group by id) as found
    join payment_intents i on i.provider = ${provider} and i.id = found.id
    left join charges c on c.provider = i.provider and c.id = i.charge_id
    left join payment_orders o on o.id = order_named_in(i.data)
    order by found.place, i.created desc, i.id desc
    limit ${SHOWN_MAX}`.execute(db);
  return rows.map(toPayment);
}

function toPayment({ intent_status, standing, ...row }: Row): FoundPayment {
  if (standing === null) return { ...row, status: { kind: 'raw', status: intent_status }, due_by: null };
  const { due_by, ...status } = paymentState(standing, intent_status);
  return { ...row, status, due_by };
}
