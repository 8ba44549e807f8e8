import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { codeOfApp } from '../code-app.ts';
import { expect, fillSignIn, signIn, test } from './fixtures.ts';
import { idOf, mailTo, proveLongAgo } from './mails.ts';
import { addPerson, type Person, withDatabase } from './people.ts';

const nowS = () => Math.floor(Date.now() / 1000);
/** Two codes of one person are never the same step apart from each other than one: the first is used up by setting up. */
const laterCode = (secret: string) => codeOfApp(secret, nowS() + 30);

async function setUpCodes(page: Page, person: Person): Promise<{ secret: string; recovery: string[] }> {
  await page.goto(paths.user(await idOf(person)));
  const part = page.getByRole('region', { name: 'Second step' });
  await part.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Set up codes' });
  await expect(dialog.getByRole('img', { name: /square/ })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code').fill(codeOfApp(secret, nowS()));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByText('10 left')).toBeVisible();
  return { secret, recovery };
}

const leave = (page: Page) => page.context().clearCookies();

test('codes are set up, and from then on the password alone opens nothing', async ({
  signedIn: page,
  person,
  expectAccessibleInBothThemes,
}) => {
  const { secret } = await setUpCodes(page, person);
  await expectAccessibleInBothThemes(page);
  await mailTo(person, 'How you sign in');

  await leave(page);
  const wanted = paths.user(await idOf(person));
  await page.goto(wanted);
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(wanted);
  await expect(page).toHaveURL(/wp-login/);
  await fillSignIn(page, person);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await page.getByLabel('Code').fill(laterCode(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wanted);
  await expect(page.getByText('This is you')).toBeVisible();
});

test('the telephone is lost: a recovery code lets in, and the codes are turned off with another', async ({
  signedIn: page,
  person,
}) => {
  const { recovery } = await setUpCodes(page, person);
  const [first = '', second = ''] = recovery;
  await leave(page);
  await page.goto(paths.user(await idOf(person)));
  await fillSignIn(page, person);
  await page.getByLabel('Code').fill(first);
  await page.getByRole('button', { name: 'Go on' }).click();
  const part = page.getByRole('region', { name: 'Second step' });
  await expect(part.getByText('9 left')).toBeVisible();
  expect((await mailTo(person, 'A recovery code was used')).text).toContain('Left: 9 codes');

  await proveLongAgo(person);
  await part.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it still you?' });
  await asked.getByLabel('Code').fill(second);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await expect(part.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a colleague asks to reset it: whoever has it is told by mail and on their page, and calls it off by using it', async ({
  signedIn: page,
  person,
  browser,
  expectAccessibleInBothThemes,
}) => {
  const { secret } = await setUpCodes(page, person);
  const address = paths.user(await idOf(person));
  const desk = await browser.newPage();
  await signIn(desk, await addPerson());
  await desk.goto(address);
  await desk.getByRole('button', { name: 'Reset the second step' }).click();
  const question = desk.getByRole('alertdialog');
  await expect(question).toContainText('In 24 hours their passkeys and codes end');
  await question.getByRole('button', { name: 'Reset the second step' }).click();
  const asked = desk.getByText(/asked to reset this second step/);
  await expect(asked).toBeVisible();
  await expectAccessibleInBothThemes(desk);
  await mailTo(person, 'second step');

  await page.reload();
  await expect(page.getByText(/asked to reset your second step/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await leave(page);
  await page.goto(address);
  await fillSignIn(page, person);
  await page.getByLabel('Code').fill(laterCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is you')).toBeVisible();
  await expect(page.getByText(/asked to reset/)).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Reset the second step' })).toBeVisible();
  await expect(asked).toHaveCount(0);
  await desk.close();
});

test('an act asks for the password again, and goes on by itself', async ({
  signedIn: page,
  person,
  expectAccessible,
}) => {
  await page.goto(paths.user(await idOf(person)));
  const part = page.getByRole('region', { name: 'Second step' });
  await expect(part.getByRole('button', { name: 'Set up' })).toBeVisible();
  await proveLongAgo(person);
  await part.getByRole('button', { name: 'Set up' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it still you?' });
  await expect(asked.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(asked.getByRole('alert')).toContainText('The password is wrong.');
  await asked.getByLabel('Password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /square/ })).toBeVisible();
});

test('a role that demands it leads to setting it up before anything else', async ({
  page,
  expectAccessibleInBothThemes,
}) => {
  const role = await ownRole();
  const person = await addPerson(role);
  await withDatabase((client) =>
    client.query('insert into role_rules (role, second_factor) values ($1, true)', [role]),
  );
  await page.goto('/wp-login.php');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your second step' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const secret = (await page.locator('.secret').textContent()) ?? '';
  await page.getByLabel('Code').fill('123');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await expect(page.locator('.secret')).toHaveText(secret);
  await page.getByLabel('Code').fill(codeOfApp(secret, nowS()));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(/\/wp-admin\//);
});

async function ownRole(): Promise<string> {
  let role = '';
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into roles (name, capabilities, created) values ('Story ' || gen_random_uuid(), '{see_payments}', now())
       returning id`,
    );
    role = `own:${rows[0]?.id}`;
  });
  return role;
}
