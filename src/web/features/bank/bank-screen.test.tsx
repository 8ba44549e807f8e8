import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type BankAccount,
  type BankFile,
  type BankFilePreview,
  type BankStatementLine,
  listBankAccounts,
  listBankFiles,
  listBankLines,
} from '#contract/bank.ts';
import { appError } from '#contract/kit/errors.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { fakeUploads } from '#tests/fake-uploads.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const [EUR, DAY] = [currency('eur'), calendarDate('2026-03-04')];
const AT = utcInstant(epochSeconds(1_772_700_000));

const aLine = (over: Partial<BankStatementLine> = {}): BankStatementLine => ({
  ...{ id: 1, account_id: 1, account: 'House bank', file: 'March.xml', line_number: 12, booked_on: DAY },
  ...{ valued_on: DAY, amount: minor(148_237), currency: EUR, status: 'booked', reversal: false },
  ...{ text: 'STRIPE PAYOUT', counterparty_name: 'Stripe Technology Europe Ltd', counterparty_account: null },
  ...{ bank_reference: 'R1', end_to_end_id: null, type_code: null },
  ...over,
});
const anAccount = (over: Partial<BankAccount> = {}): BankAccount => ({
  ...{ id: 1, name: 'House bank', currency: EUR, lines: 7, last_statement: DAY, balance: minor(1_478_673) },
  gaps: [],
  ...over,
});
const aFile = (over: Partial<BankFile> = {}): BankFile => ({
  ...{
    id: 1,
    name: 'March.xml',
    size: 1,
    format: 'camt',
    encoding: 'utf-8',
    imported: AT,
    imported_by: 'Amara',
  },
  ...{ lines_read: 7, lines_new: 6, lines_known: 0, lines_pending: 1, lines_refused: 0 },
  ...{ accounts: ['House bank'], period_from: DAY, period_to: DAY, differences: [] },
  ...over,
});
const aPreview = (over: Partial<BankFilePreview> = {}): BankFilePreview => ({
  ...{
    state: 'ready',
    words: null,
    format: 'camt',
    bank: null,
    encoding: 'utf-8',
    asks: [],
    remembered: null,
  },
  ...{ sample: null, imported: null },
  counts: { read: 1, new: 1, known: 0, pending: 0, refused: 0, unreadable: 0 },
  statements: [
    {
      ...{ account: 'House bank', is_new_account: false, currency: EUR, period_from: DAY, period_to: DAY },
      ...{ opening: minor(0), closing: minor(148_237), difference: minor(0), lines: 1 },
    },
  ],
  rows: [
    {
      ...{ line_number: 12, state: 'new', booked_on: DAY, amount: minor(148_237), currency: EUR },
      ...{ text: 'STRIPE PAYOUT', problem: null },
    },
  ],
  ...over,
});

let server: ReturnType<typeof fakeServer>;
let uploads: ReturnType<typeof fakeUploads>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  uploads = fakeUploads();
  server.answer(listBankAccounts, () => ({ data: [anAccount()] }));
  server.answer(listBankFiles, () => ({ data: [aFile()], total_count: 1 }));
  server.answer(listBankLines, () => ({ data: [aLine()], total_count: 1 }));
});
const open = () => openScreen(paths.bank(), { accountStatus: anAccountStatus() });
const lines = () => screen.findByRole('table', { name: 'Bank lines' });

