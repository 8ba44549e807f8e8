import { randomUUID } from 'node:crypto';
import { fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import type { Minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Grant } from '../approvals/approval-needed.ts';
import { checkRoom, countsFor } from '../approvals/refund-room.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../deps.ts';
import type { Idempotency } from './idempotency.ts';
import type { OperationDefinition, OperationDeps } from './operation.ts';
import {
  findByKey,
  findDone,
  findUnderWay,
  insertOperation,
  type OperationRow,
} from './operation-repository.ts';
import { requestHash } from './request-hash.ts';
import { TAKEN_FOR_S } from './retry-schedule.ts';

/** Who asks, from where, and under which key. The context of a request is one of these. */
export type Asking = Readonly<{
  actor: Actor;
  ip: string;
  idempotency: Idempotency;
  /** What the person was told would move, where only their page knows. Stored beside what is asked, and no part of it. */
  expected_amount?: Minor | undefined;
  /** Another person approved it. */
  grant?: Grant | undefined;
  config?: Config | undefined;
}>;
export type Begun = Readonly<{ row: OperationRow; isNew: boolean }>;

/** A row that stood in the way may have ended before we could read it; then the way is free, or somebody else took it. */
const TRIES_MAX = 5;

/**
 * Commits what is asked before the provider hears of it, or finds the operation that is the same one. Two requests at the
 * same moment are told apart by the unique indexes of the table, so it does not matter which process they reach.
 */
export async function beginOperation<Input, Answer, Reply>(
  { db, now, actor, ip, idempotency, expected_amount, grant, config }: OperationDeps & Asking,
  definition: OperationDefinition<Input, Answer, Reply>,
  input: Input,
): Promise<Begun> {
  const at = now();
  const { naturalKey, spends } = await definition.about(db, input);
  const asked = {
    kind: definition.kind,
    caller: callerOf(actor),
    actor_email: actor.email,
    api_key: actor.api_key,
    ip,
    actor_id: actor.user_id === 0 ? null : actor.user_id,
    idempotency_key: idempotency.key ?? null,
    request_hash: requestHash(definition.kind, input),
    input: JSON.stringify({ ...input, expected_amount }),
    created: utcInstant(at),
    next_attempt_at: utcInstant(epochSeconds(at + TAKEN_FOR_S)),
    approval_id: grant?.id ?? null,
    // As things stood when it was asked: one that ends meanwhile was the same, and not one before it.
    natural_key: naturalKey ?? null,
    ...(spends && { ...spends, counts_for: countsFor({ actor, grant }) }),
  };
  const check =
    spends &&
    ((trx: Database, id: string) => checkRoom({ db: trx, now: at, config, actor, grant }, spends, id));
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const begun = await insertUnlessThere(db, asked, check);
    if (begun) return begun;
  }
  throw fail('wcpay_unavailable', { retry_after_s: 1 });
}

/** A person, or the program behind a key. */
export const callerOf = ({ user_id, api_key_id }: Actor): string =>
  api_key_id === undefined ? `user ${user_id}` : `key ${api_key_id}`;

type Asked = Omit<Parameters<typeof insertOperation>[1], 'id'> &
  Readonly<{ idempotency_key: string | null; natural_key: string | null; request_hash: Buffer }>;

/** What this caller asked under this key before. The key of another request is a mistake that must not pass for an answer. */
async function findUnderKey(
  db: Database,
  { caller, idempotency_key, request_hash }: Omit<Asked, 'natural_key'>,
): Promise<OperationRow | undefined> {
  if (idempotency_key === null) return undefined;
  const known = await findByKey(db, { caller, idempotency_key });
  if (known && !known.request_hash.equals(request_hash)) throw fail('idempotency_key_reused');
  return known;
}

type Check = ((trx: Database, id: string) => Promise<void>) | undefined;

async function insertUnlessThere(db: Database, asked: Asked, check: Check): Promise<Begun | undefined> {
  const { kind, natural_key } = asked;
  const isAlone = !check && (asked.idempotency_key !== null || natural_key === null);
  const begun = isAlone ? await insertAlone(db, asked) : await insertAndLook(db, asked, check);
  if (begun) return begun;
  assert(asked.idempotency_key !== null || natural_key !== null, 'only a key can stand in the way');
  const known = await findUnderKey(db, asked);
  const inTheWay =
    known ?? (natural_key === null ? undefined : await findUnderWay(db, { kind, natural_key }));
  return inTheWay && { row: inTheWay, isNew: false };
}

/** Its keys are the table's to look at, and nothing else has to be: it is a transaction by itself. */
async function insertAlone(db: Database, asked: Asked): Promise<Begun | undefined> {
  const row = await insertOperation(db, { ...asked, id: newOperationId() });
  return row && { row, isNew: true };
}

/** `check` is made after the insert: what is the same thing asked for again takes no room a second time. */
async function insertAndLook(db: Database, asked: Asked, check: Check): Promise<Begun | undefined> {
  const { kind, natural_key, request_hash } = asked;
  const trx = await db.startTransaction().execute();
  try {
    const row = await insertOperation(trx, { ...asked, id: newOperationId() });
    // Looked for after the insert: one that ended while the insert waited for it is visible only now.
    const hasKey = asked.idempotency_key !== null;
    const done =
      row && natural_key && !hasKey ? await findDone(trx, { kind, natural_key, request_hash }) : undefined;
    if (row && !done) {
      await check?.(trx, row.id);
      await trx.commit().execute();
      return { row, isNew: true };
    }
    await trx.rollback().execute();
    return done && { row: done, isNew: false };
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}

const newOperationId = () => `op_${randomUUID()}` as const;
