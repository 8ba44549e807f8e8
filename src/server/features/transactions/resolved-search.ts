import { sql } from 'kysely';
import { containing } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { readSearchTerm, type SearchTerm } from './search-terms.ts';

/** Search terms turned into what rows can be looked up by; a row is found when any of it fits. */
export type ResolvedSearch = Readonly<{
  order_ids: readonly number[];
  ids: readonly string[];
  payers: readonly string[];
  /** Texts that fit too many people to name them all; rows are compared with these one by one. */
  patterns: readonly string[];
}>;

/** Beyond so many people, walking the list and comparing finds a page sooner than looking each of them up. */
const PEOPLE_MAX = 2000;

export async function resolveSearch(
  db: Database,
  search: readonly string[],
): Promise<ResolvedSearch | undefined> {
  if (search.length === 0) return undefined;
  const found = await Promise.all(search.map((term) => resolveTerm(db, readSearchTerm(term))));
  return {
    order_ids: found.flatMap(({ order_ids = [] }) => order_ids),
    ids: found.flatMap(({ ids = [] }) => ids),
    payers: [...new Set(found.flatMap(({ payers = [] }) => payers))],
    patterns: found.flatMap(({ patterns = [] }) => patterns),
  };
}

async function resolveTerm(db: Database, term: SearchTerm): Promise<Partial<ResolvedSearch>> {
  switch (term.kind) {
    case 'order':
      return { order_ids: await orderIds(db, term.number) };
    case 'subscription':
      return { order_ids: await subscriptionOrderIds(db, term.number) };
    case 'person':
      return { payers: await payersNamed(db, term.name, term.email) };
    case 'id':
      return { ids: [term.id], ...(await payersWith(db, term.id)) };
    case 'text':
      return payersWith(db, term.text);
  }
}

const orderIds = async (db: Database, number: string): Promise<number[]> => {
  const orders = await db.selectFrom('payment_orders').select('id').where('number', '=', number).execute();
  return orders.map(({ id }) => id);
};

const subscriptionOrderIds = async (db: Database, number: string): Promise<number[]> => {
  const orders = await db
    .selectFrom('subscriptions as s')
    .innerJoin('subscription_orders as so', 'so.subscription_id', 's.id')
    .select('so.order_id')
    .where('s.number', '=', number)
    .execute();
  return orders.map(({ order_id }) => order_id);
};

const payersNamed = async (db: Database, name: string, email: string): Promise<string[]> => {
  const payers = await db
    .selectFrom('transaction_payers')
    .select('payer')
    .where('payer', '=', sql<string>`md5(${name} || chr(10) || ${email})::uuid`)
    .execute();
  return payers.map(({ payer }) => payer);
};

/** The first so many rows decide; putting all of a common text together first would read everybody. */
async function payersWith(db: Database, text: string): Promise<Partial<ResolvedSearch>> {
  const pattern = containing(text);
  const payers = await db
    .selectFrom('transaction_payers')
    .select('payer')
    .where((eb) => eb.or([eb('customer_name', 'ilike', pattern), eb('customer_email', 'ilike', pattern)]))
    .limit(PEOPLE_MAX + 1)
    .execute();
  return payers.length > PEOPLE_MAX ? { patterns: [pattern] } : { payers: payers.map(({ payer }) => payer) };
}
