import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { call } from './simulated-payments.ts';

/** Calls the console as the signed-in person. */
const askConsole = async (page: Page, path: string, body?: object) =>
  (await call(page, body ? 'POST' : 'GET', `/simulator/api/${path}`, body)).json();

const buy = (page: Page, card = '4242424242424242') =>
  askConsole(page, 'payments', {
    ...{ amount: 6000, currency: 'usd', card },
    items: [{ name: `Notebook ${randomUUID().slice(0, 6)}`, price: 2000, quantity: 3 }],
    customer: {
      name: 'Ada Lovelace',
      email: `refund-${randomUUID().slice(0, 8)}@example.com`,
      country: 'US',
    },
  });

async function refundTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Quantity of Notebook/).fill('2');
  await expect(dialog.getByLabel('Refund amount')).toHaveValue('40.00');
  await dialog.getByLabel(/^Reason/).fill('Came back');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Refund $40.00' }).click();
}

test('a merchant refunds two of three things; the order shows it and what is left', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const { order_id } = await buy(page);
  await page.goto(paths.order(order_id));
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await refundTwo(page);

  const refunds = page.getByRole('region', { name: 'Refunds' });
  await expect(refunds).toContainText('$40.00');
  await expect(refunds).toContainText('Came back');
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('2 refunded');
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('Left after refunds');
  await expectAccessible(page);
});

test('an answer that is cut off after the effect is asked for again, and the money goes back once', async ({
  signedIn: page,
}) => {
  const { order_id } = await buy(page);
  await page.goto(paths.order(order_id));
  let isCut = false;
  await page.route('**/refunds', async (route) => {
    if (isCut) return route.fallback();
    isCut = true;
    await route.fetch();
    await route.abort();
  });
  await refundTwo(page);
  const refunds = page.getByRole('region', { name: 'Refunds' });
  await expect(refunds.getByText('$40.00')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('2 refunded');
});

test('a refund on its way is not counted as given back', async ({ signedIn: page }) => {
  const { order_id } = await buy(page, '4000000000007726');
  await page.goto(paths.order(order_id));
  await refundTwo(page);
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('On its way');
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('Refund on its way');
  await expect(page.getByRole('region', { name: 'Items' })).not.toContainText('Left after refunds');
});
