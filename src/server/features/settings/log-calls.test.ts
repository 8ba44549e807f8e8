import { afterAll, beforeAll, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { logCalls } from './log-calls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const lines = () =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes('a call to the payments company'));

test('calls are logged while the merchant wants it: which, how long, how it ended, and nothing of what was said', async () => {
  await logCalls(server.simulator.provider, server.deps).updateBusinessDetails({
    support_email: 'quiet@example.com',
  });
  expect(lines()).toEqual([]);

  await server.db
    .insertInto('settings')
    .values({
      ...{ version: 1, data: JSON.stringify({ is_debug_log_enabled: true }), changed_by: 'a test' },
      changed: utcInstant(server.clock.now),
    })
    .execute();
  // Who asked within the last second hears of it in the next.
  const provider = logCalls(server.simulator.provider, server.deps);
  await provider.updateBusinessDetails({ support_email: 'told@example.com' });
  await expect(provider.requestCapability('doubloons')).rejects.toMatchObject({
    code: 'payment_method_unavailable',
  });
  expect(lines().map((line) => JSON.parse(line))).toMatchObject([
    { call: 'updateBusinessDetails', result: 'answered', ms: expect.any(Number) },
    { call: 'requestCapability', result: 'payment_method_unavailable' },
  ]);
  expect(server.logged()).not.toContain('told@example.com');
});
