import { paths } from '#web/shared/paths.ts';
import { expect, fillSignIn, signIn, test } from './fixtures.ts';
import { idOf, mailTo } from './mails.ts';
import { addPerson } from './people.ts';

const chosen = 'four words nobody guesses';

test('a forgotten password, end to end: asked for, mailed, set, and everybody else is out', async ({
  page,
  browser,
  person,
  expectAccessibleInBothThemes,
}) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, person);
  await elsewhere.goto(paths.user(await idOf(person)));
  await expect(elsewhere.getByText('This is you')).toBeVisible();

  await page.goto('/wp-login.php');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is such an account');

  const mail = await mailTo(person, 'Set a new password');
  const link = /https?:\S+action=rp\S+/.exec(mail.text)?.[0] ?? '';
  // The page of mails shows that it was written, and not what it opens.
  const owner = await addPerson();
  const other = await browser.newPage();
  await signIn(other, owner);
  await other.goto(paths.mail(mail.id));
  await expect(other.getByText('(hidden)')).toBeVisible();
  await expect(other.getByText(new URL(link).searchParams.get('token') ?? '-')).toHaveCount(0);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('too short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('New password again').fill(chosen);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('status')).toContainText('Your new password is set.');

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/wp-login/);
  await fillSignIn(page, { ...person, password: chosen });
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link was used before');
  await Promise.all([elsewhere.close(), other.close()]);
});

test('an unknown name is answered in the same words', async ({ page }) => {
  await page.goto('/wp-login.php?action=lostpassword');
  await page.getByLabel('Email').fill('nobody-here@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is such an account');
});
