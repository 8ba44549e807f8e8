import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Condition, SavedRule } from '#domain/fraud/saved-rule.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { saveRules } from '#tests/factories/fraud-rules.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { readFraudRules } from '../fraud/screen-order.ts';
import { pageSettings } from '../page-settings/page-settings.ts';
import { moveBillingIntoStore } from './move-billing.job.ts';
import { readSettings } from './settings-repository.ts';

const PATH = '/settings';
const AT = utcInstant(epochSeconds(1_767_225_600));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('settings').execute();
  await server.db.deleteFrom('options').execute();
  await patchAccount({
    capabilities: { ideal_payments: 'active' },
    deposits: { status: 'enabled', restrictions: 'deposits_unrestricted', interval: 'daily' },
    ...{ statement_descriptor: 'COUNTINGHOUSE DEMO', support_email: '', support_phone: '' },
    is_live: true,
    country: 'US',
  });
});

async function patchAccount(patch: Parameters<TestServer['simulator']['controls']['patchAccount']>[0]) {
  await server.simulator.controls.patchAccount(patch);
  await refreshObject(server.deps, 'account', 'acct_tests');
}
const BELOW: Condition = { key: 'order_total', operator: 'less_than', value: '1000|usd' };
const ABOVE: Condition = { key: 'order_total', operator: 'greater_than', value: '9000|usd' };
const priceRule = (checks: readonly Condition[]): SavedRule => ({
  key: 'purchase_price_threshold',
  outcome: 'block',
  check: { operator: 'or', checks },
});
const read = async () => (await server.get(PATH)).body;
const lastAudit = () =>
  server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

test('before anybody decides: cards, at once, basic protection, the account’s own statement text', async () => {
  expect(await read()).toMatchObject({
    version: 0,
    is_wcpay_enabled: true,
    enabled_payment_method_ids: ['card'],
    is_manual_capture_enabled: false,
    payment_request_button_border_radius: 4,
    payment_request_enabled_locations: ['product', 'cart', 'checkout'],
    current_protection_level: 'basic',
    advanced_fraud_protection_settings: [],
    account_statement_descriptor: 'COUNTINGHOUSE DEMO',
    deposit_delay_days: 3,
    deposit_schedule_interval: 'daily',
    payment_method_statuses: { card_payments: { status: 'active', requirements: [] } },
  });
});

test('a change is read back, counted, and stands in the audit log with before and after', async () => {
  const answer = await server.post(PATH, {
    version: 0,
    account_statement_descriptor: '  Fernhill Paper ',
    account_business_support_phone: '+1 (503) 555-0142',
    woopay_custom_message: 'See [terms_of_service_link] and [privacy_policy_link].',
    is_saved_cards_enabled: true,
  });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        version: 1,
        account_statement_descriptor: 'Fernhill Paper',
        account_business_support_phone: '+15035550142',
        woopay_custom_message: 'See [terms] and [privacy_policy].',
      },
    },
  });
  expect(await read()).toEqual(answer.body.data);
  expect(await lastAudit()).toMatchObject({
    action: 'settings.save',
    object_kind: 'settings',
    before: { account_statement_descriptor: 'COUNTINGHOUSE DEMO', account_business_support_phone: '' },
    after: { account_statement_descriptor: 'Fernhill Paper', account_business_support_phone: '+15035550142' },
  });
});

test('saving what is so already changes and logs nothing', async () => {
  await server.post(PATH, { is_saved_cards_enabled: false });
  const logged = await lastAudit();
  expect((await server.post(PATH, { is_saved_cards_enabled: false })).body.data.version).toBe(1);
  expect((await lastAudit())?.id).toBe(logged?.id);
});

test('the whole object can be sent back as it was read, by POST, PUT and PATCH', async () => {
  const whole = await read();
  for (const send of [server.post, server.put, server.patch])
    expect((await send(PATH, { ...whole, version: (await read()).version })).status).toBe(200);
  expect((await read()).version).toBe(0);
});

