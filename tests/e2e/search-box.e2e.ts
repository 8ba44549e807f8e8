import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, openHome, test } from './fixtures.ts';
import { authorize, pay } from './simulated-payments.ts';

const FIELD = /^Search for a payment/;

async function search(page: Page, text: string, keys = 'Control+K') {
  await page.keyboard.press(keys);
  const field = page.getByRole('combobox', { name: FIELD });
  await expect(field).toBeFocused();
  await field.fill(text);
  return field;
}
const line = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('option', { name });

test('what was just paid is found by the name, the charge and the order, by keyboard alone', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const paid = await pay(page);
  const held = await authorize(page);

  await openHome(page);
  await search(page, paid.customer, '/');
  await expect(line(page, new RegExp(`^\\$100\\.00 USD from ${paid.customer}`))).toContainText('Paid');
  await expect(line(page, new RegExp(`^Order #${paid.order_id}`))).toContainText(paid.customer);
  await expectAccessible(page, '[role=dialog]');
  await expect(line(page, new RegExp(`^${paid.customer}`))).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`id=${paid.payment_intent_id}`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Payment for order #${paid.order_id}`);

  // Enter does not wait for the list to be drawn: the text alone decides what opens.
  await search(page, held.charge_id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`id=${held.payment_intent_id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Payment for order #${held.order_id}`);

  await search(page, `#${held.order_id}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`page=wc-orders&action=edit&id=${held.order_id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(held.order_id));

  await page.keyboard.press('Control+K');
  const recent = page.getByRole('group', { name: 'Recently opened' });
  await expect(recent.getByRole('option')).toHaveText([
    `Payment for order #${held.order_id}`,
    `Payment for order #${paid.order_id}`,
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('last digits, an amount, a payout and a page are found too; the slash is only a letter in a field', async ({
  signedIn: page,
}) => {
  await pay(page, { amount: 73_119 });
  await openHome(page);
  await search(page, '•••• 4242');
  await expect(line(page, /Visa •••• 4242/).first()).toBeVisible();

  await page.getByRole('combobox', { name: FIELD }).fill('$731.19');
  await expect(line(page, /^\$731\.19 USD/).first()).toBeVisible();

  await page.getByRole('combobox', { name: FIELD }).fill('payouts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/path=\/payments\/payouts/);
  await page
    .getByRole('link', { name: /^Payout details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/payouts\/details&id=po_/);
  const [, id = ''] = /id=(po_\w+)/.exec(page.url()) ?? [];

  await page.goto(paths.orders());
  const list = page.getByRole('combobox', { name: /^Search by order number/ });
  await list.fill('a/b');
  await expect(list).toHaveValue('a/b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search(page, id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`payouts/details&id=${id}`));
});

test('what nobody has leads on to the lists, and hostile words are only words', async ({
  signedIn: page,
}) => {
  const words = `%'; drop table orders; -- <img src=x onerror="document.title='x'">`;
  await openHome(page);
  await search(page, words);
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Nothing of “%'; drop table/)
      .last(),
  ).toBeVisible();
  await line(page, /^Transactions with/).click();
  await expect(page.getByRole('heading', { name: 'No transactions match' })).toBeVisible();
  await expect(page).toHaveTitle(/^Transactions/);
});
