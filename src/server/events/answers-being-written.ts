import type { Database } from '../db/database.ts';

/** By database: the operations whose answers this process has in hand, until they are written down. */
const inHand = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** News of what an answer tells is often faster than the answer is written: whoever hears it can wait for that. */
export async function whileWritten<Written>(
  db: Database,
  operation: string,
  write: () => Promise<Written>,
): Promise<Written> {
  const ofDatabase = inHand.get(db) ?? new Map<string, Promise<unknown>>();
  inHand.set(db, ofDatabase);
  const writing = write();
  ofDatabase.set(operation, writing);
  try {
    return await writing;
  } finally {
    if (ofDatabase.get(operation) === writing) ofDatabase.delete(operation);
  }
}

/** Answers once those of these operations that are in hand here are written, or could not be. */
export async function untilWritten(db: Database, operations: readonly string[]): Promise<void> {
  const ofDatabase = inHand.get(db);
  if (ofDatabase) await Promise.allSettled(operations.map((id) => ofDatabase.get(id)));
}
