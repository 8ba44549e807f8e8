import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';
import { fillIn, pay, putSomethingIn } from './shopping.ts';

test.describe.configure({ mode: 'serial' });

/** The bank knows another address for this card. */
const OTHER_ADDRESS_CARD = '4000 0000 0000 0010';
const CARD = '4242 4242 4242 4242';

const open = async (page: Page): Promise<void> => {
  await page.goto(paths.fraudProtection());
  await expect(page.getByRole('switch', { name: 'AVS Mismatch' })).toBeVisible();
};
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) =>
  page.getByRole('region', { name: 'Save' }).getByRole('button', { name: 'Save Changes' });
const orderNumber = async (page: Page) =>
  /#(\S+)/.exec((await page.getByText(/^Order #/).textContent()) ?? '')?.[1] ?? '';

async function customerAtCheckout(
  browser: Browser,
  baseURL: string | undefined,
  number: string,
): Promise<Page> {
  const customer = await (await browser.newContext({ baseURL })).newPage();
  await putSomethingIn(customer);
  await fillIn(customer, { email: `ada-${randomUUID().slice(0, 8)}@example.com`, card: number });
  return customer;
}

test('the lab asks the store’s own history, and nothing is changed by asking', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await open(page);
  const lab = card(page, 'Fraud lab');
  await expect(lab.getByText(/your own [\d,]+ card payments online/)).toBeVisible();
  await expect(lab.getByText('Switch a filter on to see what it would have done.')).toBeVisible();

  await page.getByRole('switch', { name: 'IP Address Mismatch' }).check();
  await page.getByRole('switch', { name: 'Purchase Price Threshold' }).check();
  await card(page, 'Purchase Price Threshold').getByLabel('Maximum purchase price').fill('200');
  await card(page, 'Purchase Price Threshold').getByRole('radio', { name: 'Block Payment' }).check();
  await expect(lab.getByRole('meter', { name: 'Purchase price' })).toHaveAttribute(
    'aria-valuetext',
    /[1-9].* blocked/,
  );
  await expect(lab.getByRole('meter', { name: 'IP address mismatch' })).toHaveAttribute(
    'aria-valuetext',
    /[1-9].* held/,
  );
  await expect(lab.getByText(/of sales affected/)).toBeVisible();
  await expectAccessible(page);

  await lab.getByRole('button', { name: /^See the [\d,]+ payments$/ }).click();
  const list = page.getByRole('dialog', { name: /payments affected$/ });
  await expect(list.getByRole('row').nth(1)).toContainText(/IP address mismatch|Purchase price/);
  await list.getByRole('button', { name: 'Close' }).last().click();

  // Leaving asks; what was left behind was never saved.
  await page.getByRole('link', { name: 'Back to Payments Settings' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
  await open(page);
  await expect(page.getByRole('switch', { name: 'IP Address Mismatch' })).not.toBeChecked();
});

test('rules are saved; then one purchase is held and approved, and another blocked', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  await open(page);
  await page.getByRole('switch', { name: 'AVS Mismatch' }).check();
  await page.getByRole('switch', { name: 'Address Mismatch', exact: true }).check();
  await card(page, 'Address Mismatch').getByRole('radio', { name: 'Block Payment' }).check();
  await page.getByRole('switch', { name: 'IP Address Mismatch' }).check();
  await expect(page.getByText('3 unsaved changes')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Current protection level is set to "advanced".').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'AVS Mismatch' })).toBeChecked();
  await expect(card(page, 'Address Mismatch').getByRole('radio', { name: 'Block Payment' })).toBeChecked();

  const held = await customerAtCheckout(browser, baseURL, OTHER_ADDRESS_CARD);
  await pay(held).click();
  await expect(held.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const number = await orderNumber(held);
  await page.goto(paths.payment({ id: number }));
  await expect(page.getByText('Address check (AVS) did not match: review')).toBeVisible();
  await page.getByRole('button', { name: 'Approve transaction' }).click();
  await expect(page.getByText(`Payment for order #${number} captured successfully.`).first()).toBeVisible();

  const blocked = await customerAtCheckout(browser, baseURL, CARD);
  await blocked.getByLabel('Ship to another address').check();
  const elsewhere = blocked.getByRole('group', { name: 'Shipping address' });
  await elsewhere.getByLabel('Full name').fill('Grace Hopper');
  await elsewhere.getByLabel('Address').fill('9 Quay Street');
  await elsewhere.getByLabel('City').fill('Bristol');
  await elsewhere.getByLabel('Country').selectOption('GB');
  await pay(blocked).click();
  await expect(blocked.getByRole('alert')).toBeVisible();
  // Whoever lives in Great Britain and seems to be in France is held.
  const away = await customerAtCheckout(browser, baseURL, CARD);
  await away.getByLabel('Visiting from').selectOption('France');
  await pay(away).click();
  await expect(away.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await page.goto(paths.payment({ id: await orderNumber(away) }));
  await expect(page.getByText(/^Order origin differs from .*: review$/)).toBeVisible();

  await page.goto(`${paths.transactions()}&tab=blocked-page`);
  await expect(page.getByRole('table').getByText('Ada Lovelace').first()).toBeVisible();

  // What the rules did stands on their scorecard.
  await open(page);
  const scores = page.getByRole('table', { name: 'What each rule did' });
  await expect(scores.getByRole('row', { name: /AVS mismatch/ })).toBeVisible();
  await expect(scores.getByRole('row', { name: /Address mismatch/ })).toBeVisible();
});

test('with no filter left the level falls back to basic, and says so', async ({ signedIn: page }) => {
  await open(page);
  await page.getByRole('switch', { name: 'AVS Mismatch' }).uncheck();
  await page.getByRole('switch', { name: 'Address Mismatch', exact: true }).uncheck();
  await page.getByRole('switch', { name: 'IP Address Mismatch' }).uncheck();
  await save(page).click();
  await expect(page.getByText(/Current protection level is set to "basic"\./).first()).toBeVisible();
  await expect(page.getByText('Basic protection')).toBeVisible();
});
