import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewFraudRules, scoreFraudRules } from '#contract/fraud.ts';
import { getOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { getSettings, type Settings, saveSettings } from '#contract/settings.ts';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import { aLabPreview } from '#tests/factories/lab-preview.ts';
import { aSettings } from '#tests/factories/settings-reply.ts';
import { fakeServer } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';

let server: ReturnType<typeof fakeServer>;
let settings: Settings;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  settings = aSettings();
  server = fakeServer();
  server.answer(getSettings, () => settings);
  server.answer(getOptions, () => ({ woocommerce_allowed_countries: 'all' as const }));
  server.answer(previewFraudRules, () => aLabPreview());
  server.answer(scoreFraudRules, () => ({ days: 90, rules: [] }));
  server.answer(saveSettings, ({ body }) => ({ data: { ...settings, ...(body as Partial<Settings>) } }));
});
afterEach(() => vi.unstubAllGlobals());

const open = async (changes: Partial<PageSettings> = {}) => {
  await openScreen('/wp-admin/admin.php?page=wc-admin&path=/payments/fraud-protection', changes);
  return screen.findByRole('switch', { name: 'AVS Mismatch' });
};
const card = (name: string) => screen.getByRole('region', { name });
const press = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const saveButtons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
const save = async () => {
  const [first] = saveButtons();
  if (first) await userEvent.click(first);
};
const sent = () => server.asked(saveSettings).map(({ body }) => body);

test.each([
  ['on and off again', []],
  ['on, to block, and off again', ['Block Payment']],
])('at basic, a filter switched %s can be saved: nothing changes, and it is said why', async (_, choices) => {
  await open();
  await press('Address Mismatch');
  for (const name of choices)
    await userEvent.click(within(card('Address Mismatch')).getByRole('radio', { name }));
  await press('Address Mismatch');
  expect(saveButtons().map(({ disabled }) => disabled)).toEqual([false, false]);
  await save();
  expect(
    await screen.findByText('At least one risk filter needs to be enabled for advanced protection.'),
  ).toBeTruthy();
  expect(sent()).toEqual([]);
  expect(saveButtons().map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
});

test('where nothing can be held, a filter blocks: the one just switched on, and one that held before', async () => {
  const held: SavedRule = {
    key: 'address_mismatch',
    outcome: 'review',
    check: { key: 'billing_shipping_address_same', operator: 'equals', value: false },
  };
  settings = {
    ...aSettings(),
    current_protection_level: 'advanced',
    advanced_fraud_protection_settings: [held],
  };
  await open({ isFRTReviewFeatureActive: false });
  await press('AVS Mismatch');
  for (const name of ['AVS Mismatch', 'Address Mismatch']) {
    const shown = within(card(name));
    expect(shown.queryByRole('radio', { name: 'Authorize and hold for review' })).toBeNull();
    expect(shown.getByRole('radio', { name: 'Block Payment' })).toHaveProperty('checked', true);
  }
  await save();
  await screen.findAllByText(/^Settings saved\./);
  expect(sent()).toMatchObject([
    {
      advanced_fraud_protection_settings: [
        { key: 'avs_verification', outcome: 'block' },
        { ...held, outcome: 'block' },
      ],
    },
  ]);
});
