import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBooksPool } from '#provider/simulator/books/postgres/books-pool.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { openJobPool } from '../jobs/job-pool.ts';

let server: TestServer;
let pool: pg.Pool;
beforeAll(async () => {
  server = await startTestServer();
  pool = server.deps.pool;
});
afterAll(() => server.close());

/** Takes all connections and gives them back, and lets nobody wait long for one meanwhile. */
async function whileTaken(taken: pg.Pool, look: () => Promise<void>): Promise<void> {
  const clients = await Promise.all(Array.from({ length: taken.options.max }, () => taken.connect()));
  const patienceMs = taken.options.connectionTimeoutMillis;
  taken.options.connectionTimeoutMillis = 20;
  try {
    await look();
  } finally {
    for (const client of clients) client.release();
    taken.options.connectionTimeoutMillis = patienceMs;
  }
}

test('while all connections to the database are taken, people are told that the server is busy', async () => {
  await whileTaken(pool, async () => {
    const page = await server.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.text).toContain('The server is busy. Try again in a moment.');
    const called = await server.get('/deposits');
    expect([called.status, called.body.code]).toEqual([503, 'wcpay_unavailable']);
  });
  expect((await server.get('/deposits')).status).toBe(200);
});

test('while all connections that read rows are taken, only their lists say so', async () => {
  await whileTaken(server.deps.rows.pool, async () => {
    const called = await server.get('/transactions');
    expect([called.status, called.body.code]).toEqual([503, 'wcpay_unavailable']);
    expect((await server.get('/deposits')).status).toBe(200);
  });
  expect((await server.get('/transactions')).status).toBe(200);
});

test('every pool has an end to its patience', async () => {
  const opened = [openJobPool(server.deps, 1), openBooksPool({})];
  const pools = [pool, server.deps.rows.pool, ...opened];
  expect(new Set(pools.map(({ options }) => options.connectionTimeoutMillis))).toEqual(new Set([10_000]));
  for (const each of opened) await each.end();
});
