import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { shopBrowser } from '#tests/shop-browser.ts';
import { Refused } from '#tests/stripe/contract-server.ts';
import { SIGNING_SECRET, type StripeServer, startStripeServer } from '#tests/stripe/stripe-server.ts';
import { startTestServer } from '#tests/test-server.ts';
import { backfill } from '../../events/backfill.ts';
import { pageSettings } from '../page-settings/page-settings.ts';

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer({
    STRIPE_WEBHOOK_SECRET: `${SIGNING_SECRET},whsec_before`,
    PUBLIC_URL: 'https://shop.example',
  });
}, 60_000);
afterAll(() => server.close());
afterEach(() => server.interfere());

test('the way, the mode, the account, the secrets and where deliveries go', async () => {
  await backfill(server.deps);
  const { status, body } = await server.get('/setup');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ provider: 'stripe', way: 'direct', mode: 'test', account_id: 'acct_tests', is_connected: true },
    ...{ is_key_restricted: true, has_publishable_key: true },
    webhook: { url: 'https://shop.example/provider-events', secrets: 2, last_delivery: null },
    capabilities: { embeddedOnboarding: false, instantPayouts: true },
    pages: { keys: 'https://dashboard.stripe.com/test/apikeys' },
  });
  expect(body.webhook.events).toContain('payout.reconciliation_completed');
});

test('no key and no secret leaves the server, nor a part of one', async () => {
  const answers = [
    await server.get('/setup'),
    await server.get('/setup/permissions'),
    await server.get('/sync'),
  ];
  for (const { text } of answers) expect(text).not.toMatch(/madeup|whsec_|rk_test|pk_test/);
  expect(server.logged()).not.toMatch(/madeup|whsec_facade/);
});

test('each permission is asked for; what is missing is named', async () => {
  server.interfere(({ endpoint }) => {
    if (endpoint !== 'POST /v1/refunds') return undefined;
    throw new Refused(403, { type: 'invalid_request_error' });
  });
  const { body } = await server.get('/setup/permissions');
  expect(body.data.length).toBeGreaterThan(12);
  expect(body.data.filter(({ state }: { state: string }) => state !== 'granted')).toEqual([
    { name: 'Refunds: write', state: 'missing' },
  ]);
});

test('a revoked key is seen at once', async () => {
  server.interfere(() => {
    throw new Refused(401, { type: 'invalid_request_error' });
  });
  expect((await server.get('/setup/permissions')).status).toBe(200);
  expect((await server.get('/setup')).body).toMatchObject({ is_connected: false });
});

test('the clocks are compared by what Stripe says it is', async () => {
  await server.get('/setup/permissions');
  const { body } = await server.get('/setup');
  const real = Math.floor(Date.now() / 1000);
  const expected = real - server.simulator.clock();
  expect(Math.abs(body.clock_off_s - expected)).toBeLessThan(120);
});

test('a connected account is another way', async () => {
  const connected = await startStripeServer({ STRIPE_ACCOUNT: 'acct_tests' });
  const { body } = await connected.get('/setup');
  expect(body).toMatchObject({ way: 'connect', capabilities: { embeddedOnboarding: true } });
  await connected.close();
});

test('the simulator needs no key', async () => {
  const simulated = await startTestServer();
  expect((await simulated.get('/setup')).body).toMatchObject({ way: 'simulated', mode: 'test', pages: null });
  expect((await simulated.get('/setup/permissions')).body).toMatchObject({ data: [] });
  await simulated.close();
});

test('what this way cannot do is told to every page, with where it is done instead', async () => {
  await backfill(server.deps);
  const actor = {
    user_id: server.administrator_id,
    email: 'a@example.com',
    first_name: 'A',
    capabilities: [...capabilitiesOf('owner', null)],
  };
  expect(await pageSettings(server.deps, actor)).toMatchObject({
    provider: 'stripe',
    providerCan: { embeddedOnboarding: false, payoutScheduleWrites: false, adjustments: true },
    providerPages: { payouts: 'https://dashboard.stripe.com/test/settings/payouts' },
    accountStatus: { accountLink: 'https://dashboard.stripe.com/test/settings/account' },
  });
  expect(await server.post('/settings', { deposit_schedule_interval: 'weekly' })).toMatchObject({
    ...{ status: 501, body: { code: 'settings_not_saved' } },
  });
});

test('the shop’s checkout says that it works with the simulator only, and takes nothing', async () => {
  const browser = shopBrowser(server);
  await browser.put((await saveProduct(server.db)).id);
  const { text } = await browser.ask('GET', '/checkout');
  expect(text).toContain('This checkout works with the simulator only.');
  expect(text).not.toContain('name="card"');
  await browser.ask('POST', '/checkout', await browser.checkoutForm());
  expect(await server.db.selectFrom('orders').select('id').execute()).toEqual([]);
  expect(server.stripe.calls.filter(({ endpoint }) => endpoint === 'POST /v1/payment_intents')).toEqual([]);
});
