import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseCsv } from '#tests/parse-csv.ts';
import { expect, test } from './fixtures.ts';
import { countShown, openTransactions } from './transactions-page.ts';

async function exported(page: Page, press: () => Promise<void>): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  return parseCsv(await readFile(await file.path(), 'utf8'));
}
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true });

test('the file is the screen: its columns, its order, its filters, as many rows as it counted', async ({
  signedIn: page,
  person,
}) => {
  await openTransactions(page, 'type_is=refund&store_currency_is=usd&orderby=amount&order=asc');
  const count = await countShown(page);
  const [head, ...rows] = await exported(page, () => exportButton(page).click());
  await expect(
    page
      .locator('.snackbar')
      .getByText(
        `We're processing your export. The file will download automatically and be emailed to ${person.email}.`,
      ),
  ).toBeVisible();

  expect(rows).toHaveLength(count);
  const shown = await page.getByRole('columnheader').allInnerTexts();
  // A row of a file always says which it is, and an amount in which currency.
  const isOnScreen = (name: string) => name !== 'Transaction ID' && name !== 'Payout currency';
  expect(head?.filter(isOnScreen)).toEqual(shown.filter((name) => name !== 'Details'));
  const column = (name: string) => rows.map((row) => row[head?.indexOf(name) ?? -1]);
  expect(new Set(column('Payout currency'))).toEqual(new Set(['USD']));
  expect(new Set(column('Transaction ID')).size).toBe(count);
  const amounts = column('Amount').map(Number);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect(new Set(column('Type'))).toEqual(new Set(['Refund']));
  await expect(exportButton(page)).not.toHaveAttribute('aria-busy', 'true');
});

test('everything asks first, and yes brings every row', async ({ signedIn: page }) => {
  await openTransactions(page);
  const count = await countShown(page);
  expect(count).toBeGreaterThanOrEqual(10_000);

  await exportButton(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    `You are about to export ${count} transactions. If you'd like to reduce the size of your export, you can use one or more filters. Would you like to continue?`,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();

  await exportButton(page).click();
  const [, ...rows] = await exported(page, () => question.getByRole('button', { name: /^Export/ }).click());
  expect(rows).toHaveLength(count);
});

test('a request that fails says so, and the list is still there', async ({ signedIn: page }) => {
  await openTransactions(page, 'type_is=dispute');
  await page.route('**/transactions/download', (route) => route.abort());
  await exportButton(page).click();
  await expect(
    page.locator('.snackbar').getByText('There was a problem generating your export.'),
  ).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});
