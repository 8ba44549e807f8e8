import type { SyncState } from '#contract/sync.ts';
import type { Database } from '../../db/database.ts';

type Part<Name extends keyof SyncState> = Promise<Pick<SyncState, Name>>;

/** Where we stand with the provider, as far as our own tables tell. */
export async function readSync(db: Database, provider: string): Promise<Omit<SyncState, 'last_check'>> {
  const [events, waiting, feed, backfills, operations] = await Promise.all([
    readLastEvent(db, provider),
    countWaiting(db, provider),
    readFeed(db, provider),
    listBackfills(db, provider),
    countOperations(db),
  ]);
  return { provider, ...events, ...waiting, ...feed, ...backfills, ...operations };
}

async function readLastEvent(db: Database, provider: string): Part<'last_event'> {
  const newest = await db
    .selectFrom('provider_events')
    .select(['id', 'type', 'created', 'received'])
    .where('provider', '=', provider)
    .orderBy('received', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { last_event: newest ?? null };
}

const countWaiting = (db: Database, provider: string): Part<'waiting' | 'waiting_since'> =>
  db
    .selectFrom('provider_events')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('received').as('waiting_since')])
    .where('provider', '=', provider)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();

async function readFeed(db: Database, provider: string): Part<'last_polled'> {
  const feed = await db
    .selectFrom('event_feeds')
    .select('last_polled')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return { last_polled: feed?.last_polled ?? null };
}

async function listBackfills(db: Database, provider: string): Part<'backfills'> {
  const backfills = await db
    .selectFrom('backfills')
    .select(['kind', 'objects', 'started', 'finished'])
    .where('provider', '=', provider)
    .orderBy('kind')
    .execute();
  return { backfills };
}

async function countOperations(db: Database): Part<'operations'> {
  const operations = await db
    .selectFrom('operations')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '<>', 'needs_attention').as('under_way'),
      fn.countAll<number>().filterWhere('state', '=', 'needs_attention').as('needs_attention'),
    ])
    .where('state', 'in', ['created', 'sent', 'unknown', 'needs_attention'])
    .executeTakeFirstOrThrow();
  return { operations };
}

export const findLastCheck = (db: Database, provider: string) =>
  db
    .selectFrom('drift_checks')
    .select([
      'started',
      'finished',
      'compared',
      'missing',
      'different',
      'unexplained',
      'repaired',
      'examples',
    ])
    .where('provider', '=', provider)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
