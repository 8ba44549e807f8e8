import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOverviews } from '#contract/balances.ts';
import { getSettings, type SentSettings, type Settings, saveSettings } from '#contract/settings.ts';
import { aSettings } from '#tests/factories/settings-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
/** What the server holds; a save changes it. */
let kept: Settings;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  kept = aSettings();
  server.answer(getSettings, () => kept);
  server.answer(saveSettings, ({ body }) => {
    const { version: _, ...changes } = body as SentSettings;
    kept = { ...kept, ...changes, version: kept.version + 1 } as Settings;
    return { data: kept };
  });
  server.answer(readOverviews, () => ({
    deposit: { last_paid: [] },
    balance: { pending: [], available: [], instant: [] },
    account: null,
  }));
});

const open = (changes = {}) => openScreen(paths.paymentsSettings(), changes);
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });
/** Shown in the corner, and read aloud. */
const told = (words: string | RegExp) => screen.findAllByText(words);
const sent = () => server.asked(saveSettings).at(-1)?.body;
async function save() {
  await waitFor(() => expect(saveButton()).toHaveProperty('disabled', false));
  await userEvent.click(saveButton());
}

test('one change is told, sent alone with its version, and is saved', async () => {
  await open();
  await box('Log errors');
  expect(saveButton()).toHaveProperty('disabled', true);
  await userEvent.click(await box('Log errors'));
  expect(await screen.findByText('Unsaved change: Log errors')).toBeTruthy();
  await save();
  await told('Settings saved.');
  expect(sent()).toEqual({ is_debug_log_enabled: true, version: 3 });
  expect(await screen.findByText('Everything is saved')).toBeTruthy();
});

test('what was changed can be taken back', async () => {
  await open();
  await userEvent.click(await box('Log errors'));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await box('Log errors')).toHaveProperty('checked', false);
});

test('a failed read says so and can be tried again', async () => {
  server.answer(getSettings, () => refuse('wcpay_server_error'));
  await open();
  expect(await screen.findByText('Error retrieving settings.')).toBeTruthy();
  server.answer(getSettings, () => kept);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box('Log errors')).toBeTruthy();
});

test('a failed save keeps the edit and says why', async () => {
  server.answer(saveSettings, () => refuse('provider_unavailable'));
  await open();
  await userEvent.click(await box('Log errors'));
  await save();
  await told(/^Error saving settings\. The payments service is not answering/);
  expect(await box('Log errors')).toHaveProperty('checked', true);
  expect(saveButton()).toHaveProperty('disabled', false);
});

