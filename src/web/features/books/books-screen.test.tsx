import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Books,
  listBookEntries,
  lockMonth,
  readBookSettings,
  readBooks,
  type ShownBookSettings,
  saveBookSettings,
} from '#contract/books.ts';
import { usualSettings } from '#domain/books/chart-of-accounts.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

const NOW = 1_763_200_000; // 2025-11-15, in New York as well.
const usd = currency('usd');
const october = { from: calendarDate('2025-10-01'), to: calendarDate('2025-10-31') };
const account = (
  name: 'clearing' | 'sales' | 'processing_fees',
  code: string,
  words: string,
  amount: number,
) => ({
  ...{ account: name, code, name: words, amount: minor(amount) },
});
const books = (over: Partial<Books> = {}, difference: number | null = 0): Books => ({
  ...october,
  timezone: 'America/New_York',
  basis: 'payment',
  currencies: [
    {
      currency: usd,
      accounts: [
        account('clearing', '1150', 'Payments clearing', 9700),
        account('sales', '4000', 'Sales', -10_000),
        account('processing_fees', '6310', 'Processing fees', 300),
      ],
      fees_untold: minor(0),
      clearing: {
        opening: minor(1000),
        closing: minor(10_700),
        held: difference === null ? null : minor(10_700 + difference),
        difference: difference === null ? null : minor(difference),
      },
    },
  ],
  late: 0,
  month: { month: '2025-10', locked: null, changed: false, can_lock: true, can_unlock: false },
  checks: [
    { check: 'over', done: true, count: 0 },
    { check: 'disputes', done: false, count: 2 },
    { check: 'locked', done: false, count: 0 },
  ],
  ...over,
});
const settings = (): ShownBookSettings => ({
  settings: {
    ...usualSettings('generic'),
    accounts: { ...usualSettings('generic').accounts },
    currency_accounts: [],
  },
  locked: [],
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
  server = fakeServer();
  server.answer(readBooks, () => books());
  server.answer(readBookSettings, settings);
  server.answer(listBookEntries, () => ({
    data: [
      {
        ...{ id: 'txn_1', day: calendarDate('2025-10-02'), currency: usd, kind: 'sale' as const, count: 1 },
        lines: [
          account('clearing', '1150', 'Payments clearing', 9700),
          account('sales', '4000', 'Sales', -9700),
        ],
        ...{ transaction: 'txn_1', payment: 'pi_1', order: '1042', payout: null },
        late_of: calendarDate('2025-09-30'),
      },
    ],
    total_count: 1,
  }));
});
afterEach(() => void vi.restoreAllMocks());

test('the last month that is over is shown: its accounts, its proof, what is left to do, and its entries', async () => {
  await openScreen(paths.books());
  const table = within(await screen.findByRole('table', { name: 'Accounts, USD' }));
  expect(server.asked(readBooks)[0]?.query).toMatchObject(october);
  expect(table.getByText('Payments clearing')).toBeTruthy();
  expect(table.getAllByText('$100.00').length).toBeGreaterThan(1);
  const schedule = screen.getByRole('link', { name: 'Schedule export' });
  expect(schedule.getAttribute('href')).toBe(paths.exports({ view: 'schedules', filter: 'journal' }));
  const proof = within(screen.getByRole('region', { name: 'Clearing and the provider’s balance, USD' }));
  expect(proof.getByText('Difference').closest('.sum-line')?.textContent).toContain('$0.00');
  const checks = within(screen.getByRole('region', { name: 'Closing the month' }));
  expect(checks.getByText('2 disputes wait for an answer and may still be lost')).toBeTruthy();
  expect(checks.getByRole('link', { name: 'Show disputes' }).getAttribute('href')).toBe(
    paths.disputes({ filter: 'awaiting_response' }),
  );
  const entries = within(await screen.findByRole('table', { name: 'Entries' }));
  expect((await entries.findByRole('link', { name: 'Payment' })).getAttribute('href')).toContain('pi_1');
  expect(entries.getByText('Late, of Sep 30, 2025')).toBeTruthy();
});

