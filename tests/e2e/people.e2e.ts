import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, openHome, signIn, test } from './fixtures.ts';
import { test as own } from './own-product.ts';
import { addPerson, withDatabase } from './people.ts';

/** The link in the last mail to somebody, as it stands in the outbox. */
async function linkTo(email: string): Promise<string> {
  let text = '';
  await withDatabase(async (client) => {
    const { rows } = await client.query(
      'select text from mail_outbox where "to" = $1 order by id desc limit 1',
      [email],
    );
    text = rows[0]?.text ?? '';
  });
  const { pathname, search } = new URL(/https?:\S+action=invitation\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function findPerson(page: Page, email: string): Promise<void> {
  await page.goto(paths.people({ search: [email] }));
  await expect(rowOf(page, email)).toBeVisible();
}

async function act(page: Page, email: string, action: string): Promise<void> {
  await rowOf(page, email)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('invite, accept, in; another role: open pages follow by themselves', async ({
  signedIn: owner,
  browser,
  expectAccessible,
  expectAccessibleInBothThemes,
}) => {
  const email = `${randomUUID()}@example.com`;
  await owner.goto(paths.people());
  await owner.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText('Enter a first name.')).toBeVisible();
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByLabel('First name').fill('Noor');
  await dialog.getByLabel('Role').selectOption('Support');
  await expect(dialog).toContainText('Refund');
  await expectAccessible(owner, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.getByText(`The invitation to ${email} is on its way.`).first()).toBeVisible();
  await findPerson(owner, email);
  await expect(rowOf(owner, email)).toContainText('Invited');
  await expectAccessibleInBothThemes(owner);

  const context = await browser.newContext();
  const invited = await context.newPage();
  await invited.goto(await linkTo(email));
  await expect(invited.getByText('Your role will be Support.')).toBeVisible();
  await expectAccessible(invited);
  await invited.getByLabel('Choose a password').fill('short');
  await invited.keyboard.press('Enter');
  await expect(invited.getByText(/at least \d+ characters\.$/).first()).toBeVisible();
  await invited.getByLabel('Choose a password').fill('a walk along the river');
  await invited.keyboard.press('Enter');
  await expect(invited.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
  await expect(invited.getByRole('link', { name: 'People' })).toHaveCount(0);

  await expect(rowOf(owner, email)).toContainText('Active');
  await act(owner, email, 'Change role');
  const change = owner.getByRole('alertdialog');
  await change.getByLabel('Role').selectOption('Owner');
  await change.getByRole('button', { name: 'Change the role' }).click();
  await expect(owner.getByText('Noor is Owner now.').first()).toBeVisible();
  await invited.getByRole('link', { name: 'Settings' }).click();
  await invited.getByRole('link', { name: 'People' }).click();
  await expect(rowOf(invited, email)).toContainText('You');
  await context.close();
});

test('suspended while a dialog is open: it says so, and what was typed stays', async ({
  signedIn: owner,
  browser,
}) => {
  const colleague = await addPerson('owner');
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, colleague);
  await page.goto(paths.people());
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('E-mail address').fill('half@example.com');
  await dialog.getByLabel('First name').fill('Half');

  await findPerson(owner, colleague.email);
  await act(owner, colleague.email, 'Suspend');
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(rowOf(owner, colleague.email)).toContainText('Suspended');

  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText(/Your account is suspended, so nothing was done/)).toBeVisible();
  await expect(dialog.getByLabel('E-mail address')).toHaveValue('half@example.com');

  await page.goto(paths.home());
  await page.getByLabel('Email').fill(colleague.email);
  await page.getByLabel('Password').fill(colleague.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/Your account is suspended/)).toBeVisible();

  await act(owner, colleague.email, 'Let back in');
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Let back in' }).click();
  await expect(rowOf(owner, colleague.email)).toContainText('Active');
  await signIn(page, colleague);
  await openHome(page);
  await context.close();
});

test('a role of the store’s own: made by keyboard alone, with what it needs and a limit', async ({
  signedIn: page,
  expectAccessibleInBothThemes,
}) => {
  const name = `Weekend ${randomUUID().slice(0, 8)}`;
  await page.goto(paths.people({ view: 'roles' }));
  await expect(page.getByRole('row', { name: /Owner/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Make a role' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make a role' });
  await dialog.getByLabel('Name').focus();
  await page.keyboard.type(name);
  await dialog.getByLabel('Answer disputes').focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel("See customers' personal data")).toBeChecked();
  await expect(dialog.getByText('Comes with: Answer disputes').first()).toBeVisible();
  await dialog.getByLabel('Refund', { exact: true }).focus();
  await page.keyboard.press('Space');
  await dialog.getByLabel('Most at once in USD').focus();
  await page.keyboard.type('20');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The role ${name} is there.`, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('up to $20.00');
});

own('the last owner cannot be lowered, and the words say what to do', async ({ signedIn: page, person }) => {
  await findPerson(page, person.email);
  await act(page, person.email, 'Change role');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This is your own role.');
  await dialog.getByLabel('Role').selectOption('Manager');
  await dialog.getByRole('button', { name: 'Change the role' }).click();
  await expect(dialog).toContainText('A store needs an owner, and this is the last one.');
});

own(
  'an API key with money waits for another owner, and is then made by whoever asked, as they asked',
  async ({ signedIn: page, browser, baseURL, expectAccessibleInBothThemes }) => {
    const colleague = await addPerson();
    await withDatabase((client) =>
      client.query(`insert into approval_rules (kind, roles) values ('api_key', '{owner}')`),
    );
    await page.goto(paths.apiKeys());
    await page.getByRole('button', { name: 'Make an API key' }).click();
    const form = page.getByRole('dialog', { name: 'Make an API key' });
    await form.getByLabel('Description').fill('Till');
    await form.getByLabel('Read and change').check();
    await form.getByRole('button', { name: 'Make the key' }).click();
    const banner = page.getByRole('region', { name: 'What waits for a second person' });
    await expect(banner).toContainText('Waits for approval: Make an API key “Till” that may move money');

    const desk = await browser.newPage({ baseURL });
    await signIn(desk, colleague);
    await desk.goto(paths.approvals());
    await desk
      .getByRole('row')
      .filter({ hasText: 'Till' })
      .getByRole('button', { name: /^Approve/ })
      .click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText('Whoever asked makes it now', { exact: false })).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Make it now/ })).toHaveCount(0);

    await expect(banner).toContainText('Approved: Make an API key');
    await expectAccessibleInBothThemes(page);
    await banner.getByRole('button', { name: /^Make it now/ }).click();
    const made = page.getByRole('alertdialog', { name: 'Your new API key' });
    await expect(made.getByText(/^cs_/)).toBeVisible();
    await made.getByRole('button', { name: 'I have copied both' }).click();
    await expect(rowOf(page, 'Till')).toContainText('Read and change');
    await expect(banner).toHaveCount(0);
    await desk.close();
    // Others share this product.
    await withDatabase(async (client) => {
      await client.query(`delete from approval_rules where kind = 'api_key'`);
      await client.query(`update users set role = 'viewer' where email = $1`, [colleague.email]);
    });
  },
);
