import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listLoans, readActiveLoan } from '#contract/loans.ts';
import { minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aLoan, anActiveLoan } from '#tests/factories/documents-and-loans.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(readActiveLoan, () => ({ details: null }));
  server.answer(listLoans, () => ({ data: [] }));
});
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const OF_LOAN = paths.transactions({ type: 'charge', filter: 'advanced', loan_id_is: 'flxln_1' });

test('loans are active or paid off, and lead to their transactions', async () => {
  server.answer(listLoans, () => ({
    data: [
      aLoan(),
      aLoan({
        stripe_loan_id: 'flxln_0',
        withhold_rate: 0.1,
        first_paydown_at: null,
        fully_paid_at: utcInstant(epochSeconds(1_780_000_000)),
      }),
    ],
  }));
  await openScreen(paths.loans());
  const table = await screen.findByRole('table', { name: 'All loans' });
  const active = await within(table).findByRole('row', { name: /Active/ });
  expect(cellsOf(active)).toEqual([
    'Transactions',
    'Sep 21, 2026',
    'Active',
    '$1,000.00',
    '$100.00',
    '12.5%',
    'Sep 22, 2026',
  ]);
  const ways = within(active).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([OF_LOAN, OF_LOAN]);
  const paid = within(table).getByRole('row', { name: /Paid off: May 28, 2026/ });
  expect(cellsOf(paid)).toMatchObject({ 5: '10%', 6: '–No paydown yet' });
});

test('the running loan shows what is repaid of the whole, and what this period asks for', async () => {
  server.answer(readActiveLoan, () => ({ details: anActiveLoan() }));
  await openScreen(paths.loans());
  const card = await screen.findByRole('region', { name: 'Active loan overview' });
  const [whole, period] = within(card).getAllByRole('meter');
  expect(whole?.getAttribute('aria-valuetext')).toBe('$440.00 of $1,100.00');
  expect(period?.getAttribute('aria-valuetext')).toBe('$100.00 of $122.23');
  expect(card.textContent).toContain('12.5%');
  expect(card.textContent).toContain('If sales do not bring $22.23 more by Nov 18, 2026');
  expect(within(card).getByRole('link', { name: 'View transactions' }).getAttribute('href')).toBe(OF_LOAN);
});

test('a period that is paid says so', async () => {
  const { current_repayment_interval: interval } = anActiveLoan();
  server.answer(readActiveLoan, () => ({
    details: anActiveLoan({ current_repayment_interval: { ...interval, remaining_amount: minor(0) } }),
  }));
  await openScreen(paths.loans());
  const card = await screen.findByRole('region', { name: 'Active loan overview' });
  expect(card.textContent).toContain('$100.00: enough for this period');
  expect(card.textContent).not.toContain('If sales do not bring');
});

test('no loans say how one comes; failures say the quoted sentence and try again', async () => {
  await openScreen(paths.loans());
  expect(await screen.findByText('No loans')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Active loan overview' })).toBeNull();
  document.body.replaceChildren();

  server.answer(listLoans, () => refuse('wcpay_server_error'));
  await openScreen(paths.loans());
  expect(await screen.findByText('Error retrieving the active loan summary.')).toBeTruthy();
  server.answer(listLoans, () => ({ data: [aLoan()] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Active/ })).toBeTruthy();
});
