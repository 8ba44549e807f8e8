import type { Page } from '@playwright/test';
import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { paths } from '#web/shared/paths.ts';
import { expect, openHome, test } from './fixtures.ts';
import { call, type Paid, pay } from './simulated-payments.ts';

type Raised = Paid & Readonly<{ dispute_id: string }>;

/** Somebody pays, and then asks their bank for the money back. */
async function raise(
  page: Page,
  reason: DisputeReason = 'product_not_received',
  inquiry = false,
): Promise<Raised> {
  const paid = await pay(page);
  const reply = await call(page, 'POST', '/simulator/api/disputes', {
    charge_id: paid.charge_id,
    reason,
    inquiry,
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { dispute_id } = await reply.json();
  // Events travel by themselves; whoever reads the dispute finds it at once.
  expect((await call(page, 'GET', `/wc/v3/payments/disputes/${dispute_id}`)).status()).toBe(200);
  return { ...paid, dispute_id };
}
const statusOf = async (page: Page, { dispute_id }: Raised): Promise<string> =>
  (await (await call(page, 'GET', `/wc/v3/payments/disputes/${dispute_id}`)).json()).status;

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Disputes' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const panel = (page: Page) => page.getByRole('region', { name: /^(Dispute of|Inquiry about)/ });

test('a merchant finds what awaits a response, and opens it', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const raised = await raise(page);
  await openHome(page);
  await page.getByRole('navigation', { name: 'Store admin' }).getByRole('link', { name: 'Disputes' }).click();
  await expect(page).toHaveURL(/path=\/payments\/disputes&filter=awaiting_response/);
  await expect(page.locator('.summary')).toContainText('At stake');
  await page.goto(paths.disputes({ filter: 'awaiting_response', search: [raised.customer] }));
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Needs response');
  await expect(rows(page).first()).toContainText('days left');
  await expectAccessible(page, 'main');

  await rows(page)
    .getByRole('link', { name: /^Respond/ })
    .click();
  await expect(page).toHaveURL(
    new RegExp(`path=/payments/transactions/details&id=${raised.payment_intent_id}`),
  );
  // The way of whoever wants to answer ends at the decision: claim, time left and both buttons are in sight.
  await expect(panel(page).getByRole('link', { name: 'Challenge dispute' })).toBeInViewport();
  await expect(panel(page).getByRole('button', { name: 'Accept dispute' })).toBeInViewport();
  await expect(panel(page)).toContainText('The customer says the order never arrived.');
  await expect(panel(page)).toContainText('$100.00 and the $15.00 fee are at stake.');
  await expectAccessible(page, 'main');
});

test('accepting is asked about, done once, and final', async ({ signedIn: page }) => {
  const raised = await raise(page);
  await page.goto(paths.payment({ id: raised.payment_intent_id }));
  await panel(page).getByRole('button', { name: 'Accept dispute' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('the $15.00 fee is not returned');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await statusOf(page, raised)).toBe('needs_response');

  await panel(page).getByRole('button', { name: 'Accept dispute' }).click();
  await dialog.getByRole('button', { name: 'Accept dispute' }).click();
  await expect(page.getByText(/^You have accepted the dispute for order #/).first()).toBeVisible();
  await expect(panel(page)).toContainText('You accepted this dispute on');
  await expect(panel(page)).toContainText('$100.00 and the $15.00 fee were deducted from your balance.');
  await expect(panel(page).getByRole('button', { name: 'Accept dispute' })).toHaveCount(0);
  expect(await statusOf(page, raised)).toBe('lost');

  await page.goto(paths.disputes({ filter: 'awaiting_response', search: [raised.customer] }));
  await expect(page.getByRole('heading', { name: 'No disputes match' })).toBeVisible();
  await page.getByRole('button', { name: 'All disputes' }).click();
  await expect(rows(page).first()).toContainText('Lost');
  await expect(rows(page).getByRole('link', { name: /^See details/ })).toBeVisible();
});

test('a failing server loses nothing: the panel says so, and the second try is the same one', async ({
  signedIn: page,
}) => {
  const raised = await raise(page);
  await page.goto(paths.payment({ id: raised.payment_intent_id }));
  const keys: (string | null)[] = [];
  let cut = true;
  await page.route('**/close', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (!cut) return route.continue();
    cut = false;
    await route.fetch(); // The server has done it; only its answer is lost.
    return route.abort('connectionreset');
  });
  await panel(page).getByRole('button', { name: 'Accept dispute' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept dispute' }).click();
  await expect(panel(page)).toContainText('Being confirmed');
  await expect(page.getByText(/^You have accepted the dispute/).first()).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('an inquiry is settled by a refund on its order', async ({ signedIn: page, expectAccessible }) => {
  const raised = await raise(page, 'unrecognized', true);
  await page.goto(paths.payment({ id: raised.payment_intent_id }));
  await expect(panel(page)).toContainText('No money has been taken yet.');
  await expect(panel(page).getByRole('link', { name: 'Submit evidence' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Accept dispute' })).toHaveCount(0);
  await expectAccessible(page, 'main');

  await panel(page).getByRole('button', { name: 'Issue refund' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'View order to issue refund' }).click();
  await expect(page).toHaveURL(new RegExp(`page=wc-orders&action=edit&id=${raised.order_id}`));

  const refund = await call(page, 'POST', '/wc/v3/payments/refund', {
    charge_id: raised.charge_id,
    amount: 10_000,
    order_id: raised.order_id,
  });
  expect(refund.status(), await refund.text()).toBe(200);
  await expect.poll(() => statusOf(page, raised)).toBe('charge_refunded');
  await page.goto(paths.payment({ id: raised.payment_intent_id }));
  await expect(panel(page)).toContainText('Charge refunded');
  await expect(panel(page).getByRole('button')).not.toContainText(['Issue refund']);
});

test('an old address leads to the payment, and the bank’s verdict has its own words', async ({
  signedIn: page,
}) => {
  const raised = await raise(page, 'fraudulent');
  const decided = await call(page, 'POST', `/simulator/api/disputes/${raised.dispute_id}/decide`, {
    outcome: 'lost',
  });
  expect(decided.status(), await decided.text()).toBe(200);
  await expect.poll(() => statusOf(page, raised)).toBe('lost');
  await page.goto(paths.disputes());
  await page.goto(paths.dispute(raised.dispute_id));
  await expect(page).toHaveURL(
    new RegExp(`details&id=${raised.payment_intent_id}&transaction_id=txn_\\w+&type=dispute`),
  );
  await expect(panel(page)).toContainText('because nobody responded in time');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Disputes' })).toBeVisible();

  await page.goto(paths.dispute('dp_nobody'));
  await expect(page.getByText('Please check your network and try again.')).toBeVisible();
});
