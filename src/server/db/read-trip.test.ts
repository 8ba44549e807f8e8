import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { numberIn, RowFields } from '../rows/row-fields.ts';
import { RowTapClient } from '../rows/row-tap.ts';
import { plannedOnce } from './plan-once.ts';
import { readRowBytes, readTrip, tripOf } from './read-trip.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

const textsOf = (row: Buffer): (string | null)[] => {
  const fields = new RowFields(row);
  const texts: (string | null)[] = [];
  while (!fields.isOver()) texts.push(fields.next() ? fields.text() : null);
  return texts;
};

test('every query of a trip has its own rows, also none', async () => {
  const { db } = database.rows;
  const trip = tripOf(
    db,
    sql`select n, 'row ' || n, null from generate_series(1, ${2}::int) n`,
    sql`select 1 where false`,
    sql`select ${'Ünï "\\" 世界'}::text, ${7}::int8`,
  );
  // The same question again, and several at once: each has its own answers.
  const all = await Promise.all([readTrip(db, trip), readTrip(db, trip), readTrip(db, trip)]);
  for (const answers of [...all, await readTrip(db, trip)])
    expect(answers.map((rows) => rows.map(textsOf))).toEqual([
      [
        ['1', 'row 1', null],
        ['2', 'row 2', null],
      ],
      [],
      [['Ünï "\\" 世界', '7']],
    ]);
});

test('rows much larger than a chunk arrive whole', async () => {
  const rows = await readRowBytes(
    database.rows.db,
    sql`select repeat(n::text, 100000 + n) from generate_series(1, 9) n`,
  );
  expect(rows.map((row) => textsOf(row)[0]?.length)).toEqual(
    Array.from({ length: 9 }, (_, index) => 100_001 + index),
  );
});

test('a trip that fails says why, and its connection serves the next one', async () => {
  const { db } = database.rows;
  await db.connection().execute(async (one) => {
    const failing = readTrip(one, tripOf(one, sql`select 1`, sql`select 1 / ${0}::int`, sql`select 2`));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(numberIn(await readRowBytes(one, sql`select 42`))).toBe(42);
    const { rows } = await sql<{ answer: number }>`select 43 as answer`.execute(one);
    expect(rows).toEqual([{ answer: 43 }]);
  });
});

test('trips inside a transaction are of one moment', async () => {
  await sql`create table counted (n int)`.execute(database.db);
  const counted = sql`select count(*) from counted`;
  const { db } = database.rows;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      expect(numberIn(await readRowBytes(snapshot, counted))).toBe(0);
      await sql`insert into counted values (1)`.execute(database.db);
      expect(numberIn(await readRowBytes(snapshot, counted))).toBe(0);
    });
  expect(numberIn(await readRowBytes(db, counted))).toBe(1);
});

test('only connections that cannot write have their rows taken: those of money are as the driver made them', async () => {
  const written = sql`create table written (n int)`;
  await expect(written.execute(database.rows.db)).rejects.toMatchObject({ code: '25006' });
  await expect(readRowBytes(database.db, sql`select 1`)).rejects.toThrow('cursor');
  const client = await database.pool.connect();
  expect(client).not.toBeInstanceOf(RowTapClient);
  client.release();
});

test('a connection that is lost fails the trip instead of leaving it waiting', async () => {
  const { db } = database.rows;
  const trip = tripOf(
    db,
    sql`select pg_terminate_backend(pg_backend_pid())`,
    sql`select repeat('x', 100000)`,
  );
  const lost = readTrip(db, trip);
  await expect(lost).rejects.toMatchObject({ code: '57P01' });
  const next = async () => numberIn(await readRowBytes(db, sql`select 1`));
  await expect.poll(() => next().catch(() => 'lost')).toBe(1); // Once the pool knows, too.
});

test('what is marked is planned once by each connection, and again after it broke', async () => {
  const { db } = database.rows;
  const share = (by: number) => sql`${plannedOnce} select 84 / ${by}::int`;
  await db.connection().execute(async (one) => {
    const plans = async () =>
      numberIn(await readRowBytes(one, sql`select count(*) from pg_prepared_statements`));
    const ask = async (by: number) => numberIn(await readRowBytes(one, share(by)));
    expect([await ask(2), await ask(4), await ask(7), await plans()]).toEqual([42, 21, 12, 1]);
    await expect(ask(0)).rejects.toMatchObject({ code: '22012' });
    expect([await ask(3), await ask(6), await plans()]).toEqual([28, 14, 1]);
  });
});
