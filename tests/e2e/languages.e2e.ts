import type { Page } from '@playwright/test';
import * as arSignIn from '#languages/ar/server/pages/sign-in/sign-in-copy.ts';
import * as arLanguage from '#languages/ar/web/app/language/language-copy.ts';
import * as arList from '#languages/ar/web/blocks/data-list/data-list-copy.ts';
import * as arEnds from '#languages/ar/web/blocks/dispute-panel/dispute-ends-copy.ts';
import * as arActions from '#languages/ar/web/blocks/payment-actions/payment-actions-copy.ts';
import * as arChallenge from '#languages/ar/web/features/dispute-challenge/challenge-copy.ts';
import * as arTransactions from '#languages/ar/web/features/transactions/transactions-copy.ts';
import * as deSignIn from '#languages/de/server/pages/sign-in/sign-in-copy.ts';
import * as deLanguage from '#languages/de/web/app/language/language-copy.ts';
import * as deList from '#languages/de/web/blocks/data-list/data-list-copy.ts';
import * as deEnds from '#languages/de/web/blocks/dispute-panel/dispute-ends-copy.ts';
import * as deActions from '#languages/de/web/blocks/payment-actions/payment-actions-copy.ts';
import * as deChallenge from '#languages/de/web/features/dispute-challenge/challenge-copy.ts';
import * as deTransactions from '#languages/de/web/features/transactions/transactions-copy.ts';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { call, chargeOf, pay } from './simulated-payments.ts';

// A day's work in another language: signing in, a refund, a file, an answer to a dispute.

const GERMAN = {
  ...{ ...deSignIn, ...deLanguage, ...deList, ...deActions, ...deEnds, ...deChallenge, ...deTransactions },
  ...{ language: 'de', name: 'Deutsch', direction: 'ltr', amount: '100,00\u00a0$' },
};
const ARABIC = {
  ...{ ...arSignIn, ...arLanguage, ...arList, ...arActions, ...arEnds, ...arChallenge, ...arTransactions },
  ...{ language: 'ar', name: 'العربية', direction: 'rtl', amount: '\u2066100.00\u00a0$\u2069' },
};

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.goto(paths.transactions());
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('radio', { name }).click()]);
}

for (const words of [GERMAN, ARABIC])
  test(`in ${words.language}: chosen in the account menu, then a refund, a file and an answer to a dispute`, async ({
    signedIn: page,
    expectAccessible,
  }) => {
    await chooseLanguage(page, words.name);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', words.language);
    await expect(html).toHaveAttribute('dir', words.direction);
    await expect(page.getByRole('heading', { level: 1, name: words.transactionsCopy.title })).toBeVisible();
    await expectAccessible(page);

    const paid = await pay(page);
    await page.goto(paths.payment({ id: paid.payment_intent_id }));
    await page.getByRole('button', { name: words.paymentActionsCopy.refund, exact: true }).click();
    await page.getByRole('menuitem', { name: words.paymentActionsCopy.refundInFull }).click();
    const dialog = page.getByRole('dialog', { name: words.paymentActionsCopy.refundTitle(words.amount) });
    await dialog
      .getByRole('button', { name: words.paymentActionsCopy.refundAction(words.amount), exact: true })
      .click();
    await expect(
      page.getByText(words.paymentActionsCopy.refunded(paid.payment_intent_id)).last(),
    ).toBeVisible();
    expect(await chargeOf(page, paid)).toMatchObject({ amount_refunded: 10_000 });

    await page.goto(`${paths.transactions()}&type_is=refund&store_currency_is=usd`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.dataListCopy.export, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);

    const disputed = await pay(page);
    const raised = await call(page, 'POST', '/simulator/api/disputes', {
      charge_id: disputed.charge_id,
      reason: 'product_not_received',
    });
    const { dispute_id } = (await raised.json()) as { dispute_id: string };
    await page.goto(paths.challenge(dispute_id));
    await page
      .getByRole('combobox', { name: words.challengeCopy.productType })
      .selectOption({ value: 'physical_product' });
    await page.getByRole('button', { name: words.challengeCopy.submit, exact: true }).first().click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.challengeCopy.submit, exact: true })
      .click();
    await expect(page.getByText(words.disputeEndsCopy.submitted).first()).toBeVisible();

    // Whoever comes back is greeted in the language they left.
    await page.context().clearCookies({ name: 'countinghouse_session' });
    await page.goto('/wp-login.php');
    await expect(html).toHaveAttribute('dir', words.direction);
    await expect(page.getByLabel(words.signInCopy.password)).toBeVisible();
  });

test('another language keeps the page, its filters and what was typed', async ({ signedIn: page }) => {
  await page.goto(`${paths.transactions()}&type_is=refund`);
  const address = page.url();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('radio', { name: 'Deutsch' }).click()]);
  expect(page.url()).toBe(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
