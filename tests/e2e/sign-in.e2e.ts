import { ADMINISTRATOR } from './administrator.ts';
import { expect, fillSignIn, test } from './fixtures.ts';
import { addPerson } from './people.ts';
import { openTransactions, transactions } from './transactions-page.ts';

test('the administrator signs in and stands in the admin', async ({ page }) => {
  await page.goto('/wp-login.php');
  await fillSignIn(page, ADMINISTRATOR);
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
  await expect(page).toHaveURL(/\/wp-admin\//);
});

test('a wrong password is refused, the name stays, and the right one lets in', async ({ page, person }) => {
  await page.goto('/wp-login.php');
  await fillSignIn(page, { ...person, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('The name or the password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password')).toHaveValue('');

  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
});

test('empty fields are named', async ({ page }) => {
  await page.goto('/wp-login.php');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your email address or username.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
});

test('whoever follows a link while signed out arrives there after signing in', async ({ page, person }) => {
  const wanted = transactions('channel_is=online&paged=2');
  await page.goto(wanted);
  await expect(page).toHaveURL(/wp-login\.php\?redirect_to=/);
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await expect(page).toHaveURL(wanted);
  await expect(page.getByText('Channel is Online')).toBeVisible();
});

test('signing in never leads to another site', async ({ page, person }) => {
  await page.goto('/wp-login.php?redirect_to=https%3A%2F%2Felsewhere.example%2F');
  await fillSignIn(page, person);
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
});

test('signing out ends the session, also for the back button', async ({ signedIn: page }) => {
  await openTransactions(page);
  await page.getByRole('button', { name: 'Account of Robin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('status')).toContainText('You are signed out.');
  await page.goto(transactions());
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('somebody without the right to manage the store is told so', async ({ page }) => {
  const visitor = await addPerson('none');
  await page.goto('/wp-login.php');
  await fillSignIn(page, visitor);
  await expect(page.getByRole('heading', { level: 1, name: 'You cannot open this area' })).toBeVisible();
  await page.goto(transactions());
  await expect(page.getByRole('heading', { level: 1, name: 'You cannot open this area' })).toBeVisible();
});
