import { type Insertable, type Selectable, sql } from 'kysely';
import { type ApprovalState, type ApprovalView, OPEN_STATES } from '#domain/approvals/approval-state.ts';
import { isOneOf } from '#domain/shared/one-of.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { ApprovalId, ApprovalsTables } from '../db/schema/schema-approvals.ts';

type Approvals = ApprovalsTables['approvals'];
export type ApprovalRow = Readonly<Selectable<Approvals>>;

/** The new row, or nothing where one with the same key, or for the same thing, is there already. */
export const insertApproval = (
  trx: Database,
  values: Insertable<Approvals>,
): Promise<ApprovalRow | undefined> =>
  trx
    .insertInto('approvals')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findApproval = (db: Database, id: string): Promise<ApprovalRow | undefined> =>
  db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id as ApprovalId)
    .executeTakeFirst();

export const findApprovalByKey = (
  db: Database,
  { caller, idempotency_key }: Readonly<{ caller: string; idempotency_key: string }>,
): Promise<ApprovalRow | undefined> =>
  db
    .selectFrom('approvals')
    .selectAll()
    .where('caller', '=', caller)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();

type Same = Readonly<{ caller: string; input_hash: Buffer }>;

/** What this caller asked for in the same words, while it waits. */
export const findWaiting = (db: Database, { caller, input_hash }: Same): Promise<ApprovalRow | undefined> =>
  db
    .selectFrom('approvals')
    .selectAll()
    .where('caller', '=', caller)
    .where('input_hash', '=', input_hash)
    .where('state', '=', 'pending')
    .executeTakeFirst();

/** Takes up what was approved and is for whoever asked to do; nothing where somebody is doing it already. */
export async function takeGranted(
  db: Database,
  { caller, input_hash }: Same,
): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    update approvals set taken_until = 'infinity' where id = (
      select id from approvals
      where caller = ${caller} and input_hash = ${input_hash} and state = 'approved' and taken_until is null
      order by decided, id limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

export async function releaseGranted(db: Database, id: ApprovalId): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ taken_until: null })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .execute();
}

export const lockApproval = (trx: Database, id: ApprovalId): Promise<ApprovalRow> =>
  trx.selectFrom('approvals').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

type Move = Readonly<{
  state: ApprovalState;
  decided_by?: number;
  decided?: UtcInstant;
  decision_note?: string;
  taken_until?: UtcInstant | null;
  expires?: UtcInstant;
  result?: string | null;
  error?: string | null;
  finished?: UtcInstant;
}>;

/** Moves a row that the caller holds locked. With its end goes what was typed: it may be the number of a bank account. */
export const moveApproval = (trx: Database, id: ApprovalId, to: Move): Promise<ApprovalRow> =>
  trx
    .updateTable('approvals')
    .set({ ...to, ...(!isOneOf(OPEN_STATES, to.state) && { input: '' }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Takes an approved one up, unless somebody else is doing it. */
export const takeApproved = (
  db: Database,
  id: ApprovalId,
  { now, until, abandoned }: Readonly<{ now: UtcInstant; until: UtcInstant; abandoned: boolean }>,
): Promise<ApprovalRow | undefined> =>
  db
    .updateTable('approvals')
    .set({ taken_until: until })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .where((where) =>
      abandoned
        ? where.val(true)
        : where.or([where('taken_until', 'is', null), where('taken_until', '<=', now)]),
    )
    .returningAll()
    .executeTakeFirst();

export const listApprovedIds = (db: Database, limit: number): Promise<{ id: ApprovalId }[]> =>
  db
    .selectFrom('approvals')
    .select('id')
    .where('state', '=', 'approved')
    .orderBy('decided')
    .orderBy('id')
    .limit(limit)
    .execute();

export const listOverdueIds = (db: Database, now: UtcInstant, limit: number): Promise<{ id: ApprovalId }[]> =>
  db
    .selectFrom('approvals')
    .select('id')
    .where('state', '=', 'pending')
    .where('expires', '<=', now)
    .orderBy('expires')
    .limit(limit)
    .execute();

export type ShownRow = ApprovalRow & Readonly<{ decided_by_email: string | null; key_name: string | null }>;

type Seen = Readonly<{
  /** Whose own are among them. */
  user_id: number;
  /** The endpoints whose requests may be seen beside one's own. */
  endpoints: readonly string[];
  /** What has run out has ended, whether or not that is written down by now. */
  now: UtcInstant;
  view?: ApprovalView | undefined;
  subject?: string | undefined;
  id?: string | undefined;
}>;

const shown = (db: Database, { user_id, endpoints, now, view, subject, id }: Seen) =>
  db
    .selectFrom('approvals')
    .leftJoin('users', 'users.id', 'approvals.decided_by')
    .leftJoin('api_keys', 'api_keys.id', 'approvals.api_key_id')
    .where(({ or, eb }) =>
      or([eb('asker_id', '=', user_id), ...(endpoints.length > 0 ? [eb('endpoint', 'in', endpoints)] : [])]),
    )
    .$if(view === 'mine', (query) => query.where('asker_id', '=', user_id))
    .$if(view === 'waiting', (query) => query.where('state', 'in', OPEN_STATES).where(isOpen(now)))
    .$if(view === 'decided', (query) => query.where(({ not }) => not(isOpen(now))))
    .$if(id !== undefined, (query) => query.where('approvals.id', '=', id as ApprovalId))
    .$if(subject !== undefined, (query) =>
      query.where(sql<boolean>`subjects @> array[${subject ?? ''}]::text[]`),
    );

const isOpen = (now: UtcInstant) =>
  sql<boolean>`(state = 'approved' or state = 'pending' and approvals.expires > ${now}::timestamptz)`;

/** What waits first, then the newest. */
export const listShown = (
  db: Database,
  seen: Seen,
  { page, pagesize }: Readonly<{ page: number; pagesize: number }>,
): Promise<ShownRow[]> =>
  shown(db, seen)
    .selectAll('approvals')
    .select(['users.email as decided_by_email', 'api_keys.description as key_name'])
    .orderBy(sql`state = 'pending'`, 'desc')
    .orderBy('approvals.created', 'desc')
    .orderBy('approvals.id')
    .limit(pagesize)
    .offset((page - 1) * pagesize)
    .execute();

export async function countShown(db: Database, seen: Seen): Promise<number> {
  const { count } = await shown(db, seen)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
