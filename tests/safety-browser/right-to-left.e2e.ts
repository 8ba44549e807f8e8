import type { Page } from '@playwright/test';
import { isComplete } from '../e2e/complete-page.ts';
import { DAILY_SCREENS, OTHER_SCREENS } from '../e2e/every-screen.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { speak } from '../e2e/speak.ts';
import { addressOf, OPENED_PAGES } from './opened-pages.ts';
import { cutTexts } from './pseudo-language/cut-texts.ts';
import { forbidWriting } from './pseudo-language/press-everything.ts';

// Every page in Arabic, as it opens: nothing that axe finds, and nothing cut off, overlapping or reached only by scrolling sideways.

const WIDTHS_PX = [1440, 390];
const SHOP = ['/', '/checkout'];
const ADDRESSES = [...DAILY_SCREENS.map(([, address]) => address), ...OTHER_SCREENS, ...SHOP];

async function look(page: Page, address: string, expectAccessible: (page: Page) => Promise<void>) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    await isComplete(page);
    expect.soft(await page.evaluate(cutTexts), `${width} px ${address}`).toEqual([]);
    await expectAccessible(page);
  }
}

/** Axe takes its time at each width, on a machine that runs everything at once. */
test.setTimeout(300_000);
const AT_ONCE = 6;
for (let first = 0; first < ADDRESSES.length; first += AT_ONCE) {
  test(`the screens from ${first + 1} are read from right to left`, async ({
    signedIn: page,
    expectAccessible,
  }) => {
    await speak(page, 'ar');
    await forbidWriting(page);
    for (const address of ADDRESSES.slice(first, first + AT_ONCE))
      await look(page, address, expectAccessible);
  });
}

test('so is what each list leads to', async ({ signedIn: page, expectAccessible }) => {
  await speak(page, 'ar');
  await forbidWriting(page);
  for (const way of Object.values(OPENED_PAGES))
    await look(page, await addressOf(page, way), expectAccessible);
});
