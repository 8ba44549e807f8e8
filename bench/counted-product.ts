import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import { openPool } from '#server/db/database.ts';
import { findRunningPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { embeddedFolder } from '#server/db/embedded-folder.ts';
import { findFreePort } from '#tests/free-port.ts';
import { makeCallers, waitUntilReady } from '#tests/safety-load/loaded-product.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';

/** Each statement's text, after whose connection sent it, with how often. */
type Counted = Readonly<{ counted: readonly (readonly [string, number])[]; cpuMs: number }>;

export type CountedProduct = Readonly<{
  address: string;
  pool: pg.Pool;
  connection: pg.PoolConfig;
  /** Who may sign in. */
  account: Readonly<{ email: string; password: string }>;
  callers: readonly Readonly<Record<string, string>>[];
  /** What was sent to the database since the last time this was asked, and the processor time of the process so far. */
  counted: () => Promise<Counted>;
  /** From now on nobody counts. */
  uncounted: () => void;
  stop: () => Promise<void>;
}>;

const LOOK_EVERY_MS = 50;
const CALLERS = 300;
const ACCOUNT = { email: 'bench@example.com', password: 'counts-all-of-it-1' };

/** The built product in a process of its own, on a world of its own, with somebody who counts what it sends. The folder goes with it, unless somebody wants to keep it. */
export async function startCounted(
  scenario: string,
  dataDir = makeTemporaryFolder('writes'),
  isKept = false,
): Promise<CountedProduct> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const child = fork('dist/server/main.js', {
    execArgv: ['--import', new URL('./count-statements.mjs', import.meta.url).pathname],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      ...{ SCENARIO: scenario, ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password },
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await waitUntilReady(address, child);
  const connection = findRunningPostgres(embeddedFolder({ dataDir }));
  assert(connection, 'the database runs');
  const pool = openPool({ ...connection, max: 2 }, () => undefined);
  return {
    address,
    pool,
    connection,
    account: ACCOUNT,
    callers: await makeCallers(dataDir, CALLERS),
    counted: () =>
      new Promise((resolve) => {
        const hear = (answer: unknown): void => {
          if (typeof answer !== 'object') return; // It also says that it is ready.
          child.off('message', hear);
          resolve(answer as Counted);
        };
        child.on('message', hear);
        child.send('counted');
      }),
    uncounted: () => void child.send('uncounted'),
    stop: async () => {
      await pool.end();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      if (!isKept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Answers once everything that happened was told, applied and worked off. */
export async function untilSettled(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ n: number }>(`
    select (select count(*) from provider_events where state = 'waiting')
         + (select count(*) from graphile_worker.jobs where run_at <= now())
         + (select count(*) from customers_to_tell)
         + (select count(*) from simulator.events e join simulator.deliveries d using (account_id)
            where e.sequence > d.sequence and not exists (select from provider_events where id = e.id)) as n`);
  if (rows[0]?.n === 0) return;
  await pause(LOOK_EVERY_MS);
  await untilSettled(pool);
}

/** How many transactions have written so far: each takes one number, and so does each savepoint something is written after. */
export async function numbersTaken(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return Number(rows[0]?.next);
}
