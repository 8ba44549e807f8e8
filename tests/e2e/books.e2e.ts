import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readJournalFile, sumsOf, unzip } from '#tests/journal-readers.ts';
import { pdfLines } from '#tests/read-pdf.ts';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';

// It locks a month, and the chart is everybody's.
test.use({ product: 'books' });
test.describe.configure({ mode: 'serial' });

async function take(page: Page, entry: string): Promise<Download> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ]);
  return download;
}
const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test('an accountant chooses DATEV’s chart, downloads the month for it, and its statement', async ({
  signedIn: page,
  expectAccessibleInBothThemes,
}) => {
  await page.goto(paths.documents());
  await page.getByRole('link', { name: 'Monthly statements' }).click();
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Accounts, USD' })).toBeVisible();

  await page.getByRole('link', { name: 'Chart of accounts' }).click();
  await page.getByLabel('Accounting program', { exact: true }).selectOption({ label: 'DATEV, SKR03' });
  await expect(page.getByLabel('Number of Sales', { exact: true })).toHaveValue('8400');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The chart of accounts is saved.').first()).toBeVisible();

  await page.getByRole('link', { name: 'Journal', exact: true }).click();
  const table = page.getByRole('table', { name: 'Accounts, USD' });
  await expect(table.getByText('8400')).toBeVisible();
  const datev = await take(page, 'Journal for DATEV');
  expect(datev.suggestedFilename()).toMatch(/^datev-\d{4}-\d\d-01-to-.*\.zip$/);
  const bytes = await bytesOf(datev);
  expect(unzip(bytes).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^EXTF_USD_/));
  // What DATEV gets is what the page shows, to the cent.
  const sales = Math.abs(sumsOf(readJournalFile('datev', bytes))['usd 8400'] ?? 0);
  const shown = await table.getByRole('row', { name: /8400/ }).textContent();
  expect(shown?.replaceAll(/[^\d.]/g, '')).toContain((sales / 100).toFixed(2));

  // A CSV has no totals among its rows; the file beside it says the same as the page.
  const totals = (await bytesOf(await take(page, 'Totals to compare with (CSV)'))).toString();
  expect(totals).toMatch(new RegExp(`^8400,.*,USD,-${(sales / 100).toFixed(2)},`, 'm'));

  const statement = await take(page, 'Monthly statement (PDF)');
  expect(statement.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.pdf$/);
  const lines = pdfLines(new Uint8Array(await bytesOf(statement)));
  expect(lines.some((line) => line.startsWith('Statement, '))).toBe(true);
  expect(lines.some((line) => line.startsWith('Not explained by the lines above | 0.00'))).toBe(true);
});

test('a month is locked, and opened again', async ({ signedIn: page }) => {
  await page.goto(paths.books());
  await page.getByRole('button', { name: 'Lock the month' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Lock the month' }).click();
  await expect(page.getByText('Locked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('button', { name: 'Lock the month' })).toBeVisible();
});
