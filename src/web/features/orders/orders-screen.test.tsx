import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listCustomers } from '#contract/customers.ts';
import { getOptions, saveOptions } from '#contract/options.ts';
import { listOrders, type OrderSummary } from '#contract/order-list.ts';
import { completeOrders } from '#contract/orders.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { anOrderSummary } from '#tests/factories/order-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(listCustomers, () => ({ data: [], total_count: 0 }));
});
const answerRows = (rows: readonly OrderSummary[], total_count = rows.length) =>
  server.answer(listOrders, () => ({ data: [...rows], total_count }));
const lastAsked = () => server.asked(listOrders).at(-1)?.query;

test('a status nobody knows is left out and said', async () => {
  answerRows([anOrderSummary()]);
  await openScreen(`${paths.orders()}&status_is=bogus`);
  const notice = await screen.findByRole('region', { name: 'Unknown filter' });
  expect(notice.textContent).toBe('The filter “Status: bogus” is not known and was left out.');
  expect(lastAsked()).not.toHaveProperty('status_is');
});

test('an order, column by column, leads to itself and to its customer', async () => {
  answerRows([anOrderSummary({ total: minor(2000), currency: currency('jpy'), item_count: 3 })]);
  await openScreen(paths.orders());
  const row = await screen.findByRole('row', { name: /#1001/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['', '#1001', 'Nov 14, 2023 17:13', 'Processing', 'Ada Lovelace', '3', '¥2,000 JPY']);
  expect(within(row).getByRole('link', { name: '#1001' }).getAttribute('href')).toBe(paths.order(1001));
  expect(within(row).getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(
    paths.customer(7),
  );
  expect(lastAsked()).toMatchObject({ sort: 'date_created', direction: 'desc', page: '1', pagesize: '25' });
});

test('an order of a sandbox is marked, and its payment has no page once the sandbox was left', async () => {
  answerRows([anOrderSummary({ sandbox: 'left' })]);
  await openScreen(`${paths.orders()}&account_is=left`);
  const row = await screen.findByRole('row', { name: /#1001/ });
  expect(within(row).getByText('Test order')).toBeTruthy();
  expect(lastAsked()).toMatchObject({ account_is: 'left' });
});

test('the orders of one subscription, as a payment or an order leads to them', async () => {
  answerRows([anOrderSummary()]);
  await openScreen(paths.orders({ subscription: '77' }));
  expect(await screen.findByText(/Orders of subscription #77\./)).toBeTruthy();
  await screen.findByRole('row', { name: /#1001/ });
  expect(lastAsked()).toMatchObject({ subscription: '77' });
  expect(screen.getByRole('link', { name: 'Show all orders' })).toBeTruthy();
});

test('a guest has a name and no page; nobody has neither', async () => {
  answerRows([
    anOrderSummary({ id: 1, number: '1', customer_url: null, customer_name: 'Grace Hopper' }),
    anOrderSummary({ id: 2, number: '2', customer_url: null, customer_name: null }),
  ]);
  await openScreen(paths.orders());
  const guest = await screen.findByRole('row', { name: /Grace Hopper/ });
  expect(within(guest).queryByRole('link', { name: 'Grace Hopper' })).toBeNull();
  expect(screen.getByRole('row', { name: /No customer/ })).toBeTruthy();
});

test('the address decides what is asked, and what makes no sense in it is left out', async () => {
  answerRows([anOrderSummary()], 90);
  await openScreen(
    `${paths.orders()}&status_is=failed&status_is_not=odd&orderby=total&order=asc&paged=3&search[]=ada`,
  );
  await screen.findByRole('row', { name: /#1001/ });
  expect(lastAsked()).toMatchObject({
    status_is: 'failed',
    search: ['ada'],
    sort: 'total',
    direction: 'asc',
    page: '3',
  });
  expect(lastAsked()).not.toHaveProperty('status_is_not');
});

test('sorting starts again at the first page', async () => {
  answerRows([anOrderSummary()], 90);
  await openScreen(`${paths.orders()}&paged=2`);
  await userEvent.click(await screen.findByRole('button', { name: /Total/ }));
  await screen.findByRole('row', { name: /#1001/ });
  expect(lastAsked()).toMatchObject({ sort: 'total', direction: 'desc', page: '1' });
});

test('the orders of one customer say so, with a way out', async () => {
  answerRows([anOrderSummary()]);
  await openScreen(paths.orders({ customer: 7 }));
  await screen.findByRole('row', { name: /#1001/ });
  expect(lastAsked()).toMatchObject({ customer: '7' });
  expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe(paths.orders());
});

test('an empty store says what will be here', async () => {
  answerRows([]);
  await openScreen(paths.orders());
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
});

test('a failed read says so and can be tried again', async () => {
  server.answer(listOrders, () => refuse('wcpay_server_error'));
  await openScreen(paths.orders());
  expect(await screen.findByText('The orders could not be loaded.')).toBeTruthy();
  answerRows([anOrderSummary()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /#1001/ })).toBeTruthy();
});

test('several orders are completed together; what is not paid stays out of it', async () => {
  const rows = [
    anOrderSummary({ id: 1, number: '1001' }),
    anOrderSummary({ id: 2, number: '1002' }),
    anOrderSummary({ id: 3, number: '1003', status: 'failed' }),
  ];
  answerRows(rows);
  server.answer(completeOrders, () => ({ completed: [1, 2] }));
  await openScreen(paths.orders());
  for (const number of ['1001', '1002', '1003'])
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`order #${number}`) }));
  expect(screen.getByText('3 selected')).toBeTruthy();
  expect(screen.getByText('1 not paid, or done already')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Complete 2 orders' }));
  expect(await screen.findAllByText('2 orders are completed.')).toBeTruthy();
  expect(server.asked(completeOrders).map(({ body }) => body)).toEqual([{ ids: [1, 2] }]);
});

test('which mails customers get is chosen and saved', async () => {
  answerRows([anOrderSummary()]);
  server.answer(getOptions, () => ({
    store_customer_mails: { paid: true, refunded: true, completed: false },
  }));
  server.answer(saveOptions, () => ({ store_customer_mails: true }));
  await openScreen(paths.orders());
  await userEvent.click(await screen.findByRole('button', { name: 'Emails to customers' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'An order was paid' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('The choice is saved.')).toBeTruthy();
  expect(server.asked(saveOptions).at(-1)?.body).toEqual({
    store_customer_mails: { paid: false, refunded: true, completed: false },
  });
});
