import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';
import { call, type Paid, pay } from './simulated-payments.ts';

/** The clock is moved by days here, so this product is nobody else's. */
test.describe.configure({ mode: 'serial' });

type Disputed = Paid & Readonly<{ dispute_id: string }>;

async function dispute(page: Page): Promise<Disputed> {
  const paid = await pay(page);
  const reply = await call(page, 'POST', '/simulator/api/disputes', {
    charge_id: paid.charge_id,
    reason: 'product_not_received',
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return { ...paid, dispute_id: (await reply.json()).dispute_id };
}
const save = (page: Page) => page.getByRole('region', { name: 'Save' });
const standing = (page: Page) => page.getByRole('region', { name: 'At the deadline' });
const panel = (page: Page) => page.getByRole('region', { name: /^Dispute of/ });

async function begin(page: Page, { dispute_id }: Disputed, fields: Record<string, string>): Promise<void> {
  await page.goto(paths.challenge(dispute_id));
  await page.getByRole('combobox', { name: 'Product type' }).selectOption({ label: 'Physical product' });
  for (const [name, words] of Object.entries(fields)) await page.getByRole('textbox', { name }).fill(words);
  await expect(save(page).getByRole('status')).toContainText('Kept here at');
}

test('a draft nobody submitted is handed in at the deadline if it is enough; the other one is lost, and both are told', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await page.goto(paths.disputes());
  const [enough, little] = [await dispute(page), await dispute(page)];
  await begin(page, enough, {
    'Tracking number': '1Z999AA10123456784',
    'Shipping carrier': 'UPS',
    'Product description': 'Two notebooks and a pen',
  });
  // The store is asked once.
  await page.getByRole('button', { name: 'Yes, hand it in' }).click();
  await expect(page.getByText('Shall drafts be handed in at the deadline?')).toHaveCount(0);
  await expect(standing(page)).toContainText('it is handed in for you');
  await expectAccessible(page, 'main');
  await begin(page, little, { 'Tracking number': '1Z999AA10123456784' });
  await expect(page.getByText('Shall drafts be handed in at the deadline?')).toHaveCount(0);
  await expect(standing(page)).toContainText('too little to be handed in for you');

  const moved = await call(page, 'POST', '/simulator/api/clock', { advance: 'P12D' });
  expect(moved.status(), await moved.text()).toBe(200);
  await page.goto(paths.payment({ id: enough.payment_intent_id }));
  await expect(panel(page)).toContainText('it was handed in for you on');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'Your draft was handed in to the bank for you',
  );
  await page.goto(paths.payment({ id: little.payment_intent_id }));
  await expect(panel(page)).toContainText('because nobody responded in time');

  // What was never submitted is not called submitted, and the way back leads to the payment.
  await page.goto(paths.challenge(little.dispute_id));
  await expect(page.getByText('No evidence was submitted for this dispute')).toBeVisible();
  await expect(page.getByText('Evidence is already submitted.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await expect(page).toHaveURL(new RegExp(`details&id=${little.payment_intent_id}`));

  await page.goto(paths.audit());
  await expect(page.getByRole('table').getByText('Draft handed in to the bank').first()).toBeVisible();
  await page.goto(paths.mail());
  await expect(page.getByText(/will be handed in for you: last look before/).first()).toBeVisible();
  await expect(page.getByText(/is not with the bank: less than 24 hours left/).first()).toBeVisible();
});
