import { sql } from 'kysely';
import type { PreviewRowState } from '#contract/bank.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

/** The columns that a line has in a file, with their types in the database. */
const COLUMNS = sql`statement int, line_number int, booked_on date, valued_on date, amount bigint, currency text,
  status text, bank_reference text, end_to_end_id text, text text, counterparty_name text, counterparty_account text,
  type_code text, reversal boolean, raw text, identity text, ordinal int`;
const NAMES = sql`statement, line_number, booked_on, valued_on, amount, currency, status, bank_reference, end_to_end_id,
  text, counterparty_name, counterparty_account, type_code, reversal, raw, identity, ordinal`;

/** The account and the days of each statement of a file; of an account that is not there yet, none. */
export type ToldStatement = Readonly<{ account_id: number | null; from: CalendarDate; to: CalendarDate }>;

export type LineCounts = Readonly<Record<Exclude<PreviewRowState, 'unreadable'>, number>>;

/**
 * Lays the lines of a file beside what is kept, until the transaction ends, and says of each whether it is new, known or
 * pending. A line is known when its account holds the same one; or when, on its day and with its amount, the account holds
 * one that the file should tell and does not: then the bank only words it differently now.
 */
export async function layLines(
  trx: Database,
  pieces: readonly string[],
  statements: readonly ToldStatement[],
): Promise<LineCounts> {
  await sql`create temporary table told_statements on commit drop as
    select (number - 1)::int as statement, (told ->> 'account_id')::bigint as account_id,
      (told ->> 'from')::date as period_from, (told ->> 'to')::date as period_to
    from jsonb_array_elements(${JSON.stringify(statements)}::jsonb) with ordinality as each (told, number)`.execute(
    trx,
  );
  await sql`create temporary table told_lines (id int generated always as identity, ${COLUMNS}, account_id bigint,
    state text, same_as bigint) on commit drop`.execute(trx);
  for (const piece of pieces)
    await sql`insert into told_lines (${NAMES}, account_id, state)
      select ${NAMES}, account_id, case status when 'pending' then 'pending' else 'new' end
      from jsonb_to_recordset(${piece}::jsonb) as lines (${COLUMNS}) join told_statements using (statement)
      order by statement, line_number`.execute(trx);
  await sql`create index on told_lines (account_id, identity, ordinal)`.execute(trx);
  await sql`analyze told_lines`.execute(trx);
  await sql`update told_lines as told set state = 'known', same_as = kept.id from bank_lines as kept
    where told.state = 'new' and kept.account_id = told.account_id
      and kept.identity = told.identity and kept.ordinal = told.ordinal`.execute(trx);
  await findReworded(trx);
  const { rows } = await sql<{ state: keyof LineCounts; count: number }>`
    select state, count(*)::int8 as count from told_lines group by state`.execute(trx);
  const count = (state: keyof LineCounts): number => rows.find((row) => row.state === state)?.count ?? 0;
  return { new: count('new'), known: count('known'), pending: count('pending') };
}

/** Pairs what is left on both sides by account, day and amount, one with one. Two numbers of the bank that differ are two lines. */
async function findReworded(trx: Database): Promise<void> {
  await sql`
    with fresh as (
      select id, account_id, booked_on, amount, bank_reference, row_number() over (
        partition by account_id, booked_on, amount order by bank_reference nulls last, id) as place
      from told_lines where state = 'new' and account_id is not null
    ), missing as (
      select kept.id, kept.account_id, kept.booked_on, kept.amount, kept.bank_reference, row_number() over (
        partition by kept.account_id, kept.booked_on, kept.amount
        order by kept.bank_reference nulls last, kept.id) as place
      from bank_lines as kept
      join (select account_id, min(period_from) as period_from, max(period_to) as period_to from told_statements
            where account_id is not null group by account_id) as days
        on kept.account_id = days.account_id and kept.booked_on between days.period_from and days.period_to
      where kept.status = 'booked' and not exists (
        select from told_lines as told where told.account_id = kept.account_id
          and told.identity = kept.identity and told.ordinal = kept.ordinal)
    )
    update told_lines as told set state = 'known', same_as = missing.id
    from fresh join missing using (account_id, booked_on, amount, place)
    where told.id = fresh.id and (fresh.bank_reference is null or missing.bank_reference is null
      or fresh.bank_reference = missing.bank_reference)`.execute(trx);
}

type ToldLine = Readonly<{
  line_number: number;
  state: keyof LineCounts;
  booked_on: CalendarDate;
  amount: Minor;
  currency: Currency;
  text: string;
}>;

/** In the order of the file, of each state so many. */
export async function listToldLines(trx: Database, ofEach: number): Promise<readonly ToldLine[]> {
  const { rows } = await sql<ToldLine>`
    select line_number, state, booked_on, amount, currency, text from (
      select *, row_number() over (partition by state order by id) as place from told_lines) as placed
    where place <= ${ofEach} order by id`.execute(trx);
  return rows;
}

/** Writes what is new, and of what is worded differently now the new words: the line stays the one it was. */
export async function keepNewLines(trx: Database, fileId: number): Promise<void> {
  await sql`update bank_lines as kept set text = told.text, identity = told.identity, ordinal = told.ordinal,
      bank_reference = coalesce(told.bank_reference, kept.bank_reference),
      end_to_end_id = coalesce(told.end_to_end_id, kept.end_to_end_id)
    from told_lines as told where told.same_as = kept.id
      and (told.identity, told.ordinal) <> (kept.identity, kept.ordinal)`.execute(trx);
  await insertTold(trx, fileId, 'new');
}

/**
 * What is pending is told by the newest statement of an account, and by no other: an older file that comes later would bring
 * back what was booked or given up long ago.
 */
export async function keepPendingLines(trx: Database, fileId: number): Promise<void> {
  const NEWEST = sql`(select account_id, max(period_to) as period_to from told_statements group by account_id) as told
    where told.account_id = ${sql.ref('bank_lines.account_id')}`;
  await sql`delete from bank_lines where status = 'pending' and exists (select from ${NEWEST} and not exists (
    select from bank_statements as other where other.account_id = told.account_id and other.file_id <> ${fileId}
      and other.period_to > told.period_to))`.execute(trx);
  await sql`update told_lines as pending set state = 'old' where state = 'pending' and exists (
    select from bank_statements as other join told_statements as of on of.account_id = other.account_id
    where of.statement = pending.statement and other.file_id <> ${fileId} and other.period_to > of.period_to)`.execute(
    trx,
  );
  await insertTold(trx, fileId, 'pending');
}

const insertTold = (trx: Database, fileId: number, state: 'new' | 'pending') =>
  sql`insert into bank_lines (account_id, file_id, line_number, booked_on, valued_on, amount, currency, status,
      bank_reference, end_to_end_id, text, counterparty_name, counterparty_account, type_code, reversal, raw, identity, ordinal)
    select account_id, ${fileId}, line_number, booked_on, valued_on, amount, currency, status, bank_reference,
      end_to_end_id, text, counterparty_name, counterparty_account, type_code, reversal, raw, identity, ordinal
    from told_lines where state = ${state} order by id`.execute(trx);
