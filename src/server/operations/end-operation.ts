import { AppError } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import { messageOf } from '../db/database-errors.ts';
import { tellLive } from '../events/tell-live.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { OperationDefinition, OperationDeps } from './operation.ts';
import { askedBy, lockOperation, moveOperation, type OperationRow } from './operation-repository.ts';
import { RECONCILE_JOB } from './reconcile-job-name.ts';
import { tryAgainAt } from './retry-schedule.ts';

/** Whoever comes second finds the operation ended, and changes nothing. */
const ifStillOpen = (
  { db }: OperationDeps,
  row: OperationRow,
  end: (trx: Database) => Promise<OperationRow>,
): Promise<OperationRow> =>
  db.transaction().execute(async (trx) => {
    const current = await lockOperation(trx, row.id);
    if (current.finished !== null) return current;
    await tellLive(trx, 'operation', [row.id]);
    return end(trx);
  });

/** The provider said no: nothing moved, and the same key will hear the same words. */
export const recordRefusal = <Input, Answer, Reply>(
  deps: OperationDeps,
  definition: OperationDefinition<Input, Answer, Reply>,
  row: OperationRow,
  { code, details }: AppError,
): Promise<OperationRow> =>
  ifStillOpen(deps, row, async (trx) => {
    const finished = utcInstant(deps.now());
    const error = { code, details };
    const ended = await moveOperation(trx, row.id, {
      state: 'failed',
      error: JSON.stringify(error),
      finished,
    });
    await writeAudit(trx, {
      at: finished,
      ...askedBy(row),
      ...definition.audited(definition.input.parse(row.input)),
      after: error,
      operation_id: row.id,
      result: 'failed',
    });
    return ended;
  });

/** Nobody knows. It is asked again with the same key, and a job sees to that. */
export const leaveUnknown = (
  deps: OperationDeps,
  row: OperationRow,
  reason: unknown,
): Promise<OperationRow> =>
  ifStillOpen(deps, row, async (trx) => {
    const next = tryAgainAt(deps.now(), row, reason);
    deps.log.warn({ operation_id: row.id, kind: row.kind, err: reason }, 'the provider gave no clear answer');
    await enqueue(trx, RECONCILE_JOB, {}, { runAt: next, key: RECONCILE_JOB.name });
    return moveOperation(trx, row.id, {
      state: 'unknown',
      error: JSON.stringify({ message: reasonOf(reason) }),
      next_attempt_at: utcInstant(next),
    });
  });

/** Nobody will ever tell by themselves: a person has to look. */
export const askForAttention = (deps: OperationDeps, row: OperationRow): Promise<OperationRow> =>
  ifStillOpen(deps, row, (trx) => {
    deps.log.error({ operation_id: row.id, kind: row.kind }, 'an operation was never confirmed');
    const message = 'The provider never confirmed it, and nothing was found that it did.';
    return moveOperation(trx, row.id, { state: 'needs_attention', error: JSON.stringify({ message }) });
  });

const REASON_LENGTH_MAX = 500;
const reasonOf = (reason: unknown): string =>
  (reason instanceof AppError ? reason.code : messageOf(reason)).slice(0, REASON_LENGTH_MAX);
