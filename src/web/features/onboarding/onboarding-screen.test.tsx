import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askEarlySelling, openVerification, readOnboardingFields } from '#contract/onboarding.ts';
import { getOptions } from '#contract/options.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const structure = { key: 'multi_member_llc', name: 'Multi-member LLC' };
const type = (key: string, name: string, structures = [structure]) => ({
  ...{ key, name, structures },
  description: `About ${name}`,
});
const FIELDS = {
  business_types: [
    {
      key: 'DE',
      name: 'Germany',
      types: [type('company', 'Company', []), type('individual', 'Individual', [])],
    },
    {
      key: 'US',
      name: 'United States',
      types: [type('company', 'Company'), type('individual', 'Individual', [])],
    },
  ],
  mccs_display_tree: [
    {
      ...{ id: 'retail', type: 'group' as const, title: 'Retail' },
      items: [
        {
          id: 'retail__stationery',
          type: 'mcc' as const,
          title: 'Stationery',
          mcc: 5943,
          keywords: ['paper'],
        },
      ],
    },
  ],
  industry_to_mcc: { books: 'retail__stationery' },
};

beforeAll(loadOpening);
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  server.answer(readOnboardingFields, () => ({ data: FIELDS }));
  server.answer(getOptions, () => ({ woocommerce_coming_soon: 'no' as const }));
  server.answer(askEarlySelling, () => ({ result: 'not_eligible' as const }));
  server.answer(openVerification, () => []);
});

const SETTINGS = {
  connect: { country: 'US', availableCountries: { US: 'United States', DE: 'Germany' }, availableStates: {} },
  provider: 'stripe',
  isAccountConnected: false,
} as const;
const open = () => openScreen(paths.onboarding({ source: 'mail' }), SETTINGS);
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

async function answerAll() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Company' }));
  await userEvent.selectOptions(screen.getByLabelText('Company structure'), 'multi_member_llc');
  await userEvent.type(screen.getByRole('combobox', { name: 'What do you sell?' }), 'paper');
  await userEvent.click(await screen.findByRole('option', { name: 'Stationery' }));
  await userEvent.selectOptions(screen.getByLabelText('Revenue in a year'), 'less_than_250k');
  await userEvent.selectOptions(
    screen.getByLabelText('When will you take the first payment?'),
    'within_1month',
  );
}

test('takes the whole window while it is shown', async () => {
  await open();
  expect(document.body.classList.contains('woocommerce-admin-full-screen')).toBe(true);
  expect(screen.queryByRole('navigation', { name: 'Store admin' })).toBeNull();
});

test('says nothing of what is missing before it is touched, and everything once somebody goes on', async () => {
  await open();
  await screen.findByRole('radio', { name: 'Company' });
  expect(screen.queryByText('Please provide a business type')).toBeNull();
  await goOn();
  expect(screen.getByText('Please provide a business type')).toBeDefined();
  expect(screen.getByText('Please provide a type of goods or services')).toBeDefined();
  expect(screen.getAllByText('Please provide a response')).toHaveLength(2);
  expect(screen.queryByText('Please provide a country')).toBeNull();
  expect(server.asked(openVerification)).toHaveLength(0);
});

test('goes on with the answers nested, and asks first whether selling may begin early', async () => {
  await open();
  await answerAll();
  await goOn();
  await waitFor(() => expect(server.asked(openVerification)).not.toHaveLength(0));
  expect(server.asked(askEarlySelling)[0]?.body).toMatchObject({
    business: { country: 'US', type: 'company', mcc: 'retail__stationery' },
    store: { annual_revenue: 'less_than_250k', go_live_timeframe: 'within_1month' },
  });
  expect(server.asked(openVerification)[0]?.query).toMatchObject({
    progressive: 'false',
    self_assessment: { country: 'US', company: { structure: 'multi_member_llc' } },
  });
});

test.each([
  ['an answer', () => ({ result: 'eligible' as const }), 'true'],
  ['a failure', () => refuse('wcpay_server_error'), 'false'],
])('%s to the question of early selling decides what is asked for', async (_, answer, progressive) => {
  server.answer(askEarlySelling, answer);
  await open();
  await answerAll();
  await goOn();
  await waitFor(() => expect(server.asked(openVerification)).not.toHaveLength(0));
  expect(server.asked(openVerification)[0]?.query).toMatchObject({ progressive });
});

test('another country clears the type', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Company' }));
  const country = screen.getByRole('combobox', { name: 'Where is your business registered?' });
  await userEvent.clear(country);
  await userEvent.type(country, 'Germ');
  await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
  expect(screen.getByRole('radio', { name: 'Company' })).toHaveProperty('checked', false);
  expect(screen.queryByLabelText('Company structure')).toBeNull();
});

test('answers are still there for whoever comes back', async () => {
  const { settings } = await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Individual' }));
  const kept: unknown = JSON.parse(localStorage.getItem(`onboarding-answers-${settings.user.id}`) ?? '{}');
  expect(kept).toMatchObject({ business_type: 'individual' });
  cleanup();
  await open();
  expect(await screen.findByRole('radio', { name: 'Individual' })).toHaveProperty('checked', true);
});

