import { type RawBuilder, sql } from 'kysely';
import type { FoundDispute, FoundPayment, FoundPayout, FoundTransaction } from '#contract/search.ts';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import type { Database } from '../../db/database.ts';
import { SHOWN_MAX } from '../../db/found-words.ts';
import { hasAmount } from './matching.ts';

type Way = RawBuilder<unknown>;

/** By its id, by what the bank calls it, or by its amount. */
export async function findPayouts(
  db: Database,
  { id, number, text, amounts }: TypedSearch,
): Promise<FoundPayout[]> {
  const amount = hasAmount(amounts);
  const ways: Way[] = [
    ...(id === undefined ? [] : [sql`select id, 1 from payouts where id = ${id}`]),
    ...(number === undefined
      ? []
      : [sql`select id, 1 from payouts where bank_reference_key in (${number}, ${text})`]),
    ...(amount
      ? [sql`(select id, 2 from payouts where ${amount} order by date desc, id desc limit ${SHOWN_MAX})`]
      : []),
  ];
  if (ways.length === 0) return [];
  const { rows } = await sql<FoundPayout>`
    select p.id, p.amount, p.currency, p.date, p.status, p.type, p."bankAccount"
    from (${found(ways)}) as found join payouts p using (id)
    order by found.place, p.date desc, p.id desc limit ${SHOWN_MAX}`.execute(db);
  return rows;
}

/** By its id, by its amount, or because it is about a payment that was found. */
export async function findDisputes(
  db: Database,
  provider: string,
  { id, amounts }: TypedSearch,
  payments: readonly FoundPayment[],
): Promise<FoundDispute[]> {
  const amount = hasAmount(amounts);
  const ways: Way[] = [
    ...(id === undefined
      ? []
      : [sql`select id, 1 from disputes where provider = ${provider} and id = ${id}`]),
    ...(amount
      ? [sql`(select id, 2 from disputes where ${amount} order by created desc, id desc limit ${SHOWN_MAX})`]
      : []),
    ...(payments.length === 0
      ? []
      : [sql`select id, 3 from disputes where payment_intent_id = any(${payments.map((one) => one.id)})`]),
  ];
  if (ways.length === 0) return [];
  const { rows } = await sql<FoundDispute>`
    select d.id, d.amount, d.currency, d.created, d.status, d.reason, d.due_by,
      c.data->'billing_details'->>'name' as customer_name
    from (${found(ways)}) as found join disputes d on d.provider = ${provider} and d.id = found.id
    left join charges c on c.provider = d.provider and c.id = d.charge_id
    order by found.place, d.created desc, d.id desc limit ${SHOWN_MAX}`.execute(db);
  return rows;
}

const found = (ways: readonly Way[]): Way => sql`
  select id, min(place) as place from (${sql.join(ways, sql` union all `)}) as ways (id, place) group by id`;

export async function findTransactions(db: Database, { id }: TypedSearch): Promise<FoundTransaction[]> {
  if (id === undefined) return [];
  const { rows } = await sql<FoundTransaction>`
    select transaction_id, type, amount, currency, date, charge_id, payment_intent_id,
      jsonb_strip_nulls(jsonb_build_object('charge_type', metadata->>'charge_type')) as metadata
    from transactions where transaction_id = ${id}`.execute(db);
  return rows;
}

export async function findLoans(
  db: Database,
  provider: string,
  { id }: TypedSearch,
): Promise<{ id: string }[]> {
  if (id === undefined) return [];
  return db
    .selectFrom('loans')
    .select('stripe_loan_id as id')
    .where('provider', '=', provider)
    .where('stripe_loan_id', '=', id)
    .execute();
}
