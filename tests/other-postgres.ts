import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import type { Connection } from '#server/db/embedded/embedded-postgres.ts';
import { asArguments, type PostgresSettings } from '#server/db/embedded/postgres-settings.ts';
import { makeForgetfulFolder } from './forgetful-folder.ts';

const NAME = 'countinghouse';
const READY_WITHIN_MS = 30_000;
const AGAIN_MS = 50;

/** A PostgreSQL of this machine, of whichever release: `bin` is the folder with its programs. Nobody but the tests uses it. */
export async function startOtherPostgres(
  bin: string,
  settings: PostgresSettings,
): Promise<Readonly<{ connection: Connection; stop: () => Promise<void> }>> {
  const folder = makeForgetfulFolder('other-postgres');
  // It refuses to be root; Debian's packages make a user for it.
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const runAs = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const [data, socket] = [path.join(folder, 'data'), path.join(folder, 'socket')];
  chmodSync(folder, 0o711);
  for (const own of [data, socket]) {
    mkdirSync(own, { mode: 0o700 });
    if (runAs.uid !== undefined) chownSync(own, runAs.uid, runAs.gid);
  }
  const words = ['-D', data, '-U', NAME, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), words, { ...runAs, cwd: '/', stdio: 'ignore' });
  const own = { ...settings, listen_addresses: '', unix_socket_directories: socket, port: '5432' };
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...asArguments(own)], {
    ...{ ...runAs, cwd: '/', stdio: 'ignore' },
  });
  const ended = once(child, 'exit');
  const connection = { host: socket, port: 5432, user: NAME, password: 'nobody-asks', database: NAME };
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const giveUp = performance.now() + READY_WITHIN_MS;
  while (!(await hasMade(connection))) {
    assert(child.exitCode === null && performance.now() < giveUp, `PostgreSQL of ${bin} starts`);
    await pause(AGAIN_MS);
  }
  return { connection, stop };
}

async function hasMade(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  try {
    await client.connect();
    await client.query(`create database ${NAME}`);
    return true;
  } catch {
    return false; // It is not up yet.
  } finally {
    await client.end().catch(() => undefined);
  }
}
