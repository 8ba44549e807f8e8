import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { withDatabase } from './people.ts';
import { openTransactions } from './transactions-page.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Store admin' });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Next 72 hours' });

const writeNote = async (title: string): Promise<void> =>
  withDatabase((client) =>
    client.query(
      `insert into notes (name, type, title, content, actions, date_created)
       values ($1, 'info', $2, 'Said once.', '[]', now())`,
      [randomUUID(), title],
    ),
  );

for (const width of [1440, 390]) {
  test(`the bell counts what is unread and leads to the inbox, below the bar, at ${width} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const news = `News ${randomUUID()}`;
    await writeNote(news);
    await openTransactions(page);
    const bell = page.getByRole('link', { name: /^Inbox \d+\+? unread$/ });
    await bell.click();
    const inbox = page.locator('#inbox');
    await expect(inbox.getByText(news)).toBeVisible();
    await expect(page.getByText('Payout dates')).toBeAttached();
    await expect(inbox).toBeFocused();
    await expect(inbox.getByRole('heading', { name: /^Inbox/ })).toBeInViewport();
    const [bar, place] = [await page.locator('.topbar').boundingBox(), await inbox.boundingBox()];
    expect(place?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    // Whoever has looked has read it.
    await expect(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
  });
}

test('the menu counts what waits, as the lists behind it do', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await page.goto(paths.home());
  const disputes = menu(page).getByRole('link', { name: /^Disputes \d+ awaiting a response$/ });
  const count = Number((await disputes.textContent())?.match(/\d+/)?.[0]);
  await expect(
    menu(page).getByRole('link', { name: /^Transactions \d+\+? waiting to be captured$/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await disputes.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Disputes' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Disputes' }).getByRole('row').nth(1)).toBeVisible();
  expect(count).toBeGreaterThan(0);
});

test('the rail names what falls due, and a key opens it', async ({
  signedIn: page,
  expectAccessibleInBothThemes,
}) => {
  await openTransactions(page);
  const marks = rail(page).getByRole('link');
  await expect(marks.first()).toBeVisible();
  const name = rail(page).getByText('Next 72 hours');
  await expect(name).toBeVisible();
  await expectAccessibleInBothThemes(page, '.rail');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(name).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBothThemes(page, '.rail');
  if (size) await page.setViewportSize(size);
  await marks.first().focus();
  await expect(page.getByRole('tooltip')).toHaveText((await marks.first().getAttribute('aria-label')) ?? '');
  await page.keyboard.press('End');
  await expect(marks.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(marks.first()).toBeFocused();
  const href = (await marks.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.href.endsWith(href));
});

test('a day is closed: it adds up, is signed off, and stands in the audit log', async ({
  signedIn: page,
  person,
  expectAccessibleInBothThemes,
}) => {
  await page.goto(paths.home());
  const card = page.getByRole('region', { name: 'Close the day' });
  const checks = card.locator('.sum-line[data-role="check"]');
  await expect(checks.first()).toBeVisible();
  // What other stories do at this moment may be on its way here.
  await expect(card.locator('.sum-line[data-state="off"]')).toHaveCount(0);
  await expect(checks.first()).toHaveText(/^Unexplained\D*0/);
  await expectAccessibleInBothThemes(page, '.close-day');
  await card.getByRole('button', { name: 'Sign off' }).click();
  await expect(card.getByText(/^Signed off by /).last()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Sign off' })).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.documentElement.setAttribute('data-printing', 'close-day'));
  await expect(card).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest orders' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${paths.audit()}&action=day.sign_off`);
  const line = page.getByRole('row').filter({ hasText: person.email });
  await expect(line.getByText('Day signed off')).toBeVisible();
});