test('what the bank has not shown is counted, with the way to it; and what nobody knows of fees is said', async () => {
  const checks = [
    { check: 'arrived' as const, done: false, count: 2 },
    { check: 'bank_lines' as const, done: false, count: 1 },
  ];
  const currencies = books().currencies.map((one) => ({ ...one, fees_untold: minor(1500) }));
  server.answer(readBooks, () => books({ checks, currencies }));
  await openScreen(paths.books());
  const card = within(await screen.findByRole('region', { name: 'Closing the month' }));
  expect(card.getByText(/^2 payouts of the month were not seen at the bank/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Show payouts' }).getAttribute('href')).toBe(
    paths.payouts({ date_between: [october.from, october.to], at_bank_is: 'unseen' }),
  );
  expect(card.getByRole('link', { name: 'Show lines' }).getAttribute('href')).toBe(paths.bankMatching());
  expect(screen.getByText(/tax inside of \$15\.00 of these fees/)).toBeTruthy();
});

test('without a statement the way to import one is offered', async () => {
  server.answer(readBooks, () => books({ checks: [{ check: 'statements', done: false, count: 0 }] }));
  await openScreen(paths.books());
  const link = await screen.findByRole('link', { name: 'Import statements' });
  expect(link.getAttribute('href')).toBe(paths.bank());
});

test('a difference says where to look; a provider that is away is told calmly', async () => {
  server.answer(readBooks, () => books({}, -500));
  await openScreen(paths.books());
  expect((await screen.findByRole('link', { name: 'Open Sync' })).getAttribute('href')).toBe(paths.sync());
});

test('a provider that is away leaves the accounts as they are', async () => {
  server.answer(readBooks, () => books({}, null));
  await openScreen(paths.books());
  expect(await screen.findByText(/The payments provider did not answer/)).toBeTruthy();
});

test('a month is locked after a question, and a refusal stands in it', async () => {
  server.answer(lockMonth, () => refuse('books_month_gap'));
  await openScreen(paths.books());
  await userEvent.click(await screen.findByRole('button', { name: 'Lock the month' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lock October 2025?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lock the month' }));
  expect(await dialog.findByText(/An earlier month is still open/)).toBeTruthy();
  const locked = { month: '2025-10', locked_by: 'Amara', locked_at: utcInstant(epochSeconds(NOW)) };
  server.answer(lockMonth, () => ({ ...settings(), locked: [locked] }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lock the month' }));
  await screen.findAllByText('October 2025 is locked.');
  expect(server.asked(lockMonth)[0]?.path).toMatch(/2025-10\/lock$/);
});

test('a month that could not be added up says so and can be asked for again', async () => {
  server.answer(readBooks, () => refuse('wcpay_server_error'));
  await openScreen(paths.books());
  expect(await screen.findByText('The month could not be added up.')).toBeTruthy();
});

test('another program fills in its numbers; what it does not take is told before anything is sent', async () => {
  await openScreen(paths.books({ view: 'chart' }));
  await userEvent.selectOptions(await screen.findByLabelText('Accounting program'), 'skr03');
  const sales = screen.getByLabelText<HTMLInputElement>('Number of Sales');
  expect(sales.value).toBe('8400');
  await userEvent.clear(sales);
  await userEvent.type(sales, '84');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('DATEV takes numbers of four to eight digits.')).toBeTruthy();
  expect(server.asked(saveBookSettings)).toHaveLength(0);
  await userEvent.type(sales, '00');
  server.answer(saveBookSettings, settings);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.asked(saveBookSettings)).toHaveLength(1));
  expect(server.asked(saveBookSettings)[0]?.body).toMatchObject({
    settings: { package: 'skr03', splits_tax: false, accounts: { sales: { code: '8400' } } },
  });
  await screen.findAllByText('The chart of accounts is saved.');
});

test('a currency gets an account for itself, once, and loses it again', async () => {
  await openScreen(paths.books({ view: 'chart' }));
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add the account' });
  expect(add.disabled).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'eur');
  await userEvent.selectOptions(screen.getByLabelText('Account'), 'bank');
  await userEvent.click(add);
  expect(add.disabled).toBe(true);
  const number = screen.getByLabelText<HTMLInputElement>('Number of Bank, EUR');
  expect(screen.getByLabelText<HTMLInputElement>('Name of Bank, EUR').value).toBe('Bank, EUR');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Write a number and a name.')).toBeTruthy();
  await userEvent.type(number, '1150');
  expect(screen.getAllByText('This number stands for money and is taken by another account.')).toHaveLength(
    2,
  );
  await userEvent.clear(number);
  await userEvent.type(number, '1101');
  await userEvent.selectOptions(screen.getByLabelText('Account'), 'clearing');
  await userEvent.click(add);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Payments clearing, EUR' }));
  expect(server.asked(saveBookSettings)).toHaveLength(0);
  server.answer(saveBookSettings, settings);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.asked(saveBookSettings)).toHaveLength(1));
  expect(server.asked(saveBookSettings)[0]?.body).toMatchObject({
    settings: {
      currency_accounts: [
        { currency: 'eur', account: 'bank', code: '1101', name: 'Bank, EUR', tax_code: '' },
      ],
    },
  });
});

test('who may not export reads why, and locks nothing', async () => {
  const user = { ...aPageSettings().user, capabilities: ['see_payments', 'see_payouts'] };
  await openScreen(paths.books(), { user });
  await screen.findByRole('table', { name: 'Accounts, USD' });
  expect(screen.queryByRole('button', { name: 'Lock the month' })).toBeNull();
  expect((await screen.findAllByText(/does not include/)).length).toBeGreaterThan(0);
});
