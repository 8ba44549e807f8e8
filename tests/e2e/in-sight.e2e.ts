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

test('on a telephone, whoever comes to answer a dispute sees the decision', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.disputes({ filter: 'awaiting_response' }));
  await rows(page).filter({ hasNotText: 'Inquiry' }).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Accept dispute' })).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('link', { name: /^(Challenge dispute|Continue with challenge)$/ }),
  ).toBeInViewport({ ratio: 1 });
});
