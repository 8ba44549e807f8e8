import { sql } from 'kysely';
import type { BankAccount, BankFile } from '#contract/bank.ts';
import { statementGaps } from '#domain/bank/statement-balance.ts';
import { currency as asCurrency, minor } from '#domain/shared/money.ts';
import { type CalendarDate, calendarDate, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

type AccountRow = Readonly<{ id: number; name: string; currency: string; lines: number }>;
type StatementRow = Readonly<{
  account_id: number;
  from: CalendarDate;
  to: CalendarDate;
  opening: number | null;
  closing: number | null;
}>;

/** How many statements of all accounts are looked at for gaps: years of daily ones. */
const STATEMENTS_LOOKED_AT = 10_000;

export async function listBankAccounts(db: Database): Promise<BankAccount[]> {
  const [{ rows: accounts }, { rows: statements }] = await Promise.all([
    sql<AccountRow>`
      select id, name, currency, (select count(*)::int8 from bank_lines where account_id = bank_accounts.id) as lines
      from bank_accounts order by name, id`.execute(db),
    sql<StatementRow>`
      select account_id, period_from as from, period_to as to, opening, closing from bank_statements
      order by period_to desc, file_id desc, number desc limit ${STATEMENTS_LOOKED_AT}`.execute(db),
  ]);
  return accounts.map(({ currency, ...account }) => {
    const own = statements.filter(({ account_id }) => account_id === account.id);
    const [last] = own;
    return {
      ...account,
      currency: asCurrency(currency),
      last_statement: last?.to ?? null,
      balance: last?.closing == null ? null : minor(last.closing),
      gaps: statementGaps(own).map(({ after, before, amount }) => ({
        after: calendarDate(after),
        before: calendarDate(before),
        amount,
      })),
    };
  });
}

const FILES = sql`
  select f.id, f.name, f.size, f.format, f.encoding, f.imported, u.display_name as imported_by, f.lines_read, f.lines_new,
    f.lines_known, f.lines_pending, f.lines_refused, of.accounts, of.period_from, of.period_to, of.differences
  from bank_files f left join users u on u.id = f.imported_by
  cross join lateral (
    select coalesce(array_agg(distinct a.name order by a.name), '{}') as accounts,
      min(s.period_from) as period_from, max(s.period_to) as period_to,
      coalesce(jsonb_agg(jsonb_build_object('currency', a.currency, 'amount', s.difference) order by s.number)
        filter (where s.difference <> 0), '[]') as differences
    from bank_statements s join bank_accounts a on a.id = s.account_id where s.file_id = f.id) as of`;

type Page = Readonly<{ page: number; pagesize: number }>;

export async function listBankFiles(
  db: Database,
  { page, pagesize }: Page,
): Promise<{ data: BankFile[]; total_count: number }> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<BankFile>`${FILES} order by f.imported desc, f.id desc
      limit ${pagesize} offset ${(page - 1) * pagesize}`.execute(db),
    sql<{ count: number }>`select count(*)::int8 as count from bank_files`.execute(db),
  ]);
  return { data: rows, total_count: counted[0]?.count ?? 0 };
}

export async function findBankFile(db: Database, id: number): Promise<BankFile | undefined> {
  const { rows } = await sql<BankFile>`${FILES} where f.id = ${id}`.execute(db);
  return rows[0];
}

/** A file of the same bytes, whatever it was called. */
export const findImported = (
  db: Database,
  sha256: string,
): Promise<{ name: string; imported: UtcInstant } | undefined> =>
  db.selectFrom('bank_files').select(['name', 'imported']).where('sha256', '=', sha256).executeTakeFirst();

export const findBankAccount = (db: Database, id: number) =>
  db.selectFrom('bank_accounts').selectAll().where('id', '=', id).executeTakeFirst();

export const findAccountsByKey = (db: Database, keys: readonly string[]) =>
  db
    .selectFrom('bank_accounts')
    .select(['id', 'account_key', 'name', 'currency'])
    .where('account_key', 'in', keys.length > 0 ? keys : [''])
    .execute();

export const findRemembered = (db: Database, signature: string) =>
  db
    .selectFrom('bank_mappings')
    .select(['account_id', 'mapping'])
    .where('signature', '=', signature)
    .executeTakeFirst();
