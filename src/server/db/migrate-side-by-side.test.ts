import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#tests/run-command.ts';
import { someoneWaitsFor } from '#tests/someone-waits-for.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { openOnConnection, openPool } from './database.ts';
import { applyAll, inTransaction, listMissing, migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';

const aMigration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});
const first = aMigration('0001_first.sql', 'create table first (id int, note text)');
const adds = aMigration('0002_adds.sql', 'alter table first add column more int');
const takes = aMigration(
  '0003_takes.sql',
  '-- What nothing reads since 0.3.0.\n-- contract: from 0.3.0\nalter table first drop column note',
);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.drop());

describe('an older release on a newer schema', () => {
  test('starts where the newer one only added, and applies nothing', async () => {
    await migrate(database.pool, { migrations: [first, adds], release: '0.2.0' });
    expect(await migrate(database.pool, { migrations: [first], release: '0.1.0' })).toEqual([]);
  });

  test('starts with the files there are, where the newer one had one more', async () => {
    const files = readMigrations();
    await migrate(database.pool, { migrations: files });
    expect(await migrate(database.pool, { migrations: files.slice(0, -1) })).toEqual([]);
  });

  test('starts where it does without what was taken away, and else is told who does', async () => {
    await migrate(database.pool, { migrations: [first, adds, takes], release: '0.4.0' });
    const asRelease = (release: string) => migrate(database.pool, { migrations: [first, adds], release });
    expect(await asRelease('0.3.0')).toEqual([]);
    await expect(asRelease('0.2.9')).rejects.toThrow(
      'The database is newer than this program (release 0.2.9): it has the migration 0003_takes.sql, which needs release 0.3.0. Start a newer release, or restore an older backup.',
    );
  });

  test('is refused where nobody said whether it fits', async () => {
    await migrate(database.pool, { migrations: [first, adds] });
    await database.pool.query('alter table schema_migrations drop column oldest_release');
    await expect(migrate(database.pool, { migrations: [first], release: '9.0.0' })).rejects.toThrow(
      'it has the migration 0002_adds.sql. Start a newer release',
    );
    expect(await migrate(database.pool, { migrations: [first, adds, takes] })).toEqual(['0003_takes.sql']);
  });
});

describe('while others use its tables', () => {
  test('a migration lets readers pass again and again, and comes through when it can', async () => {
    await migrate(database.pool, { migrations: [first] });
    const reader = await database.pool.connect();
    await reader.query('begin');
    await reader.query('select * from first');
    const patience = { lockTimeoutMs: 50, tries: 1000, pauseMs: 1 };
    const migrating = migrate(database.pool, { migrations: [first, adds], patience });
    await someoneWaitsFor(openOnConnection(reader));
    // Behind the one that waits for the table: it is let through when that one gives way.
    expect((await database.pool.query('select count(*)::int as count from first')).rows).toEqual([
      { count: 0 },
    ]);
    await reader.query('commit');
    reader.release();
    expect(await migrating).toEqual(['0002_adds.sql']);
  });

  test('one that never gets its turn says so, and changed nothing', async () => {
    await migrate(database.pool, { migrations: [first] });
    const reader = await database.pool.connect();
    await reader.query('begin');
    await reader.query('select * from first');
    const patience = { lockTimeoutMs: 10, tries: 2, pauseMs: 1 };
    await expect(migrate(database.pool, { migrations: [first, adds], patience })).rejects.toThrow(
      /0002_adds\.sql failed and changed nothing: canceling statement due to lock timeout.* Somebody has been using its tables through all of 2 tries/,
    );
    await reader.query('rollback');
    reader.release();
    expect(await migrate(database.pool, { migrations: [first, adds] })).toEqual(['0002_adds.sql']);
  });
});

describe('indexes that are built while others write', () => {
  const indexes = aMigration(
    '0002_indexes.sql',
    `-- concurrent
create index concurrently first_by_id on first (id);
create unique index concurrently first_once on first (note);
`,
  );
  const valid = async () =>
    (
      await database.pool.query(
        `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
       where indrelid = 'first'::regclass order by 1`,
      )
    ).rows;
  const built = [
    { name: 'first_by_id', valid: true },
    { name: 'first_once', valid: true },
  ];

  test('are built by several processes that start at once, each index once', async () => {
    await migrate(database.pool, { migrations: [first] });
    const pools = [1, 2, 3].map(() => openPool({ ...database.connection, max: 1 }, () => undefined));
    const applied = await Promise.all(pools.map((pool) => migrate(pool, { migrations: [first, indexes] })));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(applied.flat()).toEqual(['0002_indexes.sql']);
    expect(await valid()).toEqual(built);
  });

  test('one that was left half built is taken away and built anew', async () => {
    await migrate(database.pool, { migrations: [first] });
    await database.pool.query(`insert into first (id, note) values (1, 'twice'), (2, 'twice')`);
    await expect(migrate(database.pool, { migrations: [first, indexes] })).rejects.toThrow(
      'The migration 0002_indexes.sql could not build the index first_once: could not create unique index',
    );
    expect(await valid()).toEqual([
      { name: 'first_by_id', valid: true },
      { name: 'first_once', valid: false },
    ]);
    await database.pool.query('delete from first where id = 2');
    expect(await migrate(database.pool, { migrations: [first, indexes] })).toEqual(['0002_indexes.sql']);
    expect(await valid()).toEqual(built);
  });

  test('in a restore, which has the database to itself, they are built with everything else', async () => {
    const client = await database.pool.connect();
    await inTransaction(client, () => applyAll(client, [first, indexes]));
    client.release();
    expect(await valid()).toEqual(built);
  });

  test.each([
    ['-- concurrent\ncreate table other (id int)', 'has more in it than'],
    ['-- contract: from soon\nselect 1', 'names soon, which is no release such as 1.2.3.'],
  ])('a file that says %j is refused', async (sql, words) => {
    const wrong = aMigration('0001_wrong.sql', sql);
    await expect(migrate(database.pool, { migrations: [wrong] })).rejects.toThrow(words);
  });
});

test('what is missing can be asked before anything is done', async () => {
  const client = await database.pool.connect();
  expect(await listMissing(client, { migrations: [first, adds] })).toEqual([first.name, adds.name]);
  await migrate(database.pool, { migrations: [first] });
  expect(await listMissing(client, { migrations: [first, adds] })).toEqual([adds.name]);
  client.release();
});

test('npm run migrate does it alone, and with --check only says so', { timeout: 120_000 }, async () => {
  const { host, port, user, password, database: name } = database.connection;
  const where = new URLSearchParams({ host, port: String(port) });
  const DATABASE_URL = `postgres://${user}:${password}@localhost/${name}?${where}`;
  const run = (...args: string[]) => runCommand('migrate', args, { DATABASE_URL });
  expect(await run('--check')).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^The schema lacks 0001_\w+\.sql, .* Run "npm run migrate", or start the server\.\n$/,
    ),
  });
  expect(await run()).toEqual({
    code: 0,
    said: expect.stringMatching(/^Applying 0001_\w+\.sql\n[\s\S]*Applied \d+ migrations\.\n$/),
  });
  expect(await run()).toEqual({ code: 0, said: 'The schema was up to date.\n' });
  expect(await run('--check')).toEqual({ code: 0, said: 'The schema is as this release needs it.\n' });
});
