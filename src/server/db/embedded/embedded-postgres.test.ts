import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENT } from '#tests/patience.ts';
import { DatabaseError, DatabaseInUseError } from '../database-errors.ts';
import {
  type Connection,
  type EmbeddedPostgres,
  findRunningPostgres,
  startPostgres,
} from './embedded-postgres.ts';
import { canEnter } from './postgres-user.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

vi.setConfig({ testTimeout: 120_000 }); // Several databases are made and processes started on a machine that may be busy.

/** Once in every run of the tests; as often as promised with `npm run safety -- --full`. */
const rounds = (all: number): number[] =>
  Array.from({ length: process.env.SAFETY_FULL ? all : 1 }, (_, before) => before + 1);

let dataDir: string;
let cleanUp: (() => unknown)[];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
  cleanUp = [() => rmSync(dataDir, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const step of cleanUp.reverse()) await step();
});

async function start(folder = dataDir, settings = {}): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir: folder, settings });
  cleanUp.push(() => postgres.stop());
  return postgres;
}

async function query<Row extends pg.QueryResultRow>(connection: Connection, text: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that holds the folder; `ready` answers what it printed once PostgreSQL runs. */
function spawnHolder(folder: string, user = {}): { child: ChildProcess; ready: Promise<EmbeddedPostgres> } {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)};
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(folder)}, settings: { fsync: 'off' } });
    process.on('SIGTERM', async () => { await postgres.stop(); process.exit(0); });
    console.log(JSON.stringify(postgres));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    ...user,
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanUp.push(() => child.kill('SIGKILL'));
  const ready = new Promise<EmbeddedPostgres>((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.stdout.once('data', (text) => resolve(JSON.parse(String(text))));
    child.once('exit', (code) => reject(new Error(`The holder ended (${code}): ${errors}`)));
  });
  return { child, ready };
}

const isAlive = (pid: number): boolean => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};
const untilGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENT);
const logOf = (folder: string) => readFileSync(path.join(folder, 'server.log'), 'utf8');

