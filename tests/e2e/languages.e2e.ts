import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatMoney } from '#domain/shared/format-money.ts';
import type { Language } from '#domain/shared/languages.ts';
import { money } from '#domain/shared/money.ts';
import * as arEvidence from '#languages/ar/domain/disputes/evidence-fields-copy.ts';
import * as arColumns from '#languages/ar/domain/payments/transaction-columns-copy.ts';
import * as arTypes from '#languages/ar/domain/payments/transaction-type-copy.ts';
import * as arSignIn from '#languages/ar/server/pages/sign-in/sign-in-copy.ts';
import * as arLanguage from '#languages/ar/web/app/language/language-copy.ts';
import * as arShell from '#languages/ar/web/app/shell-copy.ts';
import * as arList from '#languages/ar/web/blocks/data-list/data-list-copy.ts';
import * as arFile from '#languages/ar/web/blocks/data-list/export-language-copy.ts';
import * as arEnds from '#languages/ar/web/blocks/dispute-panel/dispute-ends-copy.ts';
import * as arActions from '#languages/ar/web/blocks/payment-actions/payment-actions-copy.ts';
import * as arChallenge from '#languages/ar/web/features/dispute-challenge/challenge-copy.ts';
import * as arSettings from '#languages/ar/web/features/settings/settings-copy.ts';
import * as deEvidence from '#languages/de/domain/disputes/evidence-fields-copy.ts';
import * as deColumns from '#languages/de/domain/payments/transaction-columns-copy.ts';
import * as deTypes from '#languages/de/domain/payments/transaction-type-copy.ts';
import * as deSignIn from '#languages/de/server/pages/sign-in/sign-in-copy.ts';
import * as deShell from '#languages/de/web/app/shell-copy.ts';
import * as deList from '#languages/de/web/blocks/data-list/data-list-copy.ts';
import * as deFile from '#languages/de/web/blocks/data-list/export-language-copy.ts';
import * as deEnds from '#languages/de/web/blocks/dispute-panel/dispute-ends-copy.ts';
import * as deActions from '#languages/de/web/blocks/payment-actions/payment-actions-copy.ts';
import * as deChallenge from '#languages/de/web/features/dispute-challenge/challenge-copy.ts';
import * as deFilters from '#languages/de/web/features/transactions/transactions-filters-copy.ts';
import * as deControls from '#languages/de/web/ui/words-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import * as enLanguage from '#web/app/language/language-copy.ts';
import * as enShell from '#web/app/shell-copy.ts';
import * as enSettings from '#web/features/settings/settings-copy.ts';
import { languageInItself } from '#web/shared/language-in-itself.ts';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { call, chargeOf, pay } from './simulated-payments.ts';

// A day's work in another language, by somebody whose browser asks for it: signing in, a refund, a file, an answer to a dispute.

const GERMAN = {
  ...{ ...deEvidence, ...deColumns, ...deTypes, ...deSignIn, ...deShell, ...deList },
  ...{ ...deFile, ...deEnds, ...deActions, ...deChallenge },
};
const ARABIC = {
  ...{ ...arEvidence, ...arColumns, ...arTypes, ...arSignIn, ...arShell, ...arList },
  ...{ ...arFile, ...arEnds, ...arActions, ...arChallenge },
};

