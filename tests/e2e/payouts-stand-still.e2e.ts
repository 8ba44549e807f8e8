import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';

// In a product of its own: what other stories do to payouts is told on this page.

for (const width of [1440, 390]) {
  test(`what is told above payouts moves nothing when it comes, at ${width} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let answer = (): void => undefined;
    const isLookedAt = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/deposits/overview-all*', async (route) => {
      await isLookedAt;
      await route.continue();
    });
    await page.goto(paths.payouts());
    const tiles = page.getByRole('region', { name: 'Payouts at a glance' });
    const first = page.getByRole('link', { name: /^Payout details/ }).first();
    const heights = async () => [(await tiles.boundingBox())?.y, (await first.boundingBox())?.y];
    await expect(first).toBeVisible();
    await expect(tiles.getByRole('link')).toHaveCount(2);
    const before = await heights();
    await expect(page.getByRole('region', { name: 'When your next payout leaves' })).toHaveCount(0);
    answer();
    await expect(page.getByRole('region', { name: 'When your next payout leaves' })).toBeVisible();
    await expect(tiles.locator('.skeleton')).toHaveCount(0);
    expect(await heights()).toEqual(before);
  });
}
