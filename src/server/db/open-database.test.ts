import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENT } from '#tests/patience.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { DatabaseError } from './database-errors.ts';
import { connectDatabase } from './open-database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'open-'));
  chmodSync(dataDir, 0o711);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const addressOf = ({ connection: { host, port, user, password, database } }: TestDatabase): string =>
  `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

describe('connectDatabase', () => {
  test('starts the embedded database in DATA_DIR, and hears of its end', async () => {
    const errors: Error[] = [];
    const opened = await connectDatabase({ dataDir, databaseUrl: undefined }, (error) => errors.push(error));
    const answer = await sql<{ zone: string }>`select current_setting('timezone') as zone`.execute(opened.db);
    expect(answer.rows).toEqual([{ zone: 'UTC' }]);
    expect(opened.note).toBeUndefined();
    expect(existsSync(path.join(dataDir, 'postgres/cluster/PG_VERSION'))).toBe(true);
    await opened.stop();
    await opened.stop();
    expect(await opened.lost).toBe('exit code 0');
    expect(errors).toEqual([]);
  });

  test('survives the loss of a connection: the query fails, the process goes on', async () => {
    const served = await createTestDatabase();
    const opened = await connectDatabase({ dataDir, databaseUrl: addressOf(served) });
    try {
      const own = sql`select pg_terminate_backend(pg_backend_pid())`.execute(opened.db);
      await expect(own).rejects.toThrow('terminating connection');
      // The broken connection may be handed out once more before its socket is seen to close.
      const again = await vi.waitFor(() => sql`select 1 as one`.execute(opened.db), PATIENT);
      expect(again.rows).toEqual([{ one: 1 }]);
    } finally {
      await opened.stop();
      await served.drop();
    }
  });

  test('uses the server at DATABASE_URL and starts none', async () => {
    const served = await createTestDatabase();
    const opened = await connectDatabase({ dataDir, databaseUrl: addressOf(served) });
    const answer = await sql<{ name: string }>`select current_database() as name`.execute(opened.db);
    await opened.stop();
    await served.drop();
    expect(answer.rows).toEqual([{ name: served.connection.database }]);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  test('tells an address that does not answer without telling the password', async () => {
    const failing = connectDatabase({ dataDir, databaseUrl: 'postgres://me:secret@127.0.0.1:1/shop' });
    await expect(failing).rejects.toThrow(DatabaseError);
    await expect(failing).rejects.toThrow(
      /^DATABASE_URL cannot be reached \(127\.0\.0\.1:1\/shop\): .*ECONNREFUSED/,
    );
    await expect(failing).rejects.not.toThrow('secret');
  });
});

describe('the test databases', () => {
  test('are migrated, apart from each other, and can be emptied', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const add = (db: typeof one.db) =>
      sql<{
        id: number;
      }>`insert into customers (name, email, created) values ('a', 'b', now()) returning id`.execute(db);
    const count = (db: typeof one.db) => sql<{ n: number }>`select count(*) as n from customers`.execute(db);
    try {
      await add(one.db);
      expect((await count(two.db)).rows).toEqual([{ n: 0 }]);
      await emptyTables(one.db);
      expect((await count(one.db)).rows).toEqual([{ n: 0 }]);
      expect((await add(one.db)).rows).toEqual([{ id: 1 }]);
    } finally {
      await Promise.all([one.drop(), two.drop()]);
    }
  });
});