describe('what is refused names its field and changes nothing', () => {
  test.each<[string, object, string]>([
    ['an unknown key', { is_rich: true }, 'is_rich'],
    ['a key that is only told', { deposit_delay_days: 0 }, 'deposit_delay_days'],
    ['another only told', { payment_method_statuses: {} }, 'payment_method_statuses'],
    ['the wrong type', { is_wcpay_enabled: 'yes' }, 'is_wcpay_enabled'],
    ['a radius of 31', { payment_request_button_border_radius: 31 }, 'payment_request_button_border_radius'],
    [
      'a negative radius',
      { payment_request_button_border_radius: -1 },
      'payment_request_button_border_radius',
    ],
    ['a short statement', { account_statement_descriptor: 'Four' }, 'account_statement_descriptor'],
    ['a statement of digits', { account_statement_descriptor: '12345' }, 'account_statement_descriptor'],
    ['no e-mail', { account_business_support_email: 'nobody' }, 'account_business_support_email'],
    ['a local number', { account_business_support_phone: '503 555' }, 'account_business_support_phone'],
    [
      'the sandbox number',
      { account_business_support_phone: '+10000000000' },
      'account_business_support_phone',
    ],
    ['the 29th', { deposit_schedule_monthly_anchor: 29 }, 'deposit_schedule_monthly_anchor'],
    ['a Sunday', { deposit_schedule_weekly_anchor: 'sunday' }, 'deposit_schedule_weekly_anchor'],
    ['advanced without a rule', { current_protection_level: 'advanced' }, 'current_protection_level'],
    [
      'no rules',
      { advanced_fraud_protection_settings: [{ key: 'x' }] },
      'advanced_fraud_protection_settings',
    ],
    [
      'a price of words',
      { advanced_fraud_protection_settings: [priceRule([{ ...ABOVE, value: 'abc|usd' }])] },
      'advanced_fraud_protection_settings',
    ],
    [
      'a plain number for a price',
      { advanced_fraud_protection_settings: [priceRule([{ ...ABOVE, value: 1000 }])] },
      'advanced_fraud_protection_settings',
    ],
    [
      'a check of another rule',
      { advanced_fraud_protection_settings: [{ ...priceRule([ABOVE]), key: 'avs_verification' }] },
      'advanced_fraud_protection_settings',
    ],
    [
      'an address of another planet',
      { account_business_support_address: { planet: 'Mars' } },
      'account_business_support_address.planet',
    ],
    [
      'Link beside one-click',
      { is_woopay_enabled: true, enabled_payment_method_ids: ['card', 'link'] },
      'enabled_payment_method_ids',
    ],
  ])('%s', async (_, body, field) => {
    const answer = await server.post(PATH, { is_debug_log_enabled: true, ...body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(Object.keys(answer.body.data.params)).toEqual([field]);
    expect(await read()).toMatchObject({ version: 0, is_debug_log_enabled: false });
  });

  test('an address that customers were told cannot be emptied', async () => {
    await server.post(PATH, { account_business_support_email: 'help@example.com' });
    const answer = await server.post(PATH, { account_business_support_email: '' });
    expect(answer.body.data.details.account_business_support_email.message).toContain('address');
  });
});

describe('two people at once', () => {
  test('the second is told, and nothing of theirs is kept', async () => {
    await server.post(PATH, { version: 0, is_debug_log_enabled: true });
    const second = await server.post(PATH, { version: 0, is_saved_cards_enabled: false });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'settings_conflict', data: { version: 1, by: expect.stringContaining('@') } },
    });
    expect(await read()).toMatchObject({ version: 1, is_saved_cards_enabled: true });
  });

  test('of ten at the same moment one is first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        server.post(PATH, { version: 0, payment_request_button_border_radius: 10 + n }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await read()).version).toBe(1);
  });
});

