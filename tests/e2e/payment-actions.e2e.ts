import type { Page, Route } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, test, WITH_MOTION } from './fixtures.ts';
import { authorize, call, chargeOf, type Paid, pay, payHeld, setIslandRules } from './simulated-payments.ts';

test.use(WITH_MOTION);

const open = async (page: Page, { payment_intent_id }: Paid) => {
  await page.goto(paths.payment({ id: payment_intent_id }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const told = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();

async function refundInFull(page: Page, reason?: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Refund in full' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund $100.00?' });
  if (reason) await dialog.getByLabel(reason).check();
  await dialog.getByRole('button', { name: 'Refund $100.00' }).click();
}

test('a payment is refunded in full, once, and then offers no refund', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const paid = await pay(page);
  await open(page, paid);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Refund in full' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  expect(await chargeOf(page, paid)).toMatchObject({ amount_refunded: 0 });

  await refundInFull(page, 'Other');

  await told(page, `Refunded payment #${paid.payment_intent_id}.`);
  expect(await chargeOf(page, paid)).toMatchObject({
    amount_refunded: 10_000,
    refunds: { data: [{ reason: null }] },
  });
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
});

test('a part is refunded on the page of the order; after a part, the rest is no longer offered in full', async ({
  signedIn: page,
}) => {
  const paid = await pay(page);
  await open(page, paid);
  await call(page, 'POST', '/wc/v3/payments/refund', { charge_id: paid.charge_id, amount: 4000 });
  await page.reload();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Refund in full' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Partial refund' }).click();
  await expect(page).toHaveURL(new RegExp(`page=wc-orders&action=edit&id=${paid.order_id}`));
  const form = page.getByRole('dialog', { name: /^Refund order/ });
  await form.getByLabel('Refund amount').fill('5.00');
  await form.getByRole('button', { name: 'Continue' }).click();
  const effects = page.getByRole('region', { name: 'What this refund does' });
  await expect(effects).toContainText('The customer gets');
  await expect(effects).toContainText('Your balance loses');
  await expect(effects).toContainText('not returned');
  await expect(effects).toContainText('→');
});

test('a refund that fails says so, and nothing has moved twice', async ({ signedIn: page }) => {
  const paid = await pay(page);
  await open(page, paid);
  await page.route('**/payment_intents/*', (route) => route.abort()); // The page does not hear of what comes now.
  // Somebody else was faster.
  await call(page, 'POST', '/wc/v3/payments/refund', { charge_id: paid.charge_id });
  await refundInFull(page);
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText(
        `There has been an error refunding the payment #${paid.payment_intent_id}. Please try again later.`,
        { exact: false },
      ),
  ).toBeVisible();
  await page.unroute('**/payment_intents/*');
  expect(await chargeOf(page, paid)).toMatchObject({ amount_refunded: 10_000, refunds: { data: [{}] } });
});

test('an authorized payment is captured, and another is cancelled', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const [first, second] = [await authorize(page), await authorize(page)];
  await open(page, first);
  // In the very second of the authorization there are still seven: then the page is opened again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Waiting to be captured' })).toContainText('6 days left');
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Capture the payment for order #${first.order_id}` }).click();
  await told(page, `Payment for order #${first.order_id} captured successfully.`);
  expect(await chargeOf(page, first)).toMatchObject({ amount_captured: 10_000 });
  await expect(page.getByRole('region', { name: 'Waiting to be captured' })).toHaveCount(0);

  await open(page, second);
  await page.getByRole('button', { name: `Cancel the payment for order #${second.order_id}` }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: `Cancel the payment for order #${second.order_id}` }).click();
  await page.getByRole('button', { name: 'Cancel the payment', exact: true }).click();
  await told(page, `Payment for order #${second.order_id} canceled successfully.`);
  expect(await chargeOf(page, second)).toMatchObject({ amount_captured: 0 });
});

test('a payment held by the rules is approved, another is blocked, each in the name of who did', async ({
  signedIn: page,
}) => {
  await setIslandRules();
  const [approved, blocked] = [await payHeld(page), await payHeld(page)];
  await open(page, approved);
  await expect(page.getByRole('region', { name: 'Held for review' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve transaction' }).click();
  await told(page, `Payment for order #${approved.order_id} captured successfully.`);
  expect(await chargeOf(page, approved)).toMatchObject({ amount_captured: 10_000 });

  await open(page, blocked);
  await page.getByRole('button', { name: 'Block transaction' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block transaction' }).click();
  await told(page, `Payment for order #${blocked.order_id} canceled successfully.`);
  expect(await chargeOf(page, blocked)).toMatchObject({ amount_captured: 0 });
});

/** What can happen to the answer of a money action on its way. */
const LINES: Readonly<Record<string, (route: Route, times: number) => Promise<void>>> = {
  slow: async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ response: answer });
  },
  'failing at first': async (route, times) =>
    times === 1 ? route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }) : route.continue(),
  'cut off after the effect': async (route, times) => {
    if (times > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  },
};

for (const [name, line] of Object.entries(LINES)) {
  test(`with an answer that is ${name}, each action happens once and its end is told`, async ({
    signedIn: page,
  }) => {
    const keys: (string | undefined)[] = [];
    let times = 0;
    await page.route(/capture_authorization|cancel_authorization|\/payments\/refund$/, async (route) => {
      times += 1;
      keys.push(route.request().headers()['idempotency-key']);
      await line(route, times);
    });
    const captured = await authorize(page);
    await open(page, captured);
    await page.getByRole('button', { name: /^Capture the payment for order/ }).dblclick();
    await told(page, `Payment for order #${captured.order_id} captured successfully.`);
    expect(new Set(keys).size).toBe(1);
    expect(await chargeOf(page, captured)).toMatchObject({ amount_captured: 10_000 });

    times = 0;
    await page.reload();
    await refundInFull(page);
    await told(page, `Refunded payment #${captured.payment_intent_id}.`);
    expect(new Set(keys).size).toBe(2);
    expect(await chargeOf(page, captured)).toMatchObject({
      amount_refunded: 10_000,
      refunds: { data: [{}] },
    });
  });
}
