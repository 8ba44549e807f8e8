import type { Page } from '@playwright/test';
import { admin, expect, test } from './fixtures.ts';
import { openTransactions } from './transactions-page.ts';

const BUSY_MACHINE_MS = 15_000;

/** A customer pays in another window: nothing of it passes through this page. */
async function customerPays(page: Page, name: string): Promise<{ charge_id: string }> {
  const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  const reply = await page.request.post('/simulator/api/payments', {
    headers: { 'x-wp-nonce': nonce.trim() },
    data: {
      ...{ amount: 4242, currency: 'usd', card: '4242424242424242' },
      customer: { name, email: 'live@example.com', country: 'US' },
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

/** The page hears of changes: its line to the server stands. */
const lineStands = (page: Page) =>
  page.waitForResponse((reply) => reply.url().includes('/payments/live') && reply.status() === 200);

test('a payment made elsewhere appears in the open list, without a reload, and on the Sync page', async ({
  signedIn: page,
}) => {
  const line = lineStands(page);
  await openTransactions(page);
  await line;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  const name = `Live ${Date.now()}`;
  // A loan takes its share of the sale in a row of its own.
  const row = page.getByRole('row', { name }).filter({ hasText: '$42.42' });
  await customerPays(page, name);
  const paid = Date.now();
  await expect(row).toBeVisible({ timeout: BUSY_MACHINE_MS });
  test.info().annotations.push({ type: 'shown after', description: `${Date.now() - paid} ms` });
  expect(loads).toBe(0);

  await page.goto(admin('/payments/sync'));
  await expect(page.getByRole('heading', { level: 1, name: 'Sync' })).toBeVisible();
  await expect(page.getByText(/^(just now|\d+ seconds ago)$/).first()).toBeVisible();
});

test('a file that was asked for is in the export centre, and comes again', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await openTransactions(page, 'type_is=dispute&filter=advanced');
  const first = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await (await first).path();

  await page.goto(admin('/payments/exports'));
  const row = page.getByRole('row', { name: /Transactions Type is Dispute.*Downloaded.*You/ });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForEvent('download');
  await row.getByRole('button', { name: /Download Transactions/ }).click();
  expect((await again).suggestedFilename()).toMatch(/\.csv$/);
});
