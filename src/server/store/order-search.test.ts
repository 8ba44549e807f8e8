import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/test-database.ts';
import { resolveOrderSearch } from './order-search.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a search for many terms holds one connection at a time', async () => {
  const { db, pool } = database;
  let most = 0;
  pool.on('acquire', () => {
    most = Math.max(most, pool.totalCount - pool.idleCount);
  });
  const terms = Array.from({ length: 20 }, (_, nth) => `term ${nth}`);
  expect(await resolveOrderSearch(db, terms)).toBeDefined();
  expect(most).toBe(1);
});
