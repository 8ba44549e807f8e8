import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listCustomers } from '#contract/customers.ts';
import { type DisputeSummary, listDisputes, summarizeDisputes } from '#contract/disputes.ts';
import { checkDisputesExport, exportDisputes } from '#contract/exports.ts';
import { saveCurrentUser } from '#contract/users.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aDisputeSummary } from '#tests/factories/dispute-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { nowSeconds } from '#web/shared/now.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(listCustomers, () => ({ data: [], total_count: 0 }));
  answerSummary(['usd']);
});
const answerSummary = (codes: readonly string[]) =>
  server.answer(summarizeDisputes, () => ({
    count: 1,
    total: minor(2000),
    currency: 'usd',
    totals: [{ currency: currency('usd'), count: 1, total: minor(2000) }],
    currencies: codes.map(currency),
  }));
const answerRows = (rows: readonly DisputeSummary[], total_count = rows.length) =>
  server.answer(listDisputes, () => ({ data: [...rows], total_count }));
const lastAsked = () => server.asked(listDisputes).at(-1)?.query;
const shownRow = () => screen.findByRole('row', { name: /#1001/ });
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());

test('a dispute, column by column in the order of the list, leads to its payment', async () => {
  answerRows([aDisputeSummary({ status: 'lost' })]);
  await openScreen(paths.disputes());
  const row = await shownRow();
  expect(headings()).toEqual([
    'Details',
    'Amount',
    'Status',
    'Reason',
    'Source',
    'Order',
    'Customer',
    'Respond by',
    'Action',
  ]);
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    'Details',
    '$20.00',
    'Lost',
    'Transaction unauthorized',
    'VISA•••• 4242',
    '#1001',
    'Ada Lovelace',
    '–No response awaited',
    'See details',
  ]);
  expect(
    within(row)
      .getByRole('link', { name: /^See details/ })
      .getAttribute('href'),
  ).toBe(`${paths.payment({ id: 'pi_1', type: 'dispute' })}#dp_1`);
  expect(lastAsked()).toMatchObject({ sort: 'created', direction: 'desc', page: '1', pagesize: '25' });
  expect(lastAsked()).not.toHaveProperty('search');
});

describe('respond by', () => {
  const HOUR_S = 3600;
  test.each([
    ['four days', 4 * DAY_S + HOUR_S, /4 days left$/],
    ['just over 72 hours', 3 * DAY_S + HOUR_S, /3 days left$/],
    ['under 72 hours', 3 * DAY_S - HOUR_S, /2 days left, due soon/],
    ['just over 24 hours', DAY_S + HOUR_S, /1 day left, due soon/],
    ['under 24 hours', DAY_S - HOUR_S, /^Last day today$/],
    ['past', -HOUR_S, /^$/],
  ])('%s', async (_, seconds, words) => {
    answerRows([]);
    await openScreen(paths.disputes());
    answerRows([aDisputeSummary({ due_by: utcInstant(epochSeconds(nowSeconds() + seconds)) })]);
    await userEvent.click(screen.getByRole('button', { name: 'Awaiting response' }));
    const cells = within(await shownRow()).getAllByRole('cell');
    expect(cells.at(-2)?.textContent).toMatch(words);
    expect(cells.at(-1)?.textContent).toBe('Respond');
  });

  test.each([
    ['within three days', 3 * DAY_S - HOUR_S, 'alert'],
    ['later', 3 * DAY_S + HOUR_S, 'warning'],
  ])('due %s, the status is in %s style', async (_, seconds, kind) => {
    answerRows([aDisputeSummary({ due_by: utcInstant(epochSeconds(nowSeconds() + seconds)) })]);
    await openScreen(paths.disputes());
    expect(within(await shownRow()).getByText('Needs response').dataset.kind).toBe(kind);
  });
});

