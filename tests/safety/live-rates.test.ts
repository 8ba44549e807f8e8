import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#server/http/rate-limits.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: RATE_LIMITS });
});
afterAll(() => server.close());

/** A real route of each class, and how often it may be called in a minute. */
const CLASSES = {
  'every call': ['/transactions/summary', 'GET', 300],
  'moving money': ['/refund', 'POST', 30],
  'asking for a file': ['/transactions/download', 'POST', 10],
  'sending a file': ['/file', 'POST', 30],
} as const;

describe.each(Object.entries(CLASSES))('L9: %s', (_, [path, method, limit]) => {
  test('is refused from one more than is allowed, and says when to come again', async () => {
    const as = await server.asUser(server.administrator_id);
    const ask = () => (method === 'GET' ? server.get(path, as) : server.post(path, {}, as));
    const allowed = [];
    for (let calls = 0; calls < limit; calls += 1) allowed.push((await ask()).status);
    expect(allowed).not.toContain(429);
    const { status, headers, body } = await ask();
    expect([status, body.code]).toEqual([429, 'rest_too_many_requests']);
    expect(headers).toMatchObject({ 'ratelimit-limit': String(limit), 'ratelimit-remaining': '0' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // Somebody else is not held up by it.
    expect(
      (await server.get('/transactions/summary', await server.asUser(server.administrator_id))).status,
    ).toBe(200);
  });
});
