import { type RawBuilder, sql } from 'kysely';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import { commonOrRare, FOUND_MAX, SAMPLE } from '../db/common-or-rare.ts';
import type { Condition } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';
import { holdsWords, SHOWN_MAX } from '../db/found-words.ts';
import type { FoundOrderRow, KnownBuyers } from './store.ts';

/** The order of that number first, then the newest of the people who were found, then of guests. */
export async function findOrders(
  db: Database,
  { number }: TypedSearch,
  { accounts, guestOrders }: KnownBuyers,
): Promise<FoundOrderRow[]> {
  const ways = [
    ...(number === undefined ? [] : [sql`select id, 1 from orders where number = ${number}`]),
    ...(accounts.length === 0 ? [] : [ofAccounts(accounts.map(({ id }) => id))]),
    ...(guestOrders.length === 0 ? [] : [sql`select unnest(${guestOrders}::int8[]), 2`]),
  ];
  return ways.length === 0 ? [] : readOrders(db, sql.join(ways, sql` union all `));
}

const ofAccounts = (ids: readonly number[]) => sql`
  select newest.id, 2 from unnest(${ids}::int8[]) as accounts (id) cross join lateral (
    select o.id from orders o where o.customer_id = accounts.id order by o.created desc, o.id desc limit ${SHOWN_MAX}
  ) as newest`;

/** Orders of whoever has no account, by the whole address they wrote into the checkout. */
export const findGuestOrdersOfEmail = (db: Database, { text }: TypedSearch): Promise<number[]> =>
  newestOf(db, sql`orders`, sql`customer_id is null and lower(billing->>'email') = lower(${text})`);

/** The same by a part of their name or address. */
export async function findGuestOrders(db: Database, typed: TypedSearch): Promise<number[]> {
  const held = holdsWords(typed, ['guest']);
  if (!held) return [];
  const some = sql`(select id, created, guest from orders order by created desc, id desc limit ${SAMPLE})`;
  return commonOrRare(
    () => newestOf(db, some, held),
    () => newestOf(db, sql`orders`, held),
  );
}

async function newestOf(db: Database, among: RawBuilder<unknown>, which: Condition): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, created from ${among} as among where ${which} limit ${FOUND_MAX}) as found
    order by created desc, id desc limit ${SHOWN_MAX}`.execute(db);
  return rows.map(({ id }) => id);
}

async function readOrders(db: Database, which: RawBuilder<unknown>): Promise<FoundOrderRow[]> {
  const { rows } = await sql<FoundOrderRow>`
    select o.id, o.number, o.status, o.total, o.currency, o.created as date_created, o.payment_intent_id,
      coalesce(c.name, o.billing->>'name') as customer_name,
      case when o.sandbox_record is not null then 'left' end as sandbox
    from (select id, min(place) as place from (${which}) as ways (id, place) group by id) as found
    join orders o using (id)
    left join customers c on c.id = o.customer_id
    order by found.place, o.created desc, o.id desc
    limit ${SHOWN_MAX}`.execute(db);
  return rows;
}

export async function findSubscriptions(
  db: Database,
  { number }: TypedSearch,
): Promise<{ number: string }[]> {
  if (number === undefined) return [];
  return db.selectFrom('subscriptions').select('number').where('number', '=', number).execute();
}
