import type { Deps } from '../deps.ts';
import { type Asking, callerOf } from './begin-operation.ts';
import { findByKey } from './operation-repository.ts';

/**
 * Whether this caller has asked under this key before. What stood in the way of a new request says nothing about one that
 * was already answered: it gets the answer it got first.
 */
export async function isRepeatedRequest({
  db,
  actor,
  idempotency: { key },
}: Pick<Deps, 'db'> &
  Pick<Asking, 'actor'> &
  Readonly<{ idempotency: Pick<Asking['idempotency'], 'key'> }>): Promise<boolean> {
  return (
    key !== undefined &&
    (await findByKey(db, { caller: callerOf(actor), idempotency_key: key })) !== undefined
  );
}
