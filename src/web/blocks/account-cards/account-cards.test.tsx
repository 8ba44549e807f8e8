import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forecastPayouts, type Overviews, readOverviews } from '#contract/balances.ts';
import { listPendingOperations } from '#contract/operations.ts';
import { saveOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { payOutInstantly } from '#contract/payouts.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPendingOperation } from '#tests/factories/operation-reply.ts';
import { aBank, anOverviewsReply, aPayoutReply } from '#tests/factories/payout-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { paths } from '../../shared/paths.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer();
  server.answer(readOverviews, () => anOverviewsReply());
  server.answer(forecastPayouts, () => ({ estimate: true as const, data: [] }));
  server.answer(saveOptions, () => ({}));
});

const [usd, eur] = [currency('usd'), currency('eur')];
const inTwo = (): Overviews => {
  const { balance, ...rest } = anOverviewsReply();
  const entry = (amount: number) => ({ amount: minor(amount), currency: eur, source_types: [] });
  return {
    ...rest,
    balance: {
      available: [entry(-300), ...balance.available],
      pending: [entry(100), ...balance.pending],
      instant: balance.instant,
    },
  };
};
const open = (changes: Partial<PageSettings> = {}, search: Parameters<typeof paths.overview>[0] = {}) =>
  openScreen(paths.overview(search), { accountStatus: anAccountStatus(), ...changes });
/** A card, once its figures have come. */
const card = async (name: string) => {
  await screen.findByText('Available funds');
  return screen.getByRole('region', { name });
};

