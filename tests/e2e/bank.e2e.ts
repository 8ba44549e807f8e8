import type { Page } from '@playwright/test';
import { camtStatement, chaseStatement } from '#tests/factories/bank-file.ts';
import { mt940 } from '#tests/factories/statements/text-statements.ts';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';
import { call } from './simulated-payments.ts';
import { tabTo } from './tab-to.ts';

// It fills the bank of a store.
test.use({ product: 'bank' });
test.describe.configure({ mode: 'serial' });

const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import bank statements' });

async function choose(page: Page, ...files: readonly ReturnType<typeof file>[]) {
  await page.goto(paths.bank());
  await page.getByRole('button', { name: 'Import statements' }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([...files]);
  return dialog(page);
}

test('a merchant imports a statement: first a preview, then every line, and never twice', async ({
  signedIn: page,
  expectAccessible,
  expectAccessibleInBothThemes,
}) => {
  const open = await choose(page, file('March.xml', camtStatement()));
  await expect(open.getByText('New 6')).toBeVisible();
  await expect(open.getByText('Pending 1')).toBeVisible();
  await expect(open.getByText('Opening balance and lines come to the closing balance.')).toBeVisible();
  await open.getByText('Show 7 lines').click();
  await expect(open.getByRole('row', { name: /STRIPE PAYOUT 20260304ABCDEF/ })).toBeVisible();
  await expectAccessible(page);
  await open.getByRole('button', { name: 'Import 1 file' }).click();
  await expect(open.getByText('6 new lines were added, 0 were known before.')).toBeVisible();
  await open.getByRole('button', { name: 'Done' }).click();

  const lines = page.getByRole('table', { name: 'Bank lines' });
  await expect(lines.getByRole('row')).toHaveCount(8);
  await expect(page.getByText('Statements until')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const again = await choose(page, file('Once more.xml', camtStatement()));
  await expect(again.getByText(/Already imported as “March.xml”/)).toBeVisible();
  await expect(again.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
});

test('a file that does not add up is imported only when somebody says so', async ({ signedIn: page }) => {
  const open = await choose(
    page,
    file('Off.xml', camtStatement('08', '14786.74').replaceAll('2026-03-04', '2026-03-05')),
  );
  await expect(open.getByText(/is missing or too much/)).toBeVisible();
  await expect(open.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await open.getByRole('checkbox', { name: /Import it although it does not add up/ }).check();
  await open.getByRole('button', { name: 'Import 1 file' }).click();
  await expect(open.getByText(/^6 new lines were added/)).toBeVisible();
});

test('two files at once: one asks for its account, the other for its columns, which are remembered', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const unknown = (day: string) => `When;What;How much\n${day};Payout ST-A1;1.312,50\n`;
  const open = await choose(
    page,
    file('Chase.csv', chaseStatement()),
    file('House.csv', unknown('2026-03-04')),
  );
  const chase = open.getByRole('form', { name: 'Chase.csv' });
  await chase.getByLabel('Account', { exact: true }).selectOption({ label: 'Another account…' });
  await chase.getByLabel('Name of the account').fill('Chase checking');
  await chase.getByLabel('Currency').selectOption('usd');
  await chase.getByRole('button', { name: 'Continue' }).click();

  const house = open.getByRole('form', { name: 'House.csv' });
  await house.getByLabel('When').selectOption({ label: 'Day of booking' });
  await house.getByLabel('What', { exact: true }).selectOption({ label: 'Text' });
  await house.getByLabel('How much').selectOption({ label: 'Amount with sign' });
  await house.getByLabel('How are amounts written in this file?').selectOption(',');
  await expect(house.getByText(/1,312\.50.*Payout ST-A1/)).toBeVisible();
  await expectAccessible(page);
  await house.getByLabel('Account', { exact: true }).selectOption({ label: 'Another account…' });
  await house.getByLabel('Name of the account').fill('House bank');
  await house.getByRole('button', { name: 'Continue' }).click();
  await open.getByRole('button', { name: 'Import 2 files' }).click();
  await expect(open.getByText('1 new line was added, 0 were known before.')).toBeVisible();

  const next = await choose(page, file('April.csv', unknown('2026-04-04')));
  await expect(next.getByLabel('How much')).toHaveValue('amount');
  await next.getByRole('button', { name: 'Continue' }).click();
  await next.getByRole('button', { name: 'Import 1 file' }).click();
  await expect(next.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('what is no statement is refused in words', async ({ signedIn: page }) => {
  const advice = camtStatement().replace('camt.053', 'camt.054');
  const open = await choose(page, file('Advice.xml', advice));
  await expect(open.getByText(/a notice about single bookings \(camt\.054\)/)).toBeVisible();
});

/** The two newest payouts in dollars, on a statement that does not write them as payouts are written. */
async function statementOfPayouts(page: Page): Promise<string> {
  const reply = await call(page, 'GET', '/wc/v3/payments/deposits?status_is=paid&store_currency_is=usd');
  const { data }: { data: readonly { amount: number; date: number; automatic: boolean }[] } =
    await reply.json();
  const paid = data.filter(({ amount, automatic }) => automatic && amount > 0).slice(0, 2);
  const written = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');
  const day = (ms: number) => new Date(ms).toISOString().slice(2, 10).replaceAll('-', '');
  const last = day(Math.max(...paid.map(({ date }) => date)));
  const sum = paid.reduce((total, { amount }) => total + amount, 0);
  return mt940(
    paid.flatMap(({ amount, date }) => [`:61:${day(date)}C${written(amount)}NTRFX`, ':86:By keyboard']),
    { opening: `C${last}USD0,00`, closing: `C${last}USD${written(sum)}` },
  );
}

test('import, confirm and undo without a mouse', async ({ signedIn: page }) => {
  const statement = await statementOfPayouts(page);
  const press = async (wanted: ReturnType<Page['getByRole']>) => {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  };
  const rows = page.getByRole('row', { name: /By keyboard/ });
  const focused = page.locator(':focus');

  await page.goto(paths.bank());
  const importing = page.getByRole('button', { name: 'Import statements' });
  await press(importing);
  await expect(dialog(page)).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await press(dialog(page).getByRole('button', { name: /^Choose a file/ }));
  await (await choosing).setFiles([file('Keyboard.sta', statement)]);
  await expect(dialog(page).getByText('New 2')).toBeVisible();
  await press(dialog(page).getByRole('button', { name: 'Import 1 file' }));
  await expect(dialog(page).getByText('2 new lines were added, 0 were known before.')).toBeVisible();
  await press(dialog(page).getByRole('button', { name: 'Done' }));
  await expect(importing).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveText('To match');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'To match' })).toBeFocused();
  await expect(rows).toHaveCount(2);
  await press(rows.first().getByRole('button', { name: /^Confirm:/ }));
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button', { name: /^Confirm:/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(0);

  await press(page.getByRole('button', { name: /^Matched/ }));
  await expect(rows).toHaveCount(2);
  await press(rows.first().getByRole('button', { name: /^Undo:/ }));
  await expect(page.getByText('This pair will not be suggested again.').first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button', { name: /^Undo:/ })).toBeFocused();
});
