import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { simulatorRoutes } from './simulator-routes.ts';

const API = '/simulator/api';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: simulatorRoutes });
});
afterAll(() => server.close());

test('faults are set, shown and cleared', async () => {
  const plan = { calls: { kinds: ['delay', 'rate_limit'], perMille: 250, delayMs: 10 }, seed: 'tests' };
  expect(await server.post(`${API}/faults`, plan)).toMatchObject({ status: 200, body: { faults: plan } });
  expect((await server.get(`${API}/state`)).body.faults).toEqual(plan);
  expect((await server.delete(`${API}/faults`)).body).toEqual({ faults: null });
  expect((await server.get(`${API}/state`)).body.faults).toBeNull();
});

test.each([
  [{ calls: { kinds: ['explode'], perMille: 1 } }, 'calls.kinds.0'],
  [{ calls: { kinds: ['delay'], perMille: 1001 } }, 'calls.perMille'],
  [{ events: { kinds: ['drop'], perMille: -1 } }, 'events.perMille'],
])('the faults %j are refused by name', async (plan, field) => {
  const answer = await server.post(`${API}/faults`, plan);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.data.params)).toEqual([field]);
  expect((await server.get(`${API}/state`)).body.faults).toBeNull();
});
