import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { withDatabase } from './people.ts';
import { authorize, chargeOf, type Paid, payBlocked, setIslandRules } from './simulated-payments.ts';

/** The newest first and a hundred of them, so that what a story made is on the page. */
const openTab = (page: Page) =>
  page.goto(paths.transactions({ tab: 'uncaptured-page', orderby: 'created', order: 'desc', per_page: 100 }));
const rowOf = (page: Page, { customer }: Paid) => page.getByRole('row').filter({ hasText: customer });

test('capture and cancel in the row', async ({ signedIn: page }) => {
  test.setTimeout(120_000);
  const [first, second] = [await authorize(page), await authorize(page)];
  await openTab(page);
  await expect(page.getByRole('link', { name: /^Uncaptured/ })).toBeVisible();
  await rowOf(page, first)
    .getByRole('button', { name: /^Capture/ })
    .click();
  await expect(
    page.getByText(`Payment for order #${first.order_id} captured successfully.`).last(),
  ).toBeVisible();
  // Nothing moves under the pointer: the row says what it is now, and goes when the list is left.
  await expect(rowOf(page, first).getByText('Captured')).toBeVisible();
  await page.getByRole('heading', { name: 'Transactions', level: 1 }).hover();
  await expect(rowOf(page, first)).toHaveCount(0);

  await rowOf(page, second)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(
    page.getByText(`Payment for order #${second.order_id} canceled successfully.`).last(),
  ).toBeVisible();
  await page.getByRole('heading', { name: 'Transactions', level: 1 }).hover();
  await expect(rowOf(page, second)).toHaveCount(0);
  expect(await chargeOf(page, second)).toMatchObject({ amount_captured: 0 });
});

test('twenty are captured together, one of them has expired and is left out', async ({
  signedIn: page,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const paid = await Promise.all(Array.from({ length: 20 }, () => authorize(page)));
  const [expired, ...ready] = paid;
  if (!expired) throw new Error('There is a first.');
  await withDatabase((client) =>
    client.query(`update payment_intents set data = jsonb_set(data, '{capture_before}', '1') where id = $1`, [
      expired.payment_intent_id,
    ]),
  );
  await openTab(page);
  for (const one of paid) await rowOf(page, one).getByRole('checkbox').check();
  await expect(page.getByText('20 selected')).toBeVisible();
  await expect(page.getByText('$2,000.00 in all')).toBeVisible();
  await page.getByRole('button', { name: 'Capture 20 payments' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('19 payments can be sent: $1,900.00. 1 is left out.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');

  await dialog.getByRole('button', { name: 'Capture 19 payments' }).click();

  await expect(dialog.getByText('19 done')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('listitem').filter({ hasText: expired.customer })).toContainText('Expired');
  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  await expect(rowOf(page, expired)).toHaveCount(1);
  for (const one of ready) await expect(rowOf(page, one)).toHaveCount(0);
  for (const one of ready.slice(0, 3))
    expect(await chargeOf(page, one)).toMatchObject({ amount_captured: 10_000 });
  expect(await chargeOf(page, expired)).toMatchObject({ amount_captured: 0 });
});

test('what the rules blocked is found among the blocked, and leaves as a file', async ({
  signedIn: page,
}) => {
  await setIslandRules();
  const blocked = await payBlocked(page);
  await page.goto(paths.transactions({ tab: 'blocked-page' }));
  await expect(rowOf(page, blocked)).toContainText('Payment blocked');
  const field = page.getByRole('combobox', { name: 'Search by order number or customer name' });
  await field.fill(blocked.customer);
  await page.getByRole('option', { name: blocked.customer, exact: true }).click();
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const piece of file) text += String(piece);
  expect(text).toContain(
    `Payment blocked,International IP address,100.00,USD,${blocked.customer},${blocked.order_id}`,
  );
});
