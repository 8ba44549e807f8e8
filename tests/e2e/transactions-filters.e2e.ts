import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  addFilter,
  column,
  countShown,
  minorOf,
  openTransactions,
  queryOf,
  rowsAreHere,
} from './transactions-page.ts';

const API = '/wp-json/wc/v3/payments/transactions';

test('a filter is a sentence: is, is not, is one of', async ({ signedIn: page }) => {
  await openTransactions(page);
  const all = await countShown(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await addFilter(page, 'Type', 'is', 'Refund');
  await expect(page).toHaveURL(/type_is=refund/);
  expect(new Set(await column(page, 'Type'))).toEqual(new Set(['Refund']));
  const refunds = await countShown(page);

  await page.getByLabel('Condition').selectOption({ label: 'is not' });
  await expect(page).toHaveURL(/type_is_not=refund/);
  expect(await countShown(page)).toBe(all - refunds);

  await page.getByLabel('Condition').selectOption({ label: 'is one of' });
  await page.getByRole('button', { name: /^Value/ }).click();
  await page.getByRole('checkbox', { name: 'Refund', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Dispute', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/type_is_in\[0\]=refund&type_is_in\[1\]=dispute/);
  expect(await countShown(page)).toBeGreaterThan(refunds);
});

test('days: before, after and between, both ends included', async ({ signedIn: page }) => {
  await openTransactions(page, 'filter=advanced');
  const all = await countShown(page);
  const newest = await page.locator('tbody time').first().getAttribute('datetime');
  const day = new Date(new Date(newest ?? '').getTime() - 40 * 86_400_000).toISOString().slice(0, 10);
  const dayBefore = new Date(new Date(day).getTime() - 86_400_000).toISOString().slice(0, 10);

  await openTransactions(page, `date_after=${day}`);
  const after = await countShown(page);
  await openTransactions(page, `date_before=${dayBefore}`);
  const before = await countShown(page);
  expect(after + before).toBe(all);

  await openTransactions(page, `date_between[0]=${day}&date_between[1]=${dayBefore}`);
  const between = await countShown(page);
  await openTransactions(page, `date_between[0]=${dayBefore}&date_between[1]=${dayBefore}`);
  const first = await countShown(page);
  await openTransactions(page, `date_between[0]=${day}&date_between[1]=${day}`);
  expect(between).toBe(first + (await countShown(page)));
});

test('days are typed, and the pill says them in the store’s format', async ({ signedIn: page }) => {
  await openTransactions(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await addFilter(page, 'Date', 'is before');
  await page.getByRole('spinbutton', { name: /month/ }).click();
  await page.keyboard.type('01152026');
  await expect(page).toHaveURL(/date_before=2026-01-15/);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Date is before Jan 15, 2026' })).toBeVisible();
});

for (const [field, value, parameter] of [
  ['Channel', 'In person', 'channel_is=in_person'],
  ['Risk level', 'Elevated', 'risk_level_is=1'],
  ['Device', 'iPhone', 'source_device_is=ios'],
] as const) {
  test(`${field} is ${value}: the count is the server’s, and its opposite is the rest`, async ({
    signedIn: page,
  }) => {
    await openTransactions(page, 'filter=advanced');
    const all = await countShown(page);
    await addFilter(page, field, 'is', value);
    await expect(page).toHaveURL(new RegExp(parameter));
    const shown = await countShown(page);
    const reply = await page.request.get(`${API}?${parameter}`, { headers: await nonceOf(page) });
    expect(((await reply.json()) as { total_count: number }).total_count).toBe(shown);
    expect(shown).toBeGreaterThan(0);

    await page.getByLabel('Condition').selectOption({ label: 'is not' });
    await expect(page).toHaveURL(new RegExp(parameter.replace('_is=', '_is_not=')));
    expect(await countShown(page)).toBe(all - shown);
  });
}

test('an amount is typed as the store writes it; the list, its sums and its file agree', async ({
  signedIn: page,
}) => {
  await openTransactions(page, 'filter=advanced');
  const all = await countShown(page);
  await addFilter(page, 'Amount', 'is at least');
  await page.getByLabel('Value').fill('50,');
  await rowsAreHere(page);
  expect(queryOf(page)).not.toContain('amount_min');
  await page.getByLabel('Value').fill('50');
  await expect(page).toHaveURL(/amount_min=50\.00/);
  const large = await countShown(page);
  for (const amount of await column(page, 'Amount'))
    expect(Math.abs(minorOf(amount))).toBeGreaterThanOrEqual(5000);
  expect(large).toBeGreaterThan(0);

  await page.getByLabel('Condition').selectOption({ label: 'is at most' });
  await page.getByLabel('Value').fill('49.99');
  await expect(page).toHaveURL(/amount_max=49\.99/);
  expect(await countShown(page)).toBe(all - large);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Amount is at most 49.99' })).toBeVisible();
});

test('a country is found by typing its name', async ({ signedIn: page }) => {
  await openTransactions(page, 'filter=advanced');
  await addFilter(page, 'Customer country');
  await page.getByRole('combobox', { name: 'Value' }).fill('germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await expect(page).toHaveURL(/customer_country_is=DE/);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByText('Customer country is Germany')).toBeVisible();
});

test('all or any, the back button, and clearing', async ({ signedIn: page }) => {
  await openTransactions(page, 'type_is=dispute&channel_is=in_person&filter=advanced');
  const both = await countShown(page);
  await page.getByRole('button', { name: 'any', exact: true }).click();
  await expect(page).toHaveURL(/match=any/);
  const either = await countShown(page);
  expect(either).toBeGreaterThan(both);

  await page.goBack();
  await expect(page.getByRole('button', { name: 'all', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await countShown(page)).toBe(both);
  await page.goForward();
  expect(await countShown(page)).toBe(either);

  await page.reload();
  expect(await countShown(page)).toBe(either);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await rowsAreHere(page);
  expect(queryOf(page)).not.toMatch(/type_is|channel_is/);
});

test('closed filters are pills; filters that leave nothing say so and can be cleared', async ({
  signedIn: page,
}) => {
  await openTransactions(page, 'type_is=card_reader_fee&risk_level_is=2');
  await expect(page.getByRole('heading', { name: 'No transactions match' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Risk level is Highest' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row')).toHaveCount(26);
  expect(queryOf(page)).toBe('');
});

/** A call beside the page needs the page's nonce. */
async function nonceOf(page: Page) {
  const settings = await page.locator('#page-settings').textContent();
  const { nonce } = JSON.parse(settings ?? '{}') as { nonce: string };
  return { 'X-WP-Nonce': nonce };
}
