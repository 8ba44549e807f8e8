import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { accountRoutes } from './account-routes.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: accountRoutes });
});
afterEach(() => server.close());

test('the account as it is now; what we keep follows', async () => {
  await server.simulator.controls.patchAccount({ status: 'restricted_soon' });
  const { status, body } = await server.get('/accounts');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'restricted_soon',
    card_present_eligible: false,
    test_mode: expect.any(Boolean),
    test_mode_onboarding: expect.any(Boolean),
  });
  expect(body.live_publishable_key).toBeUndefined();
  expect((await findAccount(server.db))?.status).toBe('restricted_soon');
});
