import { sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

type Bought = Readonly<{
  customer_id: number | null;
  billing: Readonly<{ name: string; email: string; country: string }>;
  created: UtcInstant;
}>;

/** What is read may name somebody whose account was not read yet, or is hidden from our key: what it says of them stands until then. */
export async function keepBuyers(trx: Database, bought: readonly Bought[]): Promise<void> {
  const buyers = bought.flatMap(({ customer_id: id, billing: { name, email, country }, created }) =>
    id === null ? [] : [{ id, name, email, country: country || null, created }],
  );
  if (buyers.length === 0) return;
  await sql`insert into customers (id, name, email, country, created)
    select distinct on (id) id, name, email, country, created
    from jsonb_to_recordset(${JSON.stringify(buyers)}::jsonb)
      as buyer (id bigint, name text, email text, country text, created timestamptz)
    order by id, created on conflict (id) do nothing`.execute(trx);
}
