import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getCurrencies } from '#contract/multi-currency.ts';
import { getSettings, type Settings, saveSettings } from '#contract/settings.ts';
import { aSettings } from '#tests/factories/settings-reply.ts';
import { someStoreCurrencies } from '#tests/factories/store-currencies.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const SETTINGS: Settings = aSettings({
  available_payment_method_ids: ['card', 'ideal', 'bancontact', 'klarna', 'eps'],
  enabled_payment_method_ids: ['card', 'eps'],
  payment_method_statuses: {
    ideal_payments: { status: 'unrequested', requirements: ['company.tax_id'] },
    bancontact_payments: { status: 'inactive', requirements: [] },
    klarna_payments: { status: 'active', requirements: [] },
  },
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(getSettings, () => SETTINGS);
  server.answer(getCurrencies, () => refuse('wcpay_server_error'));
});
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const AFTER = { timeout: 4000 };

test('what is not on yet, in two groups; going on needs one of them', async () => {
  server.answer(saveSettings, () => ({
    data: { ...SETTINGS, enabled_payment_method_ids: ['card', 'eps', 'klarna'] },
  }));
  await openScreen(paths.additionalPaymentMethods());
  const later = within(await screen.findByRole('group', { name: 'Buy Now Pay Later' }));
  expect(later.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(await box('Credit / debit card')).toMatchObject({ checked: true, disabled: true });
  expect((await box('Bancontact')).disabled).toBe(true);
  const proceed = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  expect(proceed.disabled).toBe(true);

  await userEvent.click(await box('Klarna'));
  expect(screen.getByRole('status', { name: 'Checking Klarna' })).toBeTruthy();
  await screen.findByRole('checkbox', { name: 'Klarna', checked: true }, AFTER);

  await userEvent.click(await box('iDEAL'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Business Number')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect((await box('iDEAL')).checked).toBe(false);
  await userEvent.click(await box('iDEAL'));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continue' }),
  );
  await screen.findByRole('checkbox', { name: 'iDEAL', checked: true }, AFTER);

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Enablement complete' });
  expect(server.asked(saveSettings)[0]?.body).toEqual({
    enabled_payment_method_ids: ['card', 'eps', 'klarna', 'ideal'],
  });
  expect(screen.getByText('Shoppers can now also pay with Klarna.')).toBeTruthy();
  expect(screen.getByText(/Asked for and not on yet: iDEAL\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View payments settings' }).getAttribute('href')).toBe(
    paths.paymentsSettings(),
  );
  expect(screen.getByRole('link', { name: 'View Multi-Currency settings' })).toBeTruthy();
});

test('a method that stays at home asks for the currency of the account alone', async () => {
  const settings = aSettings({
    available_payment_method_ids: ['card', 'affirm', 'klarna', 'ideal'],
    payment_method_statuses: {},
  });
  server.answer(getSettings, () => settings);
  server.answer(getCurrencies, () => someStoreCurrencies('CAD', 'EUR'));
  await openScreen(paths.additionalPaymentMethods(), { storeCurrency: 'cad' });
  const about = async (name: string) =>
    document.getElementById((await box(name)).getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(async () => expect(await about('iDEAL')).not.toContain('Shoppers see it once'));
  for (const name of ['Affirm', 'Klarna'])
    expect(await about(name)).toContain('Shoppers see it once your store sells in USD.');
});

test('what was chosen and not saved yet is not lost by leaving', async () => {
  const { history } = await openScreen(paths.additionalPaymentMethods());
  await userEvent.click(await box('Klarna'));
  await screen.findByRole('checkbox', { name: 'Klarna', checked: true }, AFTER);
  await act(async () => undefined); // What guards a choice stands a moment after the choice is seen.
  history.push(paths.products());
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay on this page' }));
  expect((await box('Klarna')).checked).toBe(true);
});

test('a failed read and a failed save', async () => {
  server.answer(getSettings, () => refuse('wcpay_server_error'));
  await openScreen(paths.additionalPaymentMethods());
  await screen.findByText('Error retrieving settings.');
  server.answer(getSettings, () => SETTINGS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  server.answer(saveSettings, () => refuse('wcpay_server_error'));
  await userEvent.click(await box('Klarna'));
  await screen.findByRole('checkbox', { name: 'Klarna', checked: true }, AFTER);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText(/^Error saving settings\./)).length).toBeGreaterThan(0);
  expect((await box('Klarna')).checked).toBe(true);
});