describe('what is shown', () => {
  test('awaiting response is asked for as a search for two statuses', async () => {
    answerRows([aDisputeSummary()]);
    const { history } = await openScreen(paths.disputes({ filter: 'awaiting_response' }));
    await shownRow();
    expect(lastAsked()?.search).toEqual(['warning_needs_response', 'needs_response']);
    await userEvent.click(screen.getByRole('button', { name: 'All disputes' }));
    await waitFor(() => expect(lastAsked()).not.toHaveProperty('search'));
    expect(history.location.search).toContain('filter=all');
  });

  test('what awaits a response comes by its deadline, unless the address says otherwise', async () => {
    answerRows([aDisputeSummary()]);
    await openScreen(paths.disputes({ filter: 'awaiting_response' }));
    await shownRow();
    expect(lastAsked()).toMatchObject({ sort: 'due_by', direction: 'asc' });
    await userEvent.click(screen.getByRole('button', { name: 'All disputes' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'created', direction: 'desc' }));
  });

  test('an order in the address stays, also for what awaits a response', async () => {
    answerRows([aDisputeSummary()]);
    await openScreen(`${paths.disputes({ filter: 'awaiting_response' })}&orderby=amount&order=desc`);
    await shownRow();
    expect(lastAsked()).toMatchObject({ sort: 'amount', direction: 'desc' });
  });

  test('opening the filters leaves what awaits a response alone', async () => {
    answerRows([aDisputeSummary()]);
    const { history } = await openScreen(paths.disputes({ filter: 'awaiting_response' }));
    await shownRow();
    const filters = await screen.findByRole('button', { name: /^Filters/ });
    await userEvent.click(filters);
    await waitFor(() => expect(filters.getAttribute('aria-expanded')).toBe('true'));
    expect(history.location.search).toContain('filter=awaiting_response');
    expect(lastAsked()?.search).toEqual(['warning_needs_response', 'needs_response']);
    await userEvent.click(filters);
    await waitFor(() => expect(filters.getAttribute('aria-expanded')).toBe('false'));
  });

  test('the address decides, and what makes no sense in it is left out', async () => {
    answerRows([aDisputeSummary()], 90);
    await openScreen(
      `${paths.disputes()}&filter=advanced&match=any&status_is=won&status_is_not=odd&store_currency_is=eur` +
        '&date_between[0]=2026-03-09&date_between[1]=2026-03-08&orderby=dueBy&order=asc&paged=2&per_page=50',
    );
    await shownRow();
    expect(lastAsked()).toMatchObject({
      match: 'any',
      status_is: 'won',
      store_currency_is: 'eur',
      date_between: ['2026-03-09', '2026-03-08'],
      sort: 'due_by',
      direction: 'asc',
      page: '2',
      pagesize: '50',
    });
    expect(lastAsked()).not.toHaveProperty('status_is_not');
  });

  test('nothing awaits a response, nothing ever happened, nothing matches: three different words', async () => {
    answerRows([]);
    await openScreen(paths.disputes({ filter: 'awaiting_response' }));
    expect(await screen.findByText('Nothing awaits your response')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'All disputes' }));
    expect(await screen.findByText('No disputes')).toBeTruthy();
  });

  test('a failed read says the sentence and can be tried again', async () => {
    server.answer(listDisputes, () => refuse('wcpay_server_error'));
    await openScreen(paths.disputes());
    expect(await screen.findByText('Error retrieving disputes.')).toBeTruthy();
    answerRows([aDisputeSummary()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shownRow()).toBeTruthy();
  });

  test('a failed summary leaves the rows alone and says so', async () => {
    server.answer(summarizeDisputes, () => refuse('wcpay_server_error'));
    answerRows([aDisputeSummary()]);
    await openScreen(paths.disputes());
    await shownRow();
    expect(await screen.findByText('Error retrieving the summary of disputes.')).toBeTruthy();
  });

  test('what awaits a response is at stake, each currency by itself; of everything no sum is mixed', async () => {
    server.answer(summarizeDisputes, () => ({
      ...{ count: 3, total: minor(0), currency: '', currencies: ['eur', 'jpy'].map(currency) },
      totals: [
        { currency: currency('eur'), count: 2, total: minor(15_500) },
        { currency: currency('jpy'), count: 1, total: minor(6050) },
      ],
    }));
    answerRows([aDisputeSummary()]);
    await openScreen(paths.disputes({ filter: 'awaiting_response' }));
    await shownRow();
    expect((await screen.findByText(/^At stake/)).textContent).toBe('At stake €155.00 EUR · ¥6,050 JPY');
    await userEvent.click(screen.getByRole('button', { name: 'All disputes' }));
    await waitFor(() => expect(screen.queryByText(/^At stake/)).toBeNull());
    expect(screen.queryByText(/^Total/)).toBeNull();
  });

  test('with several currencies an amount carries its code', async () => {
    answerSummary(['eur', 'usd']);
    answerRows([aDisputeSummary()]);
    await openScreen(paths.disputes());
    expect(within(await shownRow()).getByText('$20.00 USD')).toBeTruthy();
  });
});

test('columns that were put away stay away for this person', async () => {
  answerRows([aDisputeSummary()]);
  server.answer(saveCurrentUser, () => refuse('wcpay_server_error'));
  await openScreen(paths.disputes());
  await shownRow();
  await userEvent.click(screen.getByRole('button', { name: /Columns/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Disputed on' }));
  await waitFor(() => expect(server.asked(saveCurrentUser)).toHaveLength(1));
  expect(server.asked(saveCurrentUser)[0]?.body).toEqual({
    woocommerce_meta: {
      wc_payments_disputes_hidden_columns: ['currency', 'customerEmail', 'customerCountry'],
    },
  });
});

const EXPORT: ExportId = 'exp_0123456789abcdef0123456789abcdef';

describe('export', () => {
  beforeEach(() => {
    server.answer(exportDisputes, () => ({ export_id: EXPORT }));
    server.answer(checkDisputesExport, () => refuse('export_not_found'));
  });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Export' }));

  test('a thousand rows without a filter are asked about, in the word disputes', async () => {
    answerRows([aDisputeSummary()], 1000);
    await openScreen(paths.disputes());
    await shownRow();
    await press();
    expect(
      await screen.findByText(
        "You are about to export 1000 disputes. If you'd like to reduce the size of your export, you can use one or more filters. Would you like to continue?",
      ),
    ).toBeTruthy();
    expect(server.asked(exportDisputes)).toHaveLength(0);
  });

  test.each([
    ['one row less', paths.disputes(), 999, { sort: 'created', direction: 'desc' }],
    ['a filter', paths.disputes({ status_is: 'lost' }), 5000, { sort: 'created', direction: 'desc' }],
    [
      'awaiting response',
      paths.disputes({ filter: 'awaiting_response' }),
      5000,
      { sort: 'due_by', direction: 'asc' },
    ],
  ])('%s is not, and the file is of the screen', async (_, address, total, order) => {
    answerRows([aDisputeSummary()], total);
    await openScreen(address);
    await shownRow();
    await press();
    await waitFor(() => expect(server.asked(exportDisputes)).toHaveLength(1));
    expect(server.asked(exportDisputes)[0]?.body).toMatchObject({
      columns: ['amount', 'status', 'reason', 'source', 'order', 'customerName', 'dueBy'],
      ...order,
    });
  });
});
