import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { siteOf } from '#provider/simulator/facts/site-of.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { findLiveApplication } from './live-application-repository.ts';

let server: TestServer;
let secret = '';
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
  await server.simulator.controls.patchSite({ is_connected: true, is_onboarding_paused: false });
});

const ASSESSMENT =
  'self_assessment[country]=DE&self_assessment[business_type]=company&self_assessment[mcc]=retail__books' +
  '&self_assessment[annual_revenue]=less_than_250k&self_assessment[go_live_timeframe]=within_1month' +
  '&self_assessment[url]=https://shop.example&self_assessment[company][structure]=private_corporation';
const openSession = async () => {
  const { body, status } = await server.get(`/onboarding/kyc/session?${ASSESSMENT}&progressive=false`);
  expect(status).toBe(200);
  secret = body.clientSecret;
  return body;
};
const EMBEDDED = '/simulator/api/embedded';
const PAGES = {
  business: { business_name: 'Paper', url: 'https://paper.example', tax_id: 'DE123456789' },
  owner: {
    ...{ first_name: 'Ada', last_name: 'Lovelace', dob: '1980-12-10', id_number: 'L01X00T47' },
    ...{ line1: '1 Main Street', city: 'Berlin', postal_code: '10115' },
  },
  bank: { account_holder: 'Ada Lovelace', account_number: '000123456789' },
  document: { kind: 'passport', filename: 'passport.png', size: '1000', type: 'image/png' },
};
async function verify() {
  await openSession();
  for (const [step, answers] of Object.entries(PAGES)) {
    const { body } = await server.post(`${EMBEDDED}/save`, { client_secret: secret, step, answers });
    expect(body).toEqual({ problems: {} });
  }
  return server.post(`${EMBEDDED}/submit`, { client_secret: secret });
}

test('the first session opens a live account, the next goes on with it', async () => {
  expect(await openSession()).toMatchObject({ isLive: true, accountCreated: true, locale: 'en-US' });
  expect(await openSession()).toMatchObject({ isLive: true, accountCreated: false });
  expect(await findAccount(server.db)).toMatchObject({ country: 'DE', details_submitted: false });
});

test('another country asked for later is not used, and the session says where the account is', async () => {
  expect(await openSession()).toMatchObject({ country: 'DE' });
  const french = ASSESSMENT.replace('country]=DE', 'country]=FR');
  const { body } = await server.get(`/onboarding/kyc/session?${french}&progressive=false`);
  expect(body).toMatchObject({ accountCreated: false, country: 'DE' });
});

test('a session that cannot be had is an empty list', async () => {
  server.simulator.faults.set({
    calls: { kinds: ['fail_before'], perMille: 1000, methods: ['createSession'] },
  });
  const { status, body } = await server.get(`/onboarding/kyc/session?${ASSESSMENT}`);
  expect([status, body]).toEqual([200, []]);
  expect((await server.get('/accounts/session')).body).toEqual([]);
});

test.each([
  ['self_assessment[country]=KP', 'country'],
  ['self_assessment[country]=DE', 'self_assessment'],
])('what is asked for in %s is checked', async (query) => {
  const { status } = await server.get(`/onboarding/kyc/session?${ASSESSMENT.replace('=DE', '=KP')}`);
  expect(status).toBe(400);
  expect((await server.get(`/onboarding/kyc/session?${query}`)).status).toBe(400);
  expect(await server.simulator.provider.findAccount()).toBeUndefined();
});

test('a key that may only read opens nothing', async () => {
  expect((await server.get('/onboarding/kyc/session', server.asLowUser)).status).toBe(403);
});

describe('finalize', () => {
  test('before the form is done is a bad request', async () => {
    await openSession();
    const { status, body } = await server.post('/onboarding/kyc/finalize', {});
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });
  test('after it says where to go on, with clean words', async () => {
    expect((await verify()).body).toMatchObject({ details_submitted: true });
    const { body } = await server.post('/onboarding/kyc/finalize', {
      source: '"><b>mail',
      from: 'WCPAY_ONBOARDING_WIZARD',
    });
    expect(body).toMatchObject({
      success: true,
      details_submitted: true,
      mode: 'live',
      params: { source: 'bmail', from: 'WCPAY_ONBOARDING_WIZARD', 'wcpay-connection-success': '1' },
    });
  });
});

