import type pg from 'pg';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { SimulatedProvider } from '#provider/simulated-provider.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { RowReader } from './db/row-reader.ts';
import type { ForeignFiles } from './foreign-files/foreign-files.ts';
import type { RequestsFirst } from './http/requests-first.ts';
import type { Logger } from './logger.ts';
import type { Store } from './store/store.ts';

/** What is counted where it happens, because the database does not keep each time. */
export type Counted =
  | Readonly<{ what: 'sign_in'; outcome: 'ok' | 'wrong' | 'throttled' | 'second_factor_failed' }>
  | Readonly<{ what: 'event_refused'; outcome: string }>;
export type Tally = (counted: Counted) => void;

/** What use cases may touch. A function takes `Pick<Deps, …>`, so its signature says what it touches. */
export type Deps = Readonly<{
  db: Database;
  /** What answers from the database's bytes, on connections of its own that only read. */
  rows: RowReader;
  /** Raw connections, for COPY only. */
  pool: pg.Pool;
  /** How connections are made that keep something: that listen, or hold a lock. A function, so that nobody prints a password. */
  direct: () => pg.PoolConfig;
  /** A copy that is only read, where there is one. */
  replica?: Replica;
  config: Config;
  /** The store that payments belong to: ours, or one that is attached. */
  store: Store;
  /** The provider, for the one account of this store. */
  provider: PaymentProvider;
  /** Its other side, while the provider is simulated; a real one has none. */
  simulator?: SimulatedProvider;
  /** Files that others made, opened where they can do no harm. */
  foreignFiles: ForeignFiles;
  requestsFirst: RequestsFirst;
  log: Logger;
  /** Counts what happened here; absent where nobody reads figures. */
  tally?: Tally;
  now: () => EpochSeconds;
}>;

/** The signed-in person, or the program behind an API key, on whose behalf a request runs. */
export type Actor = Readonly<{
  user_id: number;
  email: string;
  first_name: string;
  capabilities: readonly string[];
  /** Whom the server itself stands for has none. */
  role?: string;
  /** The session this request came with; absent for an API key. */
  session_id?: string;
  /** When the person last proved in that session who they are. */
  proved?: EpochSeconds;
  /** The API key this request came with; absent for a person. */
  api_key_id?: number;
  /** Its name, as the audit log says it. */
  api_key?: string;
  /** The key only proposes: what it asks for waits for a person. */
  proposes?: boolean;
  /** An assistant asks with the key; the audit log says so. */
  assistant?: boolean;
}>;
