import { sql } from 'kysely';
import type { FoundCustomer } from '#contract/search.ts';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import type { Database } from '../../db/database.ts';
import { beginning, type Condition, holdsWords, isEmail, SHOWN_MAX } from './matching.ts';

/** Of a common text, the best of these many people are shown; looking through all of them would help nobody. */
const LOOKED_AT_MAX = 300;

type Account = Readonly<{ id: number; name: string; email: string }>;
type Payer = Readonly<{ payer: string; customer_name: string | null; customer_email: string | null }>;
export type People = Readonly<{ accounts: readonly Account[]; payers: readonly Payer[] }>;

const NOBODY: People = { accounts: [], payers: [] };

/** Customers of the store, and whoever paid: the same person may be both. */
export async function findPeople(db: Database, typed: TypedSearch): Promise<People> {
  if (typed.words.length === 0) return NOBODY;
  const [accounts, payers] = await Promise.all([findAccounts(db, typed), findPayers(db, typed)]);
  return { accounts, payers };
}

/** Everybody once: whoever has an account is no guest. */
export function customersOf({ accounts, payers }: People): FoundCustomer[] {
  const emails = new Set(accounts.map(({ email }) => email.toLowerCase()));
  const guests = payers
    .filter(({ customer_email }) => customer_email === null || !emails.has(customer_email.toLowerCase()))
    .map(({ customer_name, customer_email }) => ({ id: null, name: customer_name, email: customer_email }));
  return [...accounts, ...guests].slice(0, SHOWN_MAX);
}

async function findAccounts(db: Database, typed: TypedSearch): Promise<Account[]> {
  const read = async (which: Condition) => {
    const start = beginning(typed.text);
    const { rows } = await sql<Account>`
      select id, name, email
      from (select id, name, email from customers where ${which} limit ${LOOKED_AT_MAX}) as people
      order by (name ilike ${start} or email ilike ${start}) desc, name, id
      limit ${SHOWN_MAX}`.execute(db);
    return rows;
  };
  return (
    (isEmail(typed.text) && found(await read(sql`lower(email) = lower(${typed.text})`))) ||
    read(holdsWords(typed, ['name', 'email']) ?? sql`name = ${typed.text}`)
  );
}

async function findPayers(db: Database, typed: TypedSearch): Promise<Payer[]> {
  const read = async (which: Condition) => {
    const start = beginning(typed.text);
    const { rows } = await sql<Payer>`
      select payer, min(customer_name) as customer_name, min(customer_email) as customer_email
      from (
        select payer, customer_name, customer_email, count from transaction_payers
        where count > 0 and ${which} limit ${LOOKED_AT_MAX}
      ) as people
      group by payer
      order by bool_or(customer_name ilike ${start} or customer_email ilike ${start}) desc nulls last, sum(count) desc, payer
      limit ${SHOWN_MAX}`.execute(db);
    return rows;
  };
  if (isEmail(typed.text)) {
    const whole = found(await read(sql`lower(customer_email) = lower(${typed.text})`));
    if (whole) return whole;
  }
  const held = holdsWords(typed, ['customer_name', 'customer_email']);
  return held ? read(held) : [];
}

const found = <Row>(rows: Row[]): Row[] | false => rows.length > 0 && rows;
