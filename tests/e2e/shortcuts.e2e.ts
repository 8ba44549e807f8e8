import { expect, openHome, test } from './fixtures.ts';

test('a question mark lists the shortcuts, a letter after g leads away, and all of it can be switched off', async ({
  signedIn: page,
  expectAccessibleInBothThemes,
}) => {
  await openHome(page);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // What listens comes after the page.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { level: 1, name: 'Disputes' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Show keyboard shortcuts' }).click();
  await list.getByRole('switch', { name: 'Shortcuts of a single key' }).click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Search for a payment/ })).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1, name: 'Help', includeHidden: true })).toBeAttached();
});
