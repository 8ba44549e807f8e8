import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { saveSettings } from './save-settings.ts';

const PATH = '/settings';
const ACTOR = {
  user_id: 1,
  email: 'a@example.com',
  first_name: '',
  capabilities: ['change_settings', 'change_fraud_rules'],
};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('settings').execute();
  await patchAccount({
    capabilities: {
      klarna_payments: 'unrequested',
      affirm_payments: 'unrequested',
      ideal_payments: 'active',
    },
    deposits: { status: 'enabled', restrictions: 'deposits_unrestricted', interval: 'daily' },
    ...{ statement_descriptor: 'COUNTINGHOUSE DEMO', support_email: '', support_phone: '' },
    country: 'US',
  });
});

async function patchAccount(patch: Parameters<TestServer['simulator']['controls']['patchAccount']>[0]) {
  await server.simulator.controls.patchAccount(patch);
  await refreshObject(server.deps, 'account', 'acct_tests');
}
const read = async () => (await server.get(PATH)).body;
const lastAudit = () =>
  server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

describe('payment methods', () => {
  test('what is active is switched on; what nobody knows is dropped; cards stay', async () => {
    const { body } = await server.post(PATH, { enabled_payment_method_ids: ['ideal', 'doubloons'] });
    expect(body.data.enabled_payment_method_ids).toEqual(['card', 'ideal']);
  });

  test('what was never asked for is asked for, and stays off until it is active', async () => {
    const { body } = await server.post(PATH, { enabled_payment_method_ids: ['card', 'klarna'] });
    expect(body.data).toMatchObject({
      enabled_payment_method_ids: ['card'],
      payment_method_statuses: {
        klarna_payments: { status: 'pending_verification', requirements: ['business_profile.url'] },
      },
    });
  });

  test('captured by hand, only cards are left', async () => {
    await server.post(PATH, { enabled_payment_method_ids: ['card', 'ideal'] });
    const { body } = await server.post(PATH, { is_manual_capture_enabled: true });
    expect(body.data.enabled_payment_method_ids).toEqual(['card']);
  });

  test('a method that turns inactive is off by itself', async () => {
    await server.post(PATH, { enabled_payment_method_ids: ['card', 'ideal'] });
    await patchAccount({ capabilities: { ideal_payments: 'inactive' } });
    expect((await read()).enabled_payment_method_ids).toEqual(['card']);
  });

  test('a request for one method, once', async () => {
    expect((await server.post(`${PATH}/request-capability`, { id: 'affirm' })).body).toEqual({
      id: 'affirm',
      status: 'pending_verification',
    });
    expect(await lastAudit()).toMatchObject({ action: 'payment_method.request', object_id: 'affirm' });
    expect((await server.post(`${PATH}/request-capability`, { id: 'affirm' })).body).toBeNull();
    expect((await server.post(`${PATH}/request-capability`, { id: 'doubloons' })).status).toBe(400);
  });
});

