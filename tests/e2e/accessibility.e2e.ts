import type { Page } from '@playwright/test';
import { FEATURES } from '#web/app/features.ts';
import { toInternal } from '#web/app/wp-url.ts';
import { paths } from '#web/shared/paths.ts';
import { followRequests, isComplete } from './complete-page.ts';
import { DAILY_SCREENS, OTHER_SCREENS } from './every-screen.ts';
import { expect, standsStill, test } from './fixtures.ts';
import { walkByTab } from './walk-by-tab.ts';

/** Whoever has an account is led away from these: the stories of connecting look at them. */
const BEFORE_AN_ACCOUNT: readonly string[] = ['/payments/onboarding'];

test('every screen of the admin is among them', () => {
  const at = (address: string) => new URL(address, 'http://shop.example');
  const looked = [...DAILY_SCREENS.map(([, address]) => address), ...OTHER_SCREENS].map(
    (address) => (toInternal({ url: at(address) }) ?? at(address)).pathname,
  );
  const missing = FEATURES.map(({ path }) => path).filter((path) => {
    const shape = new RegExp(`^${path.replace(/\$\w+/, '[^/]+')}/?$`);
    return !BEFORE_AN_ACCOUNT.includes(path) && !looked.some((one) => shape.test(one));
  });
  expect(missing).toEqual([]);
});

/** Whatever a screen asks for has come, so that no story has to look at the same screen again. */
async function show(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isComplete(page);
}
test.beforeEach(({ page }) => followRequests(page));

test('sign-in pages', async ({ page, expectAccessibleInBothThemes }) => {
  await page.goto('/wp-login.php');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

/** So many in one browser, which has then read the code before: the first page of each is the slow one. */
const AT_ONCE = 4;
/** A list has a hundred and more places where Tab stops. */
const WALKED_MS = 180_000;
test.describe.configure({ timeout: WALKED_MS });
for (let first = 0; first < DAILY_SCREENS.length; first += AT_ONCE) {
  const some = DAILY_SCREENS.slice(first, first + AT_ONCE);
  test(some.map(([name]) => name).join(', '), async ({ signedIn: page, expectAccessibleInBothThemes }) => {
    for (const [, address] of some) {
      await show(page, address);
      await expectAccessibleInBothThemes(page);
      expect.soft(await walkByTab(page), address).toEqual([]);
    }
  });
}

test('what opens over the list', async ({ signedIn: page, expectAccessibleInBothThemes }) => {
  await show(page, paths.transactions());
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: /^Search by/ }).fill('emma');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  // While the list is open, everything else is hidden from screen readers on purpose.
  await expectAccessibleInBothThemes(page, '.filterbar [role=combobox]');
  await expectAccessibleInBothThemes(page, '[role=listbox]');
});

test('what asks before it exports', async ({ signedIn: page, expectAccessibleInBothThemes }) => {
  await show(page, paths.transactions());
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the list on a telephone', async ({ signedIn: page, expectAccessibleInBothThemes }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, paths.transactions({ channel_is: 'online' }));
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

/** What nobody made up for a test: the first row of each list. */
const OPENED = [
  ['a payment', paths.transactions(), /transactions\/details/],
  ['a payout', paths.payouts(), /payouts\/details/],
  ['a payment that is disputed', paths.disputes({ filter: 'awaiting_response' }), /transactions\/details/],
] as const;
for (const [name, list, opened] of OPENED) {
  test(name, async ({ signedIn: page, expectAccessibleInBothThemes }) => {
    await show(page, list);
    await page
      .locator('tbody tr')
      .filter({ hasNotText: 'Inquiry' })
      .first()
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(opened);
    // The newest payout may have gone the other way: more was refunded than came in.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(Payment for order|Payout of|Withdrawal of)/,
    );
    await standsStill(page);
    await expectAccessibleInBothThemes(page);
    expect.soft(await walkByTab(page), name).toEqual([]);
    if (name !== 'a payment that is disputed') return;
    await page.getByRole('link', { name: /^(Challenge dispute|Continue with challenge)$/ }).click();
    await expect(page.getByRole('combobox', { name: 'Product type' })).toBeVisible();
    await standsStill(page);
    await expectAccessibleInBothThemes(page);
    expect.soft(await walkByTab(page), 'the challenge').toEqual([]);
  });
}

for (let first = 0; first < OTHER_SCREENS.length; first += AT_ONCE) {
  test(`other screens from ${first + 1} have their title and no finding`, async ({
    signedIn: page,
    expectAccessibleInBothThemes,
  }) => {
    for (const address of OTHER_SCREENS.slice(first, first + AT_ONCE)) {
      await show(page, address);
      await expect(page).toHaveTitle(/ – Countinghouse$/);
      await expectAccessibleInBothThemes(page);
      expect.soft(await walkByTab(page), address).toEqual([]);
    }
  });
}
