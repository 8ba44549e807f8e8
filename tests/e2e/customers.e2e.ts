import { paths } from '#web/shared/paths.ts';
import { expect, openHome, test } from './fixtures.ts';

test('from the list to one customer, their orders and their transactions', async ({ signedIn: page }) => {
  await page.goto(paths.customers());
  const rows = page
    .getByRole('table', { name: 'Customers' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(25);

  await page.goto(paths.customer(1));
  await expect(page.getByRole('region', { name: 'In all' }).locator('.sum-line').first()).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''; // Until it is here, the title is the page's own.
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(11);

  await page.getByRole('link', { name: /^All [\d,]+ orders$/ }).click();
  await expect(page).toHaveURL(/page=wc-orders&customer=1/);
  const buyers = page.getByRole('table', { name: 'Orders' }).getByRole('link', { name, exact: true });
  await expect(buyers).toHaveCount(25);

  await page.goto(paths.customer(1));
  await page.getByRole('link', { name: 'Transactions of this customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  const people = page.getByRole('table', { name: 'Transactions' }).getByRole('link', { name, exact: true });
  await expect(people.first()).toBeVisible();
});

test('searching by e-mail finds one', async ({ signedIn: page }) => {
  await page.goto(paths.customer(2));
  const email = page.locator('.page-lead');
  await expect(email).toContainText('@');
  const words = (await email.textContent()) ?? '';
  await page.goto(paths.customers());
  const field = page.getByRole('combobox', { name: 'Search by customer name or email' });
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(2);
});

test('one’s own page changes the password, and the old one no longer opens the door', async ({
  signedIn: page,
  person,
  expectAccessible,
}) => {
  await openHome(page);
  const id = await page.evaluate(() => {
    const settings: unknown = JSON.parse(document.getElementById('page-settings')?.textContent ?? '{}');
    return (settings as { user: { id: number } }).user.id;
  });
  await page.goto(paths.user(id));
  await expect(page.getByText('This is you')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('quite another password');
  await page.getByLabel('New password again').fill('quite another password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed.').first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/wp-login.php');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The name or the password is wrong.').first()).toBeVisible();
  await page.getByLabel('Password').fill('quite another password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
});