describe('payout schedule', () => {
  test('goes to the provider, and the closed notice opens again', async () => {
    const { body } = await server.post(PATH, {
      deposit_schedule_interval: 'monthly',
      deposit_schedule_monthly_anchor: 31,
    });
    expect(body.data).toMatchObject({
      deposit_schedule_interval: 'monthly',
      deposit_schedule_monthly_anchor: 31,
    });
    const account = await server.simulator.provider.findAccount();
    expect(account?.deposits).toMatchObject({ interval: 'monthly', monthly_anchor: 31 });
    expect((await lastAudit())?.after).toEqual({
      deposit_schedule_interval: 'monthly',
      deposit_schedule_monthly_anchor: 31,
    });
  });

  test.each([
    ['sent empty', { deposit_schedule_interval: 'monthly', deposit_schedule_monthly_anchor: null }],
    ['never chosen', { deposit_schedule_interval: 'monthly' }],
  ])('a monthly one whose day was %s is refused by name, and nothing changes', async (_, body) => {
    await server.simulator.provider.updatePayoutSchedule({ interval: 'daily', monthly_anchor: null });
    await refreshObject(server.deps, 'account', 'acct_tests');
    expect(await server.post(PATH, body)).toMatchObject({
      status: 400,
      body: {
        code: 'rest_invalid_param',
        data: { params: { deposit_schedule_monthly_anchor: expect.any(String) } },
      },
    });
    const account = await server.simulator.provider.findAccount();
    expect(account?.deposits).toMatchObject({ interval: 'daily', monthly_anchor: null });
  });

  test('a day that is taken out of another one is gone', async () => {
    await server.simulator.provider.updatePayoutSchedule({ interval: 'daily', monthly_anchor: 15 });
    await refreshObject(server.deps, 'account', 'acct_tests');
    const { body } = await server.post(PATH, { deposit_schedule_monthly_anchor: null });
    expect(body.data).toMatchObject({ deposit_schedule_monthly_anchor: null });
    const account = await server.simulator.provider.findAccount();
    expect(account?.deposits).toMatchObject({ interval: 'daily', monthly_anchor: null });
  });

  test('an account that may not choose hears so, and nothing else was saved', async () => {
    await patchAccount({ deposits: { restrictions: 'schedule_restricted' } });
    const answer = await server.post(PATH, {
      deposit_schedule_interval: 'weekly',
      is_debug_log_enabled: true,
    });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'settings_not_saved',
        message: expect.stringMatching(/^Error saving settings\. /),
        data: { server_error: expect.any(String) },
      },
    });
    expect((await read()).is_debug_log_enabled).toBe(false);
  });

  test('no daily payouts in Japan', async () => {
    await patchAccount({ country: 'JP', deposits: { interval: 'weekly' } });
    const answer = await server.post(PATH, { deposit_schedule_interval: 'daily' });
    expect(Object.keys(answer.body.data.params)).toEqual(['deposit_schedule_interval']);
  });
});

describe('what customers read of the business', () => {
  test('goes to the provider, whose statements carry it', async () => {
    await server.post(PATH, {
      account_statement_descriptor: 'Fernhill Paper',
      account_business_support_email: 'help@example.com',
      account_business_support_phone: '+1 503 555 0142',
      account_business_support_address: { line1: '1 Mill Lane', city: 'Leeds', country: 'GB' },
      account_business_name: 'Fernhill Paper Ltd',
      account_business_url: 'https://fernhill.example',
      account_branding_logo: 'file_logo',
      account_branding_icon: 'file_icon',
      account_branding_primary_color: '#123456',
      account_branding_secondary_color: '#abcdef',
    });
    expect(await server.simulator.provider.findAccount()).toMatchObject({
      statement_descriptor: 'Fernhill Paper',
      support_email: 'help@example.com',
      support_phone: '+15035550142',
      support_address: { line1: '1 Mill Lane', city: 'Leeds', country: 'GB' },
      business_name: 'Fernhill Paper Ltd',
      business_url: 'https://fernhill.example',
      branding_logo: 'file_logo',
      branding_icon: 'file_icon',
      branding_primary_color: '#123456',
      branding_secondary_color: '#abcdef',
    });
  });

  test('and follows it, where it was changed there', async () => {
    await server.post(PATH, { account_statement_descriptor: 'Fernhill Paper' });
    await patchAccount({ statement_descriptor: 'FERNHILL LTD', support_email: 'desk@example.com' });
    expect(await read()).toMatchObject({
      account_statement_descriptor: 'FERNHILL LTD',
      account_business_support_email: 'desk@example.com',
    });
  });

  test('is not kept here when the provider does not take it', async () => {
    const { provider } = server.deps;
    const broken = {
      ...provider,
      updateBusinessDetails: () => Promise.reject(fail('provider_unsupported')),
    };
    const saving = saveSettings(
      { ...server.deps, provider: broken, actor: ACTOR, ip: '127.0.0.1' },
      { account_statement_descriptor: 'Fernhill Paper', is_debug_log_enabled: true },
    );
    await expect(saving).rejects.toMatchObject({ code: 'settings_not_saved' });
    expect(await read()).toMatchObject({
      version: 0,
      account_statement_descriptor: 'COUNTINGHOUSE DEMO',
      is_debug_log_enabled: false,
    });
  });
});
