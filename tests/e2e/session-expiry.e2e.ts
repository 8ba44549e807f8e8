import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { endSessions } from './people.ts';
import { openTransactions, queryOf, rowsAreHere } from './transactions-page.ts';

/**
 * Opens the list, and leaves it nothing more to read by itself, neither what stands beside its rows nor what news would
 * have it read again: whatever is asked from here on, the person asks.
 */
async function openAtRest(page: Page, query?: string): Promise<void> {
  await page.route('**/payments/live?*', (route) => route.abort());
  const count = page.waitForResponse('**/authorizations/summary');
  await openTransactions(page, query);
  await count;
}

test('a session that ends takes nothing away: the password, and what was asked goes on', async ({
  signedIn: page,
  person,
}) => {
  await openAtRest(page, 'filter=advanced');
  await page.getByRole('button', { name: 'Filter by Payout ID' }).click();
  const search = page.getByRole('combobox', { name: /^Search by/ });
  await search.fill('half a na');
  await page.keyboard.press('Tab'); // Leaving the field closes its suggestions.

  await endSessions(person);
  await page.getByRole('button', { name: 'Net' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toContainText(person.email);

  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The name or the password is wrong.');
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();

  await rowsAreHere(page);
  await expect(page.getByRole('columnheader', { name: 'Net' })).toHaveAttribute('aria-sort', 'descending');
  expect(queryOf(page)).toBe('&filter=advanced&orderby=net&order=desc');
  await expect(search).toHaveValue('half a na');
  await expect(page.getByLabel('Field')).toHaveValue('deposit');
});

test('closing the dialog leaves a page that can be tried again', async ({ signedIn: page, person }) => {
  await openAtRest(page);
  await endSessions(person);
  await page.getByRole('button', { name: 'Net' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Error retrieving transactions.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(26);
});
