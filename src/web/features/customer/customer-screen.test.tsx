import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Customer, getCustomer } from '#contract/customers.ts';
import { listOrders } from '#contract/order-list.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anOrderSummary } from '#tests/factories/order-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

const AT = utcInstant(epochSeconds(1_700_000_000));
const ada: Customer = {
  id: 7,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  country: 'GB',
  date_created: AT,
  orders_count: 12,
  last_order: AT,
  totals: [
    { currency: currency('eur'), orders: 2, paid: minor(5000), refunded: minor(1500), disputed: minor(0) },
    { currency: currency('jpy'), orders: 1, paid: minor(900), refunded: minor(0), disputed: minor(0) },
  ],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(getCustomer, () => ada);
  server.answer(listOrders, () => ({ data: [anOrderSummary()], total_count: 12 }));
});

const sums = () =>
  [...screen.getByRole('region', { name: 'In all' }).querySelectorAll('.sum-line')].map(
    (line) => line.textContent,
  );

test('facts, the latest orders, and what it came to in each currency', async () => {
  await openScreen(paths.customer(7));
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  expect(screen.getByText('United Kingdom')).toBeTruthy();
  expect(sums()).toEqual([
    'EUR 2 paid€50.00 EUR',
    'Refunded−€15.00 EUR',
    'Left after refunds€35.00 EUR',
    'JPY 1 paid¥900 JPY',
  ]);
  const orders = within(screen.getByRole('region', { name: 'Orders' }));
  expect((await orders.findByRole('link', { name: '#1001' })).getAttribute('href')).toBe(paths.order(1001));
  expect(orders.getByRole('link', { name: 'All 12 orders' }).getAttribute('href')).toBe(
    paths.orders({ customer: 7 }),
  );
  expect(screen.getByRole('link', { name: 'Transactions of this customer' }).getAttribute('href')).toBe(
    paths.transactions({ search: ['Ada Lovelace (ada@example.com)'] }),
  );
});

test('what banks took back in disputes is not left', async () => {
  const [eur] = ada.totals;
  if (!eur) throw new Error('the factory gives one');
  server.answer(getCustomer, () => ({
    ...ada,
    totals: [
      { ...eur, disputed: minor(1000) },
      { ...eur, currency: currency('usd'), refunded: minor(0), disputed: minor(5000) },
    ],
  }));
  server.answer(listOrders, () => ({
    data: [anOrderSummary({ status: 'completed', disputed: true })],
    total_count: 1,
  }));
  await openScreen(paths.customer(7));
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  expect(sums()).toEqual([
    'EUR 2 paid€50.00 EUR',
    'Refunded−€15.00 EUR',
    'Taken back in disputes−€10.00 EUR',
    'Left after refunds and disputes€25.00 EUR',
    'USD 2 paid$50.00 USD',
    'Taken back in disputes−$50.00 USD',
    'Left after disputes$0.00 USD',
  ]);
  const row = within(await screen.findByRole('row', { name: /#1001/ }));
  expect(row.getByText('Completed')).toBeTruthy();
  expect(row.getByText('Disputed')).toBeTruthy();
});

test('somebody who never bought', async () => {
  server.answer(getCustomer, () => ({
    ...ada,
    totals: [],
    orders_count: 0,
    last_order: null,
    country: null,
  }));
  server.answer(listOrders, () => ({ data: [], total_count: 0 }));
  await openScreen(paths.customer(7));
  expect(await screen.findByText('This customer has not paid anything yet.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Transactions of this customer' })).toBeNull();
});

test('nobody at this address', async () => {
  server.answer(getCustomer, () => refuse('resource_missing'));
  await openScreen(paths.customer(99));
  expect(await screen.findByRole('heading', { name: 'There is no customer at this address' })).toBeTruthy();
});

test('orders that cannot be read leave the rest alone', async () => {
  server.answer(listOrders, () => refuse('wcpay_server_error'));
  await openScreen(paths.customer(7));
  await screen.findByText('The orders could not be loaded.');
  expect(sums()).toHaveLength(4);
  server.answer(listOrders, () => ({ data: [anOrderSummary()], total_count: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '#1001' })).toBeTruthy();
});
