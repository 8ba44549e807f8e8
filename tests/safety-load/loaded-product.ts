import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import { findRunningPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { embeddedFolder } from '#server/db/embedded-folder.ts';
import { findFreePort } from '../free-port.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

const READY_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 10;

export type LoadedProduct = Readonly<{
  address: string;
  pid: number;
  dataDir: string;
  readyAfterMs: number;
  /** How long the event loop was held up since the last time this was asked. */
  loopDelay: () => Promise<{ p99: number; max: number }>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}>;

/** A folder with so many transactions and what belongs to them. */
export function fillFolder(transactions: number): string {
  const dataDir = makeTemporaryFolder('load');
  const words = ['dist/server/commands/seed.js', '--scenario', 'big', '--transactions', String(transactions)];
  const { status, stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  assert(status === 0, `the world was made: ${stderr}`);
  return dataDir;
}

/** The product as people run it, on a folder, in a process of its own. */
export async function startOn(dataDir: string): Promise<LoadedProduct> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const delays = path.join(dataDir, 'loop-delay.json');
  const began = performance.now();
  const words = ['--import', new URL('./loop-delay.mjs', import.meta.url).pathname, 'dist/server/main.js'];
  const child = spawn(process.execPath, words, {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      ...{ SCENARIO: 'fresh', ADMIN_PASSWORD: 'carries-all-of-it-1', LOOP_DELAY_FILE: delays },
    },
    stdio: 'ignore',
  });
  await waitUntilReady(address, child);
  const readyAfterMs = performance.now() - began;
  const { pid } = child;
  assert(pid !== undefined, 'what has started has a number');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    ...{ address, pid, dataDir, readyAfterMs },
    loopDelay: async () => {
      rmSync(delays, { force: true });
      child.kill('SIGUSR2');
      while (!existsSync(delays)) await pause(LOOK_EVERY_MS);
      await pause(LOOK_EVERY_MS);
      return JSON.parse(readFileSync(delays, 'utf8')) as { p99: number; max: number };
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Answers once the product does. */
export async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    assert(child.exitCode === null, 'the product runs');
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('The product was not ready in time.');
}

/** A connection of our own to the database of a product that runs. */
export async function lookInto<Found>(
  dataDir: string,
  look: (pool: pg.Pool) => Promise<Found>,
): Promise<Found> {
  const connection = findRunningPostgres(embeddedFolder({ dataDir }));
  assert(connection, 'the database runs');
  const pool = openPool({ ...connection, max: 2 }, () => undefined);
  try {
    return await look(pool);
  } finally {
    await pool.end();
  }
}

/** Callers with a rate limit each, so that together they may ask as much as the row wants. */
export async function makeCallersIn(
  pool: pg.Pool,
  dataDir: string,
  count: number,
): Promise<readonly Record<string, string>[]> {
  const db = openDatabase(pool);
  const { id } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  const now = () => epochSeconds(Math.floor(Date.now() / 1000));
  const deps = { db, now, config: readConfig({ DATA_DIR: dataDir }) };
  const callers: Record<string, string>[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const key = await createApiKey(deps, { user_id: id, description: 'load', scope: 'read_write' });
    const pair = `${key.consumer_key}:${key.consumer_secret}`;
    callers.push({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });
  }
  return callers;
}

export const makeCallers = (dataDir: string, count: number): Promise<readonly Record<string, string>[]> =>
  lookInto(dataDir, (pool) => makeCallersIn(pool, dataDir, count));
