import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';

test('products are sorted, searched and filtered, in both themes', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await page.goto(paths.products());
  const table = page.getByRole('table', { name: 'Products' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(25);
  await expectAccessible(page);

  await table.getByRole('button', { name: /^Price/ }).click();
  await expect(rows.first()).toContainText('Plan chest, seven drawers');
  await page.goBack();
  await expect(rows.first()).not.toContainText('Plan chest, seven drawers');

  const field = page.getByRole('combobox', { name: 'Search by product name or SKU' });
  await field.fill('PEN-FTN');
  await field.press('Enter');
  await expect(rows).toHaveCount(2);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.goto(`${paths.products()}&status_is=draft`);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Draft');
});
