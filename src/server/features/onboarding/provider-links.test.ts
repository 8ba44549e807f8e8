import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostedFormPlaces } from '#provider/payment-provider.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { followProviderLink } from './provider-links.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** Every test begins with a merchant who has nothing. */
beforeEach(async () => {
  server.simulator.faults.clear();
  await server.simulator.controls.patchAccount({ is_live: false }).catch(() => undefined);
  await server.simulator.provider.resetAccount();
  await server.post('/onboarding/reset', {});
});

/** The account that most links are about. */
const open = async () =>
  expect(await server.get('/onboarding/kyc/session?progressive=false')).toMatchObject({ status: 200 });

const OVERVIEW = 'path=/payments/overview';
const follow = async (query: string, cookie = server.asAdministrator.cookie ?? '') => {
  const url = `/wp-admin/admin.php?${query}`;
  // As from a letter: another site, and no nonce.
  const headers = { cookie, 'sec-fetch-site': 'cross-site' };
  const answer = await server.inject({ method: 'GET', url, headers });
  return String(answer.headers.location ?? answer.status);
};

test.each([
  ['wcpay-login=1', 'path=/payments/onboarding/kyc'],
  ['wcpay-link-handler=1&type=complete_kyc_link', 'path=/payments/onboarding/kyc'],
  ['wcpay-link-handler=1&type=disputes', 'path=/payments/disputes&filter=awaiting_response'],
  ['wcpay-link-handler=1&type=__proto__', `${OVERVIEW}&wcpay-server-link-error=1`],
  ['wcpay-link-handler=1&type=https://evil.example', `${OVERVIEW}&wcpay-server-link-error=1`],
  ['wcpay-link-handler=1', `${OVERVIEW}&wcpay-server-link-error=1`],
  ['wcpay-loan-offer=1', `${OVERVIEW}&wcpay-loan-offer-error=1`],
])('%s leads to %s', async (query, place) => {
  await open();
  expect(await follow(query)).toBe(`/wp-admin/admin.php?page=wc-admin&${place}`);
});

test('a loan that is on offer has a page, until it was taken', async () => {
  await open();
  await server.simulator.controls.patchSite({ has_loan_offer: true });
  expect(await follow('wcpay-loan-offer=1')).toBe('/simulator#loan-offer');
  await server.simulator.controls.patchSite({ has_loan_offer: false });
  expect(await follow('wcpay-loan-offer=1')).toContain('wcpay-loan-offer-error=1');
});

test('a provider without such a page is no mistake of the merchant', async () => {
  const { findLoanOffer: _, ...provider } = server.simulator.provider;
  const place = await followProviderLink({ ...server.deps, provider }, 'wcpay-loan-offer');
  expect(place).toBe('/wp-admin/admin.php?page=wc-admin&path=/payments/loans');
});

test('the provider’s own page of the verification is made for each visit, and comes back to us', async () => {
  const made: HostedFormPlaces[] = [];
  const createHostedForm = async (places: HostedFormPlaces) => {
    made.push(places);
    return 'https://connect.example/once';
  };
  const provider = { ...server.simulator.provider, createHostedForm };
  const link = 'wcpay-hosted-verification';
  expect(await followProviderLink({ ...server.deps, provider }, link)).toBe('https://connect.example/once');
  const here = `${new URL(server.deps.config.publicUrl).origin}/wp-admin/admin.php?${link}=1`;
  expect(made).toEqual([{ back: `${here}&type=back`, again: here }]);
  expect(await follow(`${link}=1&type=back`)).toBe(`/wp-admin/admin.php?page=wc-admin&${OVERVIEW}`);
  // The simulated provider has none.
  expect(await follow(`${link}=1`)).toContain('wcpay-login-error=1');
});

test.each(['wcpay-login', 'wcpay-link-handler'])(
  '%s without an account, or without an answer, is told',
  async (link) => {
    const flag = link === 'wcpay-login' ? 'wcpay-login-error=1' : 'wcpay-server-link-error=1';
    expect(await follow(`${link}=1&type=login_link`)).toContain(flag);
    await open();
    server.simulator.faults.set({
      calls: { kinds: ['fail_before'], perMille: 1000, methods: ['findAccount'] },
    });
    expect(await follow(`${link}=1&type=login_link`)).toContain(flag);
  },
);

test('whoever is not signed in is asked to, and comes back to the link', async () => {
  expect(await follow('wcpay-login=1', '')).toContain(
    'redirect_to=%2Fwp-admin%2Fadmin.php%3Fwcpay-login%3D1',
  );
});
