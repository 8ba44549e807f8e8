import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AtBank, tellPayoutsAtBank } from '#contract/bank-matching.ts';
import { getPayout, getPayoutProof, type Payout } from '#contract/payouts.ts';
import { listTransactions } from '#contract/transactions.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { aPayoutReply, aProofReply } from '#tests/factories/payout-reply.ts';
import { aTransactionReply } from '#tests/factories/transaction-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(getPayoutProof, () => aProofReply());
  server.answer(listTransactions, () => ({ data: [aTransactionReply()], total_count: 1 }));
});
const open = (over: Partial<Payout> = {}) => {
  server.answer(getPayout, () => aPayoutReply(over));
  return openScreen(paths.payout(over.id ?? 'po_1'), { accountStatus: anAccountStatus() });
};
const proof = () => screen.getByRole('region', { name: 'Payout proof' });
const lines = async () => {
  await screen.findByText(/^Unexplained/);
  return [...proof().querySelectorAll('.sum-line')].map((line) =>
    [...line.children]
      .map((cell) => cell.textContent)
      .filter(Boolean)
      .join(' | '),
  );
};

test('a payout: summary, details, proof and transactions', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Payout of Nov 16, 2023' })).toBeTruthy();
  expect(await lines()).toEqual([
    'What it is made of | Rows | Amount',
    'Payments | 3 | $52.00',
    'Payment fees | 3 | −$2.00',
    'Lines add up to | $50.00',
    'Sent to your bank | $50.00',
    'Unexplained: 0.00 | to the cent',
  ]);
  expect(within(proof()).getByRole('link', { name: 'Payments' }).getAttribute('href')).toContain(
    'deposit_id=po_1',
  );
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details.textContent).toContain('TEST BANK •••• 6789 (USD)');
  expect(within(details).getByRole('button', { name: 'Copy bank reference ID' })).toBeTruthy();
  expect(await screen.findByRole('row', { name: /Ada Lovelace/ })).toBeTruthy();
  expect(server.asked(listTransactions)[0]?.query).toMatchObject({ deposit_id: 'po_1', sort: 'date' });
  expect(screen.queryByRole('columnheader', { name: 'Payout ID' })).toBeNull();
});

const atBank = (over: Partial<AtBank> = {}): AtBank => ({
  ...{ payout_id: 'po_1', state: 'matched', amount: minor(5000), currency: currency('usd') },
  ...{ day: calendarDate('2023-11-17'), days: 0, difference: minor(0), difference_reason: null },
  lines: [{ booked_on: calendarDate('2023-11-17'), line_number: 12, file_name: 'November.xml' }],
  ...over,
});
const bank = () => screen.findByRole('region', { name: 'At your bank' });

test('what the bank booked ends the proof, and is told beside it', async () => {
  server.answer(tellPayoutsAtBank, () => ({ data: [atBank()] }));
  await open();
  expect((await bank()).textContent).toContain('In your bank since Nov 17, 2023, line 12 of November.xml');
  expect((await lines()).slice(-3)).toEqual([
    'Sent to your bank | $50.00',
    'On your bank statement line 12 of November.xml | $50.00',
    'Unexplained: 0.00 | to the cent',
  ]);
});

test('what the bank kept is a line of its own, once somebody said why', async () => {
  server.answer(tellPayoutsAtBank, () => ({
    data: [atBank({ state: 'differs', difference: minor(-20), difference_reason: 'bank_fee' })],
  }));
  await open();
  expect((await bank()).textContent).toContain('Bank shows $0.20 less');
  expect((await lines()).slice(-3, -1)).toEqual([
    'Kept by the bank as its fee | −$0.20',
    'On your bank statement line 12 of November.xml | $49.80',
  ]);
});

test('what is overdue says for how long, and what to do', async () => {
  server.answer(tellPayoutsAtBank, () => ({ data: [atBank({ state: 'missing', days: 3, lines: [] })] }));
  await open();
  expect((await bank()).textContent).toContain('Overdue, 3 days');
  expect((await bank()).textContent).toContain('ask your bank and name the bank reference ID');
  expect(within(await bank()).getByRole('link', { name: 'To match' })).toBeTruthy();
  expect((await lines()).join()).not.toContain('On your bank statement');
});

