import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getSettings, type SentSettings, saveSettings } from '#contract/settings.ts';
import { aSettings } from '#tests/factories/settings-reply.ts';
import { refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { box, save, saveButton, settingsPage } from '#tests/settings-page.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let page: ReturnType<typeof settingsPage>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  page = settingsPage();
});

/** Shown in the corner, and read aloud. */
const shown = (words: string | RegExp) => screen.findAllByText(words);

test('one change is told, sent alone with its version, and is saved', async () => {
  await page.open();
  await box('Log errors');
  expect(saveButton()).toHaveProperty('disabled', true);
  await userEvent.click(await box('Log errors'));
  expect(await screen.findByText('Unsaved change: Log errors')).toBeTruthy();
  await save();
  await shown('Settings saved.');
  expect(page.sent()).toEqual({ is_debug_log_enabled: true, version: 3 });
  expect(await screen.findByText('Everything is saved')).toBeTruthy();
});

test('what was changed can be taken back', async () => {
  await page.open();
  await userEvent.click(await box('Log errors'));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await box('Log errors')).toHaveProperty('checked', false);
});

test('a failed read says so and can be tried again', async () => {
  page.server.answer(getSettings, () => refuse('wcpay_server_error'));
  await page.open();
  expect(await screen.findByText('Error retrieving settings.')).toBeTruthy();
  page.server.answer(getSettings, page.kept);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box('Log errors')).toBeTruthy();
});

test('a failed save keeps the edit and says why', async () => {
  page.server.answer(saveSettings, () => refuse('provider_unavailable'));
  await page.open();
  await userEvent.click(await box('Log errors'));
  await save();
  await shown(/^Error saving settings\. The payments service is not answering/);
  expect(await box('Log errors')).toHaveProperty('checked', true);
  expect(saveButton()).toHaveProperty('disabled', false);
});

test('once it is saved, why it failed before is no longer shown', async () => {
  let tries = 0;
  page.server.answer(saveSettings, () => {
    tries += 1;
    return tries === 1
      ? refuse('provider_unavailable')
      : { data: aSettings({ is_debug_log_enabled: true, version: 4 }) };
  });
  await page.open();
  await userEvent.click(await box('Log errors'));
  await save();
  await shown(/^Error saving settings\./);
  await save();
  await shown('Settings saved.');
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).not.toContain('Error saving');
});

describe('general', () => {
  test('switching off lists what shoppers lose; Cancel leaves it on', async () => {
    page.hold(aSettings({ enabled_payment_method_ids: ['card', 'ideal'] }));
    await page.open();
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
    await waitFor(() => expect(page.sent()).toEqual({ is_wcpay_enabled: false, version: 3 }));
  });

  test('a sandbox leads to the set-up instead of offering test mode', async () => {
    page.hold(aSettings({ is_test_mode_onboarding: true }));
    await page.open();
    await userEvent.click(await screen.findByRole('button', { name: 'Set up payments' }));
    const dialog = await screen.findByRole('dialog', { name: 'Activate live payments?' });
    expect(within(dialog).getByRole('button', { name: 'Activate live payments' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Test mode' })).toBeNull();
  });
});

test('export language is asked only of stores that speak another one', async () => {
  await page.open({ locale: { code: 'de_DE', english_name: 'German', native_name: 'Deutsch' } });
  const language = await screen.findByRole('combobox', { name: 'Export language' });
  await userEvent.selectOptions(language, 'en_US');
  await save();
  await waitFor(() => expect(page.sent()).toEqual({ reporting_export_language: 'en_US', version: 3 }));
});

test('the look of the wallet buttons, with a live preview', async () => {
  await openScreen(paths.paymentsSettings({ method: 'payment_request' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Call to action' }), 'donate');
  expect(await screen.findByText('Donate with Apple Pay')).toBeTruthy();
  await userEvent.click(await box('Cart'));
  await save();
  await waitFor(() =>
    expect(page.sent()).toEqual({
      payment_request_button_type: 'donate',
      payment_request_enabled_locations: ['product', 'checkout'],
      version: 3,
    }),
  );
});

describe('somebody else saved first', () => {
  beforeEach(() => {
    page.server.answer(saveSettings, ({ body }) => {
      const sent = body as SentSettings;
      if (sent.version !== page.kept().version) return refuse('settings_conflict');
      return { data: page.keep(sent) };
    });
  });
  const by = { by: 'ben@example.com', at: '2026-01-01 00:00:00' };

  test('different fields go together', async () => {
    await page.open();
    await userEvent.click(await box('Log errors'));
    page.hold({ ...page.kept(), is_saved_cards_enabled: false, version: 4, last_change: by });
    await save();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('ben@example.com');
    expect(dialog.textContent).toContain('Saved cardsOn → Off');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save with my choices' }));
    await shown('Settings saved.');
    expect(page.sent()).toEqual({ is_debug_log_enabled: true, version: 4 });
    expect(await box('Let customers save cards')).toHaveProperty('checked', false);
  });

  test('what they saved cannot be read: it says so, and every edit is still there', async () => {
    await page.open();
    await userEvent.click(await box('Log errors'));
    page.hold({ ...page.kept(), version: 4, last_change: by });
    page.server.answer(getSettings, () => refuse('wcpay_server_error'));
    await save();
    await shown(/Error saving settings\..*changed the settings since this page was opened/);
    expect(await box('Log errors')).toHaveProperty('checked', true);
  });

  test('for the same field one is chosen', async () => {
    await page.open();
    const email = await screen.findByRole('textbox', { name: 'Support email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'mine@example.com');
    await userEvent.click(await box('Log errors'));
    page.hold({
      ...page.kept(),
      account_business_support_email: 'theirs@example.com',
      version: 4,
      last_change: by,
    });
    await save();
    await userEvent.click(await screen.findByRole('radio', { name: 'Theirs: theirs@example.com' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save with my choices' }));
    await shown('Settings saved.');
    expect(page.sent()).toEqual({ is_debug_log_enabled: true, version: 4 });
  });

  test('or mine are given up', async () => {
    await page.open();
    await userEvent.click(await box('Log errors'));
    page.hold({ ...page.kept(), is_saved_cards_enabled: false, version: 4, last_change: by });
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    await waitFor(async () => expect(await box('Log errors')).toHaveProperty('checked', false));
    expect(page.server.asked(saveSettings)).toHaveLength(1);
  });
});
