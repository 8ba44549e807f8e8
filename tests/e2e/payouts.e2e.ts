import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parseCsv } from '#tests/parse-csv.ts';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { call, pay } from './simulated-payments.ts';

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Payout history' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const proof = (page: Page) => page.getByRole('region', { name: 'Payout proof' });

/** The newest that left by its schedule: of a payout made by hand the provider does not say what is in it. */
async function newestBySchedule(page: Page) {
  const reply = await call(page, 'GET', '/wc/v3/payments/deposits?status_is=paid&store_currency_is=usd');
  const { data }: { data: readonly { id: string; automatic: boolean }[] } = await reply.json();
  const { id } = data.find(({ automatic }) => automatic) ?? { id: 'none' };
  return rows(page).filter({ has: page.locator(`a[href*="${id}"]`) });
}

/** The money of these cards may leave at once. */
const SETTLES_AT_ONCE = '4000000000000077';

test('a merchant opens a payout, sees that it adds up, follows it to a payment and comes back', async ({
  signedIn: page,
}) => {
  await page.goto(paths.payouts({ status_is: 'paid', store_currency_is: 'usd' }));
  await expect(rows(page)).toHaveCount(25);
  for (const chip of await rows(page).locator('.chip').allTextContents())
    expect(chip).toMatch(/^Completed \((paid|deducted)\)$/);

  const payout = await newestBySchedule(page);
  await payout.getByRole('link', { name: /^Payout details/ }).click();
  await expect(page).toHaveURL(/path=\/payments\/payouts\/details&id=po_/);
  await expect(proof(page)).toContainText('Unexplained: 0.00');

  const saving = page.waitForEvent('download');
  await proof(page).getByRole('button', { name: 'Download proof' }).click();
  const file = parseCsv(await readFile(await (await saving).path(), 'utf8'));
  const [total, sent, unexplained] = file.slice(-3).map((row) => row[4]);
  expect([total, unexplained]).toEqual([sent, '0.00']);

  const list = page.getByRole('table', { name: 'Transactions in this payout' });
  const payment = list.getByRole('row', { name: /Charge/ }).first();
  await payment.getByRole('link', { name: /^Payment details/ }).click();
  await expect(page).toHaveURL(/path=\/payments\/transactions\/details/);
  await page.goBack();
  await expect(proof(page)).toContainText('Unexplained: 0.00');
  await page.goBack();
  await expect(rows(page)).toHaveCount(25);
});

/** A row of the screen as a file would write it: the day, the words, the amount as a plain number. */
const shownRows = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const [, , type = '', amount = '', ...rest] = [...row.children].map((cell) =>
        (cell.textContent ?? '').trim(),
      );
      const figure = `${/[-−]/.test(amount) ? '-' : ''}${/[\d,.]*\d/.exec(amount)?.[0].replaceAll(',', '')}`;
      return [row.querySelector('time')?.dateTime ?? '', type, figure, ...rest];
    }),
  );

const saved = async (page: Page, press: () => Promise<void>) => {
  const download: Promise<Download> = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
};