describe('general', () => {
  test('switching off lists what shoppers lose; Cancel leaves it on', async () => {
    kept = aSettings({ enabled_payment_method_ids: ['card', 'ideal'] });
    await open();
    await userEvent.click(await box('Take payments with Countinghouse'));
    const dialog = await screen.findByRole('alertdialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Credit / debit card', 'iDEAL', 'Apple Pay / Google Pay']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await box('Take payments with Countinghouse')).toHaveProperty('checked', true);
    await userEvent.click(await box('Take payments with Countinghouse'));
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    await save();
    await waitFor(() => expect(sent()).toEqual({ is_wcpay_enabled: false, version: 3 }));
  });

  test('a sandbox leads to the set-up instead of offering test mode', async () => {
    kept = aSettings({ is_test_mode_onboarding: true });
    await open();
    expect(await screen.findByRole('link', { name: 'Set up payments' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Test mode' })).toBeNull();
  });
});

describe('payment methods', () => {
  test('cards are on and locked; what needs information is off and says so', async () => {
    await open();
    expect(await box('Credit / debit card')).toMatchObject({ checked: true, disabled: true });
    expect(await box('Przelewy24 (P24)')).toMatchObject({ checked: false, disabled: true });
    expect(screen.getByText('More information needed')).toBeTruthy();
  });

  test('a method with requirements names them first, and is on a moment after Continue', async () => {
    await open();
    await userEvent.click(await box('Klarna'));
    const dialog = await screen.findByRole('alertdialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Personal Identification Number', 'Business Website', 'Business Number']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('status', { name: 'Checking Klarna' })).toBeTruthy();
    await waitFor(
      () => expect(screen.getByRole('checkbox', { name: 'Klarna' })).toHaveProperty('checked', true),
      {
        timeout: 5000,
      },
    );
    await save();
    await waitFor(() =>
      expect(sent()).toEqual({ enabled_payment_method_ids: ['card', 'klarna'], version: 3 }),
    );
  });

  test('captured by hand, everything but cards is dimmed', async () => {
    await open();
    await userEvent.click(await box('Charge later'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('within 7 days');
    expect(dialog.textContent).toContain('within 2 days');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Charge later' }));
    await waitFor(async () => expect(await box('iDEAL')).toHaveProperty('disabled', true));
  });

  test('without multi-currency a foreign method needs setting up', async () => {
    kept = aSettings({ is_multi_currency_enabled: false });
    await open();
    expect(await screen.findByRole('button', { name: 'Why iDEAL needs setting up' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Why Klarna needs setting up' })).toBeNull();
  });

  test('while selling early nothing can be switched', async () => {
    await open({
      progressiveOnboarding: { isEnabled: true, isComplete: false, isEligibilityModalDismissed: false },
    });
    expect(await box('iDEAL')).toHaveProperty('disabled', true);
  });

  test('fees show the price with its discount, and conversion without', async () => {
    const rate = (percentage_rate: number, fixed_rate = 0) => ({
      percentage_rate,
      fixed_rate,
      currency: 'usd',
    });
    await open({
      accountFees: {
        card: {
          base: rate(0.03, 30),
          additional: rate(0.015),
          fx: rate(0.01),
          discount: [{ discount: 0.1 }],
        },
      },
    });
    expect(await screen.findByText('From 2.7% + $0.27')).toBeTruthy();
    expect(screen.getByText('1.35%')).toBeTruthy();
    expect(screen.getByText('1%')).toBeTruthy();
    expect(screen.getByText('5.05% + $0.27')).toBeTruthy();
  });
});

describe('transactions', () => {
  test('a statement text is judged while it is typed, and Save waits', async () => {
    await open();
    const field = await screen.findByRole('textbox', { name: 'Customer bank statement' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Four');
    expect(await screen.findByText('Write 5 to 22 characters.')).toBeTruthy();
    expect(screen.getByText('4 / 22')).toBeTruthy();
    expect(saveButton()).toHaveProperty('disabled', true);
    await userEvent.type(field, ' more');
    await waitFor(() => expect(screen.queryByText('Write 5 to 22 characters.')).toBeNull());
    await save();
    await waitFor(() => expect(sent()).toEqual({ account_statement_descriptor: 'Four more', version: 3 }));
  });

  test('kanji and kana are for Japan', async () => {
    kept = aSettings({ account_country: 'JP', deposit_schedule_interval: 'weekly' });
    await open();
    expect(await screen.findByRole('textbox', { name: 'Customer bank statement (kanji)' })).toBeTruthy();
    const frequency = screen.getByRole('combobox', { name: 'Frequency' });
    expect(within(frequency).queryByRole('option', { name: 'Daily' })).toBeNull();
  });
});

describe('payouts', () => {
  test('a monthly schedule starts on the first', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Frequency' }), 'monthly');
    await save();
    await waitFor(() =>
      expect(sent()).toEqual({
        deposit_schedule_interval: 'monthly',
        deposit_schedule_monthly_anchor: 1,
        version: 3,
      }),
    );
  });

  test.each([
    [{ deposit_status: 'blocked' }, /cannot be changed/],
    [{ deposit_restrictions: 'schedule_restricted' }, /cannot be changed/],
    [{ deposit_completed_waiting_period: false }, /first payout waits/],
  ])('%o says why there is no choice', async (over, words) => {
    kept = aSettings(over);
    await open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Frequency' })).toBeNull();
  });
});

test('export language is asked only of stores that speak another one', async () => {
  await open({ locale: { code: 'de_DE', english_name: 'German', native_name: 'Deutsch' } });
  const language = await screen.findByRole('combobox', { name: 'Export language' });
  await userEvent.selectOptions(language, 'en_US');
  await save();
  await waitFor(() => expect(sent()).toEqual({ reporting_export_language: 'en_US', version: 3 }));
});

test('the look of the wallet buttons, with a live preview', async () => {
  await openScreen(paths.paymentsSettings({ method: 'payment_request' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Call to action' }), 'donate');
  expect(await screen.findByText('Donate with Apple Pay')).toBeTruthy();
  await userEvent.click(await box('Cart'));
  await save();
  await waitFor(() =>
    expect(sent()).toEqual({
      payment_request_button_type: 'donate',
      payment_request_enabled_locations: ['product', 'checkout'],
      version: 3,
    }),
  );
});

describe('somebody else saved first', () => {
  beforeEach(() => {
    server.answer(saveSettings, ({ body }) => {
      const { version, ...changes } = body as SentSettings;
      if (version !== kept.version) return refuse('settings_conflict');
      kept = { ...kept, ...changes, version: kept.version + 1 } as Settings;
      return { data: kept };
    });
  });
  const by = { by: 'ben@example.com', at: '2026-01-01 00:00:00' };

  test('different fields go together', async () => {
    await open();
    await userEvent.click(await box('Log errors'));
    kept = { ...kept, is_saved_cards_enabled: false, version: 4, last_change: by };
    await save();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('ben@example.com');
    expect(dialog.textContent).toContain('Saved cardsOn → Off');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save with my choices' }));
    await told('Settings saved.');
    expect(sent()).toEqual({ is_debug_log_enabled: true, version: 4 });
    expect(await box('Let customers save cards')).toHaveProperty('checked', false);
  });

  test('for the same field one is chosen', async () => {
    await open();
    const email = await screen.findByRole('textbox', { name: 'Support email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'mine@example.com');
    await userEvent.click(await box('Log errors'));
    kept = { ...kept, account_business_support_email: 'theirs@example.com', version: 4, last_change: by };
    await save();
    await userEvent.click(await screen.findByRole('radio', { name: 'Theirs: theirs@example.com' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save with my choices' }));
    await told('Settings saved.');
    expect(sent()).toEqual({ is_debug_log_enabled: true, version: 4 });
  });

  test('or mine are given up', async () => {
    await open();
    await userEvent.click(await box('Log errors'));
    kept = { ...kept, is_saved_cards_enabled: false, version: 4, last_change: by };
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    await waitFor(async () => expect(await box('Log errors')).toHaveProperty('checked', false));
    expect(server.asked(saveSettings)).toHaveLength(1);
  });
});
