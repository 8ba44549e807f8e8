import { readFile } from 'node:fs/promises';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { test } from './own-product.ts';
import { call } from './simulated-payments.ts';

/** The clock is moved to another month here, so this product is nobody else's. */
test.describe.configure({ mode: 'serial' });
test.use({ product: 'scheduled files' });

/** The evening of the first of the next month: past six in the morning wherever the store is. */
function firstOfNextMonth(clock: string): string {
  const now = new Date(clock);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 20)).toISOString();
}

test('a schedule is made from the list, the clock moves to the first, and the mail leads to the month’s file', async ({
  signedIn: page,
  person,
  expectAccessibleInBothThemes,
}) => {
  await page.goto(paths.transactions({ type_is: 'charge' }));
  await page.getByRole('link', { name: 'Schedule export', exact: true }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('Narrowed as the list was: Type is Charge')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await form.getByLabel('How often').selectOption({ label: 'Every month, on the 1st' });
  await form.getByRole('button', { name: 'Make the schedule' }).press('Enter');
  await expect(page.getByText('The schedule is made.').first()).toBeVisible();
  const row = page.getByRole('row', { name: /Transactions/ });
  await expect(row).toContainText('Not yet');
  await expectAccessibleInBothThemes(page);

  const { clock } = await (await call(page, 'GET', '/simulator/api/state')).json();
  const moved = await call(page, 'POST', '/simulator/api/clock', { set: firstOfNextMonth(clock) });
  expect(moved.status(), await moved.text()).toBe(200);
  const mail = await mailTo(person, ': Transactions, ');
  // Nobody pressed anything: the open page has heard of it.
  await expect(row).toContainText('Sent to 1 person');

  await page.goto(paths.mail(mail.id));
  const letter = page.getByRole('main');
  await expect(letter).toContainText('Download it here (sign-in needed):');
  const link = /https?:\S+&filter=exp_[0-9a-f]{32}/.exec(mail.text)?.[0] ?? '';
  await expect(letter).toContainText(link);

  await page.goto(link.slice(link.indexOf('/wp-admin')));
  const file = page.getByRole('row', { name: /Transactions/ });
  await expect(file).toHaveCount(1);
  await expect(file).toContainText('by a schedule');
  await expect(file).toContainText('Type is Charge');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: /Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^(sandbox-)?transactions-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d-at-/,
  );
  const bytes = await readFile(await download.path());
  expect(bytes.toString('utf8').split('\n').length).toBeGreaterThan(2);
});
