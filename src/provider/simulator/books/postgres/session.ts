import type pg from 'pg';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { ObjectKind, ProviderObjects } from '../../../provider-objects.ts';

/** One transaction on one account's books, from its lock to its commit. */
export type Session = Readonly<{
  client: pg.ClientBase;
  account_id: string;
  /** What was read or written here already: the account is locked, so nobody else changes it meanwhile. */
  seen: Map<string, unknown>;
  /** The numbers drawn in this transaction, latest last. */
  commands: number[];
  /** The time as this transaction knows it. The clock is everybody's: no account's lock holds it still. */
  time: { known: EpochSeconds | undefined };
}>;

export const openSession = (client: pg.ClientBase, account_id: string): Session => ({
  client,
  account_id,
  seen: new Map(),
  commands: [],
  time: { known: undefined },
});

export const remember = (session: Session, kind: ObjectKind, id: string, value: unknown): void => {
  session.seen.set(`${kind} ${id}`, value);
};

/** The kind under which an object was put decides the kind of its value. */
export const recall = <Kind extends ObjectKind>(
  session: Session,
  kind: Kind,
  id: string,
): ProviderObjects[Kind] | undefined =>
  session.seen.get(`${kind} ${id}`) as ProviderObjects[Kind] | undefined;
