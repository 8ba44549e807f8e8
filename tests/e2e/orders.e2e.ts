import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';

const list = (page: Page) => page.getByRole('table', { name: 'Orders' });
const rows = (page: Page) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const isHere = async (page: Page) => {
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false');
};

/** What stands in the sum of an order, as minor units: the sign and the digits are all that counts. */
const amounts = async (page: Page) =>
  Object.fromEntries(
    await page
      .getByRole('region', { name: 'Items' })
      .locator('.sum-line')
      .evaluateAll((lines) =>
        lines.map((line) => {
          const text = line.querySelector('dd')?.textContent ?? '';
          const value = Number(text.replaceAll(/[^0-9]/g, ''));
          return [line.querySelector('dt')?.textContent ?? '', text.includes('−') ? -value : value];
        }),
      ),
  ) as Record<string, number>;

test('a merchant finds an order, sees that it adds up, and follows it to its payment and back', async ({
  signedIn: page,
}) => {
  // Home says how many there are to work on, and what else waits.
  await page.goto(paths.home());
  await expect(page.getByRole('region', { name: /^Things to do/ }).getByRole('link')).not.toHaveCount(0);
  await page.getByRole('link', { name: /^Orders processing\s*\d/ }).click();
  await expect(page).toHaveURL(/status_is=processing/);
  await isHere(page);

  await page.goto(paths.orders({ status_is: 'completed' }));
  await isHere(page);
  for (const chip of await rows(page).locator('.chip').allTextContents())
    expect(['Completed', 'Disputed']).toContain(chip);

  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order #');
  const { Items = 0, Discount = 0, Shipping = 0, Tax = 0, 'Paid by customer': paid } = await amounts(page);
  expect(Items + Discount + Shipping + Tax).toBe(paid);

  await page.getByRole('link', { name: 'Payment details' }).click();
  await expect(page).toHaveURL(/path=\/payments\/transactions\/details&id=pi_/);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('searching by number leads to that order, and nobody is found by nonsense', async ({
  signedIn: page,
}) => {
  await page.goto(paths.orders());
  await isHere(page);
  const number = (await rows(page).nth(3).getByRole('link').first().textContent()) ?? '';
  const field = page.getByRole('combobox', { name: /^Search by order number/ });
  await field.fill(number);
  await field.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(number);

  await page.goto(paths.orders({ search: ["nobody' or 1=1 --"] }));
  await expect(page.getByRole('heading', { name: 'No orders match' })).toBeVisible();
});

test('a note survives a failure, leaving is asked about, and the customer’s mail is written', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await page.goto(paths.orders({ status_is: 'processing' }));
  await isHere(page);
  const online = rows(page).filter({ has: page.getByRole('link').nth(1) });
  await online.first().getByRole('link').first().click();
  const field = page.getByLabel('Add a note');
  const words = `Your parcel left today ${Date.now()}`;
  await field.fill(words);
  await page.getByLabel('The customer, by email').check();

  await page.route('**/notes', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Add note and send email' }).click();
  await expect(page.getByText('The note was not added. Your text is still here.')).toBeVisible();
  await expect(field).toHaveValue(words);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to orders' }).click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(field).toHaveValue(words);

  await page.unroute('**/notes');
  await page.getByRole('button', { name: 'Add note and send email' }).click();
  await expect(page.getByRole('region', { name: 'Notes' }).getByText(words)).toBeVisible();
  await expect(field).toHaveValue('');

  await page.goto(paths.mail());
  await expect(page.getByRole('link', { name: /^A note about your order/ }).first()).toBeVisible();
});

test('on a telephone and in the dark, nothing is cut off and nothing is inaccessible', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.orders());
  await isHere(page);
  await expectAccessible(page);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Customer' })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('an order is completed on its page, and several in the list', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await page.goto(paths.orders({ status_is: 'processing' }));
  await isHere(page);
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Complete order' }).click();
  await expect(page.getByText(/^Order #\d+ is completed\.$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete order' })).toHaveCount(0);

  await page.goto(paths.orders({ status_is: 'processing' }));
  await isHere(page);
  for (const place of [0, 1]) await rows(page).nth(place).getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete 2 orders' }).click();
  await expect(page.getByText('2 orders are completed.').first()).toBeVisible();
});
