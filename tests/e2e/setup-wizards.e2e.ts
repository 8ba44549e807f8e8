import { randomUUID } from 'node:crypto';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';
import { fillIn, pay, putSomethingIn } from './shopping.ts';

// Each story finds the store as the one before left it.
test.describe.configure({ mode: 'serial' });

test('three steps to more currencies, once; afterwards the address leads to the settings', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await page.goto(paths.multiCurrencySetup());
  await expect(page.getByRole('heading', { level: 2, name: 'Add currencies' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add currencies' })).toBeDisabled();
  await page.getByRole('searchbox', { name: 'Search currencies' }).fill('yen');
  await page.getByRole('checkbox', { name: /Japanese yen/ }).check();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('checkbox', { name: /^.*Euro/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add two currencies' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Review store settings' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Add a currency switcher to your shop' }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.getByTitle('Preview of your shop');
  await expect(frame).toHaveAttribute(
    'src',
    '/?is_mc_onboarding_simulation=1&enable_storefront_switcher=true&enable_auto_currency=false',
  );
  await expect(frame.contentFrame().getByLabel('Currency')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Setup complete' })).toBeVisible();
  await expect(page.getByText('Your store now sells in three currencies.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Multi-Currency settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Multi-currency settings' })).toBeVisible();

  await page.goto(paths.multiCurrencySetup());
  await expect(page.getByRole('heading', { level: 1, name: 'Multi-currency settings' })).toBeVisible();
  expect(page.url()).toContain('tab=wcpay_multi_currency');
});

test('a rate set by hand, rounding and a charm; the shop and the order follow', async ({
  signedIn: page,
  browser,
  expectAccessible,
}) => {
  await page.goto(paths.currencySettings());
  await page.getByRole('link', { name: 'Manage Euro' }).click();
  await page.getByRole('radio', { name: 'Set the rate by hand' }).check();
  await page.getByLabel('Manual rate').fill('0.9');
  await page.getByLabel('Price rounding').selectOption({ label: '€5.00' });
  await page.getByLabel('Charm pricing').selectOption({ label: '−€0.01' });
  await expect(page.getByText('$20.00 USD becomes €19.99 EUR')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Currency settings updated.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Manual rate')).toHaveValue('0.9');

  const shop = await (await browser.newContext()).newPage();
  await shop.goto('/');
  await shop.getByLabel('Currency').selectOption({ label: '€ EUR' });
  await shop.getByRole('button', { name: 'Change' }).click();
  await expect(shop.getByText(/€\d*[49]\.99/).first()).toBeVisible();
  await expectAccessible(shop);
  await putSomethingIn(shop);
  await expect(pay(shop)).toHaveText(/^Pay €\d*[49]\.99$/);
  const sum = /€\S+/.exec((await pay(shop).textContent()) ?? '')?.[0] ?? '';
  await fillIn(shop, { email: `${randomUUID()}@example.com`, card: '4242 4242 4242 4242' });
  await pay(shop).click();
  await expect(shop.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const number = /#(\S+)/.exec((await shop.getByText(/^Order #/).textContent()) ?? '')?.[1] ?? '';

  await page.goto(paths.order(number));
  await expect(page.getByRole('main')).toContainText(sum);
});

test('a currency is removed after a question, and its settings with it', async ({ signedIn: page }) => {
  await page.goto(paths.currencySettings());
  await page.getByRole('button', { name: 'Remove Japanese yen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Remove Japanese yen?');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Enabled currencies updated.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Japanese yen' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage Euro' })).toBeVisible();
});

test('one more way to pay in two steps; what asks for more can be left', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await page.goto(paths.additionalPaymentMethods());
  await expect(
    page.getByRole('heading', { level: 2, name: 'Enable additional payment methods' }),
  ).toBeVisible();
  const proceed = page.getByRole('button', { name: 'Continue' });
  await expect(proceed).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Affirm' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Business Website');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('checkbox', { name: 'Affirm' })).not.toBeChecked();

  await page.getByRole('checkbox', { name: 'iDEAL' }).click();
  await expect(page.getByRole('checkbox', { name: 'iDEAL' })).toBeChecked();
  await proceed.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Enablement complete' })).toBeVisible();
  await expect(page.getByText('Shoppers can now also pay with iDEAL.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Multi-Currency settings' })).toBeVisible();
  await expectAccessible(page);

  // iDEAL needs euros: whoever takes them away is told.
  await page.getByRole('link', { name: 'View Multi-Currency settings' }).click();
  await page.getByRole('button', { name: 'Remove Euro' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('iDEAL');
});
