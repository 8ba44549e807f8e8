import type { Browser, Page } from '@playwright/test';
import type { SentSettings } from '#contract/settings.ts';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';
import { fillIn, pay, putSomethingIn } from './shopping.ts';
import { call } from './simulated-payments.ts';

// There is one settings object for the whole store, and what it says reaches every shopper.
test.describe.configure({ mode: 'serial' });

/** What the stories change: each finds it so, and leaves it so for whoever uses this product next. */
const BEFORE: SentSettings = {
  is_wcpay_enabled: true,
  enabled_payment_method_ids: ['card'],
  is_payment_request_enabled: true,
  payment_request_enabled_locations: ['product', 'cart', 'checkout'],
  payment_request_button_type: 'default',
  is_saved_cards_enabled: true,
  is_manual_capture_enabled: false,
  is_multi_currency_enabled: true,
  is_debug_log_enabled: false,
};
async function putBack({ signedIn: page }: { signedIn: Page }): Promise<void> {
  const answer = await call(page, 'POST', '/wc/v3/payments/settings', BEFORE);
  expect(answer.ok(), await answer.text()).toBe(true);
}
test.beforeEach(putBack);
test.afterEach(putBack);

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
async function openSettings(page: Page, anchor?: string): Promise<void> {
  await page.goto(paths.paymentsSettings(undefined, anchor));
  await expect(box(page, 'Log errors')).toBeVisible();
}
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Settings saved.');
}
const newShopper = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL })).newPage();

test('every section keeps what was changed', async ({ signedIn: page }) => {
  await openSettings(page);
  await box(page, 'iDEAL').click();
  await expect(box(page, 'iDEAL')).toBeChecked();
  await box(page, 'Apple Pay / Google Pay').uncheck();
  await box(page, 'Let customers save cards').uncheck();
  await page.getByRole('textbox', { name: 'Customer bank statement' }).fill('Fernhill Paper');
  await page.getByRole('textbox', { name: 'Support phone number' }).fill('+1 503 555 0199');
  await page.getByRole('combobox', { name: 'Frequency' }).selectOption('weekly');
  await page.getByRole('combobox', { name: 'Day' }).selectOption('thursday');
  await box(page, 'Multi-currency').uncheck();
  await box(page, 'Log errors').check();
  await save(page);

  await page.reload();
  await expect(box(page, 'iDEAL')).toBeChecked();
  await expect(box(page, 'Apple Pay / Google Pay')).not.toBeChecked();
  await expect(box(page, 'Let customers save cards')).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Customer bank statement' })).toHaveValue('Fernhill Paper');
  await expect(page.getByRole('textbox', { name: 'Support phone number' })).toHaveValue('+15035550199');
  await expect(page.getByRole('combobox', { name: 'Day' })).toHaveValue('thursday');
  await expect(box(page, 'Multi-currency')).not.toBeChecked();
  await expect(box(page, 'Log errors')).toBeChecked();
  await page.getByRole('combobox', { name: 'Frequency' }).selectOption('daily');
  await save(page);
});

test('a method that wants to know more says what first; left, nothing has changed', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await openSettings(page);
  await box(page, 'Klarna').click();
  const question = page.getByRole('alertdialog', { name: 'Turn Klarna on?' });
  await expect(question.getByRole('listitem')).toHaveText(['Business Website']);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page, 'Klarna')).not.toBeChecked();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await box(page, 'Klarna').click();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(box(page, 'Klarna')).toBeChecked();
  await save(page);
  // Asked for, and waiting: it is off until the provider has checked it.
  await expect(page.getByText('Pending verification')).toBeVisible();
  await expect(box(page, 'Klarna')).not.toBeChecked();
});

test('leaving with something unsaved is asked about', async ({ signedIn: page }) => {
  await openSettings(page, 'payout-schedule');
  await expect(page.getByRole('heading', { name: 'Payouts' })).toBeInViewport();
  await box(page, 'Log errors').check();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('There are unsaved changes on this page.');
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(box(page, 'Log errors')).toBeChecked();
});

test('charged later, a shopper’s card is only authorized', async ({
  signedIn: page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await openSettings(page);
  await box(page, 'Charge later').click();
  const question = page.getByRole('alertdialog', { name: 'Charge cards later?' });
  await expect(question).toContainText('within 7 days');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Charge later' }).click();
  await expect(box(page, 'iDEAL')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Customer bank statement' }).fill('FERNHILL & SONS');
  await save(page);

  const shopper = await newShopper(browser, baseURL);
  await putSomethingIn(shopper);
  await fillIn(shopper, { email: 'later@example.com', card: '4242 4242 4242 4242', name: 'Lata Etheridge' });
  await pay(shopper).click();
  await expect(shopper.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(shopper.getByText('Your payment is authorized.')).toContainText('FERNHILL & SONS');
  await page.goto(`${paths.transactions()}&tab=uncaptured-page`);
  await expect(page.getByRole('table').getByText('Lata Etheridge').first()).toBeVisible();
});

test('the wallets’ buttons stand where, and look as, they were chosen; one of them pays', async ({
  signedIn: page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await openSettings(page);
  await page.getByRole('link', { name: 'Customize Apple Pay / Google Pay' }).click();
  await page.getByRole('combobox', { name: 'Call to action' }).selectOption('buy');
  await expect(page.getByText('Buy with Google Pay')).toBeVisible();
  await box(page, 'Cart').uncheck();
  await box(page, 'Checkout').uncheck();
  await expectAccessible(page);
  await save(page);

  const shopper = await newShopper(browser, baseURL);
  await putSomethingIn(shopper);
  await expect(pay(shopper)).toBeVisible();
  await expect(shopper.getByRole('group', { name: 'Express checkout' })).toHaveCount(0);
  await shopper.goto('/');
  await shopper.locator('.product').filter({ hasNotText: 'Sold out' }).first().getByRole('link').click();
  await expectAccessible(shopper);
  await shopper.getByRole('button', { name: 'Buy with Google Pay' }).click();
  await expect(shopper.getByText('Google Pay: Visa •••• 4242')).toBeVisible();
  await expectAccessible(shopper);
  await pay(shopper).click();
  await expect(shopper.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
});

test('switched off, the shop takes no payment', async ({ signedIn: page, browser, baseURL }) => {
  await openSettings(page);
  await box(page, 'Take payments with Countinghouse').click();
  const question = page.getByRole('alertdialog', { name: 'Stop taking payments?' });
  await expect(question.getByRole('listitem')).toHaveText(['Credit / debit card', 'Apple Pay / Google Pay']);
  await question.getByRole('button', { name: 'Disable' }).click();
  await save(page);
  const shopper = await newShopper(browser, baseURL);
  await putSomethingIn(shopper);
  await expect(shopper.getByText('Payments are not open in this shop at the moment.')).toBeVisible();
});
