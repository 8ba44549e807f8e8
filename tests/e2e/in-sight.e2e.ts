import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, standsStill, test } from './fixtures.ts';
import { call } from './simulated-payments.ts';

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
  ['transactions', paths.transactions()],
  ['orders', paths.orders()],
  ['disputes', paths.disputes()],
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
  await rows(page)
    .filter({ hasNotText: 'Inquiry' })
    .first()
    .getByRole('link', { name: /^Respond/ })
    .click();
  await expect(page.getByRole('button', { name: 'Accept dispute' })).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('link', { name: /^(Challenge dispute|Continue with challenge)$/ }),
  ).toBeInViewport({ ratio: 1 });
});

test('a payout and its proof are one sheet of paper', async ({ signedIn: page }) => {
  const reply = await call(
    page,
    'GET',
    '/wc/v3/payments/deposits?status_is=paid&store_currency_is=usd&pagesize=1',
  );
  const [payout] = (await reply.json()).data as readonly { id: string }[];
  await page.goto(paths.payout(payout?.id ?? ''));
  await expect(page.getByRole('region', { name: 'Payout proof' })).toContainText('Unexplained: 0.00');
  const paper = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
