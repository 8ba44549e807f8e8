import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';
import { countShown, openTransactions, queryOf, rowsAreHere } from './transactions-page.ts';

const focused = (page: Page) => page.locator(':focus');

test('skip, filter, sort, choose columns, page and open a payment without a mouse', async ({
  signedIn: page,
}) => {
  await openTransactions(page);

  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Filters' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Filter by Risk level' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Filter by Risk level' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Field')).toHaveValue('risk_level');
  await expect(page.getByLabel('Condition')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Value')).toBeFocused();
  await page.keyboard.press('E');
  await expect(page).toHaveURL(/risk_level_is=1/);
  const elevated = await countShown(page);
  expect(elevated).toBeGreaterThan(25);

  await tabTo(page, page.getByRole('button', { name: 'Amount', exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('button', { name: 'Amount', exact: true })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Next page' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/paged=2/);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();
  await rowsAreHere(page);
  expect(queryOf(page)).toContain('orderby=amount');
});

test('columns and the export question open, answer and give the focus back', async ({ signedIn: page }) => {
  await openTransactions(page);
  const columns = page.getByRole('button', { name: 'Columns' });
  await tabTo(page, columns);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Channel' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Channel' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(columns).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Channel' })).toBeHidden();

  await page.reload();
  await rowsAreHere(page);
  await tabTo(page, page.getByRole('button', { name: 'Export' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
});

test('the first link of a row opens the payment', async ({ signedIn: page }) => {
  await openTransactions(page, 'type_is=charge');
  await tabTo(page, page.getByRole('link', { name: /^Payment details/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Payment for order #/ })).toBeFocused();
});
