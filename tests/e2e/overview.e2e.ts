import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, test, WITH_MOTION } from './fixtures.ts';
import { withDatabase } from './people.ts';
import { useStrictMode } from './strict-mode.ts';

// The inbox and the survey belong to the whole store, so these stories take turns. Where nothing is measured, React checks too.
test.use(WITH_MOTION);
test.describe.configure({ mode: 'serial' });

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

const writeNote = async (title: string): Promise<void> =>
  withDatabase((client) =>
    client.query(
      `insert into notes (name, type, title, content, actions, date_created) values ($1, 'info', $2, 'Said once.', $3, now())`,
      [
        randomUUID(),
        title,
        JSON.stringify([{ id: 1, name: 'see', label: 'See payouts', url: paths.payouts(), primary: true }]),
      ],
    ),
  );

test('figures of a period open their rows, and the chosen period lasts for the session', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await useStrictMode(page);
  await page.goto(paths.overview({ selected_currency: 'usd' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), Robin$/,
  );
  const activity = card(page, 'Payment activity');
  await expect(activity.getByLabel('Period')).toHaveValue('last_7_days');
  await activity.getByLabel('Period').selectOption('last_12_months');
  await expect(activity.getByText('Volume by month')).toBeVisible();
  await activity.getByText('Read as a table').click();
  await expect(activity.getByRole('row')).toHaveCount(13);
  await expect(page.locator('.skeletons')).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await expect(activity.getByLabel('Period')).toHaveValue('last_12_months');
  const charges = activity.getByRole('link', { name: /^Charges/ });
  const count = Number((await charges.locator('.stat-note').textContent())?.replaceAll(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await charges.click();
  await expect(page).toHaveURL(/filter=advanced.*store_currency_is=usd.*date_between/);
  await expect(page.locator('.summary')).toContainText(`${count.toLocaleString('en-US')} transaction`);
});

/** Messages, the loan that runs, money and payouts, what will leave, disputes that wait, what nobody knows the end of, and what was sold. */
const FIGURES = [
  '/wp-json/wc-analytics/admin/notes',
  '/wp-json/wc/v3/payments/authorizations',
  '/wp-json/wc/v3/payments/capital/active_loan_summary',
  '/wp-json/wc/v3/payments/deposits/forecast',
  '/wp-json/wc/v3/payments/deposits/overview-all',
  '/wp-json/wc/v3/payments/disputes',
  '/wp-json/wc/v3/payments/operations/pending',
  '/wp-json/wc/v3/payments/reporting/payment_activity',
];

/** What a page asks for to show its figures; not what it tells, what keeps it current, or what its frame counts once it stands. */
const isData = (request: Request) =>
  request.method() === 'GET' && /\/wp-json\/(?!.*\/(live|session|waiting))/.test(request.url());

/** Notes down, in the page, what moved although nobody touched it. */
function watchShifts(): void {
  const shifts: string[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved: readonly { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
      shifts.push(moved.map(({ node }) => node?.textContent?.slice(0, 60) ?? '').join(' | '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [1440, 390]) {
  test(`the first overview asks for all its figures at once, and nothing on it jumps, at ${width} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const news = `News ${randomUUID()}`;
    await writeNote(news);
    const asked = new Set<string>();
    page.on('request', (request) => isData(request) && asked.add(new URL(request.url()).pathname));
    await page.addInitScript(watchShifts);
    // No answer comes before everything was asked for.
    let answer = (): void => undefined;
    const isAllAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/wp-json/**', async (route) => {
      if (isData(route.request())) await isAllAsked;
      await route.continue();
    });
    await page.goto(paths.overview());
    await expect.poll(() => [...asked].sort()).toEqual(FIGURES);
    answer();
    const isWhole = async () => {
      await expect(card(page, 'Payment activity').getByRole('link', { name: /^Charges/ })).toBeVisible();
      await expect(card(page, /^Inbox/).getByText(news)).toBeVisible();
      await expect(page.getByText('Payout dates')).toBeVisible();
    };
    await isWhole();
    expect([...asked].sort()).toEqual(FIGURES);

    await page.unroute('**/wp-json/**');
    await page.route('**/payments/live?*', (route) => route.abort()); // What other stories do meanwhile may well move something.
    await page.reload();
    await isWhole();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}

test('messages are read, dismissed, brought back and followed', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await useStrictMode(page);
  const [first, second] = [`News ${randomUUID()}`, `News ${randomUUID()}`];
  await writeNote(first);
  await writeNote(second);
  const said = page.getByRole('region', { name: 'Notifications', exact: true });

  // Elsewhere the bell tells of them, and stays where it is when it does.
  let tell = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/admin/notes*', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto(paths.payouts());
  const bell = page.getByRole('link', { name: /^Inbox/ });
  const place = await bell.locator('svg').boundingBox();
  tell();
  await expect(bell).toHaveAccessibleName(/unread/);
  expect(await bell.locator('svg').boundingBox()).toEqual(place);
  await page.unroute('**/admin/notes*');

  await page.goto(paths.overview());
  const inbox = card(page, /^Inbox/);
  await expect(inbox.getByText(first)).toBeVisible();
  await expectAccessible(page, '#main');

  await inbox.getByRole('button', { name: `Dismiss message: ${first}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss message' }).click();
  await expect(inbox.getByText(first)).toBeHidden();
  await expect(said.getByText('Message dismissed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inbox.getByText(first)).toBeVisible();

  await inbox.getByRole('button', { name: 'Dismiss all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss all messages' }).click();
  await expect(said.getByText('All messages dismissed')).toBeVisible();
  await expect(inbox.getByText(second)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(inbox.getByText(second)).toBeVisible();

  await inbox
    .getByRole('listitem')
    .filter({ hasText: second })
    .getByRole('link', { name: 'See payouts' })
    .click();
  await expect(page).toHaveURL(/path=\/payments\/payouts/);
  await page.goBack();
  await expect(inbox.getByText(first)).toBeVisible();
  await expect(inbox.getByText(second)).toBeHidden();
});

test('whoever is not happy may say why, and is not asked again', async ({ signedIn: page }) => {
  await useStrictMode(page);
  await withDatabase((client) =>
    client.query(`delete from options where name = 'wcpay_survey_payment_overview_submitted'`),
  );
  await page.goto(paths.overview());
  const activity = card(page, 'Payment activity');
  await activity.getByRole('button', { name: 'Unhappy', exact: true }).click();
  await activity.getByRole('button', { name: 'Cancel' }).click();
  await activity.getByRole('button', { name: 'Unhappy', exact: true }).click();
  await activity.getByLabel(/What would make them better/).fill('More colours');
  await activity.getByRole('button', { name: 'Send' }).click();
  await expect(activity.getByText('We appreciate your feedback!')).toBeVisible();
  await page.reload();
  await expect(activity.getByText('Open the report')).toBeVisible();
  await expect(activity.getByText('Are these figures useful to you?')).toBeHidden();
});

test('days of one’s own choice, held against a year before, and known after a reload', async ({
  signedIn: page,
}) => {
  await page.goto(paths.overview());
  const activity = card(page, 'Payment activity');
  const link = activity.getByRole('link', { name: 'Open the report' });
  await activity.getByLabel('Period').selectOption('month_to_date');
  const before = await link.getAttribute('href');
  await activity.getByLabel('Period').selectOption('custom');
  await expect(activity.getByRole('group', { name: 'Days' })).toBeVisible();
  expect(await link.getAttribute('href')).toBe(before);
  const asked = page.waitForRequest((request) => request.url().includes('compare=year'));
  await activity.getByLabel('Compare with').selectOption('year');
  await asked;
  await page.reload();
  await expect(activity.getByLabel('Period')).toHaveValue('custom');
  await expect(activity.getByLabel('Compare with')).toHaveValue('year');
  expect(await link.getAttribute('href')).toBe(before);
});
