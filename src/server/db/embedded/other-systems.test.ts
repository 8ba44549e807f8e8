import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENT } from '#tests/patience.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import {
  type Connection,
  type EmbeddedPostgres,
  findRunningPostgres,
  startPostgres,
} from './embedded-postgres.ts';
import { LINUX } from './linux-system.ts';
import { MACOS } from './macos-system.ts';
import type { System } from './system.ts';
import { signalByProgram, WINDOWS } from './windows-system.ts';

/** As much of other systems as can be had on this one: what only they have is Linux's. */
const LIKE_MACOS: System = { ...MACOS, makeUser: LINUX.makeUser, lock: LINUX.lock };
const LIKE_WINDOWS: System = {
  ...LINUX,
  initdbWords: WINDOWS.initdbWords,
  socketBytesMax: WINDOWS.socketBytesMax,
  outlivesUs: WINDOWS.outlivesUs,
  move: WINDOWS.move,
  signal: (pid, name, { binaries, runAs }) =>
    signalByProgram(LINUX.program(binaries, 'pg_ctl'), pid, name, runAs),
};
const hasLsof = spawnSync('lsof', ['-v']).status === 0;

vi.setConfig({ testTimeout: 120_000 }); // Databases are made on a machine that may be busy.

let dataDir: string;
let started: EmbeddedPostgres[];
beforeEach(() => {
  dataDir = makeTemporaryFolder('other-systems');
  started = [];
});
afterEach(async () => {
  for (const postgres of started) await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(system: System): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' }, system });
  started.push(postgres);
  return postgres;
}

async function query(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const cluster = () => path.join(dataDir, 'cluster');
const log = () => readFileSync(path.join(dataDir, 'server.log'), 'utf8');

describe.runIf(hasLsof)('as on macOS', () => {
  test('a database is found with lsof, with all its processes, stopped, and opened again', async () => {
    const { connection, pid, stop, exited } = await start(LIKE_MACOS);
    await query(connection, 'create table kept as select 42 as answer');
    expect(findRunningPostgres(dataDir, LIKE_MACOS)).toEqual(connection);
    expect(LIKE_MACOS.processesIn(cluster())).toContain(pid);
    // The one that served the query may end between the two looks.
    const listed = (system: System) => system.processesIn(cluster()).sort();
    await vi.waitFor(() => expect(listed(LIKE_MACOS)).toEqual(listed(LINUX)), PATIENT);
    expect(LIKE_MACOS.worksIn(path.join(dataDir, 'another'), pid)).toBe(false);
    await stop();
    expect(await exited).toBe('exit code 0');
    expect(LIKE_MACOS.processesIn(cluster())).toEqual([]);
    expect(findRunningPostgres(dataDir, LIKE_MACOS)).toBeUndefined();

    const again = await start(LIKE_MACOS);
    expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

describe('as on Windows', () => {
  test('a database is reached at a port of this machine, with its password alone', async () => {
    const { connection } = await start(LIKE_WINDOWS);
    expect(connection).toMatchObject({ host: '127.0.0.1', user: 'countinghouse' });
    expect(connection.port).toBeGreaterThan(1023);
    expect(await query(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await query(connection, 'show unix_socket_directories')).toEqual([
      { unix_socket_directories: '' },
    ]);
    await expect(query({ ...connection, password: 'guessed' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    expect(findRunningPostgres(dataDir, LIKE_WINDOWS)).toEqual(connection);
  });

  test('it is stopped in order by its own program, and opened again', async () => {
    const { connection, stop, exited } = await start(LIKE_WINDOWS);
    await query(connection, 'create table kept as select 42 as answer');
    await stop();
    expect(await exited).toBe('exit code 0');
    expect(log()).toContain('received fast shutdown request');
    expect(log()).toContain('database system is shut down');

    const again = await start(LIKE_WINDOWS);
    expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('one that was killed with whoever started it is recovered by the next start', async () => {
    const { connection, pid, exited, stop } = await start(LIKE_WINDOWS);
    await query(connection, 'create table kept as select 42 as answer');
    process.kill(pid, 'SIGKILL');
    expect(await exited).toBe('SIGKILL');
    await stop();
    const again = await start(LIKE_WINDOWS);
    expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(log()).toContain('automatic recovery in progress');
  });
});
