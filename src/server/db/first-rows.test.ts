import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { firstRows } from './first-rows.ts';
import { isPlannedOnce } from './plan-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await database.pool.query(`
    create table counted (id int primary key, place int);
    insert into counted select n, n / 2 from generate_series(1, 300) n`);
});
afterAll(() => database.drop());

const LIST = {
  ...{ table: 'counted', columns: ['id'], sorted: ['place', 'id'] },
  order: sql`place desc, id desc`,
};

test.each([
  [0, 25],
  [225, 25],
  [150, 100],
])(
  'after %i rows, a page of %i is what the whole list has there, and planned once',
  async (skipped, size) => {
    const page = firstRows({ ...LIST, size, skipped });
    const { db } = database;
    expect(isPlannedOnce(page?.compile(db).sql ?? '')).toBe(true);
    const expected = Array.from({ length: size }, (_, nth) => ({ id: 300 - skipped - nth }));
    expect((await page?.execute(db))?.rows).toEqual(expected);
  },
);

test.each([
  [226, 25],
  [151, 100],
  [1000, 25],
])('after %i rows, a page of %i is none of the first', (skipped, size) => {
  expect(firstRows({ ...LIST, size, skipped })).toBeUndefined();
});
