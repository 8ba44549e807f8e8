import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { addPerson } from './people.ts';
import { column, openTransactions, rowsAreHere } from './transactions-page.ts';

const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts();

/** Ticks or unticks, and waits until the choice is saved. */
async function choose(page: Page, name: string, shown: boolean) {
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/wp/v2/users/me') && reply.ok());
  await page.getByRole('checkbox', { name, exact: true }).setChecked(shown);
  await saved;
}

test('columns are put away and brought out, remembered, and this person’s own', async ({
  signedIn: page,
  browser,
}) => {
  await openTransactions(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await choose(page, 'Channel', false);
  await choose(page, 'Risk level', true);
  await choose(page, 'Payout status', true);
  await page.keyboard.press('Escape');
  expect(await heads(page)).not.toContain('Channel');

  await page.reload();
  await rowsAreHere(page);
  expect(await heads(page)).toEqual(expect.arrayContaining(['Risk level', 'Payout status']));
  expect(await heads(page)).not.toContain('Channel');
  for (const risk of await column(page, 'Risk level'))
    expect(['Normal', 'Elevated', 'Highest', 'N/A']).toContain(risk);

  const other = await browser.newPage();
  await signIn(other, await addPerson());
  await openTransactions(other);
  expect(await heads(other)).toContain('Channel');
  await other.close();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Back to the usual columns' }).click();
  await page.keyboard.press('Escape');
  expect(await heads(page)).toContain('Channel');
  expect(await heads(page)).not.toContain('Risk level');
});

test('without the date or the amount a row would have no name: they stay', async ({ signedIn: page }) => {
  await openTransactions(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Date and time' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Amount', exact: true })).toBeDisabled();
});

test('on a telephone the card is the target, also where the customer’s name stands', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTransactions(page, 'type_is=charge');
  const first = await page.locator('tbody tr').first().boundingBox();
  expect(first?.y).toBeLessThan(844 / 2);
  const name = await page.locator('tbody tr [data-slot="title"] a').first().boundingBox();
  await page.mouse.click((name?.x ?? 0) + 10, (name?.y ?? 0) + 8);
  await page.waitForURL(/transactions\/details/);
});

test('on a telephone rows are cards, and the page never scrolls sideways', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openTransactions(page, 'type_is=charge');
  await expect(page.getByRole('link', { name: /^Payment details/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
});
