import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAuthorizations, summarizeAuthorizations } from '#contract/authorizations.ts';
import { listFraudOutcomes, summarizeFraudOutcomes } from '#contract/fraud-outcomes.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { getSettings } from '#contract/settings.ts';
import { listTransactions, summarizeTransactions } from '#contract/transactions.ts';
import { calendarPeriod } from '#domain/shared/calendar-period.ts';
import { minor } from '#domain/shared/money.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { aSettings } from '#tests/factories/settings-reply.ts';
import { aSummaryReply, aTransactionReply } from '#tests/factories/transaction-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { nowSeconds } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;

beforeAll(loadOpening);
beforeEach(() => {
  server = fakeServer();
  server.answer(summarizeTransactions, () => aSummaryReply());
  server.answer(summarizeAuthorizations, () => waiting(0));
  server.answer(getSettings, () => aSettings());
});

const waiting = (count: number) => ({
  count,
  total: minor(0),
  currency: '',
  all_currencies: [],
  totals: [],
});

const answerRows = (total_count = 1) =>
  server.answer(listTransactions, () => ({ data: [aTransactionReply()], total_count }));

const open = (search: Parameters<typeof paths.transactions>[0] = {}, changes?: Partial<PageSettings>) =>
  openScreen(paths.transactions(search), changes);

const lastAsked = () => server.asked(listTransactions).at(-1)?.query;

