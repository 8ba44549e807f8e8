import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';

import { allOf } from './conditions.ts';
import { isPlannedOnce } from './plan-once.ts';
import { walkIds } from './walk-ids.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await database.pool.query(`
    create table counted (id int primary key, place int);
    insert into counted select n, n / 2 from generate_series(1, 300) n`);
});
afterAll(() => database.drop());

const LIST = {
  ...{ table: 'counted', ids: ['id'], sorted: ['place', 'id'] },
  order: sql`place desc, id desc`,
};
const ALL = allOf([]);
const SOME = sql<boolean>`id > ${0}`;

test.each([
  ['of the whole list', 0, 25, ALL, true],
  ['of the whole list', 225, 25, ALL, true],
  ['of the whole list', 226, 25, ALL, false],
  ['of the whole list', 150, 100, ALL, true],
  ['of the whole list', 151, 100, ALL, false],
  ['with a filter', 0, 25, SOME, false],
])('%s, after %i rows, a page of %i is what stands there', async (_, skipped, size, where, isPlanned) => {
  const page = walkIds({ ...LIST, where, size, skipped });
  const { db } = database;
  expect(isPlannedOnce(page.compile(db).sql)).toBe(isPlanned);
  const expected = Array.from({ length: size }, (_row, nth) => ({ id: 300 - skipped - nth }));
  expect((await page.execute(db)).rows).toEqual(expected);
});