describe('a first start and the next', () => {
  test('makes the database, keeps it private, and finds its rows again', async () => {
    const postgres = await start();
    expect(postgres).toMatchObject({ dataDir, note: undefined });
    expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(dataDir, 'cluster')).mode & 0o777).toBe(0o700);
    expect(await query(postgres.connection, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(postgres.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await query(postgres.connection, 'create table kept as select 42 as answer');
    await postgres.stop();
    await postgres.stop();
    expect(await postgres.exited).toBe('exit code 0');
    expect(existsSync(postgres.connection.host)).toBe(false);

    const again = await start();
    expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(logOf(dataDir)).not.toContain('not properly shut down');
  });

  test('begins again after a first start that was killed half-way', async () => {
    mkdirSync(path.join(dataDir, 'cluster.new'));
    writeFileSync(path.join(dataDir, 'cluster.new/PG_VERSION'), '18\n');
    const postgres = await start(dataDir, { fsync: 'off' });
    expect(await query(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('puts its socket where the path is short enough, however long the data folder is', async () => {
    const long = path.join(dataDir, 'x'.repeat(100), 'y'.repeat(60));
    const postgres = await start(long, { fsync: 'off' });
    expect(postgres.connection.host.length).toBeLessThan(88);
    expect(await query(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.runIf(isRoot)(
    'keeps the data elsewhere, and says so, below a folder its user cannot enter',
    async () => {
      const asked = path.join(dataDir, 'postgres'); // mkdtemp made the folder above for root alone.
      const postgres = await start(asked, { fsync: 'off' });
      cleanUp.unshift(() => rmSync(postgres.dataDir, { recursive: true }));
      expect(postgres.dataDir).toMatch(/^\/var\/lib\/countinghouse\/[0-9a-f]{16}$/);
      expect(postgres.note).toBe(
        `The database is kept in ${postgres.dataDir}, because the user it runs as cannot enter ${dataDir}.`,
      );
      expect(findRunningPostgres(asked)).toEqual(postgres.connection);
    },
  );

  test.runIf(isRoot && canEnter(ROOT, NOBODY))(
    'runs for an ordinary user, and then for root as that user',
    async () => {
      const folder = path.join(os.tmpdir(), `embedded-${process.pid}-nobody`);
      mkdirSync(folder, { mode: 0o777 });
      cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
      chownSync(folder, NOBODY.uid, NOBODY.gid);
      const { child, ready } = spawnHolder(folder, NOBODY);
      await query((await ready).connection, 'create table kept as select 7 as answer');
      child.kill('SIGTERM');
      await vi.waitFor(() => expect(child.exitCode).toBe(0), PATIENT);
      const postgres = await start(folder);
      expect(await query(postgres.connection, 'select answer from kept')).toEqual([{ answer: 7 }]);
    },
  );
});

describe('two processes on one folder', () => {
  test.each(rounds(50))('refuses the second with the pid of the first, which goes on (%i)', async () => {
    const { child, ready } = spawnHolder(dataDir);
    const { connection } = await ready;
    const refused = startPostgres({ dataDir });
    await expect(refused).rejects.toThrow(DatabaseInUseError);
    await expect(refused).rejects.toMatchObject({ pid: child.pid, folder: dataDir });
    await expect(refused).rejects.toThrow(`already in use by process ${child.pid}.`);
    expect(findRunningPostgres(dataDir)).toEqual(connection);
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('lets exactly one of six through on an empty folder', async () => {
    const starts = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => start(dataDir, { fsync: 'off' })));
    expect(starts.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const reasons = starts.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons.map((reason) => reason.pid)).toEqual(Array(5).fill(process.pid));
  });
});

describe('the end of the parent', () => {
  test('SIGTERM stops PostgreSQL cleanly', async () => {
    const { child, ready } = spawnHolder(dataDir);
    const { pid } = await ready;
    child.kill('SIGTERM');
    await vi.waitFor(() => expect(child.exitCode).toBe(0), PATIENT);
    expect(isAlive(pid)).toBe(false);
    expect(logOf(dataDir)).toContain('database system is shut down');
    expect(findRunningPostgres(dataDir)).toBeUndefined();
  });

  test('SIGKILL stops PostgreSQL too, and the next start finds a clean folder', async () => {
    const { child, ready } = spawnHolder(dataDir);
    const { pid } = await ready;
    child.kill('SIGKILL');
    await untilGone(pid);
    await start();
    expect(logOf(dataDir)).toContain('received fast shutdown request');
    expect(logOf(dataDir)).not.toContain('not properly shut down');
  });

  test.each(rounds(20))('a survivor of parent and watchdog is stopped by the next start (%i)', async () => {
    const { child, ready } = spawnHolder(dataDir);
    const { pid, connection } = await ready;
    await query(connection, 'create table kept as select 42 as answer');
    for (const watchdog of watchdogsOf(pid)) process.kill(watchdog, 'SIGKILL');
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(child.signalCode).toBe('SIGKILL'), PATIENT);
    expect(isAlive(pid)).toBe(true);
    const postgres = await start();
    expect(isAlive(pid)).toBe(false);
    expect(await query(postgres.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

describe('a crash', () => {
  test.each(rounds(100))(
    'loses no row that was acknowledged, and leaves none half-written (%i)',
    async () => {
      const postgres = await start();
      await query(postgres.connection, 'create table pairs (id bigint, part int)');
      const acknowledged: string[] = [];
      const writers = [0, 1, 2, 3].map(async (writer) => {
        const client = new pg.Client(postgres.connection);
        client.on('error', () => undefined);
        await client.connect();
        for (let id = writer; ; id += 4) {
          await client.query('insert into pairs select $1, part from generate_series(1, 2) part', [id]);
          acknowledged.push(String(id));
        }
      });
      const ended = Promise.allSettled(writers);
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(500), PATIENT);
      process.kill(postgres.pid, 'SIGKILL');
      expect(await postgres.exited).toBe('SIGKILL');
      await ended;
      await postgres.stop();

      const again = await start();
      const rows = await query<{ id: string; parts: string }>(
        again.connection,
        'select id, count(*)::text as parts from pairs group by id',
      );
      expect(rows.filter((row) => row.parts !== '2')).toEqual([]);
      const found = new Set(rows.map((row) => row.id));
      expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
      expect(logOf(dataDir)).toContain('automatic recovery in progress');
    },
  );

  test('of the files themselves is told in a sentence that names the way back', async () => {
    const postgres = await start(dataDir, { fsync: 'off' });
    await postgres.stop();
    rmSync(path.join(dataDir, 'cluster/global/pg_control'));
    const failing = startPostgres({ dataDir });
    await expect(failing).rejects.toThrow(DatabaseError);
    await expect(failing).rejects.toThrow(/could not open the database in .*npm run restore/);
    await expect(startPostgres({ dataDir })).rejects.toThrow(/npm run restore/); // The folder is not left locked.
  });

  test('an older PostgreSQL is not opened', async () => {
    mkdirSync(path.join(dataDir, 'cluster'));
    writeFileSync(path.join(dataDir, 'cluster/PG_VERSION'), '17\n');
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      'was made by PostgreSQL 17, and this release carries 18.',
    );
  });
});

function watchdogsOf(pid: number): number[] {
  const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('watchdog'));
}