describe('the address is the list', () => {
  test('sorting asks for another order and starts at the first page', async () => {
    answerRows(200);
    const { history } = await open({ paged: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'amount', direction: 'desc', page: '1' }));
    expect(history.location.href).toBe(paths.transactions({ orderby: 'amount', order: 'desc' }));
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending');
  });

  test('an older name of a filter is known, an odd value of one is not', async () => {
    answerRows();
    await openScreen(`${paths.transactions()}&type=charge&channel_is=moon`);
    const notice = await screen.findByRole('region', { name: 'Unknown filter' });
    expect(notice.textContent).toBe('The filter “Channel: moon” is not known and was left out.');
    expect(lastAsked()).toMatchObject({ type_is: 'charge' });
    expect(lastAsked()).not.toHaveProperty('channel_is');
  });

  test('pages and their size; what is usual is not written', async () => {
    answerRows(200);
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
    answerRows();
    const { history } = await openScreen(
      `${paths.transactions({ channel_is: 'online', type: 'charge' })}&date_between[0]=2026-02-01&date_between[1]=2026-01-01`,
    );
    const pills = await screen.findByRole('list', { name: 'Filters' });
    expect(
      within(pills)
        .getAllByRole('listitem')
        .map((pill) => pill.textContent),
    ).toEqual(['Date is between Jan 1, 2026 and Feb 1, 2026', 'Type is Charge', 'Channel is Online']);
    expect(lastAsked()).toMatchObject({
      type_is: 'charge',
      channel_is: 'online',
      date_between: ['2026-02-01', '2026-01-01'],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Type is Charge' }));
    await waitFor(() => expect(lastAsked()?.type_is).toBeUndefined());
    expect(history.location.href).not.toContain('type');
  });

  test('a filter is written as a sentence and goes into the address', async () => {
    answerRows();
    const { history } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Filter by Risk level' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'is not');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'Highest');
    await waitFor(() => expect(lastAsked()?.risk_level_is_not).toBe('2'));
    expect(history.location.href).toBe(paths.transactions({ filter: 'advanced', risk_level_is_not: '2' }));
    await userEvent.click(screen.getByRole('button', { name: 'any' }));
    await waitFor(() => expect(lastAsked()?.match).toBe('any'));
  });

  test('a period is one press', async () => {
    answerRows();
    const { history } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
    const days = calendarPeriod('last_month', dayOf(nowSeconds(), pageSettings().store.timezone));
    await waitFor(() => expect(lastAsked()).toMatchObject({ date_between: [...days] }));
    expect(history.location.href).toBe(paths.transactions({ filter: 'advanced', date_between: [...days] }));
  });

  test('what the server would refuse is left out, and the list is still there', async () => {
    answerRows();
    await openScreen(`${paths.transactions({ orderby: 'nowhere', per_page: 9000 })}&type_is=nonsense`);
    await screen.findByText('Ada Lovelace');
    expect(lastAsked()).toEqual({ sort: 'date', direction: 'desc', page: '1', pagesize: '25' });
  });
});

describe('tabs', () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Kinds of transactions' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('another tab keeps the filters, drops paging and order', async () => {
    answerRows(200);
    server.answer(listFraudOutcomes, () => ({ data: [], total_count: 0 }));
    server.answer(summarizeFraudOutcomes, () => ({ count: 0, total: minor(0), currencies: [], totals: [] }));
    const { history } = await open({
      paged: 2,
      per_page: 50,
      orderby: 'amount',
      order: 'asc',
      channel_is: 'online',
    });
    expect(tabs()).toEqual(['Transactions', 'Blocked']);
    await userEvent.click(screen.getByRole('link', { name: 'Blocked' }));
    await screen.findByRole('region', { name: 'Blocked payments' });
    expect(history.location.href).toBe(paths.transactions({ channel_is: 'online', tab: 'blocked-page' }));
  });

  test('uncaptured opens by its address while authorizing and capturing apart is on', async () => {
    server.answer(summarizeAuthorizations, () => new Promise(() => undefined));
    server.answer(listAuthorizations, () => new Promise(() => undefined));
    await open({ tab: 'uncaptured-page' });
    // How many wait is not known yet.
    expect(tabs()).toEqual(['Transactions', 'Uncaptured… waiting', 'Blocked']);
  });

  test('it has its place from the first moment where the page says that it stands, and its count is awaited', async () => {
    answerRows();
    let count: (summary: ReturnType<typeof waiting>) => void = () => undefined;
    const counted = new Promise<ReturnType<typeof waiting>>((resolve) => {
      count = resolve;
    });
    server.answer(summarizeAuthorizations, () => counted);
    await open({}, { hasUncapturedTab: true });
    expect(tabs()).toEqual(['Transactions', 'Uncaptured… waiting', 'Blocked']);
    count(waiting(3));
    await waitFor(() => expect(tabs()).toEqual(['Transactions', 'Uncaptured3 waiting', 'Blocked']));
  });

  test('it stays where the count cannot be read', async () => {
    answerRows();
    server.answer(summarizeAuthorizations, () => refuse('wcpay_server_error'));
    await open({}, { hasUncapturedTab: true });
    await waitFor(() => expect(tabs()).toEqual(['Transactions', 'Uncaptured', 'Blocked']));
  });

  test('uncaptured stands there with its count once something waits', async () => {
    answerRows();
    server.answer(summarizeAuthorizations, () => waiting(3));
    await open();
    await screen.findByRole('link', { name: /^Uncaptured/ });
    expect(tabs()).toEqual(['Transactions', 'Uncaptured3 waiting', 'Blocked']);
    expect(server.asked(getSettings)).toEqual([]);
  });

  test('and while nothing waits, where the settings say that payments are captured by hand', async () => {
    answerRows();
    server.answer(getSettings, () => aSettings({ is_manual_capture_enabled: true }));
    await open();
    await screen.findByRole('link', { name: /^Uncaptured/ });
    expect(tabs()).toEqual(['Transactions', 'Uncaptured0 waiting', 'Blocked']);
  });

  test('is not there where nothing waits and payments are captured at once', async () => {
    answerRows();
    await open();
    await waitFor(() => expect(server.asked(getSettings)).toHaveLength(1));
    await screen.findByText('Ada Lovelace');
    expect(tabs()).toEqual(['Transactions', 'Blocked']);
  });

  test('and falls back to all transactions while it is off', async () => {
    answerRows();
    const { featureFlags } = aPageSettings();
    await open(
      { tab: 'uncaptured-page' },
      { featureFlags: { ...featureFlags, isAuthAndCaptureEnabled: false } },
    );
    expect(tabs()).toEqual(['Transactions', 'Blocked']);
    await screen.findByText('Ada Lovelace');
  });
});
