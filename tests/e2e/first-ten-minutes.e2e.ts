import { expect, openHome, WITH_MOTION } from './fixtures.ts';
import { test } from './own-product.ts';
import { fillIn, pay } from './shopping.ts';

test.use({ ...WITH_MOTION, scenario: 'fresh', product: 'first ten minutes' });

/** The provider sets a sandbox up within seconds, and the page looks for at most forty. */
const SANDBOX_WITHIN_MS = 55_000;

test('a stranger finds the way from nothing to a payout by what the pages say alone', async ({
  signedIn: page,
  expectAccessible,
}) => {
  test.setTimeout(180_000);

  // Home says what comes first.
  await openHome(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Connect' }).click();
  await page.getByRole('button', { name: 'Try it in a sandbox' }).click();
  await expect(page.getByText('Your sandbox account is ready.')).toBeVisible({ timeout: SANDBOX_WITHIN_MS });

  // The empty card leads to the shop, and the shop says which card pays.
  const activity = page.getByRole('region', { name: 'Payment activity' });
  await expect(activity).toContainText('No payments…yet!');
  const opening = page.waitForEvent('popup');
  await activity.getByRole('link', { name: 'Open your shop' }).click();
  const shop = await opening;
  await shop.locator('.product').filter({ hasNotText: 'Sold out' }).first().getByRole('link').click();
  await shop.getByRole('button', { name: 'Add to cart' }).click();
  await shop.getByRole('link', { name: 'Go to checkout' }).click();
  const card = /test card such as ([\d ]+\d)/.exec((await shop.locator('body').textContent()) ?? '')?.[1];
  await fillIn(shop, { email: 'first@example.com', card: card ?? '' });
  await pay(shop).click();
  await expect(shop.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();

  // The overview knows of the payment, although most periods end yesterday.
  await shop.getByRole('link', { name: 'Store admin', exact: true }).click();
  await shop.close();
  await page.reload();
  // It comes a moment later, and pushes what is below it away from under the pointer.
  await expect(page.getByText('You are using a sandbox account.')).toBeVisible();
  await activity.getByRole('button', { name: 'Show today' }).click();
  await expect(activity.getByRole('link', { name: /^Charges/ })).toContainText('1 payment');
  await activity.getByRole('link', { name: /^Charges/ }).click();

  // From the payment to its refund: half of it goes back.
  await page
    .getByRole('link', { name: /^Payment details/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Partial refund' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order #');
  const refund = page.getByRole('dialog');
  await refund.getByLabel('Refund amount').fill('5.00');
  await refund.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Refund $5.00' }).click();
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('$5.00');

  // The payouts page says when money leaves; the notice of the sandbox, how time moves.
  await page.getByRole('navigation', { name: 'Store admin' }).getByRole('link', { name: 'Payouts' }).click();
  await expect(page.getByText('No payouts yet')).toBeVisible();
  await page.getByRole('link', { name: 'Move time forward in the simulator' }).click();
  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByLabel('Another duration').fill('P8D');
  await clock.getByRole('button', { name: 'Advance', exact: true }).click();
  await expect(page.getByRole('log', { name: 'What happened' })).toContainText(
    'Everything that fell due has happened',
  );
  await page.getByRole('navigation', { name: 'Store admin' }).getByRole('link', { name: 'Payouts' }).click();
  const payouts = page.getByRole('table', { name: 'Payout history' });
  await expect(payouts.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await expectAccessible(page);
});
