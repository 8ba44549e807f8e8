import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listAuthorizations } from '#contract/authorizations.ts';
import { forecastPayouts, readOverviews } from '#contract/balances.ts';
import { readDay } from '#contract/days.ts';
import { listDisputes } from '#contract/disputes.ts';
import type { Replied } from '#contract/kit/endpoint.ts';
import { listOrders } from '#contract/order-list.ts';
import { summarizePayouts } from '#contract/payouts.ts';
import { readPaymentActivity } from '#contract/reporting.ts';
import { summarizeTransactions } from '#contract/transactions.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate, DAY_S, epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import { anAuthorizationReply } from '#tests/factories/authorization-reply.ts';
import { aDisputeSummary } from '#tests/factories/dispute-reply.ts';
import { anOrderSummary } from '#tests/factories/order-reply.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { anOverviewsReply, aPayoutReply, aPayoutsSummary } from '#tests/factories/payout-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { reportHref } from '#web/blocks/activity/activity-links.ts';
import { paths } from '#web/shared/paths.ts';
import { noteVisit } from '#web/shared/recent-places.ts';

const NOW = 1_763_200_000; // 2025-11-15, 09:46:40 UTC
const TODAY = calendarDate('2025-11-15');
const usd = currency('usd');
const after = (seconds: number) => utcInstant(epochSeconds(NOW + seconds));
const sums = { total_payment_volume: minor(0), fees: minor(0), disputes: minor(0), refunds: minor(0) };
const bounds = { date_start: '2025-11-15T00:00:00', date_end: '2025-11-15T23:59:59' };
const activity: Replied<typeof readPaymentActivity> = {
  ...{ ...sums, ...bounds, charges: minor(123_400), currency: usd, timezone: '+00:00', interval: 'hour' },
  counts: { charges: 12, refunds: 0, disputes: 0 },
  previous: { ...sums, ...bounds, charges: minor(0) },
  steps: [],
};

const quietDay: Replied<typeof readDay> = {
  ...{ day: '2025-11-14', timezone: 'America/New_York', ledgers: [], sign_offs: [], checked: after(0) },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
  server = fakeServer();
  server.answer(readPaymentActivity, () => activity);
  server.answer(listOrders, ({ query }) => ({
    data: [anOrderSummary()],
    total_count: 'status_is' in query ? 7 : 5000,
  }));
  server.answer(readOverviews, () => anOverviewsReply());
  server.answer(forecastPayouts, () => ({ estimate: true as const, data: [] }));
  server.answer(listDisputes, () => ({ data: [], total_count: 0 }));
  server.answer(listAuthorizations, () => ({ data: [], total_count: 0 }));
  server.answer(readDay, () => quietDay);
});
afterEach(() => void vi.restoreAllMocks());

const open = () => openScreen(paths.home(), { lifetimeTPV: 1, enabledPaymentMethods: ['card', 'ideal'] });
const waiting = async () => {
  const card = await screen.findByRole('region', { name: /^Things to do/ });
  await waitFor(() => expect(within(card).queryByRole('status')).toBeNull());
  return within(card);
};

test('a shop that has sold sees its day: what was sold, what to send, what is there, what leaves', async () => {
  await open();
  const sold = await screen.findByRole('link', { name: /^Sold today\s*\$1,234\.00\s*12 payments/ });
  expect(sold.getAttribute('href')).toBe(reportHref({ start: TODAY, end: TODAY }, usd, 'charges'));
  expect((await screen.findByRole('link', { name: /^Orders processing\s*7/ })).getAttribute('href')).toBe(
    paths.orders({ status_is: 'processing', account_is: 'connected' }),
  );
  expect(screen.getByRole('link', { name: /^Next payout.*Nothing to pay out yet/ })).toBeTruthy();
  const latest = within(screen.getByRole('region', { name: 'Latest orders' }));
  expect((await latest.findByRole('link', { name: '#1001' })).getAttribute('href')).toBe(paths.order(1001));
  expect((await waiting()).getByText('Nothing waits for you')).toBeTruthy();
});

