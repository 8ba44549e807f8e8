import { sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

type Sender = Readonly<{ account: string; sender: string }>;
type Decided = Readonly<{ decided_by: number | null; at: UtcInstant }>;

/** Senders that somebody wants to be unknown again. */
export async function listForgotten(db: Database): Promise<readonly Sender[]> {
  const { rows } = await sql<Sender>`
    select account_id::text as account, sender from bank_forgotten_senders`.execute(db);
  return rows;
}

export const insertForgotten = (trx: Database, { account, sender }: Sender, { decided_by, at }: Decided) =>
  sql`insert into bank_forgotten_senders (account_id, sender, decided_by, decided)
    values (${account}::int8, ${sender}, ${decided_by || null}, ${`${at}Z`}::timestamptz) on conflict do nothing`.execute(
    trx,
  );

export const deleteForgotten = (trx: Database, { account, sender }: Sender) =>
  sql`delete from bank_forgotten_senders where account_id = ${account}::int8 and sender = ${sender}`.execute(
    trx,
  );

export async function readAccountNames(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('bank_accounts').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
