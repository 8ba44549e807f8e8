import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { findPostgresBinaries } from '#server/db/embedded/postgres-binaries.ts';
import { asArguments, EMBEDDED_SETTINGS } from '#server/db/embedded/postgres-settings.ts';
import { CLEAN_ENVIRONMENT, runProgram } from '#server/db/embedded/postgres-user.ts';
import { makeForgetfulFolder } from './forgetful-folder.ts';

/** A primary and its streaming copy, of the programs that the product carries: a copy of its files, cold, is a base backup. */
export type StreamingReplica = Readonly<{
  primary: pg.ClientConfig;
  replica: pg.ClientConfig;
  /** The copy takes what it is sent, and shows nothing of it until it may again. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** The copy is gone. */
  stopReplica(): Promise<void>;
  remove(): Promise<void>;
}>;

const SOON = { timeout: 30_000, interval: 50 };
const OF_A_PRIMARY = {
  ...{ fsync: 'off', shared_buffers: '32MB', wal_level: 'replica', max_wal_senders: '4' },
  ...{ autovacuum: 'off' }, // What it does would be a conflict at a moment of its own.
};

export async function startStreamingReplica(): Promise<StreamingReplica> {
  const dataDir = makeForgetfulFolder('primary');
  const copyDir = makeForgetfulFolder('replica');
  const first = await startPostgres({ dataDir, settings: OF_A_PRIMARY });
  await first.stop();
  const [from, to] = [path.join(dataDir, 'cluster'), path.join(copyDir, 'cluster')];
  await runProgram('cp', ['-a', from, to], {});
  copyFileSync(path.join(dataDir, 'password'), path.join(copyDir, 'password'));
  const { uid, gid } = lstatSync(from);
  const runAs = process.getuid?.() === 0 ? { uid, gid } : {};

  const primary = await startPostgres({ dataDir, settings: OF_A_PRIMARY });
  const { connection } = primary;
  appendFileSync(path.join(from, 'pg_hba.conf'), 'local replication all scram-sha-256\n');
  await ask(connection, 'select pg_reload_conf()');

  writeFileSync(path.join(to, 'standby.signal'), '');
  const socket = path.join(copyDir, 'socket');
  await runProgram('install', ['-d', '-m', '700', socket], {});
  if (runAs.uid !== undefined) await runProgram('chown', [`${uid}:${gid}`, socket], {});
  const { host, user, password } = connection;
  const settings = {
    ...EMBEDDED_SETTINGS,
    ...OF_A_PRIMARY,
    ...{ listen_addresses: '', unix_socket_directories: socket, port: '5432' },
    ...{ hot_standby: 'on', max_standby_streaming_delay: '0', wal_receiver_status_interval: '1s' },
    primary_conninfo: `host=${host} port=5432 user=${user} password=${password}`,
  };
  const binaries = await findPostgresBinaries(runAs, copyDir);
  const child = spawn(path.join(binaries, 'bin/postgres'), ['-D', to, ...asArguments(settings)], {
    ...runAs,
    ...{ env: CLEAN_ENVIRONMENT, cwd: '/', stdio: 'ignore' },
  });
  const ended = once(child, 'exit');
  const replica = { ...connection, host: socket };
  await vi.waitFor(() => ask(replica, 'select 1'), SOON);
  await vi.waitFor(() => refuseUnlinked(connection), SOON);

  const stopReplica = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return {
    primary: connection,
    replica,
    pauseReplay: async () => {
      await ask(replica, 'select pg_wal_replay_pause()');
      await vi.waitFor(async () => {
        const [now] = await ask(replica, 'select pg_get_wal_replay_pause_state() as state');
        if (now?.state !== 'paused') throw new Error(`Replay is ${now?.state}.`);
      }, SOON);
    },
    resumeReplay: async () => void (await ask(replica, 'select pg_wal_replay_resume()')),
    stopReplica,
    remove: async () => {
      if (child.exitCode === null) await stopReplica();
      await primary.stop();
      for (const folder of [dataDir, copyDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(connection: pg.ClientConfig, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function refuseUnlinked(primary: pg.ClientConfig): Promise<void> {
  const streams = await ask(primary, `select from pg_stat_replication where state = 'streaming'`);
  if (streams.length === 0) throw new Error('Nobody follows the primary.');
}
