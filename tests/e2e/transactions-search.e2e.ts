import { expect, test } from './fixtures.ts';
import { column, countShown, openTransactions, queryOf, rowsAreHere } from './transactions-page.ts';

const NAME = /^Search by/;

test('a customer is suggested, chosen, and their payments are shown', async ({ signedIn: page }) => {
  await openTransactions(page);
  const [name = ''] = (await column(page, 'Customer')).filter((customer) =>
    /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(customer),
  );
  await page.getByRole('combobox', { name: NAME }).fill(name);
  const suggestion = page.getByRole('option', { name: new RegExp(`^${name} \\(`) }).first();
  const label = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(page.getByText(`Search ${label}`)).toBeVisible();
  await rowsAreHere(page);
  expect(new Set(await column(page, 'Customer'))).toEqual(new Set([name]));
  expect(queryOf(page)).toBe(`&search[0]=${label}`);

  await page.reload();
  await rowsAreHere(page);
  expect(new Set(await column(page, 'Customer'))).toEqual(new Set([name]));
});

test('an order is found by its number', async ({ signedIn: page }) => {
  await openTransactions(page, 'type_is=charge');
  const [order = ''] = (await column(page, 'Order')).filter((number) => number.startsWith('#'));
  await page.getByRole('combobox', { name: NAME }).fill(order.slice(1));
  await page.getByRole('option', { name: `Order ${order}` }).click();
  await rowsAreHere(page);
  expect(new Set(await column(page, 'Order'))).toEqual(new Set([order]));
});

test('free words: Enter searches for them, several widen, each can be removed', async ({
  signedIn: page,
}) => {
  await openTransactions(page);
  const all = await countShown(page);
  const box = page.getByRole('combobox', { name: NAME });
  await box.fill('emma');
  await box.press('Enter');
  await expect(page).toHaveURL(/search\[0\]=emma/);
  const emmas = await countShown(page);
  for (const customer of await column(page, 'Customer')) expect(customer.toLowerCase()).toContain('emma');

  await box.fill('noah');
  await page
    .getByRole('option', { name: 'All transactions with a customer name or email that contains “noah”' })
    .click();
  await expect(page).toHaveURL(/search\[1\]=noah/);
  expect(await countShown(page)).toBeGreaterThan(emmas);

  await page.getByRole('button', { name: 'Remove search: noah' }).click();
  expect(await countShown(page)).toBe(emmas);
  await page.getByRole('button', { name: 'Remove search: emma' }).click();
  expect(await countShown(page)).toBe(all);
});

test('hostile words are only words', async ({ signedIn: page }) => {
  await openTransactions(page);
  const words = `%'; drop table transactions; -- <img src=x onerror="document.title='x'"> \\ _`;
  const box = page.getByRole('combobox', { name: NAME });
  await box.fill(words);
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No transactions match' })).toBeVisible();
  await expect(page).toHaveTitle(/^Transactions/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row')).toHaveCount(26);
});