test('what waits says until when, leads to it, and stands in the order of its deadlines', async () => {
  server.answer(listDisputes, () => ({
    data: [aDisputeSummary({ charge_id: 'ch_9', due_by: after(2 * DAY_S) })],
    total_count: 1,
  }));
  server.answer(listAuthorizations, () => ({
    data: [
      anAuthorizationReply({ capture_before: after(HOUR_S) }),
      anAuthorizationReply({ payment_intent_id: 'pi_2', capture_before: after(2 * HOUR_S) }),
      anAuthorizationReply({ is_held_for_review: true, capture_before: after(5 * DAY_S) }),
    ],
    total_count: 3,
  }));
  const failed = (id: string, day: number) =>
    aPayoutReply({
      ...{ id, status: 'failed', created: epochSeconds(NOW - DAY_S), date: Date.UTC(2025, 10, day) },
      failure_code: 'account_closed',
    });
  server.answer(readOverviews, () =>
    anOverviewsReply({
      deposit: { last_paid: [aPayoutReply()], failed: [failed('po_7', 17), failed('po_8', 18)] },
    }),
  );
  await open();
  const items = (await waiting()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(
      /^The payout of \$50\.00 of Nov 17, 2025 failed.*back in your balance\.See payout$/,
    ),
    expect.stringMatching(/^The payout of \$50\.00 of Nov 18, 2025 failed/),
    'Capture 2 payments before their holds end, all today: $40.00Capture the first by Nov 15, 2025, 05:46, New York time.Capture',
    'Respond to a dispute for $20.00: 2 days leftRespond by Nov 17, 2025, 04:46, New York time, or the customer wins.Respond now',
    'Decide about a held payment: $20.00Your fraud rules held it. The hold ends on Nov 20, 2025, 04:46, New York time.Review',
  ]);
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    paths.payout('po_7'),
    paths.payout('po_8'),
    paths.transactions({ tab: 'uncaptured-page', orderby: 'capture_by', order: 'asc' }),
    paths.payment({ id: 'ch_9' }),
    paths.payment({ id: 'pi_1' }),
  ]);
});

test('where more wait than one answer brings, nobody is told that these are all', async () => {
  server.answer(listAuthorizations, () => ({
    data: [anAuthorizationReply({ capture_before: after(HOUR_S) })],
    total_count: 300,
  }));
  await open();
  const [item] = (await waiting()).getAllByRole('listitem');
  expect(item?.textContent).toContain(
    'Capture 1 or more payments before their holds endCapture the first by',
  );
});

