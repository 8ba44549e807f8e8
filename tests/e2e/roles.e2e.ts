import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { isCounted } from '../rounds.ts';
import { makeKnown, PAGES } from '../safety-browser/pages.ts';
import { expect, signIn, test } from './fixtures.ts';
import { addPerson } from './people.ts';
import { call, pay } from './simulated-payments.ts';

/** Every call that the server refuses to a page, by its address. */
function watchRefusals(page: Page, refused: string[]): void {
  page.on('response', (response) => {
    if (response.status() === 403)
      refused.push(`${response.request().method()} ${response.url()} on ${page.url()}`);
  });
}

/** Half a second without a call ends each look at a page: meanwhile another person of the role reads the next. */
const AT_ONCE = 2;
/** The first two together lack everything that somebody may lack; an accountant lacks less than a viewer, and comes along when it is counted. */
const LACKING = ['support', 'viewer', ...(isCounted ? ['accountant'] : [])];

test.describe('no page asks for what its reader may not have', () => {
  for (const role of LACKING)
    test(`as ${role}`, async ({ signedIn: desk, browser, baseURL }) => {
      test.setTimeout(240_000);
      const known = await makeKnown(desk);
      const addresses = [paths.home(), ...Object.values(PAGES).map((of) => of(known))];
      const refused: string[] = [];
      const readsSome = async (nth: number) => {
        const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
        await signIn(page, await addPerson(role));
        watchRefusals(page, refused);
        for (const address of addresses.filter((_, place) => place % AT_ONCE === nth)) {
          await page.goto(address);
          await expect(page.locator('h1').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => readsSome(nth)));
      expect(refused).toEqual([]);
    });
});

test('nothing is offered, or said, that is untrue for the role', async ({
  signedIn: desk,
  browser,
  baseURL,
}) => {
  const { payment_intent_id } = await pay(desk);
  const as = async (role: string) => {
    const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signIn(page, await addPerson(role));
    await page.goto(paths.home());
    return page;
  };
  const viewer = await as('viewer');
  const orders = viewer.getByRole('region', { name: 'Latest orders' });
  await expect(orders.getByText('Hidden').first()).toBeVisible();
  await expect(orders.getByText('No name was given')).toHaveCount(0);
  await expect(
    viewer.getByText('Your role, Viewer, does not include exports and signing off days.'),
  ).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Sign off' })).toHaveCount(0);
  await viewer.goto(paths.payment({ id: payment_intent_id }));
  await expect(viewer.getByRole('button', { name: 'Why there is no receipt' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Receipt', exact: true })).toHaveCount(0);
  await expect(viewer.getByRole('region', { name: 'Team notes' })).toContainText('Your role, Viewer,');
  await viewer.goto(paths.overview());
  await expect(viewer.getByRole('link', { name: 'View full payout history' })).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Change payout schedule' })).toHaveCount(0);
  await expect(viewer.getByRole('link', { name: 'Capture', exact: true })).toHaveCount(0);

  const support = await as('support');
  await support.goto(paths.overview());
  const account = support.getByRole('region', { name: 'Account details' });
  await expect(account.getByText('Payments')).toBeVisible();
  await expect(account.getByText('Payouts')).toHaveCount(0);
});

test('an accountant exports, and cannot refund by any way', async ({
  signedIn: desk,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const { payment_intent_id, charge_id, order_id, customer } = await pay(desk);
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(page, await addPerson('accountant'));

  await page.goto(paths.transactions({ search: [customer] }));
  await expect(page.getByRole('table', { name: 'Transactions' }).getByText(customer).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^transactions-.*\.csv$/);

  await page.goto(paths.payment({ id: payment_intent_id }));
  await expect(page.getByRole('button', { name: 'Why there is no refund' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(paths.order(order_id));
  await expect(page.getByText('Your role, Accountant, does not include refunds.')).toBeVisible();

  for (const [path, body] of [
    ['/wc/v3/payments/refund', { charge_id }],
    [`/wc-admin/store/orders/${order_id}/refunds`, { amount: 100 }],
    ['/wc/v3/payments/deposits', { type: 'instant', currency: 'usd' }],
  ] as const)
    expect([path, (await call(page, 'POST', path, body)).status()]).toEqual([path, 403]);
  const order = await (await call(desk, 'GET', `/wc-admin/store/orders/${order_id}`)).json();
  expect(order.payment.refunded).toBe(0);
});

test('a viewer sees the payment, and "Hidden" where a name would stand', async ({
  signedIn: desk,
  browser,
  baseURL,
  expectAccessibleInBothThemes,
}) => {
  const { payment_intent_id, order_id, customer } = await pay(desk);
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(page, await addPerson('viewer'));
  const menu = page.getByRole('navigation', { name: 'Store admin' });

  await page.goto(paths.transactions());
  await expect(page.getByRole('table', { name: 'Transactions' }).getByText('Hidden').first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Payouts' })).toBeVisible();
  for (const absent of ['Customers', 'Exports', 'Audit log', 'Settings'])
    await expect(menu.getByRole('link', { name: absent })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  for (const address of [paths.payment({ id: payment_intent_id }), paths.order(order_id), paths.orders()]) {
    await page.goto(address);
    await expect(page.getByText('Hidden').first()).toBeVisible();
    expect(await page.content()).not.toContain(customer);
  }

  await page.goto(paths.customers());
  await expect(
    page.getByText(
      'Your role, Viewer, does not include customers’ names and addresses. An owner can change it under Settings › People.',
    ),
  ).toBeVisible();
  await expect(menu).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