describe('the form of the simulated provider', () => {
  test('keeps pages between visits and names what is wrong', async () => {
    await openSession();
    const wrong = { ...PAGES.owner, dob: '2020-01-01' };
    const { body } = await server.post(`${EMBEDDED}/save`, {
      ...{ client_secret: secret, step: 'owner', answers: wrong },
    });
    expect(body).toEqual({ problems: { dob: 'Underage. Age must be at least 18.' } });
    await server.post(`${EMBEDDED}/save`, {
      ...{ client_secret: secret, step: 'business', answers: PAGES.business },
    });
    await openSession();
    expect((await server.post(`${EMBEDDED}/read`, { client_secret: secret })).body).toMatchObject({
      steps: ['business', 'owner', 'bank', 'document'],
      answers: { business: PAGES.business },
    });
  });
  test('asks for a session that is about this account and still good', async () => {
    await openSession();
    for (const client_secret of [
      'nonsense',
      secret.replace('acct', 'acct_x'),
      secret.replace(/_\d{10}_/, '_1_'),
    ])
      expect((await server.post(`${EMBEDDED}/read`, { client_secret })).body.code).toBe(
        'embedded_session_invalid',
      );
  });
});

test('selling early is decided by the business', async () => {
  const business = { country: 'US', type: 'company', mcc: 'retail__books' };
  const store = { annual_revenue: 'less_than_250k', go_live_timeframe: 'within_1month' };
  const ask = (given: object) => server.post('/onboarding/router/po_eligible', given);
  expect((await ask({ business, store })).body).toEqual({ result: 'eligible' });
  expect((await ask({ business: { ...business, country: 'DE' }, store })).body).toEqual({
    result: 'not_eligible',
  });
  expect((await ask({ business })).status).toBe(400);
});

test('the fields of the business step', async () => {
  const { body } = await server.get('/onboarding/fields');
  expect(body.data.business_types).toHaveLength(39);
  expect(body.data.mccs_display_tree[0].items[0]).toMatchObject({ type: 'mcc', mcc: 5943 });
  expect((await server.get('/onboarding/business_types')).body.data).toEqual(body.data.business_types);
});

