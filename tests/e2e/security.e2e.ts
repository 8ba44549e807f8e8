import { paths } from '#web/shared/paths.ts';
import { expect, fillSignIn, signIn, test } from './fixtures.ts';
import { addPerson } from './people.ts';

test('whoever signed in, or tried to, is on the Security page: for oneself, and for whoever runs the store', async ({
  page,
  browser,
  person,
  expectAccessibleInBothThemes,
}) => {
  const visitor = await addPerson('none');
  await page.goto('/wp-login.php');
  await fillSignIn(page, { ...visitor, password: 'a wrong guess' });
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignIn(page, visitor);
  await page.getByRole('button', { name: 'Account of Robin' }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(/Signed in.*You.*Chrome on Linux/);
  await expect(rows.nth(2)).toContainText(/Sign-in failed.*You.*Chrome on Linux.*Failed/);
  await expect(rows).toHaveCount(3);
  await expectAccessibleInBothThemes(page);

  const owner = await browser.newPage();
  await signIn(owner, person);
  await owner.goto(`${paths.security()}&action_is=session.fail`);
  await expect(owner.getByRole('row', { name: new RegExp(visitor.email) })).toContainText('Sign-in failed');
  await owner.close();
});
