import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  getCurrencies,
  getCurrencySettings,
  getCurrencyStoreSettings,
  type StoreCurrency,
  updateCurrencySettings,
  updateEnabledCurrencies,
} from '#contract/multi-currency.ts';
import { getSettings } from '#contract/settings.ts';
import { describeCurrency } from '#domain/settings/currency-catalogue.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const one = (code: string, rate: number): StoreCurrency => ({
  ...{ code, id: code.toLowerCase(), rate, is_default: code === 'USD' },
  ...{ last_updated: code === 'EUR' ? epochSeconds(1_763_180_000) : null },
  ...describeCurrency(code.toLowerCase()),
});
const [USD, EUR, JPY] = [one('USD', 1), one('EUR', 0.92175), one('JPY', 149.7)];
const automatic = {
  ...{ exchange_rate_type: 'automatic' as const, manual_rate: null },
  ...{ price_rounding: null, price_charm: null },
};

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  const reply = { available: { USD, EUR, JPY }, enabled: { USD, EUR, JPY }, default: USD };
  server.answer(getCurrencies, () => reply);
  server.answer(updateEnabledCurrencies, () => ({ ...reply, enabled: { USD, EUR } }));
  server.answer(getCurrencySettings, () => automatic);
  server.answer(getSettings, () => refuse('wcpay_server_error'));
  server.answer(getCurrencyStoreSettings, () => ({
    ...{ wcpay_multi_currency_enable_auto_currency: false, date_format: 'M j, Y', time_format: 'H:i' },
    ...{ wcpay_multi_currency_enable_storefront_switcher: false, store_url: 'https://store.example' },
    site_theme: 'Storefront',
  }));
});
const preview = () => screen.getByText(/ becomes /).textContent;
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);

test('every currency with its rate; its own cannot be removed', async () => {
  await openScreen(paths.currencySettings());
  await screen.findByRole('link', { name: 'Manage Euro' });
  const card = within(screen.getByRole('region', { name: 'Enabled currencies' }));
  expect(card.getByText(/1 USD = 0\.92175 EUR/).textContent).toContain('Updated');
  expect(card.getByText(/1 USD = 149\.7 JPY/).textContent).toContain('Set by hand');
  expect(card.queryByRole('button', { name: 'Remove US dollar' })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Remove Japanese yen' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
  expect((await screen.findAllByText('Enabled currencies updated.')).length).toBeGreaterThan(0);
  expect(server.asked(updateEnabledCurrencies)[0]?.body).toEqual({ enabled: ['USD', 'EUR'] });
});

test('the preview follows every choice, and what is saved is what was chosen', async () => {
  server.answer(updateCurrencySettings, ({ body }) => ({ ...automatic, ...(body as object) }));
  await openScreen(paths.currencySettings('eur'));
  await screen.findByLabelText('Price rounding');
  // 18.435 goes up to the recommended whole.
  expect(preview()).toBe('$20.00 USD becomes €19.00 EUR');
  await choose('Price rounding', '0.25');
  expect(preview()).toBe('$20.00 USD becomes €18.50 EUR');
  await choose('Charm pricing', '-0.01');
  expect(preview()).toBe('$20.00 USD becomes €18.49 EUR');
  await userEvent.click(screen.getByRole('radio', { name: 'Set the rate by hand' }));
  const rate = screen.getByLabelText('Manual rate');
  expect(rate).toHaveProperty('value', '0.92175');
  await userEvent.clear(rate);
  await userEvent.type(rate, '0');
  await userEvent.tab();
  expect(screen.getByText('Give a rate above zero, such as 1.25.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  await userEvent.clear(rate);
  await userEvent.type(rate, '2');
  expect(preview()).toBe('$20.00 USD becomes €39.99 EUR');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText('Currency settings updated.')).length).toBeGreaterThan(0);
  expect(server.asked(updateCurrencySettings)[0]?.body).toEqual({
    ...{ exchange_rate_type: 'manual', manual_rate: 2, price_rounding: 0.25, price_charm: -0.01 },
  });
});

test('a save that fails keeps every choice and says why', async () => {
  server.answer(updateCurrencySettings, () => refuse('wcpay_server_error'));
  await openScreen(paths.currencySettings('jpy'));
  await screen.findByLabelText('Price rounding');
  expect(preview()).toBe('$20.00 USD becomes ¥3,000 JPY');
  await choose('Price rounding', '1000');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText(/^Error updating currency settings\./)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Price rounding')).toHaveProperty('value', '1000');
  await userEvent.click(screen.getByRole('button', { name: 'All currencies' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
});

test.each(['usd', 'gbp'])('%s has no settings', async (code) => {
  await openScreen(paths.currencySettings(code));
  await screen.findByText(`Your store does not sell in ${code.toUpperCase()}.`);
});

test('reads that fail say what failed', async () => {
  server.answer(getCurrencySettings, () => refuse('wcpay_server_error'));
  await openScreen(paths.currencySettings('eur'));
  await screen.findByText('Error retrieving single currency settings.');
});
