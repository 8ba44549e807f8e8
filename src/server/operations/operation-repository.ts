import { type Insertable, type Selectable, sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import { type AuditEntry, auditing } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import type { OperationId, OperationsTables } from '../db/schema/schema-operations.ts';
import { type Changed, tellingLive } from '../events/tell-live.ts';

type Operations = OperationsTables['operations'];
export type OperationRow = Readonly<Selectable<Operations>>;

const OPEN = ['created', 'sent', 'unknown'] as const;
const UNDER_WAY = [...OPEN, 'needs_attention'] as const;

/**
 * The new row, or nothing where one with the same key, or for the same thing, stands in the way. Whoever begins an operation
 * also sends it: its first attempt is counted, and has its place among the readings, from the start.
 */
export const insertOperation = (
  trx: Database,
  values: Omit<Insertable<Operations>, 'state' | 'attempts' | 'read_order'>,
): Promise<OperationRow | undefined> =>
  trx
    .insertInto('operations')
    .values({ ...values, state: 'sent', attempts: 1, read_order: sql<number>`nextval('provider_reads')` })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findOperation = (db: Database, id: string): Promise<OperationRow | undefined> =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('id', '=', id as OperationId)
    .executeTakeFirst();

export const findByKey = (
  db: Database,
  { caller, idempotency_key }: Readonly<{ caller: string; idempotency_key: string }>,
): Promise<OperationRow | undefined> =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('caller', '=', caller)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();

type Thing = Readonly<{ kind: string; natural_key: string }>;

export const findUnderWay = (db: Database, { kind, natural_key }: Thing): Promise<OperationRow | undefined> =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('kind', '=', kind)
    .where('natural_key', '=', natural_key)
    .where('state', 'in', UNDER_WAY)
    .executeTakeFirst();

/** The same thing, asked in the same words, that was done before. */
export const findDone = (
  db: Database,
  { kind, natural_key, request_hash }: Thing & Readonly<{ request_hash: Buffer }>,
): Promise<OperationRow | undefined> =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('kind', '=', kind)
    .where('natural_key', '=', natural_key)
    .where('request_hash', '=', request_hash)
    .where('state', '=', 'succeeded')
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Counts one more attempt, unless somebody else took this one or it has ended. */
export const claimAttempt = (
  db: Database,
  { id, attempts }: OperationRow,
  until: UtcInstant,
): Promise<OperationRow | undefined> =>
  db
    .updateTable('operations')
    .set({
      state: 'sent',
      attempts: attempts + 1,
      next_attempt_at: until,
      read_order: sql<number>`coalesce(read_order, nextval('provider_reads'))`,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', 'in', OPEN)
    .returningAll()
    .executeTakeFirst();

export const lockOperation = (trx: Database, id: OperationId): Promise<OperationRow> =>
  trx.selectFrom('operations').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** In one order, so that nobody waits in a circle. */
export const lockOperations = (trx: Database, ids: readonly OperationId[]): Promise<OperationRow[]> =>
  trx
    .selectFrom('operations')
    .selectAll()
    .where('id', '=', sql<OperationId>`any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Who asked, as the audit log says it. */
export const askedBy = ({ actor_id, actor_email, ip, api_key }: OperationRow) => ({
  actor_id,
  actor_email,
  ip,
  api_key,
});

type Success = Readonly<{ id: OperationId; result: unknown; finished: UtcInstant }>;
type Succeeded = Pick<OperationRow, 'id' | 'state' | 'result' | 'error' | 'finished'>;

/** Ends operations that the caller holds locked, with what is said of it at the end of a transaction: to the log, and to pages. */
export async function succeedOperations(
  trx: Database,
  successes: readonly Success[],
  { audited, changed }: Readonly<{ audited: readonly AuditEntry[]; changed: readonly Changed[] }>,
): Promise<readonly Succeeded[]> {
  const { rows } = await sql<Succeeded>`
    with audited as (${auditing(trx, audited)})
    update operations set state = 'succeeded', result = told.result, error = null, finished = told.finished
    from jsonb_to_recordset(${JSON.stringify(successes)}::jsonb) as told (id text, result jsonb, finished timestamptz)
    where operations.id = told.id
    returning operations.id, operations.state, operations.result, operations.error, operations.finished, ${tellingLive(changed)} as told`.execute(
    trx,
  );
  return rows;
}

type Ending = Readonly<
  | { state: 'failed'; error: string; finished: UtcInstant }
  | { state: 'unknown'; error: string; next_attempt_at: UtcInstant }
  | { state: 'needs_attention'; error: string }
>;

/** Moves an operation that the caller holds locked. */
export const moveOperation = (trx: Database, id: OperationId, to: Ending): Promise<OperationRow> =>
  trx.updateTable('operations').set(to).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** What nobody carries any more, oldest first. `abandoned` is when a process starts: what was sent has lost its sender. */
export const listDue = (
  db: Database,
  { now, abandoned, limit }: Readonly<{ now: UtcInstant; abandoned: boolean; limit: number }>,
): Promise<OperationRow[]> =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('state', 'in', OPEN)
    .where((where) =>
      abandoned
        ? where.or([where('next_attempt_at', '<=', now), where('state', 'in', ['created', 'sent'])])
        : where('next_attempt_at', '<=', now),
    )
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
