import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { admin, expect } from './fixtures.ts';
import { test } from './own-product.ts';
import { fillIn, pay, putSomethingIn } from './shopping.ts';

test.describe.configure({ mode: 'serial' });

/** What the product promises is a second; what a story waits for is a busy machine. */
const SHOWN_WITHIN_MS = 15_000;
/** Ninety thousand records. */
const COMPARED_WITHIN_MS = 120_000;
const ASKS_TO_CONFIRM = '4000 0027 6000 3184';

async function compareEverything(page: Page): Promise<void> {
  await page.goto(admin('/payments/sync'));
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Everything agrees', { exact: true })).toBeVisible({
    timeout: COMPARED_WITHIN_MS,
  });
}

test('the whole is compared on demand, and everything agrees', async ({
  signedIn: page,
  expectAccessible,
}) => {
  test.setTimeout(COMPARED_WITHIN_MS + 60_000);
  const began = Date.now();
  await compareEverything(page);
  test.info().annotations.push({ type: 'compared in', description: `${Date.now() - began} ms` });
  await expectAccessible(page);
});

test('a customer pays, and the open list and the open order show it by themselves', async ({
  signedIn: list,
  browser,
  address,
}) => {
  test.setTimeout(120_000);
  const letters = randomUUID().slice(0, 8);
  const [name, email] = [`Ada ${letters}`, `ada-${letters}@example.com`];
  const customer = await (await browser.newContext({ baseURL: address })).newPage();
  await putSomethingIn(customer);
  await fillIn(customer, { email, name, card: ASKS_TO_CONFIRM });
  await pay(customer).click();
  await expect(customer.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible();

  // The order waits for its payment, and the merchant looks at it and at the list.
  const order = await list.context().newPage();
  await order.goto(paths.orders({ search: [email] }));
  await order.getByRole('table', { name: 'Orders' }).getByRole('link', { name: /^#/ }).first().click();
  const box = order.getByRole('region', { name: 'Payment' });
  await expect(box).toBeVisible();
  await expect(box).not.toContainText('3184');
  await list.goto(admin('/payments/transactions'));
  const row = list.getByRole('table', { name: 'Transactions' }).getByText(name).first();
  await expect(list.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1)).toBeVisible();

  await customer.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(customer.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const thanked = Date.now();
  const shown = async (what: string, seen: Promise<void>) => {
    await seen;
    const description = `${what} ${Date.now() - thanked} ms after the thanks`;
    test.info().annotations.push({ type: 'shown', description });
    process.stdout.write(`${description}\n`);
  };
  const patience = { timeout: SHOWN_WITHIN_MS };
  await Promise.all([
    shown('list', expect(row).toBeVisible(patience)),
    shown('order', expect(box).toContainText('3184', patience)),
  ]);
});
