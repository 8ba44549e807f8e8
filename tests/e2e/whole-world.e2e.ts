import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { admin, expect, WITH_MOTION } from './fixtures.ts';
import { test } from './own-product.ts';
import { fillIn, pay, putSomethingIn } from './shopping.ts';
import { call } from './simulated-payments.ts';

/** What the product promises is a second; what a story waits for is a busy machine. */
const SHOWN_WITHIN_MS = 15_000;
/** Ninety thousand records. */
const COMPARED_WITHIN_MS = 120_000;
const ASKS_TO_CONFIRM = '4000 0027 6000 3184';
const WEEKEND_DAYS = 3;

test.use(WITH_MOTION);

type Movement = {
  type: string;
  transaction_id: string;
  deposit_id: string | null;
  net: number;
  currency: string;
};

const read = async (page: Page, path: string) => {
  const reply = await call(page, 'GET', path);
  expect(reply.status(), `${path} ${await reply.text()}`).toBe(200);
  return reply.json();
};

/** What the provider owes the merchant in dollars, by itself, and by adding up our list. */
async function standing(page: Page): Promise<{ balance: number; listed: number }> {
  const { balance } = await read(page, '/wc/v3/payments/deposits/overview-all');
  const parts: { amount: number; currency: string }[] = [...balance.pending, ...balance.available];
  const dollars = parts.filter(({ currency }) => currency === 'usd');
  const summary = await read(page, '/wc/v3/payments/transactions/summary?store_currency_is=usd');
  return { balance: dollars.reduce((sum, { amount }) => sum + amount, 0), listed: summary.net };
}

async function saleTo(page: Page, email: string): Promise<Movement | undefined> {
  const { data } = await read(page, `/wc/v3/payments/transactions?search[]=${encodeURIComponent(email)}`);
  return data.find(({ type }: Movement) => type === 'charge');
}

async function allMovementsOf(page: Page, payout: string): Promise<Movement[]> {
  const movements: Movement[] = [];
  for (let number = 1; ; number += 1) {
    const query = `deposit_id=${payout}&pagesize=100&page=${number}`;
    const { data } = await read(page, `/wc/v3/payments/transactions?${query}`);
    movements.push(...data);
    if (data.length < 100) return movements;
  }
}

test('a customer pays; list and order show it by themselves, the balance agrees, days later it has left with a payout, and both books agree', async ({
  signedIn: list,
  browser,
  address,
  expectAccessible,
}) => {
  test.setTimeout(COMPARED_WITHIN_MS + 120_000);
  const letters = randomUUID().slice(0, 8);
  const [name, email] = [`Ada ${letters}`, `ada-${letters}@example.com`];
  const customer = await (await browser.newContext({ baseURL: address })).newPage();
  await putSomethingIn(customer);
  await fillIn(customer, { email, name, card: ASKS_TO_CONFIRM });
  await pay(customer).click();
  await expect(customer.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible();

  // The order waits for its payment, and the merchant looks at it and at the list.
  const order = await list.context().newPage();
  await order.goto(paths.orders({ search: [email] }));
  await order.getByRole('table', { name: 'Orders' }).getByRole('link', { name: /^#/ }).first().click();
  const box = order.getByRole('region', { name: 'Payment' });
  await expect(box).toBeVisible();
  await expect(box).not.toContainText('3184');
  await list.goto(admin('/payments/transactions'));
  const row = list.getByRole('table', { name: 'Transactions' }).getByText(name).first();
  await expect(list.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1)).toBeVisible();
  const before = await standing(list);

  await customer.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(customer.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const thanked = Date.now();
  const shown = async (what: string, seen: Promise<void>) => {
    await seen;
    const description = `${what} ${Date.now() - thanked} ms after the thanks`;
    test.info().annotations.push({ type: 'shown', description });
    process.stdout.write(`${description}\n`);
  };
  const patience = { timeout: SHOWN_WITHIN_MS };
  await Promise.all([
    shown('list', expect(row).toBeVisible(patience)),
    shown('order', expect(box).toContainText('3184', patience)),
  ]);

  const sale = await saleTo(list, email);
  expect(sale).toMatchObject({ currency: 'usd', deposit_id: null });
  // A loan takes its share of the sale, which is a movement of its own and may be heard of a moment later.
  await expect
    .poll(async () => {
      const { balance, listed } = await standing(list);
      return balance - before.balance - (listed - before.listed);
    })
    .toBe(0);
  const after = await standing(list);
  expect(after.balance).toBeGreaterThan(before.balance);
  expect(after.balance - before.balance).toBeLessThanOrEqual(sale?.net ?? 0);

  // No bank works on a weekend.
  await call(list, 'POST', '/simulator/api/clock', { advance: 'P3D' });
  for (let day = 0; day < WEEKEND_DAYS && !(await saleTo(list, email))?.deposit_id; day += 1)
    await call(list, 'POST', '/simulator/api/clock', { advance: 'P1D' });
  // The clock does not wait until what fell due has been heard of.
  await expect.poll(async () => (await saleTo(list, email))?.deposit_id ?? '').toMatch(/^po_/);
  const payout = (await saleTo(list, email))?.deposit_id ?? '';
  const { amount, fee } = await read(list, `/wc/v3/payments/deposits/${payout}`);
  const movements = await allMovementsOf(list, payout);
  expect(movements.map(({ transaction_id }) => transaction_id)).toContain(sale?.transaction_id);
  expect(movements.reduce((sum, { net }) => sum + net, 0)).toBe(amount + fee);

  await list.goto(admin('/payments/sync'));
  await list.getByRole('button', { name: 'Check now' }).click();
  await expect(list.getByText('Everything agrees', { exact: true })).toBeVisible({
    timeout: COMPARED_WITHIN_MS,
  });
  await expectAccessible(list);
});
