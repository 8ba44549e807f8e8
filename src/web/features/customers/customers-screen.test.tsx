import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type CustomerSummary, listCustomers } from '#contract/customers.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AT = utcInstant(epochSeconds(1_700_000_000));
const aCustomer = (over: Partial<CustomerSummary> = {}): CustomerSummary => ({
  id: 7,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  country: 'GB',
  date_created: AT,
  orders_count: 1234,
  last_order: AT,
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
});
const answerRows = (...data: CustomerSummary[]) =>
  server.answer(listCustomers, () => ({ data, total_count: data.length }));

test('a customer, column by column, leads to their page and their orders', async () => {
  answerRows(
    aCustomer(),
    aCustomer({ id: 8, name: 'Bob', country: null, orders_count: 0, last_order: null }),
  );
  await openScreen(paths.customers());
  const row = await screen.findByRole('row', { name: /Ada/ });
  const cells = (of: HTMLElement) =>
    within(of)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(row)).toEqual([
    'Ada Lovelace',
    'ada@example.com',
    'United Kingdom',
    'Nov 14, 2023 17:13',
    'Nov 14, 2023 17:13',
    '1,234',
  ]);
  expect(within(row).getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(
    paths.customer(7),
  );
  expect(within(row).getByRole('link', { name: '1,234' }).getAttribute('href')).toBe(
    paths.orders({ customer: 7 }),
  );
  expect(cells(screen.getByRole('row', { name: /Bob/ })).slice(2)).toEqual([
    '–No country',
    'Nov 14, 2023 17:13',
    '–No order yet',
    '0',
  ]);
});

test('the first press sorts names from A to Z, and the address narrows', async () => {
  answerRows(aCustomer());
  await openScreen(`${paths.customers()}&country_is=GB&search[]=ada`);
  await userEvent.click(await screen.findByRole('button', { name: /^Name/ }));
  await screen.findByRole('row', { name: /Ada/ });
  expect(server.asked(listCustomers).at(-1)?.query).toMatchObject({
    sort: 'name',
    direction: 'asc',
    country_is: 'GB',
    search: ['ada'],
  });
});

test('nobody yet, and a read that failed', async () => {
  server.answer(listCustomers, () => refuse('wcpay_server_error'));
  await openScreen(paths.customers());
  await screen.findByText('The customers could not be loaded.');
  answerRows();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeTruthy();
});
