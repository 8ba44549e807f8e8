import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { summarizeAuthorizations } from '#contract/authorizations.ts';
import {
  downloadFraudOutcomes,
  listFraudOutcomes,
  suggestFraudOutcomes,
  summarizeFraudOutcomes,
} from '#contract/fraud-outcomes.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { aFraudOutcomeReply, type FraudOutcomeReply } from '#tests/factories/authorization-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { parseCsv } from '#tests/parse-csv.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { blockedFile } from './blocked-file.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening);
beforeEach(() => {
  server = fakeServer();
  server.answer(summarizeAuthorizations, () => ({
    count: 0,
    total: minor(0),
    currency: '',
    all_currencies: [],
    totals: [],
  }));
});

function answerRows(rows: readonly FraudOutcomeReply[]) {
  server.answer(listFraudOutcomes, () => ({ data: [...rows], total_count: rows.length }));
  server.answer(summarizeFraudOutcomes, () => ({
    count: rows.length,
    total: minor(2000),
    currencies: [currency('usd')],
    totals: [{ currency: currency('usd'), count: rows.length, total: minor(2000) }],
  }));
}
const open = (search: Parameters<typeof paths.transactions>[0] = {}) =>
  openScreen(paths.transactions({ tab: 'blocked-page', ...search }));

test('rows in their columns; what is asked for is blocked and what waits for review', async () => {
  answerRows([
    aFraudOutcomeReply({ rules: ['address_mismatch', 'some_new_rule'] }),
    aFraudOutcomeReply({ order_id: 13, order_number: '13', status: 'review', customer_name: 'Grace Hopper' }),
  ]);
  await open();
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(await screen.findByRole('row', { name: /Ada Lovelace/ }))).toEqual([
    'Details',
    'Nov 14, 2023 17:13',
    'Payment blocked',
    'Address mismatch · Some new rule',
    '$20.00',
    'Ada Lovelace',
    '#12',
  ]);
  expect(cells(await screen.findByRole('row', { name: /Grace Hopper/ }))).toContain('Needs review');
  expect(server.asked(listFraudOutcomes)[0]?.query).toMatchObject({
    status: 'block',
    additional_status: 'review',
    direction: 'desc',
  });
  expect(document.querySelector('.summary')?.textContent).toBe('2 paymentsTotal $20.00');
  expect(screen.queryByRole('link', { name: /^Uncaptured/ })).toBeNull();
});

test('a summary that cannot be read leaves the rows alone and says so', async () => {
  answerRows([aFraudOutcomeReply()]);
  server.answer(summarizeFraudOutcomes, () => refuse('wcpay_server_error'));
  await open();
  await screen.findByRole('row', { name: /Ada Lovelace/ });
  expect(await screen.findByText('Error retrieving on review transactions.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a service without any outcome is an empty list', async () => {
  answerRows([]);
  server.answer(listFraudOutcomes, () => refuse('wcpay_fraud_outcome_not_found'));
  server.answer(summarizeFraudOutcomes, () => refuse('wcpay_fraud_outcome_not_found'));
  await open();
  expect(await screen.findByRole('heading', { name: 'Nothing was blocked' })).toBeTruthy();
  expect(screen.queryByText('Error retrieving on review transactions.')).toBeNull();
});

test('a failed read shows its sentence', async () => {
  answerRows([]);
  server.answer(listFraudOutcomes, () => refuse('wcpay_server_error'));
  await open();
  expect(await screen.findByText('Error retrieving on review transactions.')).toBeTruthy();
});

test('searching offers only labels that hold what was typed, and sends the chosen one', async () => {
  answerRows([aFraudOutcomeReply()]);
  server.answer(suggestFraudOutcomes, () => [
    { key: 'customer-12', label: 'Ada Lovelace' },
    { key: 'customer-13', label: 'Grace Hopper' },
  ]);
  await open();
  await screen.findByRole('row', { name: /Ada/ });
  await userEvent.type(
    screen.getByRole('combobox', { name: 'Search by order number or customer name' }),
    'love',
  );
  await userEvent.click(await screen.findByRole('option', { name: 'Ada Lovelace' }));
  expect(screen.queryByRole('option', { name: 'Grace Hopper' })).toBeNull();
  await waitFor(() =>
    expect(server.asked(listFraudOutcomes).at(-1)?.query).toMatchObject({ search: ['Ada Lovelace'] }),
  );
});

describe('the file', () => {
  const COLUMNS = ['created', 'status', 'amount', 'customer_name', 'order_id'];

  test('has the columns of the screen, the store’s hours and amounts that can be added up', () => {
    const rows = [
      aFraudOutcomeReply(),
      aFraudOutcomeReply({ amount: minor(1234), currency: currency('jpy'), status: 'review' }),
      aFraudOutcomeReply({ amount: minor(-5), currency: currency('bhd') }),
    ];
    expect(parseCsv(blockedFile(rows, COLUMNS, 'America/New_York').slice(1))).toEqual([
      ['Date and time', 'Status', 'Amount', 'Currency', 'Customer', 'Order'],
      ['2023-11-14T17:13:20-05:00', 'Payment blocked', '20.00', 'USD', 'Ada Lovelace', '12'],
      ['2023-11-14T17:13:20-05:00', 'Needs review', '1234', 'JPY', 'Ada Lovelace', '12'],
      ['2023-11-14T17:13:20-05:00', 'Payment blocked', '-0.005', 'BHD', 'Ada Lovelace', '12'],
    ]);
  });

  test.each([
    ['=1+1', "'=1+1"],
    [' @SUM(A1)', "' @SUM(A1)"],
    ['Bob;=1+1;', "Bob;'=1+1;"],
    ['Bob; "=1+1"', `Bob;' "=1+1"`],
    ['\t=1', "'\t'=1"],
    ['Bob;1+1', 'Bob;1+1'],
  ])('the name %j is no formula', (customer_name, written) => {
    const [, row] = parseCsv(
      blockedFile([aFraudOutcomeReply({ customer_name })], ['customer_name'], 'UTC').slice(1),
    );
    expect(row?.[1]).toBe(written);
  });

  test('a name with quotes, commas and lines comes back as it was', () => {
    const customer_name = 'Ada "the", first\nof her name';
    const [, row] = parseCsv(
      blockedFile([aFraudOutcomeReply({ customer_name })], ['customer_name'], 'UTC').slice(1),
    );
    expect(row?.[1]).toBe(customer_name);
  });

  test('can be made to come by itself, narrowed as the list is', async () => {
    answerRows([aFraudOutcomeReply()]);
    await open({ search: ['Ada'] });
    const link = await screen.findByRole('link', { name: 'Schedule export' });
    expect(link.getAttribute('href')).toBe(
      paths.exports({ search: ['Ada'], view: 'schedules', filter: 'blocked' }),
    );
  });

  test('is saved, and a failure can be tried again', async () => {
    answerRows([aFraudOutcomeReply()]);
    server.answer(downloadFraudOutcomes, () => refuse('wcpay_server_error'));
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          made.push(blob);
          return 'blob:here';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    await open();
    await screen.findByRole('row', { name: /Ada/ });
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findAllByText('There was a problem generating your export.');
    server.answer(downloadFraudOutcomes, () => ({ data: [aFraudOutcomeReply()] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(await made[0]?.text()).toContain('Ada Lovelace');
  });
});
