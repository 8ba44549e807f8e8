import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { admin, expect, test } from './fixtures.ts';
import { fillCard, fillIn, pay, putSomethingIn } from './shopping.ts';

const newEmail = () => `ada-${randomUUID().slice(0, 8)}@example.com`;
const orderNumber = async (page: Page) =>
  /#(\S+)/.exec((await page.getByText(/^Order #/).textContent()) ?? '')?.[1] ?? '';

test('a customer pays, and the order and its transaction stand in the admin without a reload', async ({
  signedIn,
  browser,
  expectAccessible,
}) => {
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  const customer = await (await browser.newContext()).newPage();
  await putSomethingIn(customer);
  await expectAccessible(customer);
  await fillIn(customer, { email: newEmail(), card: '4242 4242 4242 4242', name });

  // The merchant looks at the list while the customer pays.
  await signedIn.goto(admin('/payments/transactions'));
  const list = signedIn.getByRole('table', { name: 'Transactions' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await pay(customer).click();
  await expect(customer.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expectAccessible(customer);
  await expect(list.getByText(name).first()).toBeVisible({ timeout: 5000 });

  const number = await orderNumber(customer);
  await signedIn.goto(paths.order(number));
  await expect(signedIn.getByRole('heading', { level: 1 })).toContainText(`Order #${number}`);
  await expect(signedIn.getByRole('region', { name: 'Payment' })).toContainText('4242');
  await customer.goto('/checkout');
  await expect(customer.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a declined card says why, loses nothing, and the next card pays for the same order', async ({
  page,
  expectAccessible,
}) => {
  await putSomethingIn(page);
  await fillIn(page, { email: newEmail(), card: '4000 0000 0000 9995' });
  await pay(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'The card has insufficient funds to complete the purchase',
  );
  await expect(page.getByRole('group', { name: 'Billing address' }).getByLabel('Address')).toHaveValue(
    '1 Mill Lane',
  );
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expectAccessible(page);
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByLabel(/^Save this card/).check();
  await pay(page).click();
  const thanks = page.getByRole('heading', { name: 'Thank you for your order' });
  await expect(thanks).toBeVisible();

  // The next time the saved card is chosen, and there is nothing to type.
  await putSomethingIn(page);
  await expect(page.getByRole('radio', { name: /^Visa •••• 4242/ })).toBeChecked();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await expectAccessible(page);
  await fillIn(page, { email: newEmail() });
  await page.getByLabel('Email').press('Enter');
  await expect(thanks).toBeVisible();
  await putSomethingIn(page);
  await page.getByRole('button', { name: 'Forget the card Visa •••• 4242' }).click();
  await expect(page.getByRole('radio', { name: /^Visa/ })).toHaveCount(0);
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('a second factor is asked for and let through', async ({ page, expectAccessible }) => {
  await putSomethingIn(page);
  await fillIn(page, { email: newEmail(), card: '4000 0027 6000 3184' });
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
});

test('clicked twice, it is one order and one payment', async ({ page, signedIn }) => {
  const email = newEmail();
  const shop = await page.context().newPage();
  await putSomethingIn(shop);
  await fillIn(shop, { email, card: '4242 4242 4242 4242' });
  await pay(shop).dblclick();
  await expect(shop.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await signedIn.goto(paths.orders({ search: [email] }));
  const rows = signedIn.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows).toHaveCount(2); // The head, and the one order.
});

test('on a telephone and in the dark', async ({ page, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await putSomethingIn(page);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
