import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forecastPayouts, readOverviews } from '#contract/balances.ts';
import { type AtBank, tellPayoutsAtBank } from '#contract/bank-matching.ts';
import { checkPayoutsExport, exportPayouts } from '#contract/exports.ts';
import { saveOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { listPayouts, type Payout, summarizePayouts } from '#contract/payouts.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { anOverviewsReply, aPayoutReply, aPayoutsSummary } from '#tests/factories/payout-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(summarizePayouts, () => aPayoutsSummary());
  server.answer(readOverviews, () => anOverviewsReply());
  server.answer(forecastPayouts, () => ({ estimate: true as const, data: [] }));
  server.answer(saveOptions, () => ({}));
});

const answerRows = (rows: readonly Payout[], total_count = rows.length) =>
  server.answer(listPayouts, () => ({ data: [...rows], total_count }));
const lastAsked = () => server.asked(listPayouts).at(-1)?.query;

const open = (changes: Partial<PageSettings> = {}, search: Parameters<typeof paths.payouts>[0] = {}) =>
  openScreen(paths.payouts(search), { accountStatus: anAccountStatus(), ...changes });

test('the table is titled, for those who see it too', async () => {
  answerRows([aPayoutReply()]);
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Payout history' })).toBeTruthy();
});

test('a summary that cannot be read leaves the rows alone and says so', async () => {
  answerRows([aPayoutReply()]);
  server.answer(summarizePayouts, () => refuse('wcpay_server_error'));
  await open();
  expect(await screen.findByText('Error retrieving payouts.')).toBeTruthy();
});

test('a filter the address names and nobody knows is left out, said, and can be taken out of the address', async () => {
  answerRows([aPayoutReply()]);
  const { history } = await openScreen(
    `${paths.payouts()}&status_is=bogus&date_before=soon&store_currency_is=%3Cb%3E&date_after=2026-03-09`,
  );
  const notice = await screen.findByRole('region', { name: 'Unknown filter' });
  expect([...notice.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'The filter “Date: soon” is not known and was left out.',
    'The filter “Status: bogus” is not known and was left out.',
    'The filter “Currency: <b>” is not known and was left out.',
  ]);
  expect(lastAsked()).toMatchObject({ date_after: '2026-03-09' });
  for (const name of ['status_is', 'date_before', 'store_currency_is'])
    expect(lastAsked()).not.toHaveProperty(name);

  await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() =>
    expect(history.location.href).toBe(paths.payouts({ date_after: calendarDate('2026-03-09') })),
  );
  expect(screen.queryByRole('region', { name: 'Unknown filter' })).toBeNull();
});

