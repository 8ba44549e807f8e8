import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageSettings } from '#contract/page-settings.ts';
import { listTransactions, summarizeTransactions } from '#contract/transactions.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
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
const lastAsked = () => server.asked(listTransactions).at(-1)?.query;

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
    await waitFor(() => expect(summary()).toBe('1 of 148 transactionsTotal $20.00Fees −$0.88Net $19.12'));
    expect(screen.getByText('USD, New York time')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Payout currency' })).toBeNull();
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
    await screen.findByText('Choose one currency to see totals.');
    expect(await cellsOf(/Ada/)).toContain('$20.00 USD');

    const select = screen.getByRole('combobox', { name: 'Payout currency' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All currencies', 'EUR', 'USD']);
    await userEvent.selectOptions(select, 'USD');
    await screen.findByText(/Total/);
    expect(history.location.href).toBe(paths.transactions({ store_currency_is: 'usd' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Payout currency' }), '---');
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
    expect(summary()).toContain('… of …');
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

describe('the address is the list', () => {
  test('sorting asks for another order and starts at the first page', async () => {
    answerRows([aTransactionReply()], 200);
    const { history } = await open({ paged: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'amount', direction: 'desc', page: '1' }));
    expect(history.location.href).toBe(paths.transactions({ orderby: 'amount', order: 'desc' }));
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending');
  });

  test('pages and their size; what is usual is not written', async () => {
    answerRows([aTransactionReply()], 200);
    const { history } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ page: '2', pagesize: '25' }));
    expect(history.location.href).toBe(paths.transactions({ paged: 2 }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    await waitFor(() => expect(history.location.href).toBe(paths.transactions({ per_page: 50 })));
    history.back();
    await waitFor(() => expect(history.location.href).toBe(paths.transactions({ paged: 2 })));
  });

  test('filters of a link are told as pills, and a pill can be removed', async () => {
    answerRows([aTransactionReply()]);
    const { history } = await openScreen(
      `${paths.transactions({ channel_is: 'online', type: 'charge' })}&date_between[0]=2026-02-01&date_between[1]=2026-01-01`,
    );
    const pills = await screen.findByRole('list', { name: 'Filters' });
    expect(
      within(pills)
        .getAllByRole('listitem')
        .map((pill) => pill.textContent),
    ).toEqual(['Date is between Jan 1, 2026 – Feb 1, 2026', 'Type is Charge', 'Channel is Online']);
    expect(lastAsked()).toMatchObject({
      type_is: 'charge',
      channel_is: 'online',
      date_between: ['2026-01-01 05:00:00', '2026-02-02 04:59:59'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Type is Charge' }));
    await waitFor(() => expect(lastAsked()?.type_is).toBeUndefined());
    expect(history.location.href).not.toContain('type');
  });

  test('a filter is written as a sentence and goes into the address', async () => {
    answerRows([aTransactionReply()]);
    const { history } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a filter' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Risk level');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'is not');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'Highest');
    await waitFor(() => expect(lastAsked()?.risk_level_is_not).toBe('2'));
    expect(history.location.href).toBe(paths.transactions({ filter: 'advanced', risk_level_is_not: '2' }));
    await userEvent.click(screen.getByRole('button', { name: 'any' }));
    await waitFor(() => expect(lastAsked()?.match).toBe('any'));
  });

  test('what the server would refuse is left out, and the list is still there', async () => {
    answerRows([aTransactionReply()]);
    await open({ type_is: 'nonsense', orderby: 'nowhere', per_page: 9000 });
    await screen.findByText('Ada Lovelace');
    expect(lastAsked()).toEqual({ sort: 'date', direction: 'desc', page: '1', pagesize: '25' });
  });
});

describe('tabs', () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Kinds of transactions' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('another tab keeps the filters, drops paging and order, and says what will be there', async () => {
    answerRows([aTransactionReply()], 200);
    const { history } = await open({
      paged: 2,
      per_page: 50,
      orderby: 'amount',
      order: 'asc',
      channel_is: 'online',
    });
    expect(tabs()).toEqual(['Transactions', 'Blocked']);
    await userEvent.click(screen.getByRole('link', { name: 'Blocked' }));
    await screen.findByRole('heading', { name: 'Not built yet' });
    expect(history.location.href).toBe(paths.transactions({ channel_is: 'online', tab: 'blocked-page' }));
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  test('uncaptured opens by its address while authorizing and capturing apart is on', async () => {
    await open({ tab: 'uncaptured-page' });
    expect(tabs()).toEqual(['Transactions', 'Uncaptured', 'Blocked']);
  });

  test('and falls back to all transactions while it is off', async () => {
    answerRows([aTransactionReply()]);
    const { featureFlags } = aPageSettings();
    await open(
      { tab: 'uncaptured-page' },
      { featureFlags: { ...featureFlags, isAuthAndCaptureEnabled: false } },
    );
    expect(tabs()).toEqual(['Transactions', 'Blocked']);
    await screen.findByText('Ada Lovelace');
  });
});
