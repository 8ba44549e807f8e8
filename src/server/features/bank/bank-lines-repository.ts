import { sql } from 'kysely';
import type { BankStatementLine } from '#contract/bank.ts';
import type { BankFilters } from '#contract/bank-filters.ts';
import { rangesOf } from '#domain/shared/date-bounds.ts';
import { allOf, anyOf, type Condition, containing } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { inRange } from '../../db/in-range.ts';
import { walkPage } from '../../db/walk-page.ts';

/** A bank names a day and no hour: it is inside when its day, as a day of the store, begins inside. */
const beginning = (zone: string) => sql`(l.booked_on::timestamp at time zone ${zone})`;

/** What people look a line up by: its words and numbers, whatever the size of their letters. */
const SEARCHED = sql`concat_ws(' ', l.text, l.counterparty_name, l.counterparty_account, l.bank_reference, l.end_to_end_id)`;

function linesMeant(filters: BankFilters, zone: string): Condition {
  const { account_is, status_is, status_is_not, search, match } = filters;
  const chosen: Condition[] = rangesOf(filters, zone).map((range) => inRange(beginning(zone), range));
  if (account_is !== undefined) chosen.push(sql`l.account_id = ${account_is}`);
  if (status_is) chosen.push(sql`l.status = ${status_is}`);
  if (status_is_not) chosen.push(sql`l.status <> ${status_is_not}`);
  const together = match === 'any' && chosen.length > 0 ? anyOf(chosen) : allOf(chosen);
  if (!search) return together;
  return allOf([together, anyOf(search.map((term) => sql`${SEARCHED} ilike ${containing(term)}`))]);
}

type Asked = BankFilters & Readonly<{ sort: 'booked_on' | 'amount'; direction: 'asc' | 'desc' }>;
type Page = Readonly<{ page: number; pagesize: number }>;

export const listBankLines = (
  db: Database,
  asked: Asked,
  zone: string,
  page: Page,
): Promise<{ data: BankStatementLine[]; total_count: number }> =>
  walkPage(
    db,
    { ...page, direction: asked.direction },
    {
      count: async (on) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int8 as count from bank_lines l where ${linesMeant(asked, zone)}`.execute(on);
        return rows[0]?.count ?? 0;
      },
      read: async (on, { direction, size, skipped }) => {
        const way = direction === 'asc' ? sql`asc` : sql`desc`;
        const order = [...new Set([asked.sort, 'booked_on', 'id'])].map(
          (column) => sql`${sql.ref(`l.${column}`)} ${way}`,
        );
        const { rows } = await sql<BankStatementLine>`
          select l.id, l.account_id, a.name as account, f.name as file, l.line_number, l.booked_on, l.valued_on, l.amount,
            l.currency, l.status, l.reversal, l.text, l.counterparty_name, l.counterparty_account, l.bank_reference,
            l.end_to_end_id, l.type_code
          from bank_lines l join bank_accounts a on a.id = l.account_id join bank_files f on f.id = l.file_id
          where ${linesMeant(asked, zone)} order by ${sql.join(order)} limit ${size} offset ${skipped}`.execute(
          on,
        );
        return direction === asked.direction ? rows : rows.toReversed();
      },
    },
  );
