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

test('while all connections to the database are taken, people are told that the server is busy', async () => {
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const patienceMs = pool.options.connectionTimeoutMillis;
  pool.options.connectionTimeoutMillis = 20;
  try {
    const page = await server.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.text).toContain('The server is busy. Try again in a moment.');
    const called = await server.get('/transactions');
    expect([called.status, called.body.code]).toEqual([503, 'wcpay_unavailable']);
  } finally {
    for (const client of taken) client.release();
    pool.options.connectionTimeoutMillis = patienceMs;
  }
  expect((await server.get('/transactions')).status).toBe(200);
});

test('every pool has an end to its patience', async () => {
  const pools = [pool, openJobPool(server.deps, 1), openBooksPool({})];
  expect(pools.map(({ options }) => options.connectionTimeoutMillis)).toEqual([10_000, 10_000, 10_000]);
  for (const each of pools.slice(1)) await each.end();
});
