import { sql } from 'kysely';
import { containing } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { personLabel } from './search-terms.ts';

const PEOPLE_SHOWN = 10;
/** Of a common text, the best of these many people are shown; looking through all of them would help nobody. */
const PEOPLE_LOOKED_AT = 500;

type Suggestion = Readonly<{ label: string }>;

/**
 * What a term may mean, surest first: an order, a subscription, an id, then people by how often they paid, for whoever may see
 * them.
 */
export async function suggestSearches(
  db: Database,
  search_term: string,
  isOfPeople = true,
): Promise<Suggestion[]> {
  const term = search_term.trim();
  if (term === '') return [];
  const [numbers, ids, people] = await Promise.all([
    findNumbers(db, term.replace(/^#/, '')),
    findIds(db, term),
    isOfPeople ? findPeople(db, term) : [],
  ]);
  return [...numbers, ...ids, ...people].map((label) => ({ label }));
}

async function findNumbers(db: Database, number: string): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select 'Order #' || number as label, 1 as place from payment_orders where number = ${number}
    union all
    select 'Subscription #' || number, 2 from subscriptions where number = ${number}
    order by place`.execute(db);
  return rows.map(({ label }) => label);
}

async function findIds(db: Database, id: string): Promise<string[]> {
  if (!/^[a-z]+_\w+$/.test(id)) return [];
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from transactions where transaction_id = ${id})
      or exists (select from transactions where charge_id = ${id})
      or exists (select from transactions where payment_intent_id = ${id})
      or exists (select from transactions where deposit_id = ${id}) as found`.execute(db);
  return rows[0]?.found ? [id] : [];
}

async function findPeople(db: Database, text: string): Promise<string[]> {
  const pattern = containing(text);
  const { rows } = await sql<{ customer_name: string | null; customer_email: string | null }>`
    select customer_name, customer_email
    from (
      select customer_name, customer_email, count from transaction_payers
      where count > 0 and (customer_name ilike ${pattern} or customer_email ilike ${pattern})
      limit ${PEOPLE_LOOKED_AT}
    ) as people
    group by customer_name, customer_email
    order by bool_or(customer_name ilike ${pattern.slice(1)} or customer_email ilike ${pattern.slice(1)}) desc nulls last,
      sum(count) desc, customer_name, customer_email
    limit ${PEOPLE_SHOWN}`.execute(db);
  return rows.map(({ customer_name, customer_email }) => personLabel(customer_name, customer_email));
}
