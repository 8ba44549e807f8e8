import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';

// Files of the program that do not come, in a browser that remembers for ever which ones those were.

test('what opens waits for the line, and comes without the page being loaded again', async ({
  signedIn: page,
}) => {
  await page.goto(paths.paymentsSettings());
  const statement = page.getByLabel('Customer bank statement', { exact: true });
  await statement.fill('AMARA GOODS');
  await page.getByRole('button', { name: /^Account of/ }).click();
  const language = page.getByRole('menuitem', { name: 'Language' });
  await expect(language).toBeVisible();

  await page.context().setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => /language-dialog/.test(request.url()));
  await language.click();
  await lost;
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(statement).toHaveValue('AMARA GOODS');
});

test('a view whose file does not come although the line is there is loaded again', async ({
  signedIn: page,
}) => {
  await page.route(/\/uncaptured-tab-[^/]+\.js/, (route) => route.abort());
  await page.goto(paths.transactions({ tab: 'uncaptured-page' }));
  await expect(page.getByText('There was an error rendering this view.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload this view' }).click();
  await expect(page.getByRole('table', { name: /uncaptured/i })).toBeVisible();
});
