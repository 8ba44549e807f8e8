import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCurrencies } from '#contract/multi-currency.ts';
import { saveOptions } from '#contract/options.ts';
import { aSettings } from '#tests/factories/settings-reply.ts';
import { someStoreCurrencies } from '#tests/factories/store-currencies.ts';
import { box, save, saveButton, settingsPage } from '#tests/settings-page.tsx';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let page: ReturnType<typeof settingsPage>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  page = settingsPage();
});

describe('payment methods', () => {
  test('cards are on and locked; what needs information is off and says so', async () => {
    await page.open();
    expect(await box('Credit / debit card')).toMatchObject({ checked: true, disabled: true });
    expect(await box('Przelewy24 (P24)')).toMatchObject({ checked: false, disabled: true });
    expect(screen.getByText('More information needed')).toBeTruthy();
  });

  test('a method with requirements names them first, and is on a moment after Continue', async () => {
    await page.open();
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
      expect(page.sent()).toEqual({ enabled_payment_method_ids: ['card', 'klarna'], version: 3 }),
    );
  });

  test('captured by hand, everything but cards is dimmed', async () => {
    await page.open();
    await userEvent.click(await box('Charge later'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('within 7 days');
    expect(dialog.textContent).toContain('within 2 days');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Charge later' }));
    await waitFor(async () => expect(await box('iDEAL')).toHaveProperty('disabled', true));
  });

  test('without multi-currency a foreign method needs setting up', async () => {
    page.hold(aSettings({ is_multi_currency_enabled: false }));
    await page.open();
    expect(await screen.findByRole('button', { name: 'Why iDEAL needs setting up' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Why Klarna needs setting up' })).toBeNull();
  });

  test('a domestic method needs the currency of the account among those the store sells in', async () => {
    page.server.answer(getCurrencies, () => someStoreCurrencies('EUR', 'GBP'));
    await page.open({ storeCurrency: 'eur' });
    expect(await screen.findByRole('button', { name: 'Why Klarna needs setting up' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Why iDEAL needs setting up' })).toBeNull();
  });

  test('and has it once that was added', async () => {
    page.server.answer(getCurrencies, () => someStoreCurrencies('EUR', 'USD'));
    await page.open({ storeCurrency: 'eur' });
    await box('Klarna');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Why Klarna needs setting up' })).toBeNull(),
    );
  });

  test('while selling early nothing can be switched', async () => {
    await page.open({
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
    await page.open({
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
    await page.open();
    const field = await screen.findByRole('textbox', { name: 'Customer bank statement' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Four');
    expect(await screen.findByText('Write 5 to 22 characters.')).toBeTruthy();
    expect(screen.getByText('4 / 22')).toBeTruthy();
    expect(saveButton()).toHaveProperty('disabled', true);
    await userEvent.type(field, ' more');
    await waitFor(() => expect(screen.queryByText('Write 5 to 22 characters.')).toBeNull());
    await save();
    await waitFor(() =>
      expect(page.sent()).toEqual({ account_statement_descriptor: 'Four more', version: 3 }),
    );
  });

  test('whether drafts are handed in is chosen here too, and saved at once', async () => {
    page.server.answer(saveOptions, () => ({ wcpay_dispute_drafts_handed_in: true }));
    await page.open();
    const choice = await box('Hand in evidence drafts at the deadline');
    expect(choice).toHaveProperty('checked', true);
    await userEvent.click(choice);
    expect(
      await screen.findAllByText('Drafts are no longer handed in; somebody has to submit them.'),
    ).toBeTruthy();
    expect(page.server.asked(saveOptions).map(({ body }) => body)).toEqual([
      { wcpay_dispute_drafts_handed_in: 'no' },
    ]);
    expect(saveButton()).toHaveProperty('disabled', true);
  });

  test('kanji and kana are for Japan', async () => {
    page.hold(aSettings({ account_country: 'JP', deposit_schedule_interval: 'weekly' }));
    await page.open();
    expect(await screen.findByRole('textbox', { name: 'Customer bank statement (kanji)' })).toBeTruthy();
    const frequency = screen.getByRole('combobox', { name: 'Frequency' });
    expect(within(frequency).queryByRole('option', { name: 'Daily' })).toBeNull();
  });
});

describe('payouts', () => {
  test('a monthly schedule starts on the first', async () => {
    await page.open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Frequency' }), 'monthly');
    await save();
    await waitFor(() =>
      expect(page.sent()).toEqual({
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
    page.hold(aSettings(over));
    await page.open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Frequency' })).toBeNull();
  });
});
