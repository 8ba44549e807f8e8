import type { Download, Page } from '@playwright/test';
import { countActions, type Hands, tellActions } from './count-actions.ts';
import { expect, openHome } from './fixtures.ts';
import { test } from './own-product.ts';
import { call } from './simulated-payments.ts';

// What waits is what the demo store began with, and each of these takes some of it away.
test.use({ product: 'morning' });
test.describe.configure({ mode: 'serial' });

/** From Home to the end of a piece of work, whichever it is. */
const STEPS_MAX = 5;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Store admin' });
/** The line of Home's list of tasks that says this. */
const task = (page: Page, words: RegExp) =>
  page
    .getByRole('region', { name: /^Things to do/ })
    .getByRole('listitem')
    .filter({ hasText: words });
const takes = (work: string, hands: Hands): void =>
  expect(tellActions(work, hands), hands.done().join(', ')).toBeLessThanOrEqual(STEPS_MAX);

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(await download.failure()).toBeNull();
  return download;
}

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

test('a failed payout: why it came back, and another account for the next', async ({ signedIn: page }) => {
  const made = await call(page, 'GET', '/wc/v3/payments/deposits?store_currency_is=usd&pagesize=25');
  const { data }: { data: readonly { id: string; created: number }[] } = await made.json();
  // The one that was made last: what came back before has left again with it.
  const payout = data.toSorted((one, other) => other.created - one.created)[0];
  const failing = { failure_code: 'account_closed' };
  expect((await call(page, 'POST', `/simulator/api/payouts/${payout?.id}/fail`, failing)).status()).toBe(200);
  await expect
    .poll(
      async () => (await (await call(page, 'GET', `/wc/v3/payments/deposits/${payout?.id}`)).json()).status,
    )
    .toBe('failed');

  const hands = countActions();
  await openHome(page);
  await hands.press(task(page, /^The payout of .* failed/).getByRole('link', { name: 'See payout' }));
  const failure = page.getByRole('region', { name: 'This payout failed' });
  await expect(failure).toContainText('The bank account has been closed.');
  await hands.press(failure.getByRole('link', { name: 'Update bank details' }));
  await hands.fill(page.getByLabel('New account number'), '000 987 654 321');
  await hands.press(page.getByRole('button', { name: 'Change bank account' }));
  await expect(page.getByText('Payouts in USD now go to the account ending in 4321.')).toBeVisible();
  takes('A failed payout', hands);
});

test('the accountant’s files: last month’s journal, and its transactions', async ({ signedIn: page }) => {
  const journal = countActions();
  await openHome(page);
  await journal.press(menu(page).getByRole('link', { name: 'Books' }));
  await journal.press(page.getByRole('button', { name: 'Download' }));
  const booked = await saved(page, () =>
    journal.press(page.getByRole('menuitem', { name: 'Journal for Xero' })),
  );
  expect(booked.suggestedFilename()).toMatch(/^xero-\d{4}-\d\d-01-to-/);
  takes('The journal of last month', journal);

  const list = countActions();
  await openHome(page);
  await list.press(menu(page).getByRole('link', { name: /^Transactions/ }));
  await list.press(page.getByRole('button', { name: 'Export', exact: true }));
  await list.press(page.getByRole('alertdialog').getByText('Last month', { exact: true }));
  const file = await saved(page, () => list.press(page.getByRole('button', { name: 'Export last month' })));
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  takes('The transactions of last month', list);
});

test('a customer’s payment, by their name', async ({ signedIn: page }) => {
  const read = await call(page, 'GET', '/wc/v3/payments/transactions?type_is=charge&pagesize=1');
  const [charge] = (await read.json()).data as readonly { customer_name: string }[];
  const name = charge?.customer_name ?? '';
  expect(name).not.toBe('');

  const hands = countActions();
  await openHome(page);
  await hands.press(page.getByRole('button', { name: /^Search/ }));
  await hands.fill(page.getByRole('combobox', { name: /^Search for a payment/ }), name);
  await hands.press(
    page
      .getByRole('dialog')
      .getByRole('option', { name: new RegExp(`^\\S+ [A-Z]{3} from ${name}`) })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: /^Payment for order #/ })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  takes('A payment by its customer’s name', hands);
});
