import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Interference, type StripeServer, startStripeServer } from '#tests/stripe/stripe-server.ts';
import { openProvider } from './open-provider.ts';

const plainFetch = globalThis.fetch;
const OPENED = 'acct_opened_here';

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer({ STRIPE_ACCOUNT: 'new' });
  server.interfere(platform);
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

/** A platform at Stripe that has one account opened through it. */
const platform: Interference = ({ endpoint }) => {
  const shape = (name: Parameters<StripeServer['stripe']['sample']>[0]) => server.stripe.sample(name);
  if (endpoint === 'POST /v2/core/accounts') return { ...shape(endpoint), id: OPENED };
  if (endpoint === 'DELETE /v1/accounts/{account}') return { ...shape(endpoint), id: OPENED, deleted: true };
  if (endpoint !== 'GET /v1/accounts/{account}') return undefined;
  const standing = { details_submitted: false, country: 'US', default_currency: 'usd' };
  return { ...shape(endpoint), id: OPENED, ...standing };
};

/** The product is started once more on the same database; whom it speaks for is said with each request. */
async function restart() {
  vi.stubGlobal('fetch', (asked: string, init?: RequestInit) => {
    const { pathname, search } = new URL(asked);
    return plainFetch(`${server.stripe.origin}${pathname}${search}`, init);
  });
  const { host, port, user, password, database } = server.deps.pool.options;
  return (await openProvider(server.deps.config, { host, port, user, password, database })).provider;
}
const spokenFor = () => server.stripe.calls.at(-1)?.headers['stripe-account'];

test('an account that was opened here is spoken for after a restart, and none after it was left', async () => {
  expect(await (await restart()).findAccount()).toBeUndefined();
  vi.unstubAllGlobals();
  const opened = await server.post('/onboarding/test_drive_account/init', {});
  expect(opened.status, opened.text).toBe(200);

  const again = await restart();
  expect(await again.findAccount()).toMatchObject({ account_id: OPENED });
  await again.readBalances();
  expect(spokenFor()).toBe(OPENED);
  vi.unstubAllGlobals();

  const left = await server.post('/onboarding/reset', {});
  expect(left.status, left.text).toBe(200);
  expect(await (await restart()).findAccount()).toBeUndefined();
});
