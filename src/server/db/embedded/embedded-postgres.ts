import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf, DatabaseError } from '../database-errors.ts';
import { type DataFolder, handOver, placeDataFolder } from './data-folder.ts';
import type { DataFolderLock } from './data-folder-lock.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { createCluster } from './postgres-cluster.ts';
import { describeFailedStart, spawnPostgres, spawnWatchdog } from './postgres-launch.ts';
import { readPassword } from './postgres-password.ts';
import { findPostmaster, stopPostgresIn } from './postgres-processes.ts';
import { chooseReach, LOOPBACK } from './postgres-reach.ts';
import { EMBEDDED_SETTINGS, type PostgresSettings } from './postgres-settings.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { System } from './system.ts';
import { thisSystem } from './this-system.ts';

export type Connection = Readonly<{
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}>;

export type EmbeddedPostgres = Readonly<{
  connection: Connection;
  /** Where the data really is; see `note` when that is not where it was asked for. */
  dataDir: string;
  note: string | undefined;
  pid: number;
  /** Ends PostgreSQL cleanly and frees the folder; may be called twice. */
  stop: () => Promise<void>;
  /** Answers the exit code or signal once PostgreSQL has ended, for whatever reason. */
  exited: Promise<string>;
}>;

const NAME = 'countinghouse';

const connectionAt = (folder: DataFolder, host: string, port: number): Connection => ({
  host,
  port,
  user: NAME,
  password: readPassword(folder),
  database: NAME,
});

/** Starts the private PostgreSQL of one data folder. Exactly one process can hold a folder; it ends with that process. */
export async function startPostgres(options: {
  dataDir: string;
  settings?: PostgresSettings;
  system?: System;
}): Promise<EmbeddedPostgres> {
  const { system = thisSystem() } = options;
  system.makeUser();
  const folder = placeDataFolder(options.dataDir, system);
  const lock = await system.lock(folder.dataDir, folder.key);
  try {
    return await startLocked(folder, { ...EMBEDDED_SETTINGS, ...options.settings }, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** How to reach the PostgreSQL that another process runs on this folder, if there is one. */
export function findRunningPostgres(dataDir: string, system = thisSystem()): Connection | undefined {
  const folder = placeDataFolder(dataDir, system);
  const running = findPostmaster(folder.cluster, system);
  return running?.ready ? connectionAt(folder, running.socketFolder || LOOPBACK, running.port) : undefined;
}

/** Whether a start on this folder would find a database and not make one. */
export function hasPostgresFiles(dataDir: string): boolean {
  return existsSync(placeDataFolder(dataDir).cluster);
}

async function startLocked(
  folder: DataFolder,
  settings: PostgresSettings,
  lock: DataFolderLock,
): Promise<EmbeddedPostgres> {
  const { cluster, dataDir, runAs, system } = folder;
  const binaries = await findPostgresBinaries(runAs, dataDir, system);
  await stopPostgresIn(folder, binaries); // A survivor of a killed parent.
  await handOver(folder);
  await createCluster({ binaries, folder, settings });
  const reach = await chooseReach(folder);
  const server = spawnPostgres({ binaries, folder, settings: { ...settings, ...reach.settings } });
  const exited = whenExited(server);
  const pid = server.pid;
  if (pid === undefined) throw new DatabaseError(`PostgreSQL could not be started: ${await exited}.`);
  const watchdog = spawnWatchdog(folder, pid);
  exited.then(() => watchdog?.stdin?.end());

  const connection = connectionAt(folder, reach.host, reach.port);
  const hasExited = exited.then((reason) => ({ reason }));
  try {
    await untilReady(cluster, pid, connection, hasExited);
  } catch (error) {
    const { reason } = await Promise.race([hasExited, sleep(0, { reason: undefined })]);
    await stopPostgresIn(folder, binaries);
    throw reason === undefined ? error : describeFailedStart(dataDir, reason);
  }
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    server.ref(); // Otherwise the process could end before it hears that PostgreSQL did.
    await stopPostgresIn(folder, binaries);
    await exited;
    reach.remove();
    lock.release();
  };
  return {
    connection,
    dataDir,
    note: folder.note,
    pid,
    exited,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

function whenExited(server: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    server.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    server.once('error', (error) => resolve(error.message));
  });
}

async function untilReady(
  cluster: string,
  pid: number,
  connection: Connection,
  hasExited: Promise<{ reason: string }>,
): Promise<void> {
  for (;;) {
    const written = readPostmasterFile(cluster);
    if (written?.pid === pid && written.ready && (await hasOurDatabase(connection))) return;
    const over = await Promise.race([hasExited, sleep(10)]);
    if (over) throw new DatabaseError(`PostgreSQL ended while starting: ${over.reason}.`);
  }
}

/** False while the server cannot be reached yet: a killed one may have left a file that says "ready" under our pid. */
async function hasOurDatabase(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  try {
    await client.connect();
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
  try {
    const found = await client.query('select from pg_database where datname = $1', [NAME]);
    if (found.rowCount === 0) await client.query(`create database ${NAME}`);
    return true;
  } finally {
    await client.end();
  }
}
