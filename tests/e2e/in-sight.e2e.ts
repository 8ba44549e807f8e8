import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, standsStill, test } from './fixtures.ts';

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

for (const [name, address] of [
  ['orders', paths.orders()],
  ['customers', paths.customers()],
] as const)
  test(`on a telephone, the list of ${name} begins in the upper third`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expect(rows(page).first()).toBeVisible();
    await standsStill(page);
    expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(UPPER_THIRD_PX);
  });