test('what cannot be read says so, leaves the rest, and can be asked for again', async () => {
  server.answer(listDisputes, () => refuse('wcpay_server_error'));
  server.answer(forecastPayouts, () => refuse('wcpay_server_error'));
  await open();
  const card = await waiting();
  expect(await card.findByText('Not everything that waits could be read.')).toBeTruthy();
  expect(card.queryByText('Nothing waits for you')).toBeNull();
  expect(await screen.findByText('Not every figure could be read.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Sold today\s*\$1,234\.00/ })).toBeTruthy();

  server.answer(listDisputes, () => ({ data: [], total_count: 0 }));
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('Nothing waits for you')).toBeTruthy();
});

test('a first step is ticked as soon as it was taken', async () => {
  server.answer(summarizeTransactions, ({ query }) => ({
    ...{ total: minor(0), fees: minor(0), net: minor(0), currency: 'usd', totals: [] },
    ...{ store_currencies: [], customer_currencies: [], sources: [] },
    count: JSON.stringify(query).includes('refund') ? 0 : 1,
  }));
  server.answer(summarizePayouts, () => aPayoutsSummary({ count: 2 }));
  await openScreen(paths.home(), { isAccountConnected: true });
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  await waitFor(() =>
    expect(steps.getAllByRole('listitem').map((step) => (step.textContent ?? '').endsWith('Done'))).toEqual([
      true,
      true,
      false,
      true,
    ]),
  );
});

test.each([
  { testModeOnboarding: true, simulatorConsole: true, live: 1, clock: 1 },
  { testModeOnboarding: true, simulatorConsole: false, live: 1, clock: 0 },
  { testModeOnboarding: false, simulatorConsole: true, live: 0, clock: 0 },
])('a sandbox says how its time moves and what comes after it: $live, $clock', async (world) => {
  const { testModeOnboarding, simulatorConsole, live, clock } = world;
  await openScreen(paths.home(), {
    ...{ isAccountConnected: true, testModeOnboarding },
    features: { mailPage: true, simulatorConsole },
  });
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(steps.queryAllByRole('link', { name: 'Go live' })).toHaveLength(live);
  expect(steps.queryAllByRole('link', { name: 'Move time forward' })).toHaveLength(clock);
});

test.each([
  { onBoardingDisabled: false, count: 1 },
  { onBoardingDisabled: true, count: 0 },
])(
  'whoever only wants to look begins the sandbox from Home: $count',
  async ({ onBoardingDisabled, count }) => {
    await openScreen(paths.home(), { isAccountConnected: false, onBoardingDisabled });
    const steps = within(await screen.findByRole('region', { name: 'First steps' }));
    expect(
      steps.queryAllByRole('link', { name: 'Try it in a sandbox' }).map((way) => way.getAttribute('href')),
    ).toEqual(
      Array.from({ length: count }, () => paths.connect({ auto_start_test_drive_onboarding: 'true' })),
    );
    expect(steps.getByRole('link', { name: 'Connect' }).getAttribute('href')).toBe(paths.connect());
  },
);

test('a shop that has not sold yet sees its first steps and asks for nothing', async () => {
  await openScreen(paths.home());
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
  expect(server.asked(readPaymentActivity)).toHaveLength(0);
});

test.each([
  ['too little on its last day', 'too_little', DAY_S, /It is too little to be handed in for you\./],
  ['not wanted on its last day', 'switched_off', HOUR_S, /Your store does not hand in drafts\./],
  ['handed in anyway', 'planned', HOUR_S, undefined],
  ['with days left', 'too_little', DAY_S + 1, undefined],
] as const)('a draft that is not with the bank, %s', async (_, draft, seconds, words) => {
  const data = [aDisputeSummary({ draft, due_by: after(seconds) })];
  server.answer(listDisputes, () => ({ data, total_count: 1 }));
  await open();
  const card = await waiting();
  await card.findByText(/^Respond to a dispute/);
  const title = card.queryByText('Your evidence about $20.00 is not with the bank');
  expect(title !== null).toBe(words !== undefined);
  if (words === undefined) return;
  expect(card.getByText(words)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Finish it' }).getAttribute('href')).toBe(paths.challenge('dp_1'));
});

test('of evidence that was changed since it was saved, only the changes are not with the bank', async () => {
  const data = [aDisputeSummary({ draft: 'saved_before', due_by: after(HOUR_S) })];
  server.answer(listDisputes, () => ({ data, total_count: 1 }));
  await open();
  const card = await waiting();
  await card.findByText('What you changed in your evidence about $20.00 is not with the bank');
  expect(card.getByText(/^What you saved for later goes there by itself\./)).toBeTruthy();
  expect(card.queryByText(/the bank gets nothing/)).toBeNull();
});

test('what was just looked at is one press away, also from Home', async () => {
  givePageSettings();
  history.replaceState(null, '', paths.payment({ id: 'pi_1' }));
  noteVisit('Payment of Ada');
  history.replaceState(null, '', '/');
  onTestFinished(() => sessionStorage.clear());
  await open();
  const recent = within(await screen.findByRole('region', { name: 'Recently seen' }));
  expect(recent.getByRole('link', { name: 'Payment of Ada' }).getAttribute('href')).toBe(
    paths.payment({ id: 'pi_1' }),
  );
});

test('where nothing was looked at, nothing is said about it', async () => {
  await open();
  await waiting();
  expect(screen.queryByRole('region', { name: 'Recently seen' })).toBeNull();
});
