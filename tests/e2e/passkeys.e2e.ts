import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { makeForgetfulFolder } from '../forgetful-folder.ts';
import { findFreePort } from '../free-port.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { expect, fillSignIn, test as shared, signIn } from './fixtures.ts';
import { launchProduct } from './launch-product.ts';
import { idOf, proveLongAgo } from './mails.ts';
import { addPerson, DATA_DIR_OF_STORIES } from './people.ts';

/** Passkeys belong to a name, and the product of the other stories is opened by a number. */
const test = shared.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
    async ({}, use, { workerIndex }) => {
      const port = await findFreePort();
      const address = `http://localhost:${port}`;
      const dataDir = makeForgetfulFolder('passkeys');
      const log = `reports/passkeys-server-${workerIndex}.log`;
      const env = { PUBLIC_URL: address };
      const stop = await launchProduct({ port, scenario: 'fresh', log, dataDir, env });
      const before = process.env[DATA_DIR_OF_STORIES];
      process.env[DATA_DIR_OF_STORIES] = dataDir;
      await use(address);
      process.env[DATA_DIR_OF_STORIES] = before;
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ address }, use) => use(address),
});

// One after another: beside each other each would start a product.
test.describe.configure({ mode: 'default' });

/** The telephone of the story: it verifies its owner, until it is told not to. */
async function addTelephone(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passkey is added, signs in alone, and proves who it is', async ({
  page,
  expectAccessibleInBothThemes,
}) => {
  const person = await addPerson();
  const telephone = await addTelephone(page);
  await signIn(page, person);
  const own = paths.user(await idOf(person));
  await page.goto(own);
  const part = page.getByRole('region', { name: 'Second step' });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Add a passkey' });
  await naming.getByLabel('Name').fill('My telephone');
  await naming.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByText('My telephone')).toBeVisible();
  await expect(part.getByText('Never used')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.context().clearCookies();
  await page.goto(own);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This is you')).toBeVisible();
  await expect(page).toHaveURL(own);
  await expect(part.getByText(/Last used/)).toBeVisible();

  await proveLongAgo(person);
  await part.getByRole('button', { name: 'Make new ones' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it still you?' });
  await telephone.verify(false);
  await asked.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(asked.getByRole('alert')).toContainText('The passkey was not used.');
  await telephone.verify(true);
  await asked.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your recovery codes' })).toBeVisible();
});

test('after the password it is the second step', async ({ page, expectAccessibleInBothThemes }) => {
  const person = await addPerson();
  await addTelephone(page);
  await signIn(page, person);
  const own = paths.user(await idOf(person));
  await page.goto(own);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await page.context().clearCookies();
  await page.goto(own);
  await expectAccessibleInBothThemes(page);
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This is you')).toBeVisible();
});

test('the administrator of the box signs in by the name as well', async ({ page }) => {
  await page.goto('/wp-login.php');
  await fillSignIn(page, ADMINISTRATOR);
  await expect(page).toHaveURL(/\/wp-admin\//);
});