for (const { language, direction, words } of [
  { language: 'de', direction: 'ltr', words: GERMAN },
  { language: 'ar', direction: 'rtl', words: ARABIC },
])
  test.describe(language, () => {
    test.use({ locale: language });
    const amount = formatMoney(money(10_000, 'usd'), { locale: language });

    async function signIn(page: Page, { email, password }: { email: string; password: string }) {
      const { login, password: secret, submit } = words.signInCopy;
      await page.getByLabel(login).fill(email);
      await page.getByLabel(secret).fill(password);
      await page.getByRole('button', { name: submit, exact: true }).click();
      await expect(page.getByRole('navigation', { name: words.shellCopy.menuLabel })).toBeVisible();
    }

    async function refund(page: Page) {
      const { refund, refundInFull, refundTitle, refundAction } = words.paymentActionsCopy;
      await page.getByRole('button', { name: refund, exact: true }).click();
      await page.getByRole('menuitem', { name: refundInFull }).click();
      const dialog = page.getByRole('dialog', { name: refundTitle(amount) });
      await dialog.getByRole('button', { name: refundAction(amount), exact: true }).click();
    }

    /** The file in the language of the page, which is what the question offers first. */
    async function exported(page: Page): Promise<string[][]> {
      await page.getByRole('button', { name: words.dataListCopy.export, exact: true }).click();
      const question = page.getByRole('alertdialog', { name: words.exportLanguageCopy.title });
      const download = page.waitForEvent('download');
      await question.getByRole('button', { name: words.exportLanguageCopy.export, exact: true }).click();
      return parseCsv(await readFile(await (await download).path(), 'utf8'));
    }

    async function submitEvidence(page: Page) {
      const { saveRegion, submit } = words.challengeCopy;
      const bar = page.getByRole('region', { name: saveRegion });
      await bar.getByRole('button', { name: submit, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: submit, exact: true }).click();
    }

    test(`signs in, refunds, exports and challenges a dispute in ${language}`, async ({
      page,
      person,
      expectAccessible,
    }) => {
      const isSpoken = async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expectAccessible(page);
      };
      await page.goto('/wp-login.php');
      await isSpoken();
      await signIn(page, person);
      await isSpoken();

      const paid = await pay(page);
      await page.goto(paths.payment({ id: paid.payment_intent_id }));
      await refund(page);
      const told = page.getByText(words.paymentActionsCopy.refunded(paid.payment_intent_id));
      await expect(told.last()).toBeVisible();
      expect(await chargeOf(page, paid)).toMatchObject({ amount_refunded: 10_000 });
      await isSpoken();

      await page.goto(paths.transactions({ type_is: 'refund', store_currency_is: 'usd' }));
      const [heads, ...rows] = await exported(page);
      const { transactionColumnsCopy, transactionTypeLabel } = words;
      expect(heads).toEqual(
        expect.arrayContaining([transactionColumnsCopy.type, transactionColumnsCopy.net]),
      );
      const types = rows.map((row) => row[heads?.indexOf(transactionColumnsCopy.type) ?? -1]);
      expect(new Set(types)).toEqual(new Set([transactionTypeLabel.refund]));
      await isSpoken();

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
      const described = page.getByRole('textbox', { name: words.evidenceLabel.product_description });
      await described.fill('Two notebooks');
      await isSpoken();
      await submitEvidence(page);
      await expect(page.getByText(words.disputeEndsCopy.submitted).first()).toBeVisible();
      await isSpoken();
    });
  });

type MenuWords = Readonly<{ shellCopy: Words<typeof enShell.shellCopy>; languageCopy: { title: string } }>;

test('another language keeps the page, its filters, and a form that is half filled in', async ({
  signedIn: page,
}) => {
  async function chooseLanguage({ shellCopy, languageCopy }: MenuWords, language: Language) {
    const address = page.url();
    await page.getByRole('button', { name: shellCopy.account('Robin') }).click();
    await page.getByRole('menuitem', { name: languageCopy.title }).click();
    const choice = page.getByRole('radio', { name: languageInItself(language), exact: true });
    await Promise.all([page.waitForEvent('load'), choice.click()]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(page.url()).toBe(address);
  }
  // In Arabic this page has a section more than in English, and one of its fields comes later than the others.
  await page.goto(paths.paymentsSettings());
  const { transactions, saveLabel, unsaved } = arSettings.settingsCopy;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field(enSettings.settingsCopy.transactions.statement.account_statement_descriptor).fill(
    'Half of a na',
  );
  await chooseLanguage({ ...enShell, ...enLanguage }, 'ar');
  const label = transactions.statement.account_statement_descriptor;
  await expect(field(label)).toHaveValue('Half of a na');
  await expect(page.getByRole('region', { name: saveLabel })).toContainText(unsaved([label]));

  await page.goto(paths.transactions({ type_is: 'refund' }));
  await chooseLanguage({ ...arShell, ...arLanguage }, 'de');
  const pills = page.getByRole('list', { name: deControls.WORDS.filters });
  await expect(pills).toContainText(deFilters.transactionsFiltersCopy.type);
  await expect(pills).toContainText(deTypes.transactionTypeLabel.refund);
});
