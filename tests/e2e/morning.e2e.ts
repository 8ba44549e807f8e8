import type { Page } from '@playwright/test';
import { countActions, type Hands, tellActions } from './count-actions.ts';
import { expect, openHome } from './fixtures.ts';
import { test } from './own-product.ts';

// What waits is what the demo store began with, and each of these takes some of it away.
test.use({ product: 'morning' });
test.describe.configure({ mode: 'serial' });

/** From Home to the end of a piece of work, whichever it is. */
const STEPS_MAX = 5;

/** The line of Home's list of tasks that says this. */
const task = (page: Page, words: RegExp) =>
  page
    .getByRole('region', { name: /^Things to do/ })
    .getByRole('listitem')
    .filter({ hasText: words });
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
