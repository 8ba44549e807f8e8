import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { followRequests, isComplete } from './complete-page.ts';
import { expect, standsStill, test, WITH_MOTION } from './fixtures.ts';
import { authorize } from './simulated-payments.ts';

test.use(WITH_MOTION);

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

test('the lines that say what a decision does come without moving its buttons', async ({
  signedIn: page,
}) => {
  const { payment_intent_id } = await authorize(page);
  let comes = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/authorizations/preview?*', async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.goto(paths.payment({ id: payment_intent_id }));
  const capture = page.getByRole('button', { name: /^Capture the payment/ });
  await expect(capture).toBeVisible();
  await expect(page.getByText('What your decision does is being worked out')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await standsStill(page);
  const top = async () => Math.round((await capture.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  comes();
  await expect(page.getByText('Leaves with the payout of')).toBeVisible();
  expect(await top()).toBe(before);
});