test.each(['Pacific/Honolulu', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'in %s it arrives on the day the company named, and says no hour nobody knows',
  async (timezone) => {
    server.answer(getPayout, () =>
      aPayoutReply({ date: Date.UTC(2026, 10, 18), automatic: false, fee: minor(75), fee_percentage: 1.5 }),
    );
    await openScreen(paths.payout('po_1'), {
      accountStatus: anAccountStatus(),
      store: { ...aPageSettings().store, timezone },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Payout of Nov 18, 2026' })).toBeTruthy();
    expect(screen.getByText('In your account since Nov 18, 2026.')).toBeTruthy();
  },
);

test('no bank account and no reference are said to be missing', async () => {
  await open({ bankAccount: null, bank_reference_key: null });
  await screen.findByText('Payout ID');
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details.textContent).toContain('Bank reference IDNot available');
});

test.each<[string, Partial<Payout>, string | RegExp, string]>([
  ['of the schedule', {}, 'In your account since Nov 16, 2023.', 'TypeAutomatic'],
  [
    'at once, with its time',
    { automatic: false, fee: minor(75), fee_percentage: 1.5 },
    /^In your account since Nov 16, 2023, \d\d:\d\d\.$/,
    'TypeInstant',
  ],
  ['by hand', { automatic: false }, 'In your account since Nov 16, 2023.', 'TypeBy hand'],
  [
    'back from the bank',
    { type: 'withdrawal', amount: minor(-5000) },
    'Collected from your account on Nov 16, 2023.',
    'TypeAutomatic',
  ],
])('%s: when it got there, and what it is', async (_, payout, lead, type) => {
  await open(payout);
  expect(await screen.findByText(lead)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Details' }).textContent).toContain(type);
});

test('what is still being prepared has not been sent', async () => {
  await open({ status: 'pending' });
  expect(await screen.findByText('Prepared')).toBeTruthy();
  expect(screen.queryByText('Sent')).toBeNull();
});

describe('a failed payout says why', () => {
  test.each([
    ['by its code', 'account_closed', 'Bank says no', 'Failure reason: The bank account has been closed.'],
    ['by the message', 'odd_code', 'Bank says no', 'Failure reason: Bank says no'],
    ['or that nobody knows', null, null, 'Failure reason: Unknown'],
  ])('%s', async (_, failure_code, failure_message, words) => {
    await open({ status: 'failed', failure_code, failure_message });
    const notice = await screen.findByRole('region', { name: 'This payout failed' });
    expect(notice.textContent).toContain(words);
    expect((await within(notice).findByRole('link')).getAttribute('href')).toBe(
      paths.bankAccount({ currency: 'usd' }),
    );
  });

  test('but nothing comes back where the bank did not pay', async () => {
    await open({
      type: 'withdrawal',
      amount: minor(-5000),
      status: 'failed',
      failure_code: 'account_closed',
    });
    const notice = await screen.findByRole('region', { name: 'This withdrawal failed' });
    expect(await within(notice).findByText(/^Your bank did not pay, so the amount is missing/)).toBeTruthy();
    expect(
      screen.getByText('The bank did not pay. The amount is missing from your balance again.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Nothing was lost|It is in your balance again/)).toBeNull();
  });

  test('and gives no advice before it is known whether the money has left again', async () => {
    server.answer(getPayoutProof, () => new Promise<never>(() => {}));
    await open({ status: 'failed', failure_code: 'account_closed' });
    const notice = await screen.findByRole('region', { name: 'This payout failed' });
    expect(notice.textContent).toMatch(/The bank account has been closed\.$/);
    expect(within(notice).queryByRole('link')).toBeNull();
  });
});

const INSTANT: Partial<Payout> = { automatic: false, fee: minor(75), fee_percentage: 1.5 };

test('an instant payout that nobody can itemise says so, and where to read more', async () => {
  server.answer(getPayoutProof, () => aProofReply({ source: 'allocation' }));
  await open(INSTANT);
  expect(await screen.findByText(/We're unable to show transaction history on instant payouts/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe(
    paths.help('instant-payouts'),
  );
  expect(server.asked(listTransactions)).toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Details' }).textContent).toContain('$0.75 (1.5%)');
  expect(screen.getByText('In your account since Nov 16, 2023, 17:13.')).toBeTruthy();
});

test('an instant payout that the provider itemises has its rows', async () => {
  await open(INSTANT);
  expect(await screen.findByRole('row', { name: /Ada Lovelace/ })).toBeTruthy();
  expect(screen.queryByText(/We're unable to show transaction history/)).toBeNull();
});

test('the fee of an instant payout that failed was given back', async () => {
  await open({ ...INSTANT, status: 'failed' });
  await screen.findByText('Given back with the payout');
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details.textContent).toContain('Instant payout feeGiven back with the payout');
  expect(details.textContent).not.toContain('$0.75');
});

const NOT_FOUND = 'The deposit you are looking for cannot be found.';

test('a payout that is not there', async () => {
  server.answer(getPayout, () => refuse('resource_missing'));
  await openScreen(paths.payout('po_404'));
  expect(await screen.findByText(NOT_FOUND)).toBeTruthy();
});

test.each(['po-1', 'po_1/../x', ''])('%j is no id, and nobody is asked', async (id) => {
  await openScreen(paths.payout(id));
  expect(await screen.findByText(NOT_FOUND)).toBeTruthy();
  expect(server.asked(getPayout)).toHaveLength(0);
});

test('a failed read says so and can be tried again', async () => {
  server.answer(getPayout, () => refuse('wcpay_server_error'));
  await openScreen(paths.payout('po_1'));
  expect(await screen.findByText('Error retrieving payout.')).toBeTruthy();
  server.answer(getPayout, () => aPayoutReply());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Payout proof' })).toBeTruthy();
});
