import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, signIn, test } from './fixtures.ts';
import { addPerson, withDatabase } from './people.ts';

// There is one settings object for the whole store, so these stories take turns; they change nothing that others notice.
test.describe.configure({ mode: 'serial' });
test.afterEach(() =>
  withDatabase((client) =>
    client.query("update settings set data = data - 'is_debug_log_enabled' - 'is_saved_cards_enabled'"),
  ),
);

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
async function openSettings(page: Page): Promise<void> {
  await page.goto(paths.paymentsSettings());
  await expect(box(page, 'Log errors')).toBeVisible();
}
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Settings saved.');
}

test('two administrators at once: the second sees what changed, and both changes stay', async ({
  signedIn: page,
  person,
  browser,
  expectAccessible,
}) => {
  const second = await (await browser.newContext()).newPage();
  await signIn(second, await addPerson());
  await openSettings(page);
  await openSettings(second);
  await box(page, 'Log errors').check();
  await save(page);
  await box(second, 'Let customers save cards').uncheck();
  await second.getByRole('button', { name: 'Save changes' }).click();
  const dialog = second.getByRole('alertdialog', { name: 'Somebody else saved first' });
  await expect(dialog).toContainText(person.email);
  await expect(dialog).toContainText('Log errors');
  await expectAccessible(second);
  await dialog.getByRole('button', { name: 'Save with my choices' }).click();
  await expect(second.getByRole('region', { name: 'Notifications' })).toContainText('Settings saved.');
  await second.reload();
  await expect(box(second, 'Log errors')).toBeChecked();
  await expect(box(second, 'Let customers save cards')).not.toBeChecked();
});

test('the audit log says who changed what, and its chain is whole', async ({
  signedIn: page,
  person,
  expectAccessible,
}) => {
  await openSettings(page);
  await box(page, 'Log errors').check();
  await save(page);
  await page
    .getByRole('navigation', { name: 'Store admin' })
    .getByRole('link', { name: 'Audit log' })
    .click();
  const line = page.getByRole('row', { name: new RegExp(person.email) }).first();
  await expect(line).toContainText('Settings changed');
  await expect(line).toContainText('Off → On');
  await expect(page.getByText(/^Whole: /)).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await file).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
});
