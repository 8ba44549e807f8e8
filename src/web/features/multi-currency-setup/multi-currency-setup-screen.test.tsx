import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  getCurrencies,
  getCurrencyStoreSettings,
  type StoreCurrencies,
  type StoreCurrency,
  updateCurrencyStoreSettings,
  updateEnabledCurrencies,
} from '#contract/multi-currency.ts';
import { saveOptions } from '#contract/options.ts';
import { getSettings } from '#contract/settings.ts';
import { describeCurrency } from '#domain/settings/currency-catalogue.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const one = (code: string): StoreCurrency => ({
  ...{ code, id: code.toLowerCase(), rate: code === 'USD' ? 1 : 0.9, is_default: code === 'USD' },
  ...{ last_updated: null, ...describeCurrency(code.toLowerCase()) },
});
const keyed = (...codes: string[]) => Object.fromEntries(codes.map((code) => [code, one(code)]));
const currencies = (...enabled: string[]): StoreCurrencies => ({
  available: keyed('USD', 'SEK', 'INR', 'EUR', 'CHF'),
  enabled: keyed('USD', ...enabled),
  default: one('USD'),
});
const settings = {
  ...{ wcpay_multi_currency_enable_auto_currency: false, date_format: 'M j, Y', time_format: 'H:i' },
  ...{ wcpay_multi_currency_enable_storefront_switcher: false, store_url: 'https://store.example' },
  site_theme: 'Storefront',
};

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(getCurrencies, () => currencies());
  server.answer(getCurrencyStoreSettings, () => settings);
  server.answer(updateEnabledCurrencies, () => currencies('EUR', 'SEK'));
  server.answer(updateCurrencyStoreSettings, () => settings);
  server.answer(saveOptions, () => ({}));
});
const open = (isSetupCompleted = false) =>
  openScreen(paths.multiCurrencySetup(), { multiCurrencySetup: { isSetupCompleted } });
const click = async (role: 'button' | 'checkbox', name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));

test('currencies are found, counted in words, and added to those there are', async () => {
  await open();
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Add currencies' })).toHaveProperty(
    'disabled',
    true,
  );
  const names = () =>
    screen.getAllByRole('checkbox').map((box) => box.closest('.check')?.textContent?.trim());
  expect(names().map((name) => name?.slice(-3))).toEqual(['EUR', 'INR', 'SEK', 'CHF']);
  await userEvent.type(screen.getByRole('searchbox'), 'KRONA');
  expect(names()).toHaveLength(1);
  await click('checkbox', /Swedish/);
  await userEvent.clear(screen.getByRole('searchbox'));
  await click('checkbox', /Euro/);
  await click('button', 'Add two currencies');
  await screen.findByRole('heading', { name: 'Review store settings' });
  expect(server.asked(updateEnabledCurrencies)[0]?.body).toEqual({ enabled: ['USD', 'SEK', 'EUR'] });
  expect(screen.getAllByText('Enabled currencies updated.').length).toBeGreaterThan(0);
});

test('what was chosen and not added yet is not lost by leaving', async () => {
  const { history } = await open();
  await click('checkbox', /EUR/);
  history.push(paths.products());
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await click('button', 'Stay on this page');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /EUR/ }).checked).toBe(true);
});

test('the review saves both settings, and reaching the end is noted', async () => {
  server.answer(getCurrencies, () => currencies('EUR'));
  await open();
  await click('button', 'Add currencies');
  expect(server.asked(updateEnabledCurrencies)).toHaveLength(0);
  await click('checkbox', /visitor/);
  await click('button', 'Preview');
  expect((await screen.findByTitle('Preview of your shop')).getAttribute('src')).toBe(
    '/?is_mc_onboarding_simulation=1&enable_storefront_switcher=false&enable_auto_currency=true',
  );
  await click('button', 'Close');
  expect(server.asked(saveOptions)).toHaveLength(0);
  await click('button', 'Continue');
  await screen.findByRole('heading', { name: 'Setup complete' });
  expect(server.asked(updateCurrencyStoreSettings)[0]?.body).toEqual({
    wcpay_multi_currency_enable_auto_currency: 'yes',
    wcpay_multi_currency_enable_storefront_switcher: 'no',
  });
  expect(server.asked(saveOptions)[0]?.body).toEqual({ wcpay_multi_currency_setup_completed: 'yes' });
  expect(screen.getByText(/Your store now sells in two currencies\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe(paths.home());
});

test('another theme has no switcher', async () => {
  server.answer(getCurrencies, () => currencies('EUR'));
  server.answer(getCurrencyStoreSettings, () => ({ ...settings, site_theme: 'Twenty Twenty' }));
  await open();
  await click('button', 'Add currencies');
  await screen.findByRole('button', { name: 'Continue' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('what fails says so, and stays where it is', async () => {
  server.answer(getCurrencies, () => refuse('wcpay_server_error'));
  await open();
  await screen.findByText('Error retrieving currencies.');
  server.answer(getCurrencies, () => currencies());
  await click('button', 'Try again');
  server.answer(updateEnabledCurrencies, () => refuse('wcpay_server_error'));
  await click('checkbox', /Euro/);
  await click('button', 'Add one currency');
  expect((await screen.findAllByText(/^Error updating enabled currencies\./)).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Euro/ }).checked).toBe(true);
});

test('done before, it leads to the settings at once', async () => {
  server.answer(getSettings, () => refuse('wcpay_server_error'));
  const { history } = await open(true);
  await screen.findByRole('heading', { level: 1, name: 'Multi-currency settings' });
  expect(history.location.href).toContain('tab=wcpay_multi_currency');
});
