import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { idOf, mailTo } from './mails.ts';
import { test } from './own-product.ts';
import { withDatabase } from './people.ts';
import { call } from './simulated-payments.ts';

/** The clock is moved by days here, so this product is nobody else's. */
test.describe.configure({ mode: 'serial' });
test.use({ product: 'bank matching' });

type Payout = Readonly<{ id: string; amount: number; date: number; automatic: boolean }>;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

async function newestPaid(page: Page): Promise<readonly [Payout, Payout]> {
  const reply = await call(page, 'GET', '/wc/v3/payments/deposits?status_is=paid&store_currency_is=usd');
  const { data }: { data: readonly Payout[] } = await reply.json();
  const [first, second] = data.filter(({ automatic, amount }) => automatic && amount > 0);
  if (!first || !second) throw new Error('the store has paid out twice');
  return [first, second];
}

/** A statement as an import leaves it once its days are over, which are still to come; its lines are not written as payouts are. */
async function importStatement(payouts: readonly Payout[]): Promise<void> {
  const from = Math.min(...payouts.map(({ date }) => date));
  const to = dayOf(from + 60 * DAY_MS);
  await withDatabase(async (client) => {
    const account = await client.query(
      `insert into bank_accounts (account_key, name, currency, made) values ('Main account', 'Main account', 'usd', now()) returning id`,
    );
    const file = await client.query(
      `insert into bank_files (sha256, name, size, format, encoding, imported, lines_read, lines_new, lines_known, lines_pending, lines_refused)
       values (repeat('a', 64), 'March.xml', 1, 'camt.053', 'utf-8', $1::timestamptz + interval '1 day', 2, 2, 0, 0, 0) returning id`,
      [to],
    );
    const [accountId, fileId] = [account.rows[0].id, file.rows[0].id];
    await client.query(
      'insert into bank_statements (file_id, number, account_id, period_from, period_to) values ($1, 1, $2, $3, $4)',
      [fileId, accountId, dayOf(from), to],
    );
    for (const [index, { amount, date }] of payouts.entries())
      await client.query(
        `insert into bank_lines (account_id, file_id, line_number, booked_on, amount, currency, status, text, reversal, raw, identity, ordinal)
         values ($1, $2, $3, $4, $5, 'usd', 'booked', 'Incoming transfer', false, '', $6, 1)`,
        [accountId, fileId, index + 12, dayOf(date), amount, `line ${index}`],
      );
    await client.query(`select graphile_worker.add_job('bank.match-lines', '{}')`);
  });
}

const table = (page: Page) => page.getByRole('table', { name: 'Bank lines and payouts' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('two suggestions wait, one is confirmed, and the payout says that it arrived', async ({
  signedIn: page,
  expectAccessibleInBothThemes,
}) => {
  const [newest, before] = await newestPaid(page);
  await importStatement([newest, before]);
  await expect(async () => {
    await page.goto(paths.bankMatching());
    await expect(rows(page)).toHaveCount(2);
  }).toPass();
  await expect(rows(page).first()).toContainText('not written as your payouts are');
  await expectAccessibleInBothThemes(page);

  const row = rows(page).filter({ has: page.locator(`a[href*="${newest.id}"]`) });
  await row.getByRole('button', { name: /^Confirm:/ }).press('Enter');
  await expect(page.getByText(/^Matched 1 line, \$.+: Payout of \$.+, expected /).first()).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  await page.goto(paths.payout(newest.id));
  const atBank = page.getByRole('region', { name: 'At your bank' });
  await expect(atBank).toContainText(/In your bank since .*, line 12 of March\.xml/);
  const proof = page.getByRole('region', { name: 'Payout proof' });
  await expect(proof).toContainText('On your bank statement line 12 of March.xml');
  await expect(proof).toContainText('Unexplained: 0.00');
  const saving = page.waitForEvent('download');
  await proof.getByRole('link', { name: 'Proof as PDF' }).click();
  expect((await saving).suggestedFilename()).toBe(`payout-proof-${newest.id}.pdf`);

  await page.goto(paths.payouts({ status_is: 'paid', store_currency_is: 'usd' }));
  await expect(page.getByRole('table', { name: 'Payout history' })).toContainText('line 12 of March.xml');

  await page.goto(paths.bankMatching({ filter: 'matched' }));
  await rows(page)
    .getByRole('button', { name: /^Undo:/ })
    .first()
    .click();
  await expect(page.getByText('This pair will not be suggested again.').first()).toBeVisible();
});

test('a payout that the statement should show and does not is told on Home and by mail', async ({
  signedIn: page,
  person,
}) => {
  await page.goto(paths.home());
  await withDatabase(async (client) => {
    await client.query(
      `insert into user_meta (user_id, key, value) values ($1, 'wc_payments_mail_choices', '{"payout_trouble": true}')
       on conflict (user_id, key) do update set value = excluded.value`,
      [await idOf(person)],
    );
  });
  const moved = await call(page, 'POST', '/simulator/api/clock', { advance: 'P16D' });
  expect(moved.status(), await moved.text()).toBe(200);
  await expect(async () => {
    await page.goto(paths.home());
    await expect(page.getByText(/not on your bank statement/).first()).toBeVisible();
  }).toPass();
  await withDatabase((client) => client.query(`select graphile_worker.add_job('notes.mail-news', '{}')`));
  expect((await mailTo(person, 'is not on your bank statement')).text).toContain('It was expected by');
});
