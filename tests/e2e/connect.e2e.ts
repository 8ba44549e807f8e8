import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import {
  accountStatus,
  askConsole,
  describeBusiness,
  fillBankAndDocument,
  fillBusiness,
  fillOwner,
  handIn,
  openOverview,
  stranger,
} from './merchant.ts';
import { test } from './own-product.ts';
import { call } from './simulated-payments.ts';
import { useStrictMode } from './strict-mode.ts';

// Each story begins with a merchant who has nothing, so they take turns on one product of their own. Two of them are told
// under React's checks, which between them walk the wizard, early selling, the sandbox and starting over.
test.use({ scenario: 'fresh' });
test.describe.configure({ mode: 'default' });

test('a stranger connects, describes the business, verifies it, stops in between, and is live', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await stranger(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify business details' }).click();
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toHaveCount(0);
  await expectAccessible(page);
  await describeBusiness(page, 'Already selling');
  await fillBusiness(page);
  await expectAccessible(page);
  await fillOwner(page, '2015-01-01');
  await expect(page.getByText('Underage. Age must be at least 18.')).toBeVisible();
  await page.getByRole('button', { name: 'Save and finish later' }).click();

  await page.waitForURL(/wcpay-connection-error=1/);
  await expect(page.getByText('Your finished pages are saved')).toBeVisible();
  await expect(page.getByText('Please complete your setup to process payments.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish business details verifications' }).click();
  await page.waitForURL(/onboarding\/kyc/);
  await fillOwner(page);
  await fillBankAndDocument(page);
  await handIn(page);
  await page.waitForURL(/payments\/overview/);
  expect(await accountStatus(page)).toMatchObject({ detailsSubmitted: true, isLive: true });
  await askConsole(page, 'POST', 'clock', { advance: 'PT1H' });
  await openOverview(page);
  expect(await accountStatus(page)).toMatchObject({ status: 'complete', paymentsEnabled: true });
});

test('a small business sells early, and adds what payouts need later', async ({ signedIn: page }) => {
  await useStrictMode(page);
  await stranger(page);
  await page.getByRole('button', { name: 'Verify business details' }).click();
  await describeBusiness(page, 'Within 1 month');
  await fillBusiness(page);
  await fillOwner(page);
  await handIn(page);
  const choice = page.getByRole('dialog', { name: "You're ready to accept payments!" });
  await choice.getByRole('button', { name: 'Start selling' }).click();
  await expect(choice).toBeHidden();
  expect(await accountStatus(page)).toMatchObject({
    paymentsEnabled: true,
    deposits: { status: 'disabled' },
  });

  await askConsole(page, 'POST', 'payments', { amount: 120_000, currency: 'usd', card: '4242424242424242' });
  await openOverview(page);
  const tasks = page.getByRole('region', { name: /^Things to do/ });
  await expect(tasks.getByText('Verify your bank account to get paid')).toBeVisible();
  await tasks.getByRole('link', { name: 'Set up payouts' }).click();
  await fillBankAndDocument(page);
  await handIn(page);
  await page.waitForURL(/payments\/overview/);
  await expect(page.getByText('Your details are being verified.')).toBeVisible();
  await askConsole(page, 'POST', 'clock', { advance: 'PT1H' });
  await openOverview(page);
  expect(await accountStatus(page)).toMatchObject({ status: 'complete', deposits: { status: 'enabled' } });
  await expect(tasks.getByText('Verify your bank account to get paid')).toHaveCount(0);
});