describe('fraud rules', () => {
  const rule = {
    key: 'order_items_threshold',
    outcome: 'block',
    check: { key: 'item_count', operator: 'greater_than', value: 3 },
  };
  const inForce = () => readFraudRules(server.db);

  test('are in force while the level is advanced, and wait while it is basic', async () => {
    await server.post(PATH, {
      current_protection_level: 'advanced',
      advanced_fraud_protection_settings: [rule],
    });
    expect(await inForce()).toEqual([rule]);
    await server.post(PATH, { current_protection_level: 'basic' });
    expect(await inForce()).toEqual([]);
    expect((await read()).advanced_fraud_protection_settings).toEqual([rule]);
  });

  test('whose maximum does not exceed the minimum are refused in the words of the specification', async () => {
    const words = 'Maximum purchase price must be greater than the minimum purchase price.';
    for (const value of ['1000|usd', '999|usd']) {
      const reversed = priceRule([BELOW, { ...ABOVE, value }]);
      expect(await server.post(PATH, { advanced_fraud_protection_settings: [reversed] })).toMatchObject({
        status: 400,
        body: { data: { params: { advanced_fraud_protection_settings: words } } },
      });
    }
    const whole = priceRule([BELOW, { ...ABOVE, value: '1001|usd' }]);
    expect((await server.post(PATH, { advanced_fraud_protection_settings: [whole] })).status).toBe(200);
  });

  test('that were saved before they were checked may come along unchanged', async () => {
    await saveRules(server.db, [priceRule([{ ...ABOVE, value: 1000 }])], 'basic');
    const settings = await read();
    expect((await server.post(PATH, settings)).status).toBe(200);
    expect((await read()).advanced_fraud_protection_settings).toEqual(
      settings.advanced_fraud_protection_settings,
    );
  });

  test('that cannot be read are told as an error', async () => {
    await server.post(PATH, { advanced_fraud_protection_settings: [rule] });
    await server.db
      .updateTable('settings')
      .set({ data: '{"advanced_fraud_protection_settings":[{"key":"?"}]}' })
      .execute();
    expect((await read()).advanced_fraud_protection_settings).toBe('error');
    expect((await readSettings(server.db)).is_wcpay_enabled).toBe(true);
  });
});

test('billing moves into the store in the background', async () => {
  expect(await server.post(`${PATH}/schedule-stripe-billing-migration`)).toMatchObject({
    status: 200,
    body: [],
  });
  const customer = await server.db
    .insertInto('customers')
    .values({ name: 'Ada', email: 'ada@example.com', country: 'GB', created: AT })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('subscriptions')
    .values(
      Array.from({ length: 101 }, (_, n) => ({
        ...{ number: `S${n}`, customer_id: customer.id, status: 'active', billed_by: 'company' as const },
        created: AT,
      })),
    )
    .execute();
  expect(await read()).toMatchObject({
    is_migrating_stripe_billing: true,
    stripe_billing_subscription_count: 101,
  });
  await moveBillingIntoStore.perform(server.deps, {});
  expect(await read()).toMatchObject({
    is_migrating_stripe_billing: false,
    stripe_billing_subscription_count: 0,
    stripe_billing_migrated_count: 101,
  });
});

test('nothing is real on an account that is not, whatever was decided', async () => {
  await server.simulator.controls.patchAccount({ is_live: false });
  await server.get('/accounts');
  expect(await read()).toMatchObject({ is_test_mode_enabled: true, is_test_mode_onboarding: true });
  await server.simulator.controls.patchAccount({ is_live: true });
  await server.get('/accounts');
  expect(await read()).toMatchObject({ is_test_mode_enabled: false });
});

test('every page knows what was decided', async () => {
  await server.post(PATH, {
    is_test_mode_enabled: true,
    is_multi_currency_enabled: false,
    enabled_payment_method_ids: ['card', 'ideal'],
  });
  const actor = {
    user_id: 1,
    email: 'a@example.com',
    first_name: '',
    capabilities: [...capabilitiesOf('owner', null)],
  };
  expect(await pageSettings(server.deps, actor)).toMatchObject({
    testMode: true,
    testModeOnboarding: false,
    isMultiCurrencyEnabled: false,
    enabledPaymentMethods: ['card', 'ideal'],
  });
});

test('only whoever runs the store', async () => {
  expect((await server.get(PATH, server.asLowUser)).status).toBe(403);
  expect((await server.post(PATH, { is_wcpay_enabled: false }, server.asLowUser)).status).toBe(403);
});
