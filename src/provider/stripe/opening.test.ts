import { afterEach, expect, test, vi } from 'vitest';
import { type Handlers, Refused } from '#tests/stripe/contract-server.ts';
import { openStripeBench, type StripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

const opened: StripeBench[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});
const standing = { details_submitted: false };
const HANDLERS: Handlers = {
  'POST /v2/core/accounts': ({ sample }) => ({ ...sample(), id: 'acct_new' }),
  'GET /v1/accounts/{account}': ({ sample, id }) => ({
    ...{ ...sample(), id, country: 'DE', default_currency: 'eur', ...standing },
  }),
  'DELETE /v1/accounts/{account}': ({ sample, id }) => ({ ...sample(), id, deleted: true }),
};
async function bench(handlers: Handlers = {}, more: Readonly<{ isLive?: boolean; account?: string }> = {}) {
  const one = await openStripeBench({ handlers: { ...HANDLERS, ...handlers }, opensAccounts: true, ...more });
  opened.push(one);
  return { ...one, provider: stripeProvider(one.line) };
}
const application = {
  ...{ mode: 'sandbox' as const, country: 'DE', email: 'owner@example.com', progressive: false },
  assessment: { business_name: 'Harbour Goods', url: 'https://harbour.example' },
  idempotencyKey: 'acct:1',
};
const met = ({ server }: StripeBench) => server.calls.map(({ endpoint }) => endpoint);

test('before an account is opened there is none, nothing is in it, and nobody asks about the platform’s own', async () => {
  const { provider, ...one } = await bench();
  expect(await provider.findAccount()).toBeUndefined();
  expect(await provider.listObjects('charge', null, 100)).toEqual({ data: [], cursor: null });
  expect(await provider.listEvents(0, 100)).toEqual([]);
  await expect(provider.readBalances()).rejects.toMatchObject({ code: 'account_missing' });
  const refund = { charge: 'ch_1', idempotencyKey: 'x' } as const;
  await expect(provider.refundCharge(refund)).rejects.toMatchObject({ code: 'account_missing' });
  expect(met(one)).toEqual([]);
  expect(provider.capabilities()).toMatchObject({ embeddedOnboarding: true });
});

test('one is opened in the new way, spoken for from then on, and a second is refused', async () => {
  const { provider, ...one } = await bench();
  expect(await provider.createAccount(application)).toMatchObject({ account_id: 'acct_new', country: 'DE' });
  const [create] = one.server.calls;
  expect(create?.params).toMatchObject({
    ...{ contact_email: 'owner@example.com', dashboard: 'full', identity: { country: 'de' } },
    defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
  });
  expect(create?.headers['idempotency-key']).toBe('acct:1');
  await expect(provider.createAccount(application)).rejects.toMatchObject({ code: 'account_exists' });
  await provider.readBalances();
  expect(one.server.calls.at(-1)?.headers['stripe-account']).toBe('acct_new');
  expect(one.server.violations).toEqual([]);
});

test('a platform from before the new way opens it in the old one', async () => {
  const { provider, ...one } = await bench({
    'POST /v2/core/accounts': () => {
      throw new Refused(400, { type: 'invalid_request_error', message: 'Not enabled for your platform.' });
    },
    'POST /v1/accounts': ({ sample }) => ({ ...sample(), id: 'acct_old' }),
  });
  expect(await provider.createAccount(application)).toMatchObject({ account_id: 'acct_old' });
  const create = one.server.calls.find(({ endpoint }) => endpoint === 'POST /v1/accounts');
  expect(create?.params).toMatchObject({ controller: { requirement_collection: 'stripe' } });
});

test('a test key opens no live account', async () => {
  const { provider, ...one } = await bench();
  const live = provider.createAccount({ ...application, mode: 'live' });
  await expect(live).rejects.toMatchObject({ code: 'provider_unsupported' });
  expect(met(one)).toEqual([]);
});

test('a test account is left for good, and then there is none', async () => {
  const { provider, ...one } = await bench({}, { account: 'acct_kept' });
  expect(await provider.findAccount()).toMatchObject({ account_id: 'acct_kept' });
  await provider.resetAccount();
  expect(met(one)).toContain('DELETE /v1/accounts/{account}');
  expect(await provider.findAccount()).toBeUndefined();
  await provider.resetAccount();
  expect(one.server.violations).toEqual([]);
});

test('a live account without papers is closed; with them it stays', async () => {
  const { provider, ...one } = await bench({}, { account: 'acct_live', isLive: true });
  await provider.resetAccount();
  expect(met(one)).toContain('POST /v2/core/accounts/{id}/close');

  const { provider: other, ...two } = await bench(
    {
      'GET /v1/accounts/{account}': ({ sample, id }) => ({ ...sample(), id, details_submitted: true }),
    },
    { account: 'acct_live', isLive: true },
  );
  await expect(other.resetAccount()).rejects.toMatchObject({ code: 'account_not_resettable' });
  expect(met(two)).not.toContain('POST /v2/core/accounts/{id}/close');
});
