import type { Database } from '../db/database.ts';

type Answers = Readonly<{
  /** The operations whose answers this process has in hand, until they are written down. */
  inHand: Map<string, Promise<unknown>>;
  /** Those it wrote down lately, the oldest first. */
  written: Set<string>;
}>;

/** News of an answer comes within moments; who is forgotten is asked for in the database. */
const REMEMBERED_MAX = 1000;
const byDatabase = new WeakMap<Database, Answers>();

/** News of what an answer tells is often faster than the answer is written: whoever hears it can wait for that. */
export async function whileWritten<Written>(
  db: Database,
  operation: string,
  write: () => Promise<Written>,
): Promise<Written> {
  const answers = byDatabase.get(db) ?? { inHand: new Map(), written: new Set() };
  byDatabase.set(db, answers);
  const { inHand, written } = answers;
  const writing = write();
  inHand.set(operation, writing);
  try {
    const done = await writing;
    written.add(operation);
    for (const oldest of written) {
      if (written.size <= REMEMBERED_MAX) break;
      written.delete(oldest);
    }
    return done;
  } finally {
    if (inHand.get(operation) === writing) inHand.delete(operation);
  }
}

/** Answers once those of these operations that are in hand here are written, or could not be: which of them others may be writing. */
export async function untilWritten(db: Database, operations: readonly string[]): Promise<readonly string[]> {
  const answers = byDatabase.get(db);
  if (!answers) return operations;
  await Promise.allSettled(operations.map((id) => answers.inHand.get(id)));
  return operations.filter((id) => !answers.written.has(id));
}
