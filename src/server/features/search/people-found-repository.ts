import { type RawBuilder, sql } from 'kysely';
import type { FoundCustomer } from '#contract/search.ts';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import { commonOrRare, FOUND_MAX, SAMPLE } from '../../db/common-or-rare.ts';
import { beginning, type Condition } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { holdsWords, SHOWN_MAX } from '../../db/found-words.ts';
import type { Deps } from '../../deps.ts';
import type { FoundAccount } from '../../store/store.ts';

type Payer = Readonly<{ payer: string; customer_name: string | null; customer_email: string | null }>;
export type People = Readonly<{ accounts: readonly FoundAccount[]; payers: readonly Payer[] }>;

type Books = Pick<Deps, 'db' | 'store'>;

const NOBODY: People = { accounts: [], payers: [] };

/** Customers of the store, and whoever paid: the same person may be both. */
export async function findPeople({ db, store }: Books, typed: TypedSearch): Promise<People> {
  if (typed.words.length === 0) return NOBODY;
  return both(store.search.accounts(typed), payersOf(db, typed).ofWords());
}

export const findPeopleOfEmail = ({ db, store }: Books, typed: TypedSearch): Promise<People> =>
  both(store.search.accountsOfEmail(typed), payersOf(db, typed).ofEmail());

async function both(askedAccounts: Promise<FoundAccount[]>, askedPayers: Promise<Payer[]>): Promise<People> {
  const [accounts, payers] = await Promise.all([askedAccounts, askedPayers]);
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

function payersOf(db: Database, typed: TypedSearch) {
  const start = beginning(typed.text);
  const read = async (among: RawBuilder<unknown>, which: Condition) => {
    const { rows } = await sql<Payer>`
      select payer, min(customer_name) as customer_name, min(customer_email) as customer_email
      from (
        select payer, customer_name, customer_email, count from ${among} as people
        where count > 0 and ${which} limit ${FOUND_MAX}
      ) as found
      group by payer
      order by bool_or(customer_name ilike ${start} or customer_email ilike ${start}) desc nulls last, sum(count) desc, payer
      limit ${SHOWN_MAX}`.execute(db);
    return rows;
  };
  return {
    ofEmail: () => read(sql`transaction_payers`, sql`lower(customer_email) = lower(${typed.text})`),
    ofWords: async () => {
      const held = holdsWords(typed, ['customer_name', 'customer_email']);
      if (!held) return [];
      return commonOrRare(
        () => read(sql`(select * from transaction_payers limit ${SAMPLE})`, held),
        () => read(sql`transaction_payers`, held),
      );
    },
  };
}