test('begins with what the store sells', async () => {
  server.answer(getOptions, () => ({ woocommerce_onboarding_profile: { industry: [{ slug: 'books' }] } }));
  await open();
  expect(await screen.findByRole('combobox', { name: 'What do you sell?' })).toHaveProperty(
    'value',
    'Stationery',
  );
});

test('fields that cannot be read may be asked for again', async () => {
  server.answer(readOnboardingFields, () => refuse('wcpay_server_error'));
  await open();
  await screen.findByText('The form could not be loaded');
  server.answer(readOnboardingFields, () => ({ data: FIELDS }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Company' })).toBeDefined();
});

test('a session that cannot be had is told, and may be asked for again', async () => {
  await open();
  await answerAll();
  await goOn();
  expect(await screen.findByText('Unknown error')).toBeDefined();
  const lent = { clientSecret: 's', expiresAt: 1, accountId: 'acct_1', isLive: true, accountCreated: false };
  for (const key of [{ publishableKey: '' }, { publishableKey: null }, {}]) {
    server.answer(openVerification, () => []);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Unknown error');
    server.answer(openVerification, () => ({ ...lent, ...key, locale: 'en_US' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Missing publishable key in session response')).toBeDefined();
  }
});

test.each([
  ['says why', { code: 'x', message: 'The bank sleeps.', data: { status: 400 } }, 'The bank sleeps.'],
  ['says nothing', { code: 'x', message: '', data: { status: 400 } }, 'Unknown error'],
  ['has no message', { code: 'x', data: { status: 400 } }, 'Unknown error'],
  ['has no body', undefined, 'Unknown error'],
])('a session that fails with an answer that %s', async (_, body, words) => {
  await open();
  await answerAll();
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address.includes('/kyc/session')
      ? new Response(body && JSON.stringify(body), { status: 400 })
      : others(address, init),
  );
  await goOn();
  expect(await screen.findByText(words)).toBeDefined();
});

test.each([
  ['DE', 'Your account is open in Germany'],
  ['US', undefined],
])('who chose US while the account is open in %s', async (country, words) => {
  await open();
  await answerAll();
  server.answer(openVerification, () => ({
    ...{ clientSecret: 's', expiresAt: 1, accountId: 'acct_1', isLive: true, accountCreated: false },
    ...{ locale: 'en_US', country },
  }));
  await goOn();
  await screen.findByText('Missing publishable key in session response');
  expect(screen.queryByText(/^Your account is open in/)?.textContent).toBe(words);
});

test('Back goes back to the step before, with its answers', async () => {
  const { history } = await open();
  await answerAll();
  await goOn();
  await screen.findByText('Unknown error');
  history.back();
  expect(await screen.findByRole('radio', { name: 'Company' })).toHaveProperty('checked', true);
});

test.each([
  ['verified', anAccountStatus(), 'Your business is verified', 1],
  ['looked at', anAccountStatus({ status: 'under_review' }), /^Your details are with the payments/, 0],
  ['closed', anAccountStatus({ status: 'rejected.fraud' }), /^This account can no longer/, 0],
] as const)('who is %s gets no forms', async (_, accountStatus, title, ways) => {
  await openScreen(paths.continueOnboarding(), {
    ...{ ...SETTINGS, isAccountConnected: true, testModeOnboarding: false },
    accountStatus,
  });
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.queryAllByRole('link', { name: 'Change bank account' })).toHaveLength(ways);
  expect(server.asked(openVerification)).toEqual([]);
});

test.each([
  ['leads to its own page', true],
  ['has no other page to offer', false],
])('a company whose form cannot be shown %s', async (_, hostedOnboarding) => {
  await openScreen(paths.continueOnboarding(), {
    ...{ ...SETTINGS, isAccountConnected: true, testModeOnboarding: false },
    accountStatus: anAccountStatus({ status: 'restricted', detailsSubmitted: false }),
    providerCan: { ...aPageSettings().providerCan, hostedOnboarding },
  });
  expect(await screen.findByText('The verification form could not be opened')).toBeDefined();
  const ways = screen.queryAllByRole('link', { name: 'Continue there' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    hostedOnboarding ? [paths.hostedVerification()] : [],
  );
});

test('a provider that lends us no form is asked for none: the page leads to where it verifies', async () => {
  const account = 'https://dashboard.example/account';
  await openScreen(paths.continueOnboarding(), {
    ...{ ...SETTINGS, isAccountConnected: true, testModeOnboarding: false },
    accountStatus: anAccountStatus({ status: 'restricted', detailsSubmitted: false }),
    providerCan: { ...aPageSettings().providerCan, embeddedOnboarding: false },
    providerPages: { home: 'https://dashboard.example', account, payouts: 'https://dashboard.example/p' },
  });
  expect(screen.getByText(/^With your own key, the business is verified/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open your payments service' });
  expect(link.getAttribute('href')).toBe(account);
  expect(server.asked(openVerification)).toEqual([]);
});
