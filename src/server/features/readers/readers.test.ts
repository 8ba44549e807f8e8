import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { readersRoutes } from './readers-routes.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: readersRoutes });
});
afterEach(() => server.close());

test('readers are listed with whether they were used; a limit cuts the list', async () => {
  const [first, second] = await server.simulator.provider.listReaders();
  if (!first || !second) throw new Error('two readers are there');
  await server.simulator.pay({ channel: 'in_person', reader: second.id });
  const { body } = await server.get('/readers?limit=10');
  expect(body).toMatchObject([
    { id: first.id, device_type: first.device_type, status: 'online', is_active: false },
    { id: second.id, is_active: true },
  ]);
  expect(Object.keys(body[0]).sort()).toEqual(
    ['device_type', 'id', 'is_active', 'label', 'livemode', 'location', 'metadata', 'status'].sort(),
  );
  expect((await server.get('/readers?limit=1')).body).toHaveLength(1);
  expect((await server.get('/readers?limit=0')).status).toBe(400);
});

test('a provider that refuses to answer is a failure with words', async () => {
  server.simulator.faults.set({ calls: { kinds: ['rate_limit'], perMille: 1000 } });
  expect(await server.get('/readers')).toMatchObject({
    status: 429,
    body: { code: 'provider_rate_limited' },
  });
});
