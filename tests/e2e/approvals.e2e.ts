import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, signIn, test } from './fixtures.ts';
import { addPerson } from './people.ts';
import { call, chargeOf, type Paid, pay } from './simulated-payments.ts';

const openRefund = async (page: Page, { order_id }: Paid, amount: string) => {
  await page.goto(paths.order(order_id));
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Refund order/ });
  await form.getByLabel('Refund amount').fill(amount);
  await form.getByRole('button', { name: 'Continue' }).click();
};

test('support refunds 20 within the limit and asks for 500; a manager approves on the phone, and it is refunded once', async ({
  signedIn: owner,
  browser,
  expectAccessible,
  expectAccessibleInBothThemes,
}) => {
  const paid = await pay(owner, { amount: 60_000 });
  const [support, manager] = [await addPerson('support'), await addPerson('manager')];
  const desk = await browser.newPage();
  await signIn(desk, support);

  await openRefund(desk, paid, '20.00');
  await desk.getByRole('button', { name: 'Refund $20.00' }).click();
  await expect.poll(async () => (await chargeOf(owner, paid)).amount_refunded).toBe(2000);

  await openRefund(desk, paid, '500.00');
  const question = desk.getByRole('dialog');
  await expect(question.getByText('Above the limit for one refund', { exact: false })).toBeVisible();
  await question.getByLabel(/^Why it is needed/).fill('The parcel never arrived.');
  await expectAccessible(desk, '[role=dialog]');
  await question.getByRole('button', { name: 'Ask for approval' }).click();
  const banner = desk.getByRole('region', { name: 'What waits for a second person' });
  await expect(banner).toContainText('Waits for approval: Refund $500.00 USD');
  await expect(banner.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  expect(await chargeOf(owner, paid)).toMatchObject({ amount_refunded: 2000 });
  await expectAccessible(desk);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await signIn(phone, manager);
  await phone.goto(paths.approvals());
  const row = phone.getByRole('row').filter({ hasText: support.email });
  await expect(row).toContainText('“The parcel never arrived.”');
  await expectAccessibleInBothThemes(phone);
  await row.getByRole('button', { name: /^Approve/ }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByRole('region', { name: 'Notifications' })).toContainText('Approved and done');
  await expect.poll(async () => (await chargeOf(owner, paid)).amount_refunded).toBe(52_000);

  // The one who asked sees it without having done anything.
  await expect(banner).toHaveCount(0);
  await expect(desk.getByRole('region', { name: 'Refunds' })).toContainText('$500.00');
  await desk.close();
  await phone.close();
});

test('a request is declined with a word, on the page of the payment', async ({
  signedIn: owner,
  browser,
  expectAccessible,
}) => {
  const paid = await pay(owner, { amount: 30_000 });
  const support = await addPerson('support');
  const desk = await browser.newPage();
  await signIn(desk, support);
  const asked = await call(desk, 'POST', '/wc/v3/payments/refund', { charge_id: paid.charge_id });
  expect(asked.status()).toBe(202);

  await owner.goto(paths.payment({ id: paid.payment_intent_id }));
  const banner = owner.getByRole('region', { name: 'What waits for a second person' });
  await expect(banner).toContainText('Refund $300.00 USD');
  await banner.getByRole('button', { name: /^Decline/ }).click();
  const question = owner.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question.getByText('Say why.')).toBeVisible();
  await question.getByLabel('Why not').fill('Wait for the parcel.');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toHaveCount(0);

  await desk.goto(`${paths.approvals()}&filter=all`);
  const row = desk.getByRole('row').filter({ hasText: 'Wait for the parcel.' });
  await expect(row).toContainText('Declined');
  await expectAccessible(desk);
  expect(await chargeOf(owner, paid)).toMatchObject({ amount_refunded: 0 });
  await desk.close();
});

test('whoever asked finds it on Home, withdraws it there, and sees among theirs what became of it', async ({
  signedIn: owner,
  browser,
  expectAccessibleInBothThemes,
}) => {
  const paid = await pay(owner, { amount: 30_000 });
  const desk = await browser.newPage();
  await signIn(desk, await addPerson('support'));
  await desk.goto(paths.home());
  const card = desk.getByRole('region', { name: 'Waits for approval', exact: true });
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);

  // It comes without a press, as it was asked for elsewhere.
  const asked = await call(desk, 'POST', '/wc/v3/payments/refund', { charge_id: paid.charge_id });
  expect(asked.status()).toBe(202);
  await expect(card).toContainText('Refund $300.00 USD');
  await expectAccessibleInBothThemes(desk);
  await card.getByRole('button', { name: /^Withdraw/ }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(card).toHaveCount(0);

  await desk.goto(paths.approvals());
  await expect(desk.getByText('Nothing waits for approval')).toBeVisible();
  await desk.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect(desk).toHaveURL(/filter=mine/);
  await expect(desk.getByRole('row').filter({ hasText: 'Refund $300.00 USD' })).toContainText('Withdrawn');
  expect(await chargeOf(owner, paid)).toMatchObject({ amount_refunded: 0 });
  await desk.close();
});