test('the file is the screen in yen, dinar and euro, and the export centre keeps what it held', async ({
  signedIn: page,
  expectAccessible,
}) => {
  let file = '';
  let count = 0;
  for (const code of ['jpy', 'kwd', 'eur']) {
    await page.goto(paths.payouts({ store_currency_is: code }));
    await expect(rows(page).first().locator('time')).toBeVisible();
    const shown = await shownRows(page);
    file = await saved(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
    const [, ...written] = parseCsv(file);
    count = written.length;
    await expect(page.locator('.summary')).toContainText(`${count} payout`);
    expect(written.slice(0, shown.length).map((row) => row.slice(1, -1))).toEqual(shown);
    expect(new Set(written.map((row) => row.at(-1)))).toEqual(new Set([code.toUpperCase()]));
  }

  await page.goto(paths.exports());
  const again = page.getByRole('button', { name: /^Download Payouts/ }).first();
  const record = page.getByRole('table', { name: 'Exports' }).getByRole('row').filter({ has: again });
  await expect(record.first()).toContainText('Downloaded');
  await expect(record.first()).toContainText(String(count));
  await expect(record.first().getByTitle(createHash('sha256').update(file).digest('hex'))).toBeVisible();
  await expectAccessible(page);
  expect(await saved(page, () => again.click())).toBe(file);
});

test('each line of a proof opens the rows it is made of', async ({ signedIn: page }) => {
  await page.goto(paths.payouts({ status_is: 'paid', store_currency_is: 'usd' }));
  await rows(page)
    .first()
    .getByRole('link', { name: /^Payout details/ })
    .click();
  const line = proof(page).locator('.sum-line', { hasText: /^Payments/ });
  const count = Number((await line.locator('dd').nth(1).textContent())?.replaceAll(/\D/g, ''));
  await line.getByRole('link').click();
  await expect(page.locator('.summary')).toContainText(`${count} transaction`);
});

/** One that left by its schedule with more than so many movements: on a slow day there are fewer. */
async function payoutOfMoreThan(page: Page, movements: number): Promise<string> {
  const read = async (path: string) => (await call(page, 'GET', `/wc/v3/payments/${path}`)).json();
  const { data } = await read('deposits?status_is=paid&store_currency_is=usd');
  for (const { id, automatic } of data)
    if (automatic && (await read(`transactions/summary?deposit_id=${id}`)).count > movements) return id;
  throw new Error('No payout is as large.');
}

/** How many sheets of A4 a page takes. */
async function sheets(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4' });
  return [...paper.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

test('a payout, its proof and a page of its rows are one sheet of paper; a hundred rows are more', async ({
  signedIn: page,
}) => {
  const list = page.getByRole('table', { name: 'Transactions in this payout' });
  // Rows that are on their way stand there as well, and lead nowhere yet.
  const cells = list
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .filter({ has: page.getByRole('link') });
  const id = await payoutOfMoreThan(page, 50);
  await page.goto(paths.payout(id));
  await expect(cells).toHaveCount(25);
  await expect(proof(page)).toContainText('Unexplained: 0.00');
  expect(await sheets(page)).toBe(1);

  await page.goto(`${paths.payout(id)}&per_page=100`);
  await expect.poll(() => cells.count(), { timeout: 30_000 }).toBeGreaterThan(50);
  expect(await sheets(page)).toBeGreaterThan(1);
});

test('money is paid out at once, in a currency of its own, and proven', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await pay(page, { currency: 'usd', amount: 20_000, card: SETTLES_AT_ONCE });
  await page.goto(paths.overview({ selected_currency: 'usd' }));
  await page.getByRole('button', { name: /^Pay out \$.* instantly$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('within 30 minutes');
  const net = (await dialog.locator('.sum-line').last().locator('dd').textContent()) ?? '';
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: `Pay out ${net}` }).click();
  await expect(page.getByText(`Instant payout for ${net} in transit.`).first()).toBeVisible();
  await page.getByRole('button', { name: 'View details' }).click();

  await expect(page).toHaveURL(/path=\/payments\/payouts\/details&id=po_/);
  await expect(page.getByRole('heading', { name: 'Transactions in this payout' })).toBeVisible();
  await expect(proof(page)).toContainText('Instant payout fee');
  await expect(proof(page)).toContainText('Unexplained: 0.00');
  await expectAccessible(page);
});

test('a bank sends a payout back: its details say why, and the list says what to do', async ({
  signedIn: page,
}) => {
  await page.goto(paths.payouts({ status_is: 'paid', store_currency_is: 'gbp' }));
  await rows(page)
    .first()
    .getByRole('link', { name: /^Payout details/ })
    .click();
  await expect(proof(page)).toContainText('Unexplained: 0.00');
  const id = new URL(page.url()).searchParams.get('id');
  const reply = await call(page, 'POST', `/simulator/api/payouts/${id}/fail`, {
    failure_code: 'account_closed',
  });
  expect(reply.status(), await reply.text()).toBe(200);

  // A page that is asked for again and again would never stand on a machine that is slow.
  const status = async () =>
    (await (await call(page, 'GET', `/wc/v3/payments/deposits/${id}`)).json()).status;
  await expect.poll(status).toBe('failed');
  await page.reload();
  await expect(page.getByRole('region', { name: 'This payout failed' })).toContainText(
    'Failure reason: The bank account has been closed.',
  );
  await expect(proof(page)).toContainText('No money reached your bank with this payout');
  await page.goto(paths.payouts());
  await expect(page.getByRole('region', { name: 'Your payouts are paused' })).toContainText(
    'Payouts are currently paused because a recent payout failed. Please update your bank account details.',
  );
});
