import type { Page } from '@playwright/test';
import { countActions, type Hands, tellActions } from './count-actions.ts';
import { expect, openHome, WITH_MOTION } from './fixtures.ts';
import { test } from './own-product.ts';
import { call, pay } from './simulated-payments.ts';

// What waits is what the demo store began with, and each of these takes some of it away.
test.use({ ...WITH_MOTION, product: 'morning' });
test.describe.configure({ mode: 'serial' });

/** From Home to the end of a piece of work, whichever it is. */
const STEPS_MAX = 5;

/** The line of Home's list of tasks that says this. */
const task = (page: Page, words: RegExp) =>
  page
    .getByRole('region', { name: /^Things to do/ })
    .getByRole('listitem')
    .filter({ hasText: words });
type Made = Readonly<{ id: string; type: string; created: number }>;
const takes = (work: string, hands: Hands): void =>
  expect(tellActions(work, hands), hands.done().join(', ')).toBeLessThanOrEqual(STEPS_MAX);

test('the dispute that ends first: to the desk where it is answered', async ({ signedIn: page }) => {
  const hands = countActions();
  await openHome(page);
  await hands.press(
    task(page, /^Respond to \d+ active disputes/).getByRole('link', { name: 'See disputes' }),
  );
  await hands.press(
    page
      .getByRole('table', { name: 'Disputes' })
      .getByRole('link', { name: /^Respond/ })
      .first(),
  );
  await hands.press(
    page.getByRole('link', { name: /^(Challenge dispute|Continue with challenge|Submit evidence)$/ }),
  );
  await expect(page.getByRole('combobox', { name: 'Product type' })).toBeVisible();
  takes('A dispute, to be answered', hands);
});

test('a dispute that is not worth it: accepted', async ({ signedIn: page }) => {
  const hands = countActions();
  await openHome(page);
  await hands.press(
    task(page, /^Respond to \d+ active disputes/).getByRole('link', { name: 'See disputes' }),
  );
  const rows = page
    .getByRole('table', { name: 'Disputes' })
    .getByRole('row')
    .filter({ hasNotText: 'Inquiry' });
  await hands.press(rows.getByRole('link', { name: /^Respond/ }).first());
  await hands.press(page.getByRole('button', { name: 'Accept dispute' }));
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Accept dispute' }));
  await expect(page.getByText(/^You have accepted the dispute for order #/).first()).toBeVisible();
  takes('A dispute, accepted', hands);
});

test('captures: every hold on the page, what ends first among them', async ({ signedIn: page }) => {
  const hands = countActions();
  await openHome(page);
  await hands.press(task(page, /^Capture \d+ payments before/).getByRole('link', { name: 'Capture' }));
  await hands.press(page.getByRole('checkbox', { name: /^Select all/ }));
  await hands.press(page.getByRole('button', { name: /^Capture \d+ payments$/ }));
  const dialog = page.getByRole('dialog');
  await hands.press(dialog.getByRole('button', { name: /^Capture \d+ payments$/ }));
  await expect(dialog.getByText(/^\d+ done$/)).toBeVisible({ timeout: 60_000 });
  takes('Captures', hands);
});

test('a payout that failed, though a later one arrived: to a bank account that works', async ({
  signedIn: page,
}) => {
  const read = async (path: string) => (await call(page, 'GET', `/wc/v3/payments/deposits${path}`)).json();
  const { data }: { data: readonly Made[] } = await read('?status_is=paid&store_currency_is=usd');
  const [, earlier] = data
    .filter(({ type }) => type === 'deposit')
    .toSorted((one, other) => other.created - one.created);
  const failed = await call(page, 'POST', `/simulator/api/payouts/${earlier?.id}/fail`, {
    failure_code: 'account_closed',
  });
  expect(failed.status(), await failed.text()).toBe(200);
  await expect
    .poll(async () => (await read('/overview-all')).deposit.failed.map(({ id }: Made) => id))
    .toContain(earlier?.id);
  await openHome(page);
  // Of a world that is made by today's date, another may have failed of late.
  const told = task(page, /^The payout of .* failed/).filter({
    has: page.locator(`a[href*="${earlier?.id}"]`),
  });

  const hands = countActions();
  await hands.press(told.getByRole('link', { name: 'See payout' }));
  await expect(page).toHaveURL(new RegExp(`id=${earlier?.id}`));
  await hands.press(
    page
      .getByRole('region', { name: 'This payout failed' })
      .getByRole('link', { name: 'Update bank details' }),
  );
  await hands.fill(page.getByLabel('New account number'), '000123456789');
  await hands.press(page.getByRole('button', { name: 'Change bank account' }));
  await expect(page.getByText(/^Payouts in USD now go to the account ending in 6789\./)).toBeVisible();
  takes('A failed payout', hands);
});

test('the file of last month, for the accountant', async ({ signedIn: page }) => {
  const hands = countActions();
  await openHome(page);
  await hands.press(
    page.getByRole('navigation', { name: 'Store admin' }).getByRole('link', { name: /^Transactions/ }),
  );
  await hands.press(page.getByRole('button', { name: 'For accountants' }));
  const question = page.getByRole('alertdialog');
  await hands.press(question.getByRole('radio', { name: /^Last month/ }));
  const saving = page.waitForEvent('download');
  await hands.press(question.getByRole('button', { name: 'Export last month' }));
  expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
  takes('The accountant’s file', hands);
});

test('the payment of a customer who calls, by the name alone', async ({ signedIn: page }) => {
  const { customer, order_id } = await pay(page);
  const hands = countActions();
  await openHome(page);
  await hands.press(page.getByRole('button', { name: 'Search payments, orders, customers' }));
  await hands.fill(page.getByRole('combobox', { name: /^Search for a payment/ }), customer);
  await hands.press(
    page.getByRole('dialog').getByRole('option', { name: new RegExp(`^\\$100\\.00 USD from ${customer}`) }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Payment for order #${order_id}`);
  takes('A customer’s payment', hands);
});
