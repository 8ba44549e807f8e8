import { paths } from '#web/shared/paths.ts';
import { expect, signIn, test } from './fixtures.ts';
import { addPerson } from './people.ts';
import { column, countShown, openTransactions, queryOf, rowsAreHere } from './transactions-page.ts';

const REFUNDS = 'type_is=refund&orderby=amount&order=asc';

test('a view is saved and shared, and a colleague opens it by the address', async ({
  signedIn: page,
  browser,
  baseURL,
  expectAccessibleInBothThemes,
}) => {
  const name = `Refunds ${Date.now()}`;
  await openTransactions(page, REFUNDS);
  const refunds = await countShown(page);
  const views = page.getByRole('button', { name: 'Views', exact: true });
  await views.click();
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a new view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give the view a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Share with the store').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`View: ${name}`)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(colleague, await addPerson('viewer'));
  await colleague.goto(page.url());
  await expect(colleague.getByText(`View: ${name}`)).toBeVisible();
  expect(await countShown(colleague)).toBe(refunds);
  expect(new Set(await column(colleague, 'Type'))).toEqual(new Set(['Refund']));

  // The number of the view alone says as much; the columns are those of the view, too.
  const saved = new URL(page.url()).searchParams.get('saved') ?? '';
  await colleague.goto(paths.transactions({ saved }));
  await expect(colleague).toHaveURL(/type_is=refund/);
  expect(await countShown(colleague)).toBe(refunds);

  // A viewer may look at it and open their list with it, and changes nothing of it.
  await colleague.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(colleague.getByRole('menuitem', { name: new RegExp(`^${name}.*Shown`) })).toBeVisible();
  await expect(colleague.getByRole('menuitem', { name: 'Rename…' })).toHaveCount(0);
  await colleague.getByRole('menuitem', { name: 'Open this list with it' }).click();
  await colleague.goto(paths.transactions());
  await expect(colleague).toHaveURL(/type_is=refund/);
  expect(await countShown(colleague)).toBe(refunds);
  await colleague.getByRole('button', { name: 'Views', exact: true }).click();
  await colleague.getByRole('menuitem', { name: 'Everything' }).click();
  await rowsAreHere(colleague);
  expect(queryOf(colleague)).toBe('&saved=0');
  expect(await countShown(colleague)).toBeGreaterThan(refunds);

  // Deleted, its address still shows the same rows, and says that the view is gone.
  const address = page.url();
  await views.click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`View: ${name}`)).toBeHidden();
  await colleague.goto(address);
  await expect(colleague.getByText('was deleted, or it is not shared with you')).toBeVisible();
  expect(await countShown(colleague)).toBe(refunds);
});

test('by keyboard alone: saved, changed, saved again, and known after a reload', async ({
  signedIn: page,
}) => {
  await openTransactions(page, 'type_is=refund');
  const views = page.getByRole('button', { name: 'Views', exact: true });
  await views.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Everything' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill('Mine');
  await page.keyboard.press('Enter');
  await expect(page.getByText('View: Mine')).toBeVisible();

  await openTransactions(page, queryOf(page).slice(1).replace('type_is=refund', 'type_is=dispute'));
  await expect(page.getByText('Changed')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Changed')).toBeHidden();
  await openTransactions(page);
  await views.click();
  await page.getByRole('menuitem', { name: /^Mine/ }).click();
  await expect(page).toHaveURL(/type_is=dispute/);
});

test('what a list no longer knows is left out and said, on a telephone, too', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openTransactions(page, 'type_is=refund');
  await page.evaluate(async () => {
    const settings = JSON.parse(document.getElementById('page-settings')?.textContent ?? '{}');
    await fetch('/wp-json/wc-admin/saved-views', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': settings.nonce },
      body: JSON.stringify({
        ...{ list: 'transactions', name: 'Old', columns: ['amount', 'gone'] },
        parameters: { type_is: 'refund', colour_is: 'red' },
      }),
    });
  });
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Old/ }).click();
  await expect(page.getByText('The filter “colour_is” is not known and was left out.')).toBeVisible();
  await expect(page.getByText('View: Old')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Only what opens filters, views and columns is a mark without words.
  await openTransactions(page, queryOf(page).slice(1).replace('type_is=refund', 'type_is=dispute'));
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeVisible();
  await expect(save).not.toHaveCSS('font-size', '0px');
});
