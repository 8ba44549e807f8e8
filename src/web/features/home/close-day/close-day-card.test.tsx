import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDay, signOffDay } from '#contract/days.ts';
import type { Replied } from '#contract/kit/endpoint.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { reportHref } from '#web/blocks/activity/activity-links.ts';
import { paths } from '#web/shared/paths.ts';

type Day = Replied<typeof readDay>;
const NOW = 1_763_200_000; // 2025-11-15, 04:46:40 in New York
const usd = currency('usd');
const lines = Object.entries({
  payments: 9000,
  refunds: 0,
  disputes: -500,
  fees: -300,
  payouts: -4000,
  other: 0,
}).map(([kind, amount]) => ({
  kind: kind as 'payments',
  count: amount === 0 ? 0 : 3,
  amount: minor(amount),
}));
const aDay = (over: Partial<Day> = {}, unexplained = 0): Day => ({
  ...{
    day: '2025-11-14',
    timezone: 'America/New_York',
    sign_offs: [],
    checked: utcInstant(epochSeconds(NOW)),
  },
  ledgers: [
    {
      ...{ currency: usd, opening: minor(10_000), lines, closing: minor(14_200 + unexplained) },
      unexplained: minor(unexplained),
    },
  ],
  ...over,
});
const signed = { by: 'Amara O.', is_own: true, at: utcInstant(epochSeconds(NOW)), note: null };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
  server = fakeServer();
});
afterEach(() => void vi.restoreAllMocks());

const open = async (day: Day) => {
  server.answer(readDay, () => day);
  await openScreen(paths.home(), { lifetimeTPV: 1 });
  const card = within(await screen.findByRole('region', { name: 'Close the day' }));
  await card.findAllByText('Opening balance');
  return card;
};
const rowsOf = (card: Awaited<ReturnType<typeof open>>) =>
  card.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('yesterday of the store is one ledger that ends in nothing unexplained', async () => {
  const card = await open(aDay());
  expect(server.asked(readDay)[0]?.path).toMatch(/\/days\/2025-11-14$/);
  expect(card.getByText(/Nov 14, 2025, New York time/)).toBeTruthy();
  expect(rowsOf(card)).toEqual([
    'Opening balance $100.00',
    'Payments 3 $90.00',
    'Refunds $0.00',
    'Disputes 3 −$5.00',
    'Fees 3 −$3.00',
    'Payouts 3 −$40.00',
    'Other $0.00',
    'Closing balance $142.00',
    'Unexplained $0.00',
  ]);
  const day = calendarDate('2025-11-14');
  expect(card.getByRole('link', { name: 'Payments' }).getAttribute('href')).toBe(
    reportHref({ start: day, end: day }, usd, 'charges'),
  );
});

test('signing off sends what was seen, and says who did', async () => {
  const card = await open(aDay());
  server.answer(signOffDay, () => aDay({ sign_offs: [signed] }));
  await userEvent.click(card.getByRole('button', { name: 'Sign off' }));
  expect(await card.findByText(/^Signed off by Amara O\.,/)).toBeTruthy();
  expect(server.asked(signOffDay)[0]?.body).toEqual({
    seen: [{ currency: 'usd', closing: 14_200, unexplained: 0 }],
  });
  expect(card.queryByRole('button', { name: 'Sign off' })).toBeNull();
});

test('somebody else’s signature leaves room for one’s own', async () => {
  const card = await open(aDay({ sign_offs: [{ ...signed, is_own: false, note: 'Fine' }] }));
  expect(card.getByText(/Signed off by Amara O\..*“Fine”/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Sign off' })).toBeTruthy();
});

test('a day that does not add up says by how much and where to look, and wants a note', async () => {
  const card = await open(aDay({}, -2000));
  expect(card.getByText('−$20.00 USD cannot be explained')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Open Sync' }).getAttribute('href')).toBe(paths.sync());
  await userEvent.click(card.getByRole('button', { name: 'Sign off' }));
  expect(card.getByText('Write down why.')).toBeTruthy();
  expect(server.asked(signOffDay)).toEqual([]);

  server.answer(signOffDay, () => refuse('day_changed'));
  await userEvent.type(card.getByLabelText('Why you sign it off all the same'), 'Asked the provider');
  await userEvent.click(card.getByRole('button', { name: 'Sign off' }));
  expect(await card.findByText(/The figures have changed since you looked/)).toBeTruthy();
  expect(server.asked(signOffDay)[0]?.body).toMatchObject({ note: 'Asked the provider' });
  await waitFor(() => expect(server.asked(readDay).length).toBeGreaterThan(1));
});

test('a day that cannot be added up says so and can be asked for again', async () => {
  server.answer(readDay, () => refuse('provider_unavailable'));
  await openScreen(paths.home(), { lifetimeTPV: 1 });
  expect(await screen.findByText('The day could not be added up.', {}, { timeout: 10_000 })).toBeTruthy();
}, 20_000);

test('prints by itself', async () => {
  const print = vi.fn(() => expect(document.documentElement.dataset.printing).toBe('close-day'));
  vi.stubGlobal('print', print);
  const card = await open(aDay());
  await userEvent.click(card.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.printing).toBeUndefined();
});
