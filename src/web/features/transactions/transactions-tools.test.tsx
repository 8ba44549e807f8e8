import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkTransactionsExport, exportTransactions } from '#contract/exports.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { listTransactions, suggestSearches, summarizeTransactions } from '#contract/transactions.ts';
import { saveCurrentUser } from '#contract/users.ts';
import { calendarPeriod } from '#domain/shared/calendar-period.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { aSummaryReply, aTransactionReply } from '#tests/factories/transaction-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { nowSeconds } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const PREFERENCE = 'wc_payments_transactions_hidden_columns';
const EXPORT_ID = `exp_${'0'.repeat(32)}` as const;
const STARTED =
  "We're processing your export. The file will download automatically and be emailed to amara@example.com.";

let server: ReturnType<typeof fakeServer>;
let total_count = 1;

beforeAll(loadOpening);
beforeEach(() => {
  server = fakeServer();
  total_count = 1;
  server.answer(summarizeTransactions, () => aSummaryReply());
  server.answer(listTransactions, () => ({ data: [aTransactionReply()], total_count }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(search: Parameters<typeof paths.transactions>[0] = {}, changes?: Partial<PageSettings>) {
  const opened = await openScreen(paths.transactions(search), changes);
  await screen.findByText('Ada Lovelace');
  return opened;
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const column = (name: string) => screen.findByRole('checkbox', { name });

describe('columns', () => {
  const { user } = aPageSettings();

  test('those put away before are away from the start', async () => {
    await open({}, { user: { ...user, woocommerce_meta: { [PREFERENCE]: '["channel","fees"]' } } });
    expect(heads()).not.toContain('Channel');
    expect(heads()).toContain('Email');
  });

  test.each(['not json', '{"a":1}', '[1]'])(
    'a preference that reads %s counts as never saved',
    async (text) => {
      await open({}, { user: { ...user, woocommerce_meta: { [PREFERENCE]: text } } });
      expect(heads()).toContain('Channel');
      expect(heads()).not.toContain('Email');
    },
  );

  test('a change shows at once and is saved for this person', async () => {
    server.answer(saveCurrentUser, () => user);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await column('Email'));
    await userEvent.click(await column('Channel'));
    await waitFor(() => expect(server.asked(saveCurrentUser)).toHaveLength(2));
    const [first, second] = server.asked(saveCurrentUser).map(({ body }) => body);
    expect(first).toMatchObject({
      woocommerce_meta: { [PREFERENCE]: expect.not.arrayContaining(['customer_email']) },
    });
    expect(second).toMatchObject({
      woocommerce_meta: { [PREFERENCE]: expect.arrayContaining(['channel', 'risk_level']) },
    });
    await userEvent.keyboard('{Escape}');
    expect(heads()).toContain('Email');
    expect(heads()).not.toContain('Channel');
  });

  test('a change that cannot be saved is taken back and said', async () => {
    server.answer(saveCurrentUser, () => refuse('wcpay_server_error'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await column('Email'));
    await screen.findAllByText(/Your columns were not saved\./);
    await waitFor(async () => expect(await column('Email')).toHaveProperty('checked', false));
  });

  test('subscriptions have a column only where the store has them', async () => {
    await open({}, { isSubscriptionsActive: true });
    expect(heads()).toContain('Subscription');
  });
});

describe('search', () => {
  const box = () => screen.getByRole('combobox', { name: /^Search by/ });

  test.each([
    [true, true, 'Order or subscription number, customer, email'],
    [true, false, 'Order number, customer, email'],
    [false, true, 'Customer name or email'],
  ])(
    'with custom search %s and subscriptions %s it asks for: %s',
    async (customSearch, isSubscriptionsActive, words) => {
      const { featureFlags } = aPageSettings();
      await open({}, { featureFlags: { ...featureFlags, customSearch }, isSubscriptionsActive });
      expect(screen.getByPlaceholderText(words)).toBeTruthy();
    },
  );

  test('a suggestion becomes a term, a second term widens it, and each can be removed', async () => {
    server.answer(suggestSearches, () => [{ label: 'Order #15' }, { label: 'Ada (ada@example.com)' }]);
    const { history } = await open();
    await userEvent.type(box(), 'ada');
    await userEvent.click(await screen.findByRole('option', { name: 'Ada (ada@example.com)' }));
    await waitFor(() => expect(history.location.search).toContain('search[0]=Ada'));
    expect(box()).toHaveProperty('value', '');

    await userEvent.type(box(), 'grace{Enter}');
    await waitFor(() =>
      expect(server.asked(listTransactions).at(-1)?.query.search).toEqual(['Ada (ada@example.com)', 'grace']),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove search: grace' }));
    await waitFor(() =>
      expect(history.location.href).toBe(paths.transactions({ search: ['Ada (ada@example.com)'] })),
    );
  });

  test('free words are offered first', async () => {
    server.answer(suggestSearches, () => []);
    const { history } = await open();
    await userEvent.type(box(), 'o’neil');
    await userEvent.click(
      await screen.findByRole('option', {
        name: 'All transactions with a customer name or email that contains “o’neil”',
      }),
    );
    await waitFor(() => expect(history.location.href).toBe(paths.transactions({ search: ['o’neil'] })));
  });

  test('without custom search only people are suggested', async () => {
    server.answer(suggestSearches, () => [{ label: 'Order #15' }, { label: 'Ada (ada@example.com)' }]);
    const { featureFlags } = aPageSettings();
    await open({}, { featureFlags: { ...featureFlags, customSearch: false } });
    await userEvent.type(box(), '15');
    await screen.findByRole('option', { name: 'Ada (ada@example.com)' });
    expect(screen.queryByRole('option', { name: 'Order #15' })).toBeNull();
  });
});

describe('export', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href);
    });
  });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Export' }));

  test('the file has the filters, order and columns of the screen and is saved by itself', async () => {
    server.answer(exportTransactions, () => ({ export_id: EXPORT_ID }));
    server.answer(checkTransactionsExport, () => ({
      status: 'success' as const,
      download_url: '/wp-json/file?token=1',
    }));
    total_count = 9_999;
    await open({ channel_is: 'online', orderby: 'net', order: 'asc', search: ['ada'] });
    await press();
    await screen.findAllByText(STARTED);
    await waitFor(
      () => expect(saved).toEqual([`${location.origin}/wp-json/file?token=1&force_download=true`]),
      {
        timeout: 4000,
      },
    );
    expect(server.asked(exportTransactions)[0]?.body).toEqual({
      channel_is: 'online',
      search: ['ada'],
      sort: 'net',
      direction: 'asc',
      columns: ['date', 'type', 'channel', 'source', 'customer_name', 'order', 'amount', 'fees', 'net'],
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Export' }).getAttribute('aria-busy')).toBeNull(),
    );
  });

  test('ten thousand rows without a filter ask first, and no is no', async () => {
    total_count = 10_000;
    await open();
    await press();
    const dialog = await screen.findByRole('alertdialog', { name: 'Export 10,000 transactions?' });
    expect(dialog.textContent).toContain(
      "You are about to export 10000 transactions. If you'd like to reduce the size of your export, you can use one or more filters. Would you like to continue?",
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.asked(exportTransactions)).toHaveLength(0);
  });

  test('whoever asks for everything is told what shapes the file, and may have one month of it', async () => {
    server.answer(exportTransactions, () => refuse('wcpay_server_error'));
    total_count = 10_000;
    await open();
    await press();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Export 10,000 transactions?' }));
    expect(dialog.getByText(/The file has the columns that you see\./)).toBeTruthy();
    expect(dialog.getByRole('radio', { name: 'All of it', checked: true })).toBeTruthy();
    const [from, to] = calendarPeriod('last_month', dayOf(nowSeconds(), pageSettings().store.timezone));
    await userEvent.click(dialog.getByRole('radio', { name: /^Last month/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export last month' }));
    await waitFor(() => expect(server.asked(exportTransactions)).toHaveLength(1));
    expect(server.asked(exportTransactions)[0]?.body).toMatchObject({ date_between: [from, to] });
  });

  test('ten thousand rows with a filter do not ask', async () => {
    server.answer(exportTransactions, () => refuse('wcpay_server_error'));
    total_count = 10_000;
    await open({ channel_is: 'online' });
    await press();
    await waitFor(() => expect(server.asked(exportTransactions)).toHaveLength(1));
  });

  test('a request that fails says so and can be tried again', async () => {
    server.answer(exportTransactions, () => refuse('wcpay_server_error'));
    await open();
    await press();
    await screen.findAllByText('There was a problem generating your export.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.asked(exportTransactions)).toHaveLength(2));
    expect(saved).toEqual([]);
  });
});
