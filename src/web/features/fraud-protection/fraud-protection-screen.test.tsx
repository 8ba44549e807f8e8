import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { previewFraudRules, scoreFraudRules } from '#contract/fraud.ts';
import { getOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { getSettings, type Settings, saveSettings } from '#contract/settings.ts';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import { aLabPreview } from '#tests/factories/lab-preview.ts';
import { aSettings } from '#tests/factories/settings-reply.ts';
import { askedFor, fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const ADDRESS = '/wp-admin/admin.php?page=wc-admin&path=/payments/fraud-protection';
const AVS: SavedRule = {
  key: 'avs_verification',
  outcome: 'block',
  check: { key: 'avs_mismatch', operator: 'equals', value: true },
};
let server: ReturnType<typeof fakeServer>;
let settings: Settings;
let selling: { woocommerce_allowed_countries: 'all' | 'all_except' | 'specific'; list: string[] };

beforeAll(loadOpening, 30_000);
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  settings = aSettings();
  selling = { woocommerce_allowed_countries: 'all', list: [] };
  server = fakeServer();
  server.answer(getSettings, () => settings);
  server.answer(getOptions, () => ({
    woocommerce_allowed_countries: selling.woocommerce_allowed_countries,
    woocommerce_all_except_countries: selling.list,
    woocommerce_specific_allowed_countries: selling.list,
  }));
  server.answer(previewFraudRules, () => aLabPreview());
  server.answer(scoreFraudRules, () => ({ days: 90, rules: [] }));
  server.answer(saveSettings, ({ body }) => {
    settings = { ...settings, ...(body as Partial<Settings>), version: settings.version + 1 };
    return { data: settings };
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (changes: Partial<PageSettings> = {}) => {
  await openScreen(ADDRESS, changes);
  return screen.findByRole('switch', { name: 'AVS Mismatch' });
};
const card = (name: string) => screen.getByRole('region', { name });
const filter = (name: string) => screen.getByRole('switch', { name });
const switchOn = (name: string) => userEvent.click(filter(name));
const saveButtons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
const save = async () => {
  const [first] = saveButtons();
  if (first) await userEvent.click(first);
};
/** It is shown, and read aloud. */
const isSaved = () => screen.findAllByText(/^Settings saved\./);
const sent = () => server.asked(saveSettings).map(({ body }) => body);

test('seven cards, two save buttons that wait for an edit, and a way back', async () => {
  await open();
  for (const name of [
    ...['AVS Mismatch', 'International IP Address', 'IP Address Mismatch', 'Address Mismatch'],
    ...['Purchase Price Threshold', 'Order Items Threshold', 'CVC Verification'],
  ])
    expect(card(name)).toBeTruthy();
  expect(screen.getByText('At least one risk filter must be enabled for advanced protection.')).toBeTruthy();
  expect(saveButtons().map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(screen.getByRole('link', { name: 'Back to Payments Settings' }).getAttribute('href')).toContain(
    'section=woocommerce_payments',
  );
  expect(within(card('CVC Verification')).getByText('Always on')).toBeTruthy();
  expect(within(card('CVC Verification')).queryByRole('switch')).toBeNull();

  await switchOn('AVS Mismatch');
  expect(saveButtons().map(({ disabled }) => disabled)).toEqual([false, false]);
  expect(screen.getByText('1 unsaved change')).toBeTruthy();
});

test('the first filter moves the level to advanced and is saved as a rule', async () => {
  await open();
  await switchOn('AVS Mismatch');
  expect(
    within(card('AVS Mismatch')).getByRole('radio', { name: 'Authorize and hold for review' }),
  ).toHaveProperty('checked', true);
  await save();
  expect(
    await screen.findAllByText('Settings saved. Current protection level is set to "advanced".'),
  ).not.toEqual([]);
  const messages = screen.getByRole('region', { name: 'Notifications' }).querySelectorAll('.snackbar');
  expect(messages).toHaveLength(1);
  expect(sent()).toEqual([
    {
      current_protection_level: 'advanced',
      advanced_fraud_protection_settings: [{ ...AVS, outcome: 'review' }],
      version: 3,
    },
  ]);
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
});

test.each([
  [
    'advanced',
    'Current protection level is set to "basic". At least one risk filter needs to be enabled for advanced protection.',
  ],
  ['basic', 'At least one risk filter needs to be enabled for advanced protection.'],
] as const)('with none enabled, coming from %s', async (current_protection_level, words) => {
  settings = { ...settings, current_protection_level, advanced_fraud_protection_settings: [AVS] };
  await open();
  await switchOn('AVS Mismatch');
  await save();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent()).toMatchObject([
    { current_protection_level: 'basic', advanced_fraud_protection_settings: [] },
  ]);
});

test('a range must be set, and its maximum exceed its minimum', async () => {
  await open();
  await switchOn('Purchase Price Threshold');
  const price = within(card('Purchase Price Threshold'));
  expect(price.getByText('Set a minimum or a maximum, or this filter cannot be saved.')).toBeTruthy();
  await save();
  const refused = await screen.findByText(
    'Settings were not saved. A price range must be set for the "Purchase Price threshold" filter.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(refused.isConnected).toBe(false);

  const [min, max] = [
    price.getByLabelText('Minimum purchase price'),
    price.getByLabelText('Maximum purchase price'),
  ];
  expect(min.getAttribute('placeholder')).toBe('0.00');
  await userEvent.type(min, '-1x0.5e0');
  expect(min).toHaveProperty('value', '10.50');
  await userEvent.type(max, '10.50');
  expect(
    price.getByText('Maximum purchase price must be greater than the minimum purchase price.'),
  ).toBeTruthy();
  await save();
  expect(
    await screen.findByText(
      'Settings were not saved. Maximum purchase price must be greater than the minimum purchase price.',
    ),
  ).toBeTruthy();
  expect(sent()).toEqual([]);

  await userEvent.clear(max);
  await userEvent.type(max, '19.99');
  await userEvent.click(price.getByRole('radio', { name: 'Block Payment' }));
  await save();
  await isSaved();
  expect(sent()).toMatchObject([
    {
      advanced_fraud_protection_settings: [
        {
          key: 'purchase_price_threshold',
          outcome: 'block',
          check: { operator: 'or', checks: [{ value: '1050|usd' }, { value: '1999|usd' }] },
        },
      ],
    },
  ]);
});

test('items are counted in whole numbers', async () => {
  await open();
  await switchOn('Order Items Threshold');
  const max = within(card('Order Items Threshold')).getByLabelText('Maximum items per order');
  expect([max.getAttribute('min'), max.getAttribute('step')]).toEqual(['1', '1']);
  await userEvent.type(max, '+-1.,e2');
  expect(max).toHaveProperty('value', '12');
  await save();
  await isSaved();
  expect(sent()).toMatchObject([
    {
      advanced_fraud_protection_settings: [
        { check: { key: 'item_count', operator: 'greater_than', value: 12 } },
      ],
    },
  ]);
});

test('a store that sells everywhere has no country to screen', async () => {
  await open();
  expect(filter('International IP Address')).toHaveProperty('disabled', true);
  expect(screen.getByText('Your store sells to all countries, so there is nothing to screen.')).toBeTruthy();
});

test('one that sells to a few names them, and what happens to the others', async () => {
  selling = { woocommerce_allowed_countries: 'specific', list: ['US', 'CA'] };
  await open();
  await switchOn('International IP Address');
  const countries = within(card('International IP Address'));
  expect(countries.getByText('Orders from outside these countries are held for review:')).toBeTruthy();
  expect(countries.getByText('United States, Canada')).toBeTruthy();
  await userEvent.click(countries.getByRole('radio', { name: 'Block Payment' }));
  expect(countries.getByText('Orders from outside these countries are blocked:')).toBeTruthy();
  await save();
  await isSaved();
  expect(sent()).toMatchObject([
    { advanced_fraud_protection_settings: [{ check: { operator: 'not_in', value: 'us|ca' } }] },
  ]);
});

test.each([
  ['the list cannot be read', () => ({ ...settings, advanced_fraud_protection_settings: 'error' as const })],
  ['the server does not answer', () => refuse('wcpay_server_error')],
])('when %s nothing can be saved, and it can be tried again', async (_, failing) => {
  server.answer(getSettings, failing);
  await openScreen(ADDRESS);
  await screen.findByText(
    'There was an error retrieving your fraud protection settings. Please refresh the page to try again.',
  );
  expect(saveButtons().every(({ disabled }) => disabled)).toBe(true);
  server.answer(getSettings, () => settings);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', { name: 'AVS Mismatch' })).toBeTruthy();
});

test('a save that fails says so and keeps the edits', async () => {
  server.answer(saveSettings, () => refuse('wcpay_server_error'));
  await open();
  await switchOn('AVS Mismatch');
  await save();
  expect(await screen.findByText(/^Error saving settings\. An unexpected error/)).toBeTruthy();
  expect(filter('AVS Mismatch')).toHaveProperty('checked', true);
  expect(saveButtons()[0]?.disabled).toBe(false);
});

test('a save that waits for a second person is told calmly, and the filters stand as they are', async () => {
  server.answer(saveSettings, () => askedFor('Change the fraud rules'));
  await open();
  await switchOn('AVS Mismatch');
  await save();
  await screen.findAllByText(/^Sent for approval: Change the fraud rules\./);
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('');
  expect(filter('AVS Mismatch')).toHaveProperty('checked', false);
});

test('somebody else’s other settings are no conflict; their filters are, and the person chooses', async () => {
  await open();
  await switchOn('AVS Mismatch');
  const accept = ({ body }: { body: unknown }) => {
    const { version } = body as Settings;
    if (version !== settings.version) return refuse('settings_conflict');
    settings = { ...settings, ...(body as Partial<Settings>), version: settings.version + 1 };
    return { data: settings };
  };
  server.answer(saveSettings, accept);
  settings = { ...settings, version: 9 };
  await save();
  await isSaved();

  settings = {
    ...settings,
    advanced_fraud_protection_settings: [],
    version: 20,
    last_change: { by: 'bo@example.com', at: '2026-11-15 09:00:00' },
  };
  await switchOn('Address Mismatch');
  await save();
  expect(await screen.findByText('bo@example.com changed the filters while you were editing')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save mine over theirs' }));
  await waitFor(() => expect(settings.advanced_fraud_protection_settings).toHaveLength(2));
  expect(settings.version).toBe(21);
});

test('leaving with edits asks first', async () => {
  const { history } = await openScreen(ADDRESS);
  await screen.findByRole('switch', { name: 'AVS Mismatch' });
  await switchOn('AVS Mismatch');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Payments Settings' }));
  const question = await screen.findByRole('alertdialog');
  expect(
    within(question).getByText(
      'There are unsaved changes on this page. Are you sure you want to leave and discard the unsaved changes?',
    ),
  ).toBeTruthy();
  expect(history.location.search).toContain('fraud-protection');
});