describe('the page', () => {
  test('shows accounts, lines and files', async () => {
    await open();
    expect(within(await lines()).getByText('STRIPE PAYOUT')).toBeTruthy();
    expect(await screen.findByText(/Statements until/)).toBeTruthy();
    expect(await screen.findByText('March.xml')).toBeTruthy();
  });

  test('names the statement that is missing', async () => {
    const gaps = [{ after: calendarDate('2026-02-01'), before: DAY, amount: minor(5_000) }];
    server.answer(listBankAccounts, () => ({ data: [anAccount({ gaps })] }));
    await open();
    expect(await screen.findByText(/A statement is missing between/)).toBeTruthy();
  });

  test('with nothing imported says how lines get here', async () => {
    server.answer(listBankAccounts, () => ({ data: [] }));
    server.answer(listBankFiles, () => ({ data: [], total_count: 0 }));
    server.answer(listBankLines, () => ({ data: [], total_count: 0 }));
    await open();
    expect(await screen.findByText('No bank lines yet')).toBeTruthy();
  });

  test('that cannot be read says so, part by part', async () => {
    for (const read of [listBankAccounts, listBankFiles, listBankLines])
      server.answer(read, () => refuse('wcpay_server_error'));
    await open();
    for (const words of ['accounts', 'files', 'bank lines'])
      expect(await screen.findByText(`The ${words} could not be loaded.`)).toBeTruthy();
  });

  test('offers no import to who may only look', async () => {
    const { user } = aPageSettings();
    await openScreen(paths.bank(), {
      accountStatus: anAccountStatus(),
      user: { ...user, capabilities: ['see_payments', 'see_payouts'] },
    });
    await lines();
    expect(screen.queryByRole('button', { name: 'Import statements' })).toBeNull();
  });
});

describe('the import', () => {
  async function choose(name = 'April.xml') {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Import statements' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import bank statements' });
    const input = await waitFor(() => {
      const found = dialog.querySelector('input[type=file]');
      if (!(found instanceof HTMLInputElement)) throw new Error('a field for files');
      return found;
    });
    await userEvent.upload(input, new File(['x'], name));
    await waitFor(() => expect(uploads).toHaveLength(1));
    return within(dialog);
  }

  test('shows what a file would add, imports it, and reads the lists again', async () => {
    const dialog = await choose();
    uploads[0]?.answer(aPreview());
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 file' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.form.accept_difference).toBeUndefined();
    const asked = server.asked(listBankLines).length;
    uploads[1]?.answer(aFile({ lines_new: 1 }));
    expect(await dialog.findByText('1 new line was added, 0 were known before.')).toBeTruthy();
    await waitFor(() => expect(server.asked(listBankLines).length).toBeGreaterThan(asked));
  });

  test('says that a file was imported before', async () => {
    const dialog = await choose();
    uploads[0]?.answer(
      aPreview({ state: 'imported', imported: { name: 'March.xml', at: AT }, statements: [], rows: [] }),
    );
    expect(await dialog.findByText(/Already imported as “March.xml”/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  test('of a file that does not add up needs a word', async () => {
    const dialog = await choose();
    const [statement] = aPreview().statements;
    if (!statement) throw new Error('a statement');
    uploads[0]?.answer(
      aPreview({ state: 'needs_review', statements: [{ ...statement, difference: minor(1) }] }),
    );
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 file' }));
    await waitFor(() => expect(uploads[1]?.form.accept_difference).toBe('yes'));
  });

  test('that the server refuses says why, and can be tried again', async () => {
    const dialog = await choose();
    uploads[0]?.answer(aPreview());
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 file' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.answer(appError('bank_file_refused', { problem: 'damaged', line: 3 }));
    expect(await dialog.findByText('This file was not imported.')).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Import 1 file' })).toBeTruthy();
  });

  test('asks what the columns hold, and shows at once how they read', async () => {
    const dialog = await choose('House.csv');
    uploads[0]?.answer(
      aPreview({
        ...{ state: 'asks', format: 'csv', asks: ['columns', 'account'], statements: [], rows: [] },
        sample: {
          header: ['When', 'What', 'How much'],
          rows: [['2026-03-04', 'Payout', '12,50']],
          guess: { columns: {}, text: [1], dayOrder: 'ymd', decimal: ',' },
        },
      }),
    );
    expect(await dialog.findByText('Say which column holds the day of booking.')).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('When'), 'Day of booking');
    await userEvent.selectOptions(dialog.getByLabelText('How much'), 'Amount with sign');
    expect(await dialog.findByText(/12\.50/)).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('Account'), 'House bank');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.form).toMatchObject({
      account_id: '1',
      mapping: JSON.stringify({
        dayOrder: 'ymd',
        decimal: ',',
        columns: { booked: 0, amount: 2 },
        text: [1],
      }),
    });
  });
});
