import { sql } from 'kysely';
import type { SyncState } from '#contract/sync.ts';
import { DAY_S, epochSeconds, secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { backfillProgress } from '#domain/sync/backfill-progress.ts';
import type { Database } from '../../db/database.ts';
import { EVENT } from '../../events/set-aside.ts';
import { DELIVERIES, toldFailure } from '../../events/sync-problems.ts';

/** A store that is attached is followed as the provider is, and told of beside it. */
const STORE = 'woocommerce';

type Part<Name extends keyof SyncState> = Promise<Pick<SyncState, Name>>;

/** Where we stand with the provider, as far as our own tables tell. */
export async function readSync(
  db: Database,
  provider: string,
  at: UtcInstant,
): Promise<Omit<SyncState, 'last_check' | 'replica'>> {
  const [events, waiting, feed, backfills, operations, problems, aside, restarts] = await Promise.all([
    readLastEvent(db, provider),
    countWaiting(db, provider),
    readFeed(db, provider),
    listBackfills(db, [provider, STORE]),
    countOperations(db),
    listProblems(db, [provider, STORE], at),
    listSetAside(db, [provider, STORE]),
    findLastRestart(db, at),
  ]);
  const following = { ...events, ...waiting, ...feed, ...backfills };
  return { provider, ...following, ...operations, ...problems, ...aside, ...restarts };
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

async function listBackfills(db: Database, sources: readonly string[]): Part<'backfills'> {
  const rows = await db
    .selectFrom('backfills')
    .select(['kind', 'objects', 'started', 'finished', 'newest', 'reached', 'worked_ms'])
    .where('provider', 'in', sources)
    .orderBy('started')
    .orderBy('kind')
    .execute();
  const beginning = secondsOrNull(await findBeginning(db));
  return {
    backfills: rows.map(({ newest, reached, worked_ms, ...row }) => ({
      ...row,
      ...backfillProgress({
        objects: row.objects,
        worked_ms,
        isFinished: row.finished !== null,
        beginning,
        newest: secondsOrNull(newest),
        reached: secondsOrNull(reached),
      }),
    })),
  };
}

const secondsOrNull = (at: UtcInstant | null) => (at === null ? null : secondsOf(at));

/** The day the account was opened. */
async function findBeginning(db: Database): Promise<UtcInstant | null> {
  const { rows } = await sql<{ created: UtcInstant | null }>`
    select nullif(data->>'created', '') as created from account`.execute(db);
  return rows[0]?.created ?? null;
}

/** Passing trouble comes last: it needs nobody. */
const PASSING: readonly string[] = [
  'provider_unavailable',
  'provider_rate_limited',
  'provider_answer_broken',
  ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
];

const ABOUT_THE_SECRET: readonly string[] = ['event_signature_invalid', 'event_clock_off'];

/** A delivery that was taken since proves that the secret and the clock are right again; the rest is over after a day. */
async function listProblems(db: Database, sources: readonly string[], at: UtcInstant): Part<'problems'> {
  const { rows: problems } = await sql<SyncState['problems'][number]>`
    select source, code, message, since, last, times from sync_problems as problem
    where provider = any(${sources}) and last > ${at}::timestamptz - interval '1 day'
      and not (source = ${DELIVERIES} and code = any(${ABOUT_THE_SECRET}) and exists (
        select from provider_events as event
        where event.provider = problem.provider and event.came_by = 'delivery' and event.received > problem.last))
    order by code = any(${PASSING}), last desc, source, code`.execute(db);
  return { problems: problems.map(toldFailure) };
}

const SET_ASIDE_SHOWN = 50;
/** A delivery that could not be read is nothing that could be tried again: what it was about is fetched, and after a week it is history. */
const isStillTold = sql<boolean>`kind <> ${EVENT} or last > now() - interval '7 days'`;

async function listSetAside(db: Database, sources: readonly string[]): Part<'set_aside'> {
  const rows = await db
    .selectFrom('set_aside_objects')
    .select([
      'kind',
      'object_id as id',
      'reason',
      'since',
      'times',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('provider', 'in', sources)
    .where(isStillTold)
    .orderBy('since', 'desc')
    .orderBy('kind')
    .orderBy('object_id')
    .limit(SET_ASIDE_SHOWN)
    .execute();
  return {
    set_aside: { total: rows[0]?.total ?? 0, newest: rows.map(({ total: _total, ...row }) => row) },
  };
}

const RESTARTS_TOLD_DAYS = 7;

async function findLastRestart(db: Database, at: UtcInstant): Part<'last_restart'> {
  const since = utcInstant(epochSeconds(secondsOf(at) - RESTARTS_TOLD_DAYS * DAY_S));
  const newest = await db
    .selectFrom('server_restarts')
    .select(['at', 'reason', sql<number>`count(*) over ()`.as('times')])
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { last_restart: newest ?? null };
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
