import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { followRequests, isComplete } from './complete-page.ts';
import { expect, test } from './fixtures.ts';

const rows = (page: Page) => page.locator('tbody tr').filter({ has: page.getByRole('link') });

test('on a narrow desk, what can be done with a hold is in sight beside it', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(paths.transactions({ tab: 'uncaptured-page' }));
  const first = rows(page).first();
  await expect(first.getByRole('button', { name: /^Capture/ })).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole('button', { name: /^Cancel/ })).toBeInViewport({ ratio: 1 });
});

/** Of a telephone of 844 px. */
const UPPER_THIRD_PX = 844 / 3;

/** A message above a list moves it by its own height, for as long as there is something to say. */
const messages = (page: Page): Promise<number> =>
  page
    .locator('.page-notices')
    .evaluateAll((all) =>
      all.reduce(
        (sum, one) =>
          sum + (one.nextElementSibling ?? one).getBoundingClientRect().top - one.getBoundingClientRect().top,
        0,
      ),
    );

for (const [name, address] of [
  ['transactions', paths.transactions()],
  ['payouts', paths.payouts()],
  ['disputes', paths.disputes()],
  ['orders', paths.orders()],
  ['customers', paths.customers()],
] as const)
  test(`on a telephone, the list of ${name} begins in the upper third`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    followRequests(page);
    await page.goto(address);
    await expect(rows(page).first()).toBeVisible();
    await isComplete(page);
    const { y } = (await rows(page).first().boundingBox()) ?? { y: Infinity };
    expect(y - (await messages(page))).toBeLessThanOrEqual(UPPER_THIRD_PX);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
