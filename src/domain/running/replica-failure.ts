import { databaseFailureOf } from './database-failure.ts';

/** What a copy cannot be asked any longer: the primary changed the rows under it, and it gave way (40001). */
const CONFLICT = '40001';

/** Whether a read failed because a copy was asked, and the primary can be asked instead. */
export function isReplicaFailure(error: unknown): boolean {
  const { code } = (typeof error === 'object' && error ? error : {}) as Readonly<{ code?: unknown }>;
  return code === CONFLICT || databaseFailureOf(error) !== undefined;
}
