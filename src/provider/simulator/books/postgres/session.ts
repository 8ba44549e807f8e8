import type pg from 'pg';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { ObjectKind, ProviderObjects } from '../../../provider-objects.ts';

/**
 * What the provider's ids and rates come from, as it was read last. Another process may have loaded another world since, so
 * whoever reads the provider's row reads it again.
 */
export type Origin = { seed: string };

/** What reading an account's books takes: any connection will do for one question. */
export type Asking = Readonly<{
  client: Pick<pg.ClientBase, 'query'>;
  account_id: string;
  /** What was read or written here already: nobody else changes it meanwhile, or one question is all there is. */
  seen: Map<string, unknown>;
  /** The ids of all objects of a kind, in order, where all of them were asked for. */
  listed: Map<string, readonly string[]>;
  /** The time as it was read. The clock is everybody's: no account's lock holds it still. */
  time: { known: EpochSeconds | undefined };
  origin: Origin;
}>;

/** One transaction on one account's books, from its lock to its commit. */
export type Session = Asking &
  Readonly<{
    client: pg.ClientBase;
    /** The numbers drawn in this transaction, latest last. */
    commands: number[];
    /** The latest number anybody has drawn, where the row it stands in is held; and how many of ours are not written there yet. */
    numbers: { latest: number | undefined; unwritten: number };
    /** How often something was written beside those numbers. */
    written: { times: number };
  }>;

export const openAsking = <Client extends Asking['client']>(
  client: Client,
  account_id: string,
  origin: Origin,
) => ({
  client,
  account_id,
  origin,
  seen: new Map<string, unknown>(),
  listed: new Map<string, readonly string[]>(),
  time: { known: undefined },
});

export const openSession = (client: pg.ClientBase, account_id: string, origin: Origin): Session => ({
  ...openAsking(client, account_id, origin),
  commands: [],
  numbers: { latest: undefined, unwritten: 0 },
  written: { times: 0 },
});

export const remember = (session: Asking, kind: ObjectKind, id: string, value: unknown): void => {
  session.seen.set(`${kind} ${id}`, value);
};

/** The kind under which an object was put decides the kind of its value. */
export const recall = <Kind extends ObjectKind>(
  session: Asking,
  kind: Kind,
  id: string,
): ProviderObjects[Kind] | undefined =>
  session.seen.get(`${kind} ${id}`) as ProviderObjects[Kind] | undefined;
