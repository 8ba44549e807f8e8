import { Writable } from 'node:stream';
import pg from 'pg';
import { worldOf } from '#demo/history/generate-world.ts';
import { loadWorld } from '#demo/load/load-world.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { openMemorySimulator } from '#provider/simulator/memory-simulator.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import {
  type Connection,
  type EmbeddedPostgres,
  startPostgres,
} from '#server/db/embedded/embedded-postgres.ts';
import { embeddedFolder } from '#server/db/embedded-folder.ts';
import { migrate } from '#server/db/migrate.ts';
import { openRowReader } from '#server/db/row-reader.ts';
import type { Deps } from '#server/deps.ts';
import { openForeignFiles } from '#server/foreign-files/foreign-files.ts';
import { openLog, type ServerLog } from '#server/http/log.ts';
import { RequestsFirst } from '#server/http/requests-first.ts';
import { builtInStore } from '#server/store/built-in-store.ts';
import { count } from './print-table.ts';
import { rowsIn } from './rows-in.ts';

/** One database of a size, with everything a use case may touch. */
export type BenchWorld = Readonly<{
  rows: number;
  connection: Connection;
  deps: Deps;
  log: ServerLog;
  /** How long it took to fill; nothing where somebody had filled it before. */
  loadedS?: number;
  close: () => Promise<void>;
}>;

/** Every world covers the same two years, so that only the number of rows differs. */
const YEARS = 2;
const NOW = epochSeconds(Date.UTC(2026, 10, 15) / 1000);

export async function makeWorld(
  postgres: EmbeddedPostgres,
  rows: number,
  dataDir: string,
): Promise<BenchWorld> {
  const database = `bench_${rows}`;
  const admin = new pg.Client(postgres.connection);
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();

  const connection = { ...postgres.connection, database };
  const pool = openPool(connection, (error) => console.error(error));
  await migrate(pool);
  const started = performance.now();
  const world = worldOf({ scenario: 'big', seed: 'bench', now: NOW, years: YEARS, transactions: rows });
  const loaded = await loadWorld(pool, world);
  const loadedS = (performance.now() - started) / 1000;
  console.log(`${count(loaded.transactions)} transactions loaded in ${loadedS.toFixed(1)} s`);
  return openWorld(pool, connection, { rows: loaded.transactions, dataDir, loadedS });
}

/** A folder that `npm run seed` has filled: five million take half an hour, and are wanted more than once. */
export async function openFilled(dataDir: string): Promise<BenchWorld> {
  const postgres = await startPostgres({ dataDir: embeddedFolder({ dataDir }) });
  const { connection } = postgres;
  const pool = openPool(connection, (error) => console.error(error));
  const world = await openWorld(pool, connection, { rows: await rowsIn(pool, 'transactions'), dataDir });
  return {
    ...world,
    close: async () => {
      await world.close();
      await postgres.stop();
    },
  };
}

type Filled = Readonly<{ rows: number; dataDir: string; loadedS?: number }>;

async function openWorld(
  pool: pg.Pool,
  connection: Connection,
  { rows, dataDir, loadedS }: Filled,
): Promise<BenchWorld> {
  const log = openLog('silent', new Writable({ write: (_, __, done) => done() }));
  const reader = openRowReader(connection, (error) => console.error(error));
  const config: Config = readConfig({ PORT: '0', DATA_DIR: dataDir });
  const db = openDatabase(pool);
  const now = () => NOW;
  const { provider } = await openMemorySimulator(NOW).openAccount({ account_id: 'acct_bench' });
  const store = builtInStore({ db, config, now });
  return {
    rows,
    connection,
    deps: {
      db,
      pool,
      direct: () => connection,
      rows: reader,
      config,
      log,
      now,
      store,
      provider,
      foreignFiles: openForeignFiles(log),
      requestsFirst: new RequestsFirst(),
    },
    log,
    ...(loadedS !== undefined && { loadedS }),
    close: async () => {
      await reader.stop();
      await pool.end();
    },
  };
}
