import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageSettings as schema } from '#contract/page-settings.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { authorizeOrder } from '#tests/factories/provider-payment.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { writeOptions } from '../../store/options-repository.ts';
import { saveAccount } from './account-repository.ts';
import { pageSettings } from './page-settings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { STORE_CURRENCY: 'EUR', STORE_COUNTRY: 'DE' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['options', 'account', 'user_meta'] as const)
    await server.db.deleteFrom(table).execute();
});
const settings = () =>
  pageSettings(
    server.deps,
    {
      user_id: server.administrator_id,
      email: 'ada@example.com',
      first_name: 'Ada',
      capabilities: [...capabilitiesOf('owner', null)],
    },
    'n0nce',
  );
const account = {
  account_id: 'acct_1',
  email: 'store@example.com',
  country: 'DE',
  status: 'complete',
  payments_enabled: true,
  details_submitted: true,
  is_live: true,
};

test('every key is there, with or without an account, and survives the journey through JSON', async () => {
  const keys = Object.keys(schema.shape).sort();
  const without = await settings();
  expect(Object.keys(without).sort()).toEqual(keys);
  await saveAccount(server.db, account);
  const withOne = await settings();
  expect(Object.keys(withOne).sort()).toEqual(keys);
  for (const made of [without, withOne]) expect(schema.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
});

test('the tab of uncaptured payments stands where one waits', async () => {
  expect(await settings()).toMatchObject({ hasUncapturedTab: false });
  await authorizeOrder(server);
  expect(await settings()).toMatchObject({ hasUncapturedTab: true });
  await server.db.deleteFrom('payment_intents').execute();
});

test('a store without an account', async () => {
  expect(await settings()).toMatchObject({
    isAccountConnected: false,
    isAccountValid: false,
    accountStatus: { error: true },
    accountDefaultCurrency: 'eur',
    connect: { country: 'DE', availableCountries: { DE: 'Germany' } },
    connectUrl: '/wp-admin/admin.php?wcpay-connect=1&_wpnonce=n0nce',
    testMode: false,
    showUpdateDetailsTask: false,
    lifetimeTPV: 0,
    featureFlags: { documents: false, paymentTimeline: true, customSearch: true },
  });
});

test('the person and the store', async () => {
  await server.db
    .insertInto('user_meta')
    .values({
      user_id: server.administrator_id,
      key: 'wc_payments_payouts_hidden_columns',
      value: '["bankAccount"]',
    })
    .execute();
  expect(await settings()).toMatchObject({
    user: {
      id: server.administrator_id,
      first_name: 'Ada',
      woocommerce_meta: { wc_payments_payouts_hidden_columns: '["bankAccount"]' },
    },
    currentUserEmail: 'ada@example.com',
    nonce: 'n0nce',
    store: {
      timezone: 'UTC',
      currency: 'EUR',
      country: 'DE',
      dateFormat: 'M j, Y',
      timeFormat: 'H:i',
      locale: 'en_US',
    },
    locale: { code: 'en_US', english_name: 'American English' },
    provider: 'simulator',
    features: { mailPage: true, simulatorConsole: true },
  });
});

test('somebody who may not run the store learns nothing of its business', async () => {
  await saveAccount(server.db, {
    ...account,
    is_live: false,
    lifetime_total_payment_volume: 12_345,
    store_currencies: { default: 'gbp', supported: ['gbp'] },
    capital: { loans: ['flxln_1|active'], has_active_loan: true, has_previous_loans: true },
    fees: {},
  });
  await writeOptions(server.deps, {
    woocommerce_dismissed_todo_tasks: ['add-apms'],
    _site_state: { connected: false, error_message: 'The account was closed.' },
  });
  const low = { user_id: server.low_user_id, email: 'low@example.com', first_name: 'Low', capabilities: [] };
  const made = await pageSettings(server.deps, low, 'n0nce');
  for (const word of ['store@example.com', '12345', 'flxln_1', 'gbp', 'add-apms', 'was closed'])
    expect(JSON.stringify(made)).not.toContain(word);
  expect(Object.keys(made).sort()).toEqual(Object.keys(schema.shape).sort());
  expect(made).toMatchObject({
    isAccountConnected: false,
    accountStatus: { error: true },
    accountFees: {},
    accountEmail: '',
    accountDefaultCurrency: 'eur',
    accountLoans: { has_active_loan: false, has_past_loans: false, loans: [] },
    lifetimeTPV: 0,
    testMode: false,
    enabledPaymentMethods: [],
    providerPages: null,
    currentUserEmail: 'low@example.com',
    user: { id: server.low_user_id, capabilities: [] },
    nonce: 'n0nce',
  });
});

describe('an account', () => {
  test('that works', async () => {
    await saveAccount(server.db, {
      ...account,
      is_documents_enabled: true,
      lifetime_total_payment_volume: 12_345,
      store_currencies: { default: 'gbp', supported: ['gbp'] },
      capital: { loans: ['flxln_1|active'], has_active_loan: true, has_previous_loans: false },
    });
    expect(await settings()).toMatchObject({
      isAccountConnected: true,
      isAccountValid: true,
      accountStatus: { status: 'complete', paymentsEnabled: true, email: 'store@example.com' },
      accountEmail: 'store@example.com',
      accountDefaultCurrency: 'gbp',
      accountLoans: { has_active_loan: true, has_past_loans: false, loans: ['flxln_1|active'] },
      lifetimeTPV: 12_345,
      featureFlags: { documents: true },
      testMode: false,
    });
  });

  test('whose details are missing is connected and not valid', async () => {
    await saveAccount(server.db, { ...account, details_submitted: false });
    expect(await settings()).toMatchObject({ isAccountConnected: true, isAccountValid: false });
  });

  test('made for trying out', async () => {
    await saveAccount(server.db, { ...account, is_live: false });
    expect(await settings()).toMatchObject({
      testMode: true,
      testModeOnboarding: true,
      showGoLiveTask: true,
    });
  });

  test('is one, the last that was told', async () => {
    await saveAccount(server.db, account);
    await saveAccount(server.db, { ...account, status: 'under_review' });
    expect(await settings()).toMatchObject({ accountStatus: { status: 'under_review' } });
    expect(await server.db.selectFrom('account').select('data').execute()).toHaveLength(1);
  });
});

test('what merchants closed stays closed', async () => {
  await writeOptions(server.deps, {
    wcpay_onboarding_eligibility_modal_dismissed: true,
    wcpay_next_deposit_notice_dismissed: true,
    woocommerce_dismissed_todo_tasks: ['add-apms'],
    wcpay_multi_currency_setup_completed: 'yes',
    woocommerce_allow_tracking: 'no',
  });
  expect(await settings()).toMatchObject({
    progressiveOnboarding: { isEligibilityModalDismissed: true },
    isNextDepositNoticeDismissed: true,
    isInstantDepositNoticeDismissed: false,
    overviewTasksVisibility: {
      dismissedTodoTasks: ['add-apms'],
      deletedTodoTasks: [],
      remindMeLaterTodoTasks: {},
    },
    multiCurrencySetup: { isSetupCompleted: true },
    isTrackingEnabled: false,
    trackingInfo: { isEnabled: false },
  });
});

test('a scenario may change the world around the store', async () => {
  await writeOptions(server.deps, {
    _site_state: {
      connected: false,
      onboarding_disabled: true,
      flags: { isAuthAndCaptureEnabled: false, reviewCampaign: true },
    },
  });
  expect(await settings()).toMatchObject({
    isJetpackConnected: false,
    onBoardingDisabled: true,
    featureFlags: { isAuthAndCaptureEnabled: false, reviewCampaign: true, paymentTimeline: true },
  });
});

test('more currencies need the feature as well as the merchant’s word', async () => {
  expect((await settings()).isMultiCurrencyEnabled).toBe(true);
  await writeOptions(server.deps, { _site_state: { flags: { multiCurrency: false } } });
  expect(await settings()).toMatchObject({
    isMultiCurrencyEnabled: false,
    featureFlags: { multiCurrency: false },
  });
});
