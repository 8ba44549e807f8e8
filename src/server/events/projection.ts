import type { BalanceTransaction, ObjectKind, ProviderObjects } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import type { Reading } from './read-transactions.ts';

/** A row as JSON; PostgreSQL reads it as a row of the table, so both sides agree on what is equal. */
export type ProjectedRow = Readonly<Record<string, unknown>>;
export type ObjectRef = Readonly<{ kind: ProjectedKind; id: string }>;

export type ProjectedKind = Extract<
  ObjectKind,
  | 'account'
  | 'payout'
  | 'payment_intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'transaction'
  | 'document'
  | 'loan'
>;

/** How one kind of object is kept: which table, and which row says the same in our words. */
export type Projection<Kind extends ProjectedKind> = Readonly<{
  table: string;
  /** The columns that name a row, the id last. */
  key: readonly string[];
  idOf: (object: ProviderObjects[Kind]) => string;
  /** One row for each object, in the same order. Reads what our own tables add; writes nothing. */
  rowsOf: (
    trx: Database,
    provider: string,
    objects: readonly ProviderObjects[Kind][],
  ) => Promise<readonly ProjectedRow[]>;
  /** Whether its rows are made of what is kept of other kinds: then those are written before. */
  isMadeOfOthers?: boolean;
  /** What is told because of them, in the transaction that writes them; asked before, while what was known is still there. */
  tells?: (trx: Database, provider: string, objects: readonly ProviderObjects[Kind][]) => Promise<void>;
  /** Of a kind that only ever grows: whether the one is what the other was before, whichever was read first. */
  isOlder?: (object: ProviderObjects[Kind], than: ProviderObjects[Kind]) => boolean;
  /** What must be kept before these can be: rows refer to each other. */
  needs?: (objects: readonly ProviderObjects[Kind][]) => readonly ObjectRef[];
  /** The movements of the balance that change with them. */
  brings?: (
    from: Reading,
    objects: readonly ProviderObjects[Kind][],
  ) => Promise<readonly BalanceTransaction[]>;
}>;
