import type { Page } from '@playwright/test';
import { camtStatement, chaseStatement } from '#tests/factories/bank-file.ts';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';

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
  await open.getByText('Show the lines (7)').click();
  await expect(open.getByRole('row', { name: /STRIPE PAYOUT 20260304ABCDEF/ })).toBeVisible();
  await expectAccessible(page);
  await open.getByRole('button', { name: 'Import 1 file' }).click();
  await expect(open.getByText('Lines added: 6. Known before: 0.')).toBeVisible();
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
  await expect(open.getByText('Lines added: 6.')).toBeVisible();
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
  await expect(open.getByText('Lines added: 1. Known before: 0.')).toBeVisible();

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