describe('balance', () => {
  test('total and available, each with its meaning', async () => {
    await open();
    const balance = await card('Balance');
    expect(balance.textContent).toContain('$200.00 USD');
    expect(balance.textContent).toContain('$120.00');
    expect(balance.textContent).toContain('$80.00');
    expect(within(balance).getByRole('button', { name: 'About the total balance' })).toBeTruthy();
    expect(within(balance).getByRole('button', { name: 'About available funds' })).toBeTruthy();
  });

  test('the account’s own currency first; another is an address away', async () => {
    server.answer(readOverviews, inTwo);
    const { history } = await open();
    await card('Balance');
    const choosers = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Currency shown' });
    expect(choosers).toHaveLength(1);
    expect([...(choosers[0]?.options ?? [])].map(({ value }) => value)).toEqual(['usd', 'eur']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency shown' }), 'eur');
    await waitFor(() => expect(history.location.href).toContain('selected_currency=eur'));
    expect((await card('Balance')).textContent).toContain('−€2.00 EUR');
    expect(screen.getByRole('button', { name: 'Why the balance is negative' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /instantly/ })).toBeNull();
  });

  test('a failed read says so and can be tried again', async () => {
    server.answer(readOverviews, () => refuse('wcpay_server_error'));
    await open();
    expect(await screen.findByText("Error retrieving all payouts' overviews.")).toBeTruthy();
    server.answer(readOverviews, () => anOverviewsReply());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Balance')).toBeTruthy();
  });
});

describe('instant payout', () => {
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay out $118.20 instantly' }));
    return screen.findByRole('dialog', { name: 'Pay out $118.20 instantly?' });
  };
  const confirm = async (dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole('button', { name: 'Pay out $118.20' }));

  test('shows what leaves, what it costs and what arrives, and cancel sends nothing', async () => {
    await open();
    const dialog = await openDialog();
    expect(dialog.textContent).toContain('within 30 minutes');
    expect([...dialog.querySelectorAll('.sum-line')].map((line) => line.textContent)).toEqual([
      'Balance available for instant payout$120.00',
      'Instant payout fee (1.5%)−$1.80',
      'Net payout amount$118.20',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked(payOutInstantly)).toHaveLength(0);
  });

  test('tells of it in the payout’s own currency, with the way to it', async () => {
    server.answer(payOutInstantly, () => aPayoutReply({ id: 'po_9', amount: minor(11_820), currency: eur }));
    await open();
    await confirm(await openDialog());
    expect(await screen.findAllByText('Instant payout for €118.20 in transit.')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'View details' })).toBeTruthy();
    expect(server.asked(payOutInstantly)[0]?.body).toEqual({
      type: 'instant',
      currency: 'usd',
      expected_amount: 11_820,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a refusal says so, says that nothing changed, and may be tried again', async () => {
    server.answer(payOutInstantly, () => refuse('instant_payout_unavailable'));
    await open();
    const dialog = await openDialog();
    await confirm(dialog);
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('Error creating instant payout.');
    expect(alert.textContent).toContain('Nothing was changed.');
    server.answer(payOutInstantly, () => aPayoutReply());
    await confirm(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('without a clear answer it is being confirmed, and what was sent can be closed, not cancelled', async () => {
    server.answer(payOutInstantly, () => refuse('operation_in_progress'));
    await open();
    const dialog = await openDialog();
    await confirm(dialog);
    expect(
      await within(dialog).findByText(/^The instant payout of \$118.20, asked for .*not confirmed yet/),
    ).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/^The instant payout of \$118.20/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay out $118.20 instantly' })).toHaveProperty(
      'disabled',
      true,
    );
    server.answer(payOutInstantly, () => aPayoutReply({ amount: minor(11_820) }));
    await screen.findAllByText(/in transit\.$/, undefined, { timeout: 4000 });
  });

  test('opened in the middle of one, the card says so, also when the money has left already', async () => {
    server.answer(listPendingOperations, () => ({
      data: [aPendingOperation({ kind: 'pay_out_instantly', subjects: ['usd'], amount: minor(11_820) })],
    }));
    await open();
    expect(await screen.findByText(/^The instant payout of \$118.20, asked for Nov 14, 2025/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay out $118.20 instantly' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  test('the offer is told once; put away, the button and its hint stay', async () => {
    await open();
    const offer = await screen.findByRole('region', { name: 'Get paid in minutes' });
    await userEvent.click(within(offer).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Get paid in minutes' })).toBeNull());
    expect(server.asked(saveOptions)[0]?.body).toEqual({ wcpay_instant_deposit_notice_dismissed: true });
    expect(screen.getByRole('button', { name: 'Pay out $118.20 instantly' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'About instant payouts' })).toBeTruthy();
  });
});

describe('payouts', () => {
  test('the schedule, the estimate, the latest, and where to go', async () => {
    server.answer(forecastPayouts, () => ({
      estimate: true as const,
      data: ['2026-11-16', '2026-11-17'].map((day) => ({
        currency: usd,
        leaves: calendarDate(day),
        arrives: calendarDate('2026-11-19'),
        amount: minor(12_000),
      })),
    }));
    await open();
    const payouts = await card('Payouts');
    await within(payouts).findByText(/^Leaves Nov 16, 2026/);
    expect(payouts.textContent).toContain('Automatic, daily, on weekdays.');
    expect([...payouts.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
      'Left Nov 14, 2023Arrived Nov 16, 2023Completed (paid)$50.00',
      'Leaves Nov 16, 2026Arrives Nov 19, 2026Estimate$120.00',
      'Leaves Nov 17, 2026Arrives Nov 19, 2026Estimate$120.00',
    ]);
    expect(within(payouts).getByRole('link', { name: 'Left Nov 14, 2023' }).getAttribute('href')).toBe(
      paths.payout('po_1'),
    );
    expect(within(payouts).getByRole('link', { name: 'View full payout history' }).getAttribute('href')).toBe(
      paths.payouts({ store_currency_is: 'usd' }),
    );
    expect(within(payouts).getByRole('link', { name: 'Change payout schedule' }).getAttribute('href')).toBe(
      paths.paymentsSettings(undefined, 'payout-schedule'),
    );
  });

  test('a schedule that waits for the merchant says so', async () => {
    server.answer(forecastPayouts, () => ({
      estimate: true as const,
      data: [],
      without: [{ currency: usd, available: minor(530_794), reason: 'manual' as const }],
    }));
    await open();
    expect((await card('Payouts')).textContent).toContain(
      '$5,307.94 available. Your schedule is manual: nothing leaves by itself.',
    );
  });

  test.each([
    ['complete', 'Your payouts are temporarily suspended'],
    ['restricted', 'Payouts wait for your details'],
    ['rejected.fraud', 'Payouts have stopped'],
  ])('held back, %s: that alone, and no way to the schedule', async (status, title) => {
    server.answer(readOverviews, () => {
      const { account, ...rest } = anOverviewsReply();
      return { ...rest, account: account && { ...account, deposits_blocked: true } };
    });
    await open({
      accountStatus: anAccountStatus({ status }, { status: 'blocked', restrictions: 'deposits_blocked' }),
    });
    const payouts = await card('Payouts');
    expect(
      within(payouts)
        .getAllByRole('region')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual([title]);
    expect(within(payouts).queryByRole('link', { name: 'Change payout schedule' })).toBeNull();
  });

  test('a bank that sent money back: the way to mend it', async () => {
    server.answer(readOverviews, () => {
      const { account, ...rest } = anOverviewsReply();
      return {
        ...rest,
        account: account && { ...account, default_external_accounts: [aBank('errored')] },
      };
    });
    await open();
    const payouts = await card('Payouts');
    const notice = within(payouts).getByRole('region', { name: 'Your payouts are paused' });
    expect(within(notice).getByRole('link', { name: 'Update bank details' }).getAttribute('href')).toBe(
      paths.bankAccount({ currency: 'usd' }),
    );
  });
});

describe('account', () => {
  test('its state, payments and payouts in words', async () => {
    await open({ accountStatus: anAccountStatus({ status: 'restricted_soon' }) });
    const account = await card('Account details');
    expect(account.textContent).toContain('Restricted soon');
    expect(account.textContent).toContain('PaymentsEnabled');
    expect(account.textContent).toContain('PayoutsAutomatic, daily, on weekdays');
  });

  test('an account nobody could read', async () => {
    await open({ accountStatus: { error: true } });
    expect(await screen.findByText('Error determining the connection status.')).toBeTruthy();
  });
});
