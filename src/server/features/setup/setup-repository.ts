import { sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

/** Whose books these are; nothing before the account was first read. */
export async function findAccountId(db: Database): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select data->>'account_id' as id from account`.execute(db);
  return rows[0]?.id ?? null;
}

/** When the service last told us something by itself. */
export async function findLastDelivery(db: Database, provider: string): Promise<UtcInstant | null> {
  const newest = await db
    .selectFrom('provider_events')
    .select('received')
    .where('provider', '=', provider)
    .where('came_by', '=', 'delivery')
    .orderBy('received', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.received ?? null;
}
