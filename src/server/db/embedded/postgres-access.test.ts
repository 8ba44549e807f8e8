import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Connection,
  type EmbeddedPostgres,
  findRunningPostgres,
  startPostgres,
} from './embedded-postgres.ts';
import { findOwnUser, makeOwnUser } from './postgres-user.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
makeOwnUser();
const hasOwnUser = findOwnUser().uid !== NOBODY;

vi.setConfig({ testTimeout: 120_000 }); // Several databases are made on a machine that may be busy.

let dataDir: string;
let started: EmbeddedPostgres[];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'access-'));
  chmodSync(dataDir, 0o711);
  started = [];
});
afterEach(async () => {
  for (const postgres of started) await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  started.push(postgres);
  return postgres;
}

async function query(connection: Partial<Connection>, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const inFolder = (...names: string[]): string => path.join(dataDir, ...names);
const rules = () => readFileSync(inFolder('cluster/pg_hba.conf'), 'utf8');
/** What an earlier release left behind: no password, and the rule to believe anybody who reaches the socket. */
function makeTrusting(owner: string): void {
  rmSync(inFolder('password'));
  writeFileSync(inFolder('cluster/pg_hba.conf'), 'local all all trust\n');
  if (isRoot) expect(spawnSync('chown', ['-R', owner, inFolder('cluster')]).status).toBe(0);
}

describe('the embedded database', () => {
  test('asks everybody for the password, which stands in a file for its owner alone', async () => {
    const { connection } = await start();
    expect(statSync(inFolder('password')).mode & 0o777).toBe(0o600);
    expect(readFileSync(inFolder('password'), 'utf8')).toBe(`${connection.password}\n`);
    expect(connection.password).toMatch(/^[\w-]{43}$/);
    expect(rules()).not.toContain('trust');
    expect(rules()).toContain('scram-sha-256');
    await expect(query({ ...connection, password: 'guessed' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    await expect(query({ ...connection, password: '' }, 'select 1')).rejects.toThrow('password');
    const stored = await query(
      connection,
      'select left(rolpassword, 13) as kind from pg_authid where rolcanlogin',
    );
    expect(stored).toEqual([{ kind: 'SCRAM-SHA-256' }]);
    expect(findRunningPostgres(dataDir)).toEqual(connection);
  });

  test('of an earlier release asks for a password from the next start on, and keeps its rows', async () => {
    const before = await start();
    await query(before.connection, 'create table kept as select 42 as answer');
    await before.stop();
    makeTrusting(`${NOBODY}:${NOBODY}`);

    const { connection } = await start();
    expect(await query(connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(rules()).not.toContain('trust');
    expect(connection.password).not.toBe(before.connection.password);
    await expect(query({ ...connection, password: 'guessed' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  test('whose password was lost gets another one', async () => {
    const { stop } = await start();
    await stop();
    rmSync(inFolder('password'));
    expect(await query((await start()).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('that is damaged and trusting is told with the way back, and asks nobody in', async () => {
    const { stop } = await start();
    await stop();
    makeTrusting(`${NOBODY}:${NOBODY}`);
    rmSync(inFolder('cluster/global/pg_control'));
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      /could not open the database in .*npm run restore/,
    );
    expect(rules()).not.toContain('trust');
    expect(existsSync(inFolder('password'))).toBe(false);
  });
});

describe.runIf(isRoot && hasOwnUser)('started by root', () => {
  const ownerOf = (name: string): number => statSync(inFolder(name)).uid;

  test('a database runs as a user of its own, who is not nobody', async () => {
    const { pid, connection } = await start();
    const { uid } = findOwnUser();
    expect([ownerOf('cluster'), statSync(`/proc/${pid}`).uid, statSync(connection.host).uid]).toEqual([
      uid,
      uid,
      uid,
    ]);
    expect(ownerOf('password')).toBe(0); // Not even its own user reads it.
  });

  test('one that ran as nobody is handed over, with what it left in the temporary folder', async () => {
    const before = await start();
    await before.stop();
    makeTrusting(`${NOBODY}:${NOBODY}`);
    const { host } = before.connection;
    expect(spawnSync('install', ['-d', '-m', '700', '-o', `${NOBODY}`, host]).status).toBe(0);

    const { pid } = await start();
    expect(statSync(`/proc/${pid}`).uid).toBe(findOwnUser().uid);
    const foreign = spawnSync('find', [inFolder('cluster'), '-uid', `${NOBODY}`], { encoding: 'utf8' });
    expect(foreign.stdout).toBe('');
  });

  test('one that a person called nobody made in a folder of theirs stays theirs', async () => {
    const before = await start();
    await before.stop();
    makeTrusting(`${NOBODY}:${NOBODY}`);
    expect(spawnSync('chown', [`${NOBODY}:${NOBODY}`, dataDir]).status).toBe(0);

    const { pid } = await start();
    expect([ownerOf('cluster'), ownerOf('password'), statSync(`/proc/${pid}`).uid]).toEqual([
      NOBODY,
      NOBODY,
      NOBODY,
    ]);
    expect(rules()).not.toContain('trust');
  });
});

test('where no user can be made, nobody has to do', () => {
  makeOwnUser('no user is called this');
  expect(findOwnUser('no user is called this')).toEqual({ uid: NOBODY, gid: NOBODY });
});
