import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { call, pay } from './simulated-payments.ts';

test('a merchant opens the receipt of an order and sends it to the customer, from the order and from the payment', async ({
  signedIn: page,
  expectAccessibleInBothThemes,
}) => {
  const { order_id, payment_intent_id, charge_id } = await pay(page);
  await page.goto(paths.order(order_id));
  await page.getByRole('button', { name: 'Receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt for the customer' });
  await expect(dialog).toContainText('Not yet');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  const file = await page.request.get(
    (await dialog.getByRole('link', { name: /^Open as PDF/ }).getAttribute('href')) ?? '',
  );
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await dialog.getByRole('button', { name: 'Send to customer' }).click();
  await expect(page.locator('.snackbar').getByText(/^Receipt sent to /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send again' })).toBeVisible();

  await page.goto(paths.payment({ id: payment_intent_id }));
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(dialog.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(dialog).not.toContainText('Not yet');
  // By its charge it is the same one.
  const byCharge = await call(page, 'GET', `/wc/v3/payments/receipts/${charge_id}`);
  expect(await byCharge.json()).toMatchObject({ is_paid: true, last_sent: { to: expect.any(String) } });
  const log = await (await call(page, 'GET', '/wc/v3/payments/audit?action=receipt.send')).text();
  expect(log).toContain(String(order_id));
});
