import { afterEach, beforeEach, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { type CallCounts, openCallCounts } from './call-counts.ts';

let server: TestServer;
let [here, there]: CallCounts[] = [];
beforeEach(async () => {
  server = await startTestServer({ routes: [] });
  here = openCallCounts(server.deps);
  there = openCallCounts(server.deps);
});
afterEach(async () => {
  here?.stop();
  there?.stop();
  await server.close();
});

const stored = async (): Promise<number> =>
  (await server.deps.pool.query('select coalesce(sum(count), 0)::int as sum from call_counts')).rows[0].sum;

test('two processes count a caller as one', async () => {
  for (let n = 0; n < 5; n += 1) {
    await here?.add('money ada', true);
    await there?.add('money ada', true);
  }
  await here?.add('money grace', true);

  const ada = await here?.add('money ada', true);

  expect(await stored()).toBe(12);
  expect(ada?.count).toBe(11);
});

test.each([
  [0, { count: 3, endsInS: 60 }],
  [59, { count: 3, endsInS: 1 }],
  [60, { count: 1, endsInS: 60 }],
])('%i seconds after a minute began, its calls still count or do not', async (later, counted) => {
  const minute = server.clock.now - (server.clock.now % 60);
  server.clock.now = epochSeconds(minute);
  for (let n = 0; n < 2; n += 1) await here?.add('money ada', true);
  server.clock.now = epochSeconds(minute + later);
  expect(await here?.add('money ada', true)).toEqual(counted);
});

test('what one process has not told yet counts for itself, and is told with the next exact call', async () => {
  await here?.add('read ada', false);
  expect(await stored()).toBe(0);
  expect((await here?.add('read ada', true))?.count).toBe(2);
  expect(await stored()).toBe(2);
  expect((await there?.add('read ada', true))?.count).toBe(3);
});

test('a database that cannot count stops nobody', async () => {
  await server.deps.pool.query('drop table call_counts');
  expect((await here?.add('money ada', true))?.count).toBe(1);
  expect((await here?.add('money ada', true))?.count).toBe(2);
  expect(server.logged()).toContain('calls could not be counted');
});
