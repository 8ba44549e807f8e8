import { expect, openHome, test } from './fixtures.ts';
import { column, countShown, minorOf, openTransactions, queryOf, rowsAreHere } from './transactions-page.ts';

test('the list: newest first, every usual column, the zone named', async ({ signedIn: page }) => {
  await openTransactions(page);
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Details',
    'Date and time',
    'Type',
    'Channel',
    'Payment method',
    'Customer',
    'Order',
    'Subscription',
    'Amount',
    'Fees',
    'Net',
  ]);
  const moments = await page
    .locator('tbody time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(moments).toHaveLength(25);
  expect(moments).toEqual([...moments].sort().reverse());
  await expect(page.getByText('New York time')).toHaveCount(1);
});

test('one currency adds up: total and fees make net', async ({ signedIn: page }) => {
  await openTransactions(page);
  await expect(page.getByText('Choose one currency to see totals.')).toBeVisible();
  await page.locator('.list-summary').getByRole('button', { name: 'USD' }).click();
  await expect(page.getByText('USD, New York time')).toBeVisible();
  const figures = await page.locator('.summary b').allInnerTexts();
  const [total = '', fees = '', net = ''] = figures.slice(1);
  expect(minorOf(total) + minorOf(fees)).toBe(minorOf(net));
  expect(queryOf(page)).toBe('&store_currency_is=usd');
});

test('sorting by amount, both ways, and the way back', async ({ signedIn: page }) => {
  await openTransactions(page, 'store_currency_is=usd');
  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  const falling = (await column(page, 'Amount')).map(minorOf);
  expect(falling).toEqual([...falling].sort((a, b) => b - a));

  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  const rising = (await column(page, 'Amount')).map(minorOf);
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(queryOf(page)).toBe('&store_currency_is=usd&orderby=amount&order=asc');

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'Date and time' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('pages: none repeats, none is lost, and the last one ends', async ({ signedIn: page }) => {
  await openTransactions(page, 'type_is=dispute&per_page=50');
  const count = await countShown(page);
  const seen = new Set<string>();
  const links = () =>
    page.locator('tbody .row-link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const link of await links()) seen.add(link);
  for (let rest = count - 50; rest > 0; rest -= 50) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByRole('row')).toHaveCount(Math.min(rest, 50) + 1);
    await rowsAreHere(page);
    for (const link of await links()) seen.add(link);
  }
  expect(seen.size).toBe(count);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

test('nonsense in the address is no reason to show nothing', async ({ signedIn: page }) => {
  await openTransactions(
    page,
    'paged=many&per_page=-5&orderby=colour&type_is=gift&tab=lost-page&channel_is=pigeon',
  );
  await expect(page.getByRole('row')).toHaveCount(26);
  await expect(page.getByRole('link', { name: 'Transactions' }).last()).toBeVisible();
});

test('a row leads to its payment, and back to the same place', async ({ signedIn: page }) => {
  await openTransactions(page, 'type_is=charge&paged=2');
  await page
    .getByRole('link', { name: /^Payment details: Charge/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payment for order #/ })).toBeVisible();
  expect(new URL(page.url()).search).toMatch(/&id=pi_\w+&transaction_id=txn_\w+&transaction_type=charge$/);
  await page.goBack();
  await rowsAreHere(page);
  expect(queryOf(page)).toBe('&type_is=charge&paged=2');
});

test('another tab starts anew', async ({ signedIn: page }) => {
  await openTransactions(page, 'paged=3&per_page=50&orderby=net&order=asc');
  await page.getByRole('link', { name: 'Blocked' }).click();
  await expect(page.getByRole('link', { name: 'Blocked' })).toHaveAttribute('aria-current', 'page');
  expect(queryOf(page)).toBe('&tab=blocked-page');
});

test('a failed read can be tried again', async ({ signedIn: page }) => {
  const list = /\/wp-json\/wc\/v3\/payments\/transactions\?/;
  await page.route(list, (route) =>
    route.fulfill({ status: 500, json: { code: 'wcpay_server_error', message: '', data: { status: 500 } } }),
  );
  await openHome(page);
  await page
    .getByRole('navigation', { name: 'Store admin' })
    .getByRole('link', { name: /^Transactions/ })
    .click();
  await expect(page.getByText('Error retrieving transactions.')).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row')).toHaveCount(26);
});
