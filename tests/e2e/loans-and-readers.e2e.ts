import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';

test('the running loan shows how far it is repaid, and leads to its transactions', async ({
  signedIn: page,
}) => {
  await page.goto(paths.loans());
  const card = page.getByRole('region', { name: 'Active loan overview' });
  await expect(card.getByRole('meter', { name: /^Repaid so far/ })).toHaveAttribute(
    'aria-valuetext',
    /^\$[\d,.]+ of \$[\d,.]+$/,
  );
  const table = page.getByRole('table', { name: 'All loans' });
  await expect(table.getByText('Active', { exact: true })).toBeVisible();
  await expect(table.getByText(/^Paid off: /).first()).toBeVisible();

  await card.getByRole('link', { name: 'View transactions' }).click();
  await expect(page).toHaveURL(/type(_is)?=charge.*loan_id_is=flxln_/);
  await page.goBack();
  await expect(card).toBeVisible();
});

test('readers are listed with their model; a fee shows what each cost and can be saved as a file', async ({
  signedIn: page,
}) => {
  await page.goto(paths.cardReaders());
  const readers = page.getByRole('table', { name: 'Connected readers' });
  await expect(readers.getByRole('row')).toHaveCount(5);
  await expect(readers.getByText('BBPOS WisePad 3')).toBeVisible();

  await page.goto(paths.transactions({ type_is: 'card_reader_fee' }));
  await page
    .getByRole('link', { name: /^Payment details: Reader fee/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Card reader fees' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^card-readers-.*\.csv$/);
});
