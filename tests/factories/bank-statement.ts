import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export type StatementLine = Readonly<{
  booked_on: string;
  amount: number;
  text?: string;
  bank_reference?: string | null;
  counterparty_name?: string | null;
  reversal?: boolean;
  status?: 'booked' | 'pending';
}>;
type Statement = Readonly<{
  file?: string;
  account?: string;
  currency?: string;
  from?: string;
  to?: string;
  lines: readonly StatementLine[];
}>;

/** One file with one statement of one account, as an import leaves it: March 2026, in dollars. Answers the ids of its lines. */
export async function saveStatement(
  db: Database,
  { file = 'March.xml', account = 'Main account', currency = 'usd', ...statement }: Statement,
): Promise<readonly number[]> {
  const { from = '2026-03-01', to = '2026-03-31', lines } = statement;
  const sha256 = createHash('sha256')
    .update(JSON.stringify({ file, account, currency, statement }))
    .digest('hex');
  const accountId = await idOf(
    db,
    sql`insert into bank_accounts (account_key, name, currency, made)
      values (${`${account} ${currency}`}, ${account}, ${currency}, '2026-03-31 12:00:00Z')
      on conflict (account_key) do update set name = excluded.name returning id`,
  );
  const count = lines.length;
  const fileId = await idOf(
    db,
    sql`insert into bank_files (sha256, name, size, format, encoding, imported, lines_read, lines_new, lines_known,
        lines_pending, lines_refused)
      values (${sha256}, ${file}, 1000, 'camt.053', 'utf-8', '2026-03-31 12:00:00Z', ${count}, ${count}, 0, 0, 0)
      returning id`,
  );
  await sql`insert into bank_statements (file_id, number, account_id, period_from, period_to)
    values (${fileId}, 1, ${accountId}, ${from}, ${to})`.execute(db);
  const ordinals = new Map<string, number>();
  const ids: number[] = [];
  for (const [index, line] of lines.entries()) {
    const { booked_on, amount, text = 'STRIPE TRANSFER', bank_reference = null } = line;
    const identity = [bank_reference, booked_on, amount, text].join('|');
    const ordinal = (ordinals.get(identity) ?? 0) + 1;
    ordinals.set(identity, ordinal);
    ids.push(
      await idOf(
        db,
        sql`insert into bank_lines (account_id, file_id, line_number, booked_on, amount, currency, status, bank_reference,
            text, counterparty_name, reversal, raw, identity, ordinal)
          values (${accountId}, ${fileId}, ${index + 1}, ${booked_on}, ${amount}, ${currency}, ${line.status ?? 'booked'},
            ${bank_reference}, ${text}, ${line.counterparty_name ?? null}, ${line.reversal ?? false}, ${text}, ${identity},
            ${ordinal}) returning id`,
      ),
    );
  }
  return ids;
}

async function idOf(db: Database, insert: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await insert.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Everything that statements brought, and what was said of it. */
export const forgetStatements = (db: Database) =>
  sql`truncate bank_accounts, bank_files, bank_statements, bank_lines, bank_matches, bank_line_marks cascade`.execute(
    db,
  );
