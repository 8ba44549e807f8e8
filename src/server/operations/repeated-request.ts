import { type Asking, callerOf } from './begin-operation.ts';
import type { OperationDeps } from './operation.ts';
import { findByKey } from './operation-repository.ts';

/**
 * Whether this caller has asked under this key before. What stood in the way of a new request says nothing about one that
 * was already answered: it gets the answer it got first.
 */
export async function isRepeatedRequest({
  db,
  actor,
  idempotency,
}: Pick<OperationDeps, 'db'> & Asking): Promise<boolean> {
  const { key } = idempotency;
  return (
    key !== undefined &&
    (await findByKey(db, { caller: callerOf(actor), idempotency_key: key })) !== undefined
  );
}
