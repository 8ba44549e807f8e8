import type { Database } from '../../db/database.ts';

/** What was told of one account, in an order in which nothing refers to what is gone. */
const TABLES = [
  'transactions',
  'disputes',
  'refunds',
  'charges',
  'payment_intents',
  'payouts',
  'documents',
  'loans',
  'object_reads',
  'account',
] as const;

/** Forgets an account that was left. The provider keeps its books, orders stay with the store, and the audit log remembers. */
export const forgetAccount = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const table of TABLES) await trx.deleteFrom(table).execute();
  });
