import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';

/** Makes a key as a person does, and reads it the one time it is shown. */
async function makeKey(page: Page): Promise<readonly [key: string, secret: string]> {
  await page.goto(paths.apiKeys());
  await page.getByRole('button', { name: 'Make an API key' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Description').fill('For trying');
  await form.getByRole('button', { name: 'Make the key' }).click();
  const made = page.getByRole('alertdialog');
  await expect(made).toBeVisible();
  const text = (await made.textContent()) ?? '';
  await made.getByRole('button', { name: 'I have copied both' }).click();
  return [/ck_[0-9a-f]{40}/.exec(text)?.[0] ?? '', /cs_[0-9a-f]{40}/.exec(text)?.[0] ?? ''];
}

test('somebody new reads the guide and finds a call', async ({ page, expectAccessibleInBothThemes }) => {
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Payouts/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await page
    .getByRole('link', { name: 'The lines a payout is made of, and whether they add up to it' })
    .click();
  await expect(page.getByRole('heading', { name: 'The lines a payout is made of' })).toBeInViewport();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await sideways()).toBeLessThanOrEqual(390);
  await page.goto('/developers');
  expect(await sideways()).toBeLessThanOrEqual(390);
});

test('a call is tried with a key, and what changes something only after a switch', async ({ signedIn }) => {
  const [key, secret] = await makeKey(signedIn);
  const opened = signedIn.waitForEvent('popup');
  await signedIn.getByRole('link', { name: 'Every call, to read and to try' }).click();
  const page = await opened;
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Payouts/ })
    .click();

  const list = page.getByRole('region', { name: 'One page of the payouts that match' });
  await list.getByText('Try it', { exact: true }).click();
  await list.getByRole('button', { name: 'Send' }).click();
  await expect(list.getByRole('alert')).toHaveText(/Give a key and its secret first/);
  await page.getByLabel('Consumer key').fill(key);
  await page.getByLabel('Consumer secret').fill(secret);
  await list.getByLabel('pagesize').fill('1');
  await list.getByLabel('status_is', { exact: true }).fill('paid');
  await list.getByRole('button', { name: 'Send' }).click();
  await expect(list.getByRole('status')).toContainText('200 OK');
  await expect(list.getByRole('status')).toContainText('"status": "paid"');

  const act = page.getByRole('region', { name: 'Pays out at once everything that can leave in a currency' });
  await act.getByText('Try it', { exact: true }).click();
  await act.getByLabel('Body, as JSON').fill('{ "type": "instant", "currency": "xxx" }');
  await act.getByRole('button', { name: 'Send' }).click();
  await expect(act.getByRole('alert')).toHaveText(/This changes something/);
  await page.getByLabel('Also make calls that change something').check();
  await act.getByRole('button', { name: 'Send' }).click();
  await expect(act.getByRole('status')).toContainText(/^4\d\d /);

  // Nothing of the key outlives the page.
  await page.reload();
  await expect(page.getByLabel('Consumer key')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(key);
});
