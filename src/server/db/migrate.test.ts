import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { openPool } from './database.ts';
import { MigrationError } from './database-errors.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import checksums from './migrations/checksums.json' with { type: 'json' };

const aMigration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});
const first = aMigration(
  '0001_first.sql',
  'create table first (id int primary key); insert into first values (1)',
);
const second = aMigration('0002_second.sql', 'create table second (id int references first)');
const third = aMigration('0003_third.sql', 'create table third (id int)');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.drop());

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map((row) => row.tablename);
}

describe('migrate', () => {
  test('applies what is missing, in order, and never twice', async () => {
    expect(await migrate(database.pool, { migrations: [first] })).toEqual(['0001_first.sql']);
    const told: string[] = [];
    const onApply = (name: string) => told.push(name);
    expect(await migrate(database.pool, { migrations: [first, second, third], onApply })).toEqual([
      '0002_second.sql',
      '0003_third.sql',
    ]);
    expect(await migrate(database.pool, { migrations: [first, second, third], onApply })).toEqual([]);
    expect(told).toEqual(['0002_second.sql', '0003_third.sql']);
    expect((await database.pool.query('select * from first')).rows).toEqual([{ id: 1 }]);
    const recorded = await database.pool.query('select name, checksum from schema_migrations order by name');
    expect(recorded.rows).toEqual([first, second, third].map(({ name, checksum }) => ({ name, checksum })));
  });

  test('lets several processes start at once', async () => {
    const pools = [1, 2, 3, 4].map(() => openPool({ ...database.connection, max: 1 }, () => undefined));
    const applied = await Promise.all(
      pools.map((pool) => migrate(pool, { migrations: [first, second, third] })),
    );
    await Promise.all(pools.map((pool) => pool.end()));
    expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql', '0003_third.sql']);
    expect((await database.pool.query('select * from first')).rowCount).toBe(1);
  });

  test('refuses a file that was changed after it was applied, even by a space', async () => {
    await migrate(database.pool, { migrations: [first] });
    const changed = aMigration(first.name, `${first.sql} `);
    await expect(migrate(database.pool, { migrations: [changed, second] })).rejects.toThrow(
      'The migration 0001_first.sql was changed after it was applied',
    );
    expect(await tables()).toEqual(['first', 'schema_migrations']);
  });

  test('refuses a file that comes before one already applied', async () => {
    await migrate(database.pool, { migrations: [first, third] });
    await expect(migrate(database.pool, { migrations: [first, second, third] })).rejects.toThrow(
      'The migration 0002_second.sql comes before 0003_third.sql',
    );
  });

  test('leaves nothing of a broken file and keeps what came before it', async () => {
    await migrate(database.pool, { migrations: [first] });
    const broken = aMigration('0002_broken.sql', 'create table half (id int); insert into first values (1)');
    const failing = migrate(database.pool, { migrations: [first, broken, third] });
    await expect(failing).rejects.toThrow(MigrationError);
    await expect(failing).rejects.toThrow(
      'The migration 0002_broken.sql failed and changed nothing: duplicate key',
    );
    expect(await tables()).toEqual(['first', 'schema_migrations']);
    expect(await migrate(database.pool, { migrations: [first, second] })).toEqual(['0002_second.sql']);
  });

  test('leaves nothing when its process is killed half-way', async () => {
    await migrate(database.pool, { migrations: [first] });
    const slow = aMigration('0002_slow.sql', 'create table half (id int); select pg_sleep(60)');
    const doomed = openPool({ ...database.connection, max: 1 }, () => undefined);
    const migrating = migrate(doomed, { migrations: [first, slow] });
    const ended = expect(migrating).rejects.toThrow();
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity where query like 'create table half%' and pid <> pg_backend_pid()`;
    while ((await database.pool.query(kill)).rowCount === 0);
    await ended;
    await doomed.end();
    expect(await tables()).toEqual(['first', 'schema_migrations']);
    expect(await migrate(database.pool, { migrations: [first, second] })).toEqual(['0002_second.sql']);
  });

  test('makes a new database by all files or by none of them', async () => {
    const broken = aMigration('0002_broken.sql', 'insert into first values (1)');
    await expect(migrate(database.pool, { migrations: [first, broken] })).rejects.toThrow(
      'The migration 0002_broken.sql failed and changed nothing: duplicate key',
    );
    expect(await tables()).toEqual([]);
    expect(await migrate(database.pool, { migrations: [first, second] })).toEqual([first.name, second.name]);
  });

  test("applies the product's own files to an empty database", async () => {
    const own = readMigrations();
    expect(await migrate(database.pool)).toEqual(own.map((migration) => migration.name));
    expect(await migrate(database.pool)).toEqual([]);
  });
});

describe('a database from before the migrations were squashed', () => {
  const applied = async () =>
    (await database.pool.query('select name, checksum from schema_migrations order by name')).rows;
  const pretend = async (...names: string[]) => {
    await migrate(database.pool);
    await database.pool.query('delete from schema_migrations');
    for (const name of names)
      await database.pool.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
        name,
        'old',
      ]);
  };
  const OLD = ['0001_signing_in.sql', '0003_store.sql', '0067_public_files.sql'];

  test('that had all of the old ones goes on with its rows, and with what came since', async () => {
    await pretend(...OLD, '0069_audit_log_as_a_file.sql');
    await database.pool.query(`insert into options (name, value) values ('kept', '1')`);
    const since = aMigration('0999_since.sql', 'create table since (id int)');
    const migrations = [...readMigrations().filter(({ name }) => name < '0012'), since];
    expect(await migrate(database.pool, { migrations })).toEqual(['0999_since.sql']);
    expect(await applied()).toEqual(migrations.map(({ name, checksum }) => ({ name, checksum })));
    expect((await database.pool.query('select name from options')).rows).toEqual([{ name: 'kept' }]);
    expect(await migrate(database.pool, { migrations })).toEqual([]);
  });

  test('that stopped half-way is refused, and told what to do', async () => {
    await pretend(...OLD);
    await expect(migrate(database.pool)).rejects.toThrow(
      'made by an unreleased version (its last migration is 0067_public_files.sql). Start it once with the version',
    );
    expect((await applied()).map(({ name }) => name)).toEqual(OLD);
  });
});

describe('the files themselves', () => {
  const own = readMigrations();

  test('never change once they are on the list, and every one is on it', () => {
    for (const { name, checksum } of own) {
      const listed = checksums[name as keyof typeof checksums];
      expect(
        listed,
        listed
          ? `${name} was changed. A migration that others may have applied stays as it is: write another one.`
          : `${name} is new. When it is finished, add "${name}": "${checksum}" to migrations/checksums.json.`,
      ).toBe(checksum);
    }
    expect(Object.keys(checksums)).toEqual(own.map(({ name }) => name));
  });

  test('define every function once', () => {
    const defined = own.flatMap(({ sql }) => [...sql.matchAll(/create (?:or replace )?function (\w+)/g)]);
    const names = defined.map(([, name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('readMigrations', () => {
  const folderWith = (...names: string[]): string => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of names) writeFileSync(path.join(folder, name), 'select 1');
    return folder;
  };

  test('reads numbered files in order and passes over others', () => {
    const names = readMigrations(folderWith('0002_b.sql', '0001_a.sql', 'notes.md')).map(
      (migration) => migration.name,
    );
    expect(names).toEqual(['0001_a.sql', '0002_b.sql']);
  });

  test.each([
    ['a name without a number', ['first.sql'], 'first.sql is not named like'],
    ['one number twice', ['0001_a.sql', '0001_b.sql'], 'Two migrations carry the number 0001.'],
  ])('refuses %s', (_, names, sentence) => {
    expect(() => readMigrations(folderWith(...names))).toThrow(sentence);
  });
});
