import { randomUUID } from 'node:crypto';
import { paths } from '#web/shared/paths.ts';
import { startReceiver } from '../webhook-receiver.ts';
import { expect, test } from './fixtures.ts';
import { pay } from './simulated-payments.ts';

test('a webhook is added, tried out, told of a payment, and a delivery is sent again', async ({
  signedIn: page,
  expectAccessible,
  expectAccessibleInBothThemes,
}) => {
  const receiver = await startReceiver();
  const name = `Accounting ${randomUUID().slice(0, 8)}`;
  // Others buy meanwhile, and that is told as well.
  const told = () => receiver.received.map(({ text }) => JSON.parse(text));
  await page.goto(paths.webhooks());
  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(form.getByText('Say what listens there.')).toBeVisible();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByLabel('Payments made').check();
  await expectAccessible(page, '[role=dialog]');
  await form.getByRole('button', { name: 'Add the webhook' }).click();
  const secret = page.getByRole('alertdialog', { name: 'The secret that signs' });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page, '[role=alertdialog]');
  await secret.getByRole('button', { name: 'I have copied it' }).click();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Send a test event' }).click();
  const deliveries = page.getByRole('table', { name: 'Deliveries' });
  await expect(deliveries.getByRole('row').filter({ hasText: 'Test event' })).toContainText('Arrived');
  await expect.poll(() => told().map(({ type }) => type)).toContain('test');

  const paid = await pay(page, { amount: 4200 });
  const ofPayment = () => told().filter(({ data }) => data.id === paid.payment_intent_id);
  await expect.poll(() => ofPayment().length).toBe(1);
  await page.reload();
  const row = deliveries.getByRole('row').filter({ hasText: paid.payment_intent_id });
  await expect(row).toContainText('Arrived');
  await row.getByRole('button', { name: /^Details/ }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByLabel('What was sent')).toHaveValue(/"type":"payment.created"/);
  await expectAccessible(page, '[role=dialog]');
  await details.getByRole('button', { name: 'Close' }).last().click();

  await row.getByRole('button', { name: /^Send/ }).click();
  await expect.poll(() => ofPayment().length).toBe(2);
  await expect(deliveries.getByRole('row').filter({ hasText: paid.payment_intent_id })).toHaveCount(2);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove the webhook' })
    .click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await receiver.close();
});