test('a sandbox is there within a minute, and starting over leaves nothing of it', async ({
  signedIn: page,
}) => {
  await useStrictMode(page);
  await stranger(page);
  await page.getByText("I'm setting up a store for someone else.").click();
  await page.getByRole('button', { name: 'Enable sandbox mode' }).click();
  await expect(page.getByRole('progressbar', { name: 'Finishing payments setup' })).toBeVisible();
  await page.waitForURL(/path=\/payments\/overview/, { timeout: 55_000 });
  expect(await accountStatus(page)).toMatchObject({ status: 'complete', testDrive: true, isLive: false });
  await askConsole(page, 'POST', 'payments', { amount: 2500, currency: 'usd', card: '4242424242424242' });
  await page.goto(paths.transactions());
  await expect(page.getByRole('table').getByText('$25.00').first()).toBeVisible();

  await page.goto(paths.connect());
  await page.getByRole('button', { name: 'Reset account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset account' }).click();
  await expect(page.getByRole('button', { name: 'Verify business details' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset account' })).toHaveCount(0);
  await page.goto(paths.transactions());
  await expect(page.getByText('$25.00')).toHaveCount(0);
});

test('from the sandbox to a live account', async ({ signedIn: page }) => {
  await stranger(page);
  await page.goto(paths.connect({ auto_start_test_drive_onboarding: 'true' }));
  await page.waitForURL(/path=\/payments\/overview/, { timeout: 55_000 });
  const card = '4242424242424242';
  const paid = await call(page, 'POST', '/simulator/api/payments', { amount: 2500, currency: 'usd', card });
  const { order_id } = (await paid.json()) as { order_id: number };
  await page.goto(paths.connect());
  await page.getByRole('button', { name: 'Verify business details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate live payments' }).click();
  await describeBusiness(page, 'Already selling');
  await expect(page.getByRole('heading', { name: 'Your business' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tell us about your business' })).toBeVisible();
  await page.goForward();
  await fillBusiness(page);
  await fillOwner(page);
  await fillBankAndDocument(page);
  await handIn(page);

  // The sandbox stays until the live account takes payments; then the page changes over by itself.
  await expect(page.getByText('Your live account is being verified.')).toBeVisible();
  expect(await accountStatus(page)).toMatchObject({ testDrive: true, isLive: false });
  await askConsole(page, 'POST', 'clock', { advance: 'PT1H' });
  await expect(async () => {
    expect(await accountStatus(page)).toMatchObject({ status: 'complete', isLive: true });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('You are using a sandbox account.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Fees' })).toContainText('10% discount');
  await page.goto(paths.continueOnboarding());
  await expect(page.getByRole('heading', { name: 'Your business is verified' })).toBeVisible();

  // What was tried is a test from now on: looked at by its order, and nobody's work.
  await page.goto(paths.orders({ account_is: 'left' }));
  await expect(page.getByRole('row', { name: new RegExp(`#${order_id}\\b`) })).toContainText('Test order');
  await page.goto(paths.order(order_id));
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('A test order: no real money moved.');
  await expect(payment).toContainText('$25.00');
  await expect(payment.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Complete order' })).toHaveCount(0);
});

test('what cannot be had is told and never a dead end', async ({ signedIn: page }) => {
  await stranger(page);
  await page.route('**/simulator/connect.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Verify business details' }).click();
  await describeBusiness(page, 'Already selling');
  await expect(page.getByText('The verification form could not be opened')).toBeVisible();
  await page.unroute('**/simulator/connect.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your business' })).toBeVisible();

  await page.route('**/simulator/api/embedded/read', (route) =>
    route.fulfill({ status: 400, json: { code: 'bad', message: 'No' } }),
  );
  await page.goto(paths.continueOnboarding());
  await expect(page.getByText(/requires HTTPS and cannot be completed/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(/payments\/connect&wcpay-connection-error=1/);
});

test('paused, unsupported, and asked by another site', async ({ signedIn: page }) => {
  await stranger(page);
  await askConsole(page, 'PATCH', 'site', { is_onboarding_paused: true });
  await page.goto(paths.connect());
  await expect(page.getByText(/^We've temporarily paused new account creation/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify business details' })).toBeDisabled();
  await askConsole(page, 'PATCH', 'site', { is_onboarding_paused: false });

  const forged = await page.request.get(
    '/wp-admin/admin.php?wcpay-connect=1&_wpnonce=guess&test_drive=true',
    {
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    },
  );
  expect(forged.status()).toBe(403);
  await page.goto(paths.connect());
  await expect(page.getByRole('button', { name: 'Verify business details' })).toBeVisible();
});

test('on a telephone and in the dark', async ({ signedIn: page, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.connect());
  await expect(page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  await page.goto(paths.onboarding());
  await expect(page.getByRole('radio', { name: 'Company' })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
