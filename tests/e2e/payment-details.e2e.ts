import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { call } from './simulated-payments.ts';

type Paid = Readonly<{ order_id: number; payment_intent_id: string; charge_id: string }>;

/** A customer pays at the store's checkout, with the console in their place. */
async function pay(page: Page, payment: object): Promise<Paid> {
  const reply = await call(page, 'POST', '/simulator/api/payments', payment);
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}

const SALE = {
  amount: 24_800,
  currency: 'sek',
  card: '4000002760000016',
  customer: {
    name: 'Maximiliane von Habsburg-Lothringen-Westerhagen',
    email: 'm.vonhabsburg@lothringen-westerhagen.example',
    country: 'DE',
  },
  billing: {
    name: 'Maximiliane von Habsburg-Lothringen-Westerhagen',
    address_1: 'Kastanienallee 86',
    city: 'Berlin',
    state: '',
    postcode: '10435',
    country: 'DE',
  },
};
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const figures = (page: Page) => page.getByRole('region', { name: 'How the net amount is made up' });

/** An amount as the page writes it, as minor units. */
const minorUnits = (text: string): number => {
  const digits = Number(text.replaceAll(/[^0-9]/g, ''));
  return text.includes('−') ? -digits : digits;
};
const amountsOf = async (box: ReturnType<Page['getByRole']>): Promise<number[]> =>
  (await box.locator('.sum-line:not([data-depth]) dd').allTextContents()).map(minorUnits);

/** The last line is the sum of the others; answers it. */
function expectSum(lines: readonly number[]): number | undefined {
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(0, -1).reduce((sum, line) => sum + line, 0)).toBe(lines.at(-1));
  return lines.at(-1);
}

test('a payment is found by its charge and by its order, and its figures add up and open', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const { charge_id, order_id, payment_intent_id } = await pay(page, SALE);
  const address = new RegExp(`path=/payments/transactions/details&id=${payment_intent_id}`);

  await page.goto(paths.payment({ id: charge_id }));
  await expect(page).toHaveURL(address);
  await expect(summary(page)).toContainText('248.00');
  await expect(summary(page)).toContainText('Paid');
  await expect(summary(page)).toContainText('1 SEK →');
  const net = expectSum(await amountsOf(figures(page)));

  await page.getByRole('button', { name: /^Net .*: show what it is made of$/ }).click();
  const parts = page.getByRole('dialog', { name: 'What “Net” is made of' });
  await expect(parts).toBeVisible();
  expect(expectSum(await amountsOf(parts))).toBe(net);
  await page.keyboard.press('Escape');
  await expect(parts).toBeHidden();

  const timeline = page.getByRole('region', { name: 'Timeline' });
  const happened = timeline.getByRole('listitem');
  await expect(happened.first()).toContainText('was subtracted from your payout for a loan repayment');
  await expect(happened.nth(1)).toContainText('Payment status changed to Paid');
  await expect(timeline).toContainText(/A payment of .*248\.00 SEK was charged/);
  await expect(timeline).toContainText('Payment status changed to Started');
  await expectAccessible(page);

  await page.goto(paths.order(order_id));
  await page.goto(paths.payment({ id: String(order_id) }));
  await expect(page).toHaveURL(address);
  await expect(summary(page)).toContainText('248.00');
  await page.goBack();
  await expect(page).toHaveURL(/page=wc-orders/);
});

test('a decline says why; what nobody knows says so and leads back', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const declined = await pay(page, { ...SALE, card: '4000000000009995' });
  await page.goto(paths.payment({ id: declined.payment_intent_id }));
  await expect(summary(page)).toContainText('Payment failed');
  await expect(summary(page)).toContainText('No money has moved.');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'The card has insufficient funds to complete the purchase',
  );
  await expectAccessible(page);

  await page.goto(paths.payment({ id: 'pi_nobody' }));
  await expect(page.getByText('Payment details not loaded')).toBeVisible();
  await expect(page.getByText('Error retrieving transaction.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to transactions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});

test('by keyboard alone, on a telephone and in the dark', async ({ signedIn: page, expectAccessible }) => {
  const { payment_intent_id } = await pay(page, SALE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.payment({ id: payment_intent_id }));
  await expect(figures(page)).toBeVisible();
  await expectAccessible(page);

  const fees = page.getByRole('button', { name: /^Fees .*: show what it is made of$/ });
  await fees.focus();
  await page.keyboard.press('Enter');
  const parts = page.getByRole('dialog', { name: 'What “Fees” is made of' });
  await expect(parts).toContainText('Charge');
  await page.keyboard.press('Escape');
  await expect(fees).toBeFocused();

  await page.getByText(/^Show \d+ movements?$/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Movements of your balance' })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
