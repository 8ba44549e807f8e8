import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageSettings } from '#contract/page-settings.ts';
import { listTransactions, summarizeTransactions } from '#contract/transactions.ts';
import { currency, minor } from '#domain/shared/money.ts';
import {
  aSummaryReply,
  aTransactionReply,
  type TransactionReply,
} from '#tests/factories/transaction-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;

beforeAll(loadOpening);
beforeEach(() => {
  server = fakeServer();
  server.answer(summarizeTransactions, () => aSummaryReply());
});

const answerRows = (rows: readonly TransactionReply[], total_count = rows.length) =>
  server.answer(listTransactions, () => ({ data: [...rows], total_count }));

const open = (search: Parameters<typeof paths.transactions>[0] = {}, changes?: Partial<PageSettings>) =>
  openScreen(paths.transactions(search), changes);

const cellsOf = async (name: RegExp | string) => {
  const row = await screen.findByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const summary = () => document.querySelector('.summary')?.textContent;

describe('rows', () => {
  test('a charge, column by column, in the order of the list', async () => {
    answerRows([aTransactionReply()]);
    await open();
    expect(await cellsOf(/Ada Lovelace/)).toEqual([
      'Details',
      'Nov 14, 2023 17:13',
      'Charge',
      'Online',
      'VISA•••• 4242',
      'Ada Lovelace',
      '–No order',
      '$20.00',
      '−$0.88',
      '$19.12',
    ]);
    expect(heads()).toEqual([
      'Details',
      'Date and time',
      'Type',
      'Channel',
      'Payment method',
      'Customer',
      'Order',
      'Amount',
      'Fees',
      'Net',
    ]);
  });

  test.each([
    ['refunded_partial', 'ChargePartial refund'],
    ['disputed_under_review', 'ChargeDisputed: Under review'],
    ['frozen_by_bank', 'ChargeFrozen by bank'],
    ['paid', 'Charge'],
  ])('a payment that is %s says so beside its type', async (status, words) => {
    answerRows([aTransactionReply({ payment_state: { kind: 'named', status, due_by: null } })]);
    await open();
    await waitFor(async () => expect((await cellsOf(/Ada Lovelace/))[2]).toBe(words));
  });

  test('the first column leads to the payment', async () => {
    answerRows([
      aTransactionReply({ metadata: { charge_type: 'card_reader_fee' }, payment_intent_id: null }),
    ]);
    await open();
    const link = await screen.findByRole('link', { name: /^Payment details: Reader fee of \$20.00/ });
    expect(link.getAttribute('href')).toBe(
      paths.payment({ id: 'ch_1', transaction_id: 'txn_1', transaction_type: 'card_reader_fee' }),
    );
  });

  test('a reader fee stands as a positive amount, and a loan has nothing to open', async () => {
    answerRows([
      aTransactionReply({ type: 'card_reader_fee', customer_name: null }),
      aTransactionReply({
        transaction_id: 'txn_2',
        type: 'financing_paydown',
        customer_name: null,
        source: null,
        channel: null,
        charge_id: null,
        payment_intent_id: null,
      }),
    ]);
    await open();
    expect(await cellsOf(/Reader fee/)).toContain('$0.88');
    const loan = await screen.findByRole('row', { name: /Loan repayment/ });
    expect(within(loan).getByText('No customer')).toBeTruthy();
    expect(within(loan).queryByRole('link')).toBeNull();
  });

  test('a converted amount says what was paid', async () => {
    answerRows([
      aTransactionReply({ customer_currency: currency('eur'), customer_amount: minor(1850) }),
      aTransactionReply({ transaction_id: 'txn_2' }),
    ]);
    await open();
    const marks = await screen.findAllByRole('img', { name: 'Converted from €18.50 EUR' });
    expect(marks).toHaveLength(1);
  });

  test('orders, subscriptions and customers are links where they exist', async () => {
    const order = {
      id: 15,
      number: '10519',
      url: 'admin.php?page=wc-orders&action=edit&id=15',
      customer_url: 'admin.php?page=wc-admin&path=/customers/7',
      customer_name: null,
      customer_email: null,
      fraud_meta_box_type: null,
      subscriptions: [{ number: '781', url: 'admin.php?page=wc-orders&subscription=781' }],
    };
    answerRows([aTransactionReply({ order })]);
    await open({}, { isSubscriptionsActive: true });
    expect(await screen.findByRole('link', { name: '#10519' })).toHaveProperty(
      'pathname',
      '/wp-admin/admin.php',
    );
    expect(screen.getByRole('link', { name: '#781' }).getAttribute('href')).toContain('subscription=781');
    expect(screen.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(paths.customer(7));
  });

  test.each([
    ['ios', 'Tap to Pay on iPhone'],
    ['android', 'Tap to Pay on Android'],
    [null, 'In person'],
  ] as const)('a sale in person by %s reads %s', async (source_device, words) => {
    answerRows([aTransactionReply({ channel: 'in_person', source_device })]);
    await open();
    expect((await cellsOf(/Ada/))[3]).toBe(words);
  });
});

describe('the summary line', () => {
  test('one currency: count, totals that add up, currency and zone', async () => {
    answerRows([aTransactionReply()], 148);
    await open();
    await waitFor(() => expect(summary()).toBe('148 transactionsTotal $20.00Fees −$0.88Net $19.12'));
    expect(screen.getByText('USD, New York time')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Currency' })).toBeNull();
    const totals = within(await screen.findByRole('row', { name: /^All 148 transactions/ }));
    expect(totals.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '$20.00',
      '−$0.88',
      '$19.12',
    ]);
    expect(totals.getByRole('rowheader')).toHaveProperty('colSpan', 7);
  });

  test('matches that happen to share one of several currencies are not added up until it is asked for', async () => {
    server.answer(summarizeTransactions, () =>
      aSummaryReply({ store_currencies: [currency('eur'), currency('usd')] }),
    );
    answerRows([aTransactionReply()]);
    await open({ type_is: 'charge' });
    await screen.findByText(/^Choose one currency to see totals\./);
    expect(summary()).not.toContain('Total');
  });

  test('where it cannot be read, the list says so beside its rows, keeps the choice made, and asks again', async () => {
    server.answer(summarizeTransactions, () => refuse('wcpay_server_error'));
    answerRows([aTransactionReply()]);
    await open({ store_currency_is: 'usd' });
    await screen.findByText('Ada Lovelace');
    expect(await screen.findByText('Error retrieving transactions.')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveProperty('value', 'usd');
    server.answer(summarizeTransactions, () => aSummaryReply());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(summary()).toContain('Total $20.00'));
    expect(screen.queryByText('Error retrieving transactions.')).toBeNull();
  });

  test('several currencies: no totals, a hint, and a selector that narrows to one', async () => {
    const zero = { count: 1, total: minor(0), fees: minor(0), net: minor(0) };
    server.answer(summarizeTransactions, ({ query }) =>
      query.store_currency_is
        ? aSummaryReply({ store_currencies: [currency('eur'), currency('usd')] })
        : aSummaryReply({
            store_currencies: [currency('eur'), currency('usd')],
            totals: [
              { currency: currency('eur'), ...zero },
              { currency: currency('usd'), ...zero },
            ],
          }),
    );
    answerRows([aTransactionReply()]);
    const { history } = await open({}, { shouldUseExplicitPrice: true });
    await screen.findByText(/^Choose one currency to see totals\./);
    expect(await cellsOf(/Ada/)).toContain('$20.00 USD');

    const select = screen.getByRole('combobox', { name: 'Currency' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All currencies', 'EUR', 'USD']);
    await userEvent.click(screen.getByRole('button', { name: 'USD' }));
    await screen.findByText(/Total/);
    expect(history.location.href).toBe(paths.transactions({ store_currency_is: 'usd' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), '---');
    await waitFor(() => expect(history.location.href).toBe(paths.transactions()));
  });
});

describe('without rows', () => {
  test('while they are read, the table keeps its shape and counts are dots', async () => {
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    server.answer(listTransactions, async () => {
      await gate;
      return { data: [aTransactionReply()], total_count: 1 };
    });
    await open();
    expect(screen.getByRole('region', { name: 'Transactions' }).getAttribute('aria-busy')).toBe('true');
    expect(heads()).toContain('Amount');
    expect(summary()).toContain('…');
    letThrough();
    await screen.findByText('Ada Lovelace');
  });

  test('a store that has none yet is told what will be here', async () => {
    answerRows([]);
    await open();
    await screen.findByRole('heading', { name: 'No transactions yet' });
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  test('filters that leave nothing can be cleared at once', async () => {
    server.answer(listTransactions, ({ query }) =>
      query.channel_is ? { data: [], total_count: 0 } : { data: [aTransactionReply()], total_count: 1 },
    );
    const { history } = await open({
      channel_is: 'in_person',
      search: ['ada'],
      store_currency_is: 'usd',
      match: 'any',
    });
    await screen.findByRole('heading', { name: 'No transactions match' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Ada Lovelace');
    expect(history.location.href).toBe(paths.transactions());
  });

  test('a page past the end leads back to the first', async () => {
    server.answer(listTransactions, ({ query }) => ({
      data: query.page === '1' ? [aTransactionReply()] : [],
      total_count: 1,
    }));
    await open({ paged: 9 });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    await screen.findByText('Ada Lovelace');
  });

  test('a failed read says so in the quoted words and can be tried again', async () => {
    server.answer(listTransactions, () => refuse('wcpay_server_error'));
    await open();
    await screen.findByText('Error retrieving transactions.');
    answerRows([aTransactionReply()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Ada Lovelace');
    expect(screen.queryByText('Error retrieving transactions.')).toBeNull();
  });
});
