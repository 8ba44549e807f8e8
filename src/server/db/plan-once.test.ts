import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { ofFew, plannedOnce, planningOnce } from './plan-once.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  pool = openPool({ ...database.connection, max: 1 }, () => undefined);
  db = openDatabase(planningOnce(pool));
  await pool.query('create table kept (id int primary key, name text); insert into kept values (1, $$one$$)');
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const planned = async (): Promise<readonly string[]> =>
  (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );
const name = (at: Database) => sql`select name from kept where id = ${1}`.execute(at);
const times = async (count: number, once: () => Promise<unknown>): Promise<void> => {
  for (let nth = 0; nth < count; nth += 1) await once();
};
const inTransaction = (work: (trx: Database) => Promise<unknown>) => () => db.transaction().execute(work);

test.each([
  [4, 0],
  [5, 1],
  [9, 1],
])('asked %i times within transactions, a text has %i plans', async (count, plans) => {
  await times(count, inTransaction(name));
  expect(await planned()).toHaveLength(plans);
});

test('what is asked outside of transactions is planned for its values', async () => {
  await times(9, () => name(db));
  await times(
    9,
    inTransaction(async () => undefined),
  );
  await times(9, () => name(db));
  expect(await planned()).toEqual([]);
});

test('what is marked is planned once outside of transactions too', async () => {
  await times(9, () => sql`${plannedOnce} select name from kept where id = ${1}`.execute(db));
  expect(await planned()).toHaveLength(1);
});

const some = (trx: Database) => sql`select name from kept where id = any(${[1]}::int[])`.execute(trx);
test.each([
  ['of few', { generic_plans: 16, custom_plans: 0 }, () => ofFew(db).execute(some)],
  ['of any number', { generic_plans: 11, custom_plans: 5 }, inTransaction(some)],
])('in a transaction %s, plans are %j', async (_, plans, once) => {
  await pool.query('insert into kept select n from generate_series(2, 1000) n; analyze kept');
  await times(20, once);
  expect((await pool.query('select generic_plans, custom_plans from pg_prepared_statements')).rows).toEqual([
    plans,
  ]);
  await pool.query('begin');
  expect((await pool.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }]);
  await pool.query('commit');
});

test('a part may ask for all columns: the answer does not have them', async () => {
  const part = (trx: Database) =>
    sql`with one as (select * from kept where (id = ${1})) select name from one`.execute(trx);
  await times(9, inTransaction(part));
  await pool.query('alter table kept add column price int');
  await times(1, inTransaction(part));
  expect(await planned()).toHaveLength(1);
});

test('a new column breaks no plan: who asks for all of them has none', async () => {
  const all = inTransaction((trx) => sql`select * from kept where id = ${1}`.execute(trx));
  await times(9, all);
  await times(9, inTransaction(name));
  await pool.query('alter table kept add column price int');
  await times(1, all);
  await times(1, inTransaction(name));
  expect(await planned()).toEqual(['select name from kept where id = $1']);
});

test('a connection has two hundred plans at most', async () => {
  for (let nth = 0; nth < 205; nth += 1)
    await times(
      5,
      inTransaction((trx) => sql`select ${sql.lit(nth)} from kept where id = ${1}`.execute(trx)),
    );
  expect(await planned()).toHaveLength(200);
});