describe('the connect address', () => {
  const visit = (query: string, headers: object = {}, nonce?: string) => {
    const { cookie = '', 'x-wp-nonce': own = '' } = server.asAdministrator;
    return server.inject({
      method: 'GET',
      url: `/wp-admin/admin.php?wcpay-connect=1&_wpnonce=${nonce ?? own}&${query}`,
      headers: { cookie, ...headers },
    });
  };
  const placeOf = (answer: Awaited<ReturnType<typeof visit>>) => String(answer.headers.location);

  test('leads to the wizard, with what it came with cleaned', async () => {
    const answer = await visit('source=%22%3Email&from=//evil.example');
    expect(answer.status).toBe(303);
    expect(placeOf(answer)).toBe(
      '/wp-admin/admin.php?page=wc-admin&path=/payments/onboarding&source=mail&from=evilexample',
    );
  });
  test('opens a sandbox and tells a script where to go on', async () => {
    const answer = await visit('test_drive=true', { accept: 'application/json' });
    expect(JSON.parse(answer.text)).toMatchObject({
      success: true,
      data: { redirect_to: expect.stringContaining('wcpay-connection-success=1') },
    });
    expect(await findAccount(server.db)).toMatchObject({ is_test_drive: true, is_live: false });
  });
  test('starts over: nothing of the sandbox is left in any list', async () => {
    await visit('test_drive=true');
    const place = placeOf(await visit('wcpay-reset-account=true&source=x'));
    expect(place).toContain('path=/payments/connect&source=x');
    expect(await findAccount(server.db)).toBeUndefined();
    expect(await server.simulator.provider.findAccount()).toBeUndefined();
  });
  test('leads from the sandbox to the wizard, and the sandbox stays until the live account sells', async () => {
    await visit('test_drive=true');
    const goLive = 'wcpay-disable-onboarding-test-mode=true';
    expect(placeOf(await visit(goLive))).toMatch(/path=\/payments\/onboarding&/);
    expect(await findAccount(server.db)).toMatchObject({ is_live: false });

    await openSession();
    expect(placeOf(await visit(goLive))).toContain('path=/payments/onboarding/kyc');
    expect((await verify()).body).toMatchObject({ details_submitted: true, status: 'pending_verification' });
    expect((await server.post('/onboarding/kyc/finalize', {})).body).toMatchObject({ mode: 'live' });
    expect(await findAccount(server.db)).toMatchObject({ is_live: false });
    expect(await findLiveApplication(server.db)).toMatchObject({ is_live: true, details_submitted: true });

    const hourLater = epochSeconds((await server.simulator.controls.now()) + HOUR_S);
    await server.simulator.controls.setClock(hourLater);
    expect((await server.get('/accounts')).body).toMatchObject({ status: 'complete', test_mode: false });
    expect(await findAccount(server.db)).toMatchObject({ is_live: true, country: 'DE' });
    expect(await findLiveApplication(server.db)).toBeUndefined();
  });
  test('what is offered is taken up with a live account, whichever way somebody came', async () => {
    const { incentive } = siteOf('fresh');
    await server.simulator.controls.patchSite({ incentive });
    await openSession();
    expect((await findAccount(server.db))?.fees?.card?.discount).toMatchObject([{ discount: 0.1 }]);
    await server.simulator.controls.patchSite({ incentive: null });
  });
  test('never starts over where a live account has its details', async () => {
    await verify();
    expect(placeOf(await visit('wcpay-reset-account=true'))).toContain('wcpay-reset-account-error=1');
    expect(await server.simulator.provider.findAccount()).toBeDefined();
  });
  test('goes on with a verification that was interrupted', async () => {
    await openSession();
    expect(placeOf(await visit('source=a'))).toContain('/payments/onboarding/kyc');
  });
  test('connects the site first where it is not', async () => {
    await server.simulator.controls.patchSite({ is_connected: false });
    expect(placeOf(await visit('test_drive=true'))).toContain('auto_start_test_drive_onboarding=true');
    expect(await server.simulator.provider.readSite()).toMatchObject({ is_connected: true });
  });
  test('opens nothing while new accounts are paused', async () => {
    await server.simulator.controls.patchSite({ is_onboarding_paused: true });
    expect(placeOf(await visit('test_drive=true'))).not.toContain('success');
    expect(placeOf(await visit(''))).toContain('/payments/connect');
    expect(await server.simulator.provider.findAccount()).toBeUndefined();
  });
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, undefined, 403],
    ['a nonce that is none', {}, 'wrong', 303],
  ])('does nothing for %s', async (_, headers, nonce, status) => {
    await visit('test_drive=true');
    const before = await server.simulator.provider.findAccount();
    expect((await visit('wcpay-reset-account=true', headers, nonce)).status).toBe(status);
    expect(await server.simulator.provider.findAccount()).toEqual(before);
  });
  test('keeps on the way what it was asked for: the settings at the end, and ways to pay', async () => {
    const wishes = 'redirect_to_settings_page=true&capabilities=card_payments,klarna,%3Cb%3E';
    expect(placeOf(await visit(wishes))).toContain(
      'path=/payments/onboarding&source=unknown&redirect_to_settings_page=true&capabilities=card%2Cklarna',
    );
    expect(placeOf(await visit(`wcpay-connection-success=1&${wishes}`))).toContain('page=wc-settings');
    await visit(`test_drive=true&${wishes}`);
    expect(placeOf(await visit(`wcpay-reset-account=true&${wishes}`))).toContain(
      'path=/payments/connect&source=unknown&redirect_to_settings_page=true',
    );
  });
  test('asks for the ways to pay that were wanted, and passes over what is not offered', async () => {
    await visit('test_drive=true&capabilities=ideal,teleport');
    expect((await server.simulator.provider.findAccount())?.capabilities.ideal_payments).not.toBe(
      'unrequested',
    );
  });
  test('ends only at places of ours', async () => {
    for (const query of ['redirect_to=https://evil.example', 'from=https://evil.example&source=//evil'])
      expect(placeOf(await visit(query))).toMatch(/^\/wp-admin\/admin\.php\?page=/);
  });
});
