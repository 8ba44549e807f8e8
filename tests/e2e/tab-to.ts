import type { Locator, Page } from '@playwright/test';

const TABS_MAX = 120;

/** Presses Tab until the focus stands on what is wanted: everything must be within reach. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted} cannot be reached with Tab.`);
}
