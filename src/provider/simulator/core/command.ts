import type { Currency } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Rate } from '../facts/exchange-rates.ts';
import type { Changes } from './changes.ts';
import type { Reading } from './store.ts';

/** What a decision may know beside its slice. The same context and slice always give the same changes. */
export type Context = Readonly<{
  account_id: string;
  now: EpochSeconds;
  newId<Prefix extends string>(prefix: Prefix): `${Prefix}_${string}`;
  /** Today's rate between two currencies; undefined where the provider does not deal in one of them. */
  findRate(from: Currency, to: Currency): Rate | undefined;
}>;

/** A request without its key: what two attempts under one key have in common. */
export type Unkeyed<Request> = Omit<Request, 'idempotencyKey'>;

/** Loads a small slice of the books, then decides without touching anything. */
export type Command<Request, Slice, Answer> = Readonly<{
  kind: string;
  load(store: Reading, request: Request): Promise<Slice>;
  decide(slice: Slice, request: Request, context: Context): Changes<Answer>;
}>;

export const command = <Request, Slice, Answer>(
  definition: Command<Request, Slice, Answer>,
): Command<Request, Slice, Answer> => definition;