test('a payout, column by column, leads to itself', async () => {
  answerRows([
    aPayoutReply({ status: 'in_transit' }),
    aPayoutReply({ id: 'po_2', type: 'withdrawal', amount: minor(-1200), bank_reference_key: null }),
  ]);
  await open();
  const row = await screen.findByRole('row', { name: /In transit/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    'Details',
    'Nov 16, 2023',
    'Payout',
    '$50.00',
    'In transit',
    'TEST BANK •••• 6789 (USD)',
    '123456789012345',
  ]);
  expect(
    within(row)
      .getByRole('link', { name: /^Payout details/ })
      .getAttribute('href'),
  ).toBe(paths.payout('po_1'));
  const withdrawal = screen.getByRole('row', { name: /Withdrawal/ });
  expect(
    within(withdrawal)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toMatchObject({
    3: '−$12.00',
    4: 'Completed (deducted)',
    6: 'N/A',
  });
  expect(screen.getByRole('table', { name: 'Payout history' })).toBeTruthy();
  expect(lastAsked()).toMatchObject({ sort: 'date', direction: 'desc', page: '1', pagesize: '25' });
});

test('each payout says where it stands with the bank, and what went wrong leads to what to do', async () => {
  const AT_BANK = {
    ...{ amount: minor(5000), currency: currency('usd'), day: calendarDate('2026-03-04'), days: 0 },
    ...{ difference: minor(0), difference_reason: null, lines: [] },
  };
  const line = { booked_on: calendarDate('2026-03-04'), line_number: 12, file_name: 'March.xml' };
  const atBank: AtBank[] = [
    { ...AT_BANK, payout_id: 'po_1', state: 'matched', lines: [line] },
    { ...AT_BANK, payout_id: 'po_2', state: 'expected' },
    { ...AT_BANK, payout_id: 'po_3', state: 'missing', days: 3 },
    { ...AT_BANK, payout_id: 'po_4', state: 'differs', difference: minor(-20), lines: [line] },
    { ...AT_BANK, payout_id: 'po_5', state: 'returned', lines: [line] },
  ];
  answerRows(atBank.map(({ payout_id }) => aPayoutReply({ id: payout_id })));
  server.answer(tellPayoutsAtBank, () => ({ data: atBank }));
  await open();
  await screen.findByRole('columnheader', { name: 'At your bank' });
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(cells).toEqual([
    'In your bank since Mar 4, 2026, line 12 of March.xml',
    'Expected by Mar 4, 2026 ',
    'Overdue, 3 days What to do',
    'Bank shows $0.20 less since Mar 4, 2026, line 12 of March.xml',
    'Sent back by your bank on Mar 4, 2026, line 12 of March.xmlWhat to do',
  ]);
  const [late, back] = screen.getAllByRole('link', { name: /: what to do$/ });
  expect([late?.getAttribute('href'), back?.getAttribute('href')]).toEqual([
    ...[paths.payout('po_3'), paths.payout('po_5')],
  ]);
});

test('the address decides what is asked, and what makes no sense in it is left out', async () => {
  answerRows([aPayoutReply()], 90);
  await openScreen(
    `${paths.payouts()}&status_is=failed&status_is_not=deducted&store_currency_is=eur&date_after=2026-01-05&orderby=amount&order=asc&paged=2`,
    { accountStatus: anAccountStatus() },
  );
  await screen.findByRole('row', { name: /Payout/ });
  expect(lastAsked()).toMatchObject({
    status_is: 'failed',
    store_currency_is: 'eur',
    date_after: '2026-01-05',
    sort: 'amount',
    direction: 'asc',
    page: '2',
  });
  expect(lastAsked()).not.toHaveProperty('status_is_not');
});

test('Show opens the advanced filters, and all payouts takes them out again', async () => {
  answerRows([aPayoutReply()], 90);
  await open({}, { status_is: 'failed' });
  await screen.findByRole('row', { name: /Completed/ });
  const show = screen.getByRole('combobox', { name: 'Show' });
  expect((show as HTMLSelectElement).value).toBe('advanced');
  await userEvent.selectOptions(show, 'All payouts');
  await waitFor(() => expect(lastAsked()).not.toHaveProperty('status_is'));
});

test('payouts are asked for by a payment method: those that somebody paid by, and the one of the address', async () => {
  answerRows([aPayoutReply()], 90);
  await open({}, { source_is: 'klarna' });
  await waitFor(() => expect(lastAsked()).toMatchObject({ source_is: 'klarna' }));
  expect(await screen.findByRole('button', { name: 'Remove filter: Payment method is Klarna' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  const method = await screen.findByRole('combobox', { name: 'Value' });
  await within(method).findByRole('option', { name: 'Visa' });
  const offered = within(method).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Mastercard', 'Visa', 'Klarna']),
  );
  await userEvent.selectOptions(method, 'Visa');
  await waitFor(() => expect(lastAsked()).toMatchObject({ source_is: 'visa' }));
});

test('a currency is chosen where there are two, and sums are never mixed', async () => {
  answerRows([aPayoutReply(), aPayoutReply({ id: 'po_2', currency: currency('eur') })]);
  server.answer(summarizePayouts, () =>
    aPayoutsSummary({
      total: minor(0),
      currency: '',
      store_currencies: [currency('eur'), currency('usd')],
      totals: [
        { currency: currency('eur'), count: 1, total: minor(5000) },
        { currency: currency('usd'), count: 1, total: minor(5000) },
      ],
    }),
  );
  await open();
  expect(await screen.findByText('€50.00 EUR')).toBeTruthy();
  expect(screen.getByText(/^Choose one currency to see totals\./)).toBeTruthy();
  const tiles = screen.getByRole('region', { name: 'Payouts at a glance' });
  expect(within(tiles).getAllByText('$0.00 USD')).toHaveLength(2);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR');
  await waitFor(() => expect(lastAsked()).toMatchObject({ store_currency_is: 'eur' }));
});

test.each([
  ['Pacific/Honolulu', 'Nov 17, 2026', '2026-11-17'],
  ['America/New_York', 'Nov 17, 2026', '2026-11-17'],
  ['Europe/Berlin', 'Nov 18, 2026', '2026-11-18'],
  ['Pacific/Auckland', 'Nov 18, 2026', '2026-11-18'],
])('in %s a bank’s day is that day; a moment is on a day of the store', async (timezone, words, day) => {
  answerRows([
    aPayoutReply({ date: Date.UTC(2026, 10, 18) }),
    aPayoutReply({ id: 'po_2', status: 'failed', date: Date.UTC(2026, 10, 18, 4, 30) }),
  ]);
  await open({ store: { ...aPageSettings().store, timezone } });
  const timeIn = async (row: RegExp) => (await screen.findByRole('row', { name: row })).querySelector('time');
  const time = await timeIn(/Completed/);
  expect([time?.textContent, time?.dateTime, time?.title]).toEqual(['Nov 18, 2026', '2026-11-18', '']);
  const moment = await timeIn(/Failed/);
  expect([moment?.textContent, moment?.dateTime, moment?.title]).toEqual([
    words,
    day,
    '2026-11-18 04:30:00 UTC',
  ]);
});

test('tiles: the next payout is an estimate and says so', async () => {
  answerRows([aPayoutReply()]);
  server.answer(forecastPayouts, () => ({
    estimate: true as const,
    data: [
      {
        currency: currency('usd'),
        leaves: calendarDate('2026-11-16'),
        arrives: calendarDate('2026-11-18'),
        amount: minor(31_200),
      },
    ],
  }));
  await open();
  expect(await screen.findByText('Leaves Nov 16, 2026, an estimate')).toBeTruthy();
  expect(screen.getByText('$312.00')).toBeTruthy();
});

test('an empty list says what will be here; a failed one can be tried again', async () => {
  answerRows([]);
  await open({}, {});
  expect(await screen.findByRole('heading', { name: 'No payouts yet' })).toBeTruthy();
});

test('a failed read says so and can be tried again', async () => {
  server.answer(listPayouts, () => refuse('wcpay_server_error'));
  await open();
  expect(await screen.findByText('Error retrieving payouts.')).toBeTruthy();
  answerRows([aPayoutReply()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Completed/ })).toBeTruthy();
});

describe('export', () => {
  const QUESTION =
    "You are about to export 1000 deposits. If you'd like to reduce the size of your export, you can use one or more filters. Would you like to continue?";
  beforeEach(() => {
    server.answer(exportPayouts, () => ({ export_id: `exp_${'0'.repeat(32)}` as const }));
    server.answer(checkPayoutsExport, () => refuse('export_not_found'));
  });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Export' }));

  test('999 rows start at once, with the columns of the screen', async () => {
    answerRows([aPayoutReply()], 999);
    await open();
    await press();
    await waitFor(() => expect(server.asked(exportPayouts)).toHaveLength(1));
    expect(server.asked(exportPayouts)[0]?.body).toMatchObject({
      sort: 'date',
      columns: ['date', 'type', 'amount', 'status', 'bankAccount', 'bank_reference_key'],
    });
    expect(
      await screen.findAllByText(
        "We're processing your export. The file will download automatically and be emailed to amara@example.com.",
      ),
    ).not.toHaveLength(0);
  });

  test('1000 rows ask first, in the words of the specification', async () => {
    answerRows([aPayoutReply()], 1000);
    await open();
    await press();
    expect(await screen.findByText(QUESTION)).toBeTruthy();
    expect(server.asked(exportPayouts)).toHaveLength(0);
  });

  test('a filter is an answer already', async () => {
    answerRows([aPayoutReply()], 1000);
    await open({}, { status_is: 'paid' });
    await press();
    await waitFor(() => expect(server.asked(exportPayouts)).toHaveLength(1));
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});
