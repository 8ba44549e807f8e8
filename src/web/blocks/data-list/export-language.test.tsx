import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exportTransactions } from '#contract/exports.ts';
import { saveOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { getSettings, saveSettings } from '#contract/settings.ts';
import { listTransactions, summarizeTransactions } from '#contract/transactions.ts';
import { aSettings } from '#tests/factories/settings-reply.ts';
import { aSummaryReply, aTransactionReply } from '#tests/factories/transaction-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const GERMAN = { code: 'de_DE', english_name: 'German', native_name: 'Deutsch' };

let server: ReturnType<typeof fakeServer>;
let setting = '';
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  setting = '';
  server = fakeServer();
  server.answer(summarizeTransactions, () => aSummaryReply());
  server.answer(listTransactions, () => ({ data: [aTransactionReply()], total_count: 1 }));
  server.answer(getSettings, () => aSettings({ reporting_export_language: setting }));
  server.answer(saveSettings, () => ({ data: aSettings() }));
  server.answer(saveOptions, () => ({}));
  // The file itself is another test's: here it matters only what is asked for.
  server.answer(exportTransactions, () => refuse('wcpay_server_error'));
});

async function pressExport(changes: Partial<PageSettings> = { locale: GERMAN }) {
  await openScreen(paths.transactions(), changes);
  await screen.findByText('Ada Lovelace');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
}
const dialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Which language should the file be in?' }));
const choose = async (name: string) => userEvent.click(await (await dialog()).findByRole('radio', { name }));
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const asked = () => server.asked(exportTransactions);
const isAsked = async (locale: string | undefined) => {
  await waitFor(() => expect(asked()).toHaveLength(1));
  if (locale) expect(asked()[0]?.body).toHaveProperty('locale', locale);
  else expect(asked()[0]?.body).not.toHaveProperty('locale');
};

test.each([
  ['en_US', 'English'],
  ['sv_SE', 'Svenska'],
])('a store that has only English to choose (%s) is not asked', async (code, native_name) => {
  await pressExport({ locale: { code, english_name: native_name, native_name } });
  await isAsked(undefined);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a store that wants no more questions is not asked', async () => {
  await pressExport({ locale: GERMAN, reporting: { exportModalDismissed: true } });
  await isAsked(undefined);
});

test.each([
  ['', 'Deutsch', 'de_DE'],
  ['en_US', 'English', 'en_US'],
])(
  'what the settings say (%j) is what the file is in unless somebody chooses',
  async (says, name, locale) => {
    setting = says;
    await pressExport();
    expect(await (await dialog()).findByRole('radio', { name, checked: true })).toBeTruthy();
    await press('Export');
    await isAsked(locale);
  },
);

test('the chosen language is this file’s alone', async () => {
  await pressExport();
  await choose('English');
  await press('Export');
  await isAsked('en_US');
  expect(server.asked(saveSettings)).toHaveLength(0);
  expect(server.asked(saveOptions)).toHaveLength(0);
});

test('without an answer there is no file', async () => {
  await pressExport();
  await press('Cancel');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Export' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect(asked()).toHaveLength(0);
});

test('always this language: it is kept, and nobody is asked again', async () => {
  await pressExport();
  await choose('English');
  await userEvent.click((await dialog()).getByRole('checkbox', { name: 'Always use this language' }));
  await press('Export');
  await isAsked('en_US');
  expect(server.asked(saveSettings)[0]?.body).toEqual({ reporting_export_language: 'en_US' });
  expect(server.asked(saveOptions)[0]?.body).toEqual({ wcpay_reporting_export_modal_dismissed: true });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]?.body).not.toHaveProperty('locale');
});

test('a choice that cannot be kept says so, and nothing is exported in silence', async () => {
  server.answer(saveSettings, () => refuse('wcpay_server_error'));
  await pressExport();
  await userEvent.click(await (await dialog()).findByRole('checkbox', { name: 'Always use this language' }));
  await press('Export');
  expect(await (await dialog()).findByText(/Your choice was not saved\./)).toBeTruthy();
  expect(asked()).toHaveLength(0);
});
