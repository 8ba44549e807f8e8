import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { pdfLines } from '#tests/read-pdf.ts';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';
import { call } from './simulated-payments.ts';

// They move the account from country to country.
test.use({ product: 'documents' });
test.describe.configure({ mode: 'serial' });

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Documents' })
    .getByRole('row')
    .filter({ has: page.getByText('Tax Invoice') });

/** The account moves to another country, and nobody has told its tax details yet. */
async function moveTo(page: Page, country: string): Promise<void> {
  const moved = { country, has_submitted_vat_data: false };
  const reply = await call(page, 'PATCH', '/simulator/api/account', moved);
  expect(reply.status(), await reply.text()).toBe(200);
  await expect(async () => {
    await page.goto(paths.documents());
    const status = await page.evaluate(
      () => JSON.parse(document.getElementById('page-settings')?.textContent ?? '{}').accountStatus,
    );
    expect(status).toMatchObject({ country, hasSubmittedVatData: false });
  }).toPass();
}

/** Whichever tab it comes from: a tab that was opened for a file alone closes again at once. */
const nextDownload = (page: Page): Promise<Download> =>
  new Promise((resolve) => {
    page.on('download', resolve);
    page.context().on('page', (opened) => opened.on('download', resolve));
  });

async function linesOf(download: Download): Promise<readonly string[]> {
  return pdfLines(new Uint8Array(await readFile(await download.path())));
}

test('a merchant opens the tax invoice of a month, and it is the sum of the month’s transactions', async ({
  signedIn: page,
}) => {
  await page.goto(paths.documents());
  await expect(rows(page).first()).toBeVisible();

  const { data } = await (await call(page, 'GET', '/wc/v3/payments/documents?pagesize=1')).json();
  const [{ period_from, period_to }] = data;
  const between = `date_between[0]=${period_from}%2000:00:00&date_between[1]=${period_to}%2023:59:59`;
  const summary = await (
    await call(page, 'GET', `/wc/v3/payments/transactions/summary?${between}&store_currency_is=usd`)
  ).json();

  const opening = nextDownload(page);
  await rows(page)
    .first()
    .getByRole('link', { name: /^Download Tax Invoice/ })
    .click();
  const download = await opening;
  expect(download.suggestedFilename()).toBe(`tax-invoice-${period_to.slice(0, 7)}.pdf`);
  const lines = await linesOf(download);
  expect(lines[1]).toBe('Tax invoice');
  const inDollars = lines.slice(0, lines.findIndex((line) => line.startsWith('Total USD |')) + 1);
  expect(inDollars.length).toBeGreaterThan(0);
  const payouts = Number(
    inDollars
      .find((line) => line.startsWith('Instant payouts'))
      ?.split(' | ')
      .at(-1)
      ?.replaceAll(',', '') ?? 0,
  );
  const total = Number(
    inDollars
      .at(-1)
      ?.split(' | ')
      .at(-1)
      ?.replaceAll(/[^\d.]/g, ''),
  );
  expect(Math.round((total - payouts) * 100)).toBe(summary.fees);
});

for (const [country, prefix, number, saved] of [
  ['DE', 'DE ', '123456789', 'DE123456789'],
  ['GR', 'EL ', '12345678', 'EL12345678'],
  ['CH', 'CHE ', '123456789', 'CHE123456789'],
  ['JP', '', '1234567890123', '1234567890123'],
] as const) {
  test(`tax details in ${country}: a wrong number stays, the right one leads to the invoice`, async ({
    signedIn: page,
    expectAccessible,
  }) => {
    await moveTo(page, country);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Download Tax Invoice/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveValue(prefix);
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expectAccessible(page, '[role="dialog"]');

    await field.pressSequentially('12');
    await field.press('Enter');
    await expect(dialog.getByText('This is not the form of a tax number in your country.')).toBeVisible();
    await expect(field).toHaveValue(`${prefix}12`);

    await field.press('ControlOrMeta+a');
    await field.press('Delete');
    await expect(field).toHaveValue(prefix);
    await field.pressSequentially(number);
    await field.press('Enter');
    const name = dialog.getByRole('textbox', { name: 'Business name' });
    await expect(name).toHaveValue(`Business ${number}`);
    await name.fill('Καφέ Łódź');
    await expectAccessible(page, '[role="dialog"]');
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const lines = (await linesOf(await saving)).join('\n');
    expect(lines).toContain('Καφέ Łódź');
    expect(lines).toContain(saved);
    await expect(dialog).toBeHidden();

    await page.reload();
    await expect(
      rows(page)
        .first()
        .getByRole('link', { name: /^Download Tax Invoice/ }),
    ).toBeVisible();
  });
}

test('a link that names a document downloads it in this tab; one that is not there says so', async ({
  signedIn: page,
}) => {
  const { data } = await (await call(page, 'GET', '/wc/v3/payments/documents?pagesize=1')).json();
  const saving = page.waitForEvent('download');
  await page.goto(paths.documents({ document_id: data[0].document_id, document_type: 'vat_invoice' }));
  expect((await saving).suggestedFilename()).toMatch(/^tax-invoice-/);
  await expect(rows(page).first()).toBeVisible();

  await page.goto(paths.documents({ document_id: data[0].document_id, document_type: 'receipt' }));
  await expect(page.getByText('Unknown document type')).toBeVisible();

  await page.goto(paths.documents({ document_id: 'doc_nothing', document_type: 'vat_invoice' }));
  await expect(page.getByText('There is no such document')).toBeVisible();
});
