import type { Page } from '@playwright/test';
import { admin, expect } from './fixtures.ts';

/** A machine that runs everything at once may take this long for a page; a story that passes never waits for it. */
const BUSY_MACHINE_MS = 30_000;

export const transactions = (query = ''): string => admin('/payments/transactions', query);

/** What the address says beyond the screen itself. */
export const queryOf = (page: Page): string =>
  decodeURIComponent(new URL(page.url()).search).replace('?page=wc-admin&path=/payments/transactions', '');

/** Opens the list and waits for its rows. */
export async function openTransactions(page: Page, query = ''): Promise<void> {
  await page.goto(transactions(query));
  await rowsAreHere(page);
}

/** The rows on the screen are those of the address: nothing is being read any more. */
export async function rowsAreHere(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Transactions', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
    { timeout: BUSY_MACHINE_MS },
  );
}

/** How many match, as the summary line says it. */
export async function countShown(page: Page): Promise<number> {
  await rowsAreHere(page);
  const line = (await page.locator('.list-summary').textContent()) ?? '';
  return Number(/([\d,]+) transactions?/.exec(line)?.[1]?.replaceAll(',', ''));
}

/** The texts of one column, from top to bottom. */
export async function column(page: Page, name: string): Promise<string[]> {
  await rowsAreHere(page);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const place = heads.findIndex((head) => head.trim() === name);
  expect(place, `a column named ${name} in ${heads.join(', ')}`).toBeGreaterThan(-1);
  return page.locator(`tbody td:nth-child(${place + 1})`).allInnerTexts();
}

/** `−$1,234.56 USD` as a number of minor units. */
export const minorOf = (shown: string): number => Number(shown.replace('−', '-').replaceAll(/[^\d-]/g, ''));

/** Adds one sentence to the open filters. */
export async function addFilter(
  page: Page,
  field: string,
  condition?: string,
  value?: string,
): Promise<void> {
  await page.getByRole('button', { name: `Filter by ${field}`, exact: true }).click();
  const line = page.getByRole('group', { name: /^Filter \d+$/ }).last();
  if (condition) await line.getByLabel('Condition').selectOption({ label: condition });
  if (value) await line.getByLabel('Value').selectOption({ label: value });
}
