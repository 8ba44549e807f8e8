import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { connectDatabase } from './open-database.ts';

let served: TestDatabase;
let url: string;
beforeEach(async () => {
  served = await createTestDatabase();
  const { host, port, user, password, database } = served.connection;
  url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
});
afterEach(() => served.drop());

async function ask(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
const open = (databaseUrl: string) =>
  connectDatabase({ dataDir: '/nowhere', databaseUrl, databaseDirectUrl: url });
const withZone = (zone: string) => `${url}&options=${encodeURIComponent(`-c timezone=${zone}`)}`;

test('past a pooler, connections begin without settings and have them all the same', async () => {
  // Several processes that start together write them at the same moment.
  const [opened, other] = await Promise.all([open(url), open(url)]);
  const { rows } = await sql<{ zone: string; most: string }>`
    select current_setting('timezone') as zone, current_setting('statement_timeout') as most`.execute(
    opened.db,
  );
  expect(rows).toEqual([{ zone: 'UTC', most: '30s' }]);
  expect([opened.pool.options.options, opened.connection.connectionString]).toEqual([undefined, url]);
  await Promise.all([opened.stop(), other.stop()]);
});

test('connections that a pooler had open before, without them, are refused with the way out', async () => {
  await expect(open(withZone('Europe/Berlin'))).rejects.toThrow(
    /^DATABASE_URL leads to connections without our settings \(TimeZone\)\. If it is a pooler, let it open new ones/,
  );
});

test('a database in which not every name can be written is refused, whichever way leads there', async () => {
  const name = `${served.connection.database}_ascii`;
  const asked = { ...served.connection, database: 'postgres' };
  await ask(
    asked,
    `create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
  );
  const ascii = url.replace(`/${served.connection.database}?`, `/${name}?`);
  try {
    await expect(connectDatabase({ dataDir: '/nowhere', databaseUrl: ascii })).rejects.toThrow(
      /^DATABASE_URL is not usable: its encoding is SQL_ASCII, /,
    );
    await expect(
      connectDatabase({ dataDir: '/nowhere', databaseUrl: ascii, databaseDirectUrl: ascii }),
    ).rejects.toThrow(/^DATABASE_DIRECT_URL is not usable: its encoding is SQL_ASCII, /);
  } finally {
    await ask(asked, `drop database ${name}`);
  }
});

test('each of the two addresses is named where it does not answer', async () => {
  const nowhere = 'postgres://me:secret@127.0.0.1:1/shop';
  await expect(open(nowhere)).rejects.toThrow(/^DATABASE_URL cannot be reached \(127\.0\.0\.1:1\/shop\)/);
  await expect(
    connectDatabase({ dataDir: '/nowhere', databaseUrl: url, databaseDirectUrl: nowhere }),
  ).rejects.toThrow(/^DATABASE_DIRECT_URL cannot be reached \(127\.0\.0\.1:1\/shop\)/);
});
