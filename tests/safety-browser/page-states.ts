import type { Page, Route } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';
import { endSessions, type Person } from '../e2e/people.ts';
import { openFromHelp } from './habits.ts';

/** What a page meets when it opens, and what it must make of it. */
type State = (page: Page, address: string, person: Person) => Promise<void>;

const isCall = (url: URL): boolean => url.pathname.startsWith('/wp-json/');
const waiting = (page: Page) => page.getByRole('main').locator('[aria-busy="true"], .skeleton');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** All that was asked for stands there, and nothing says that it could not be read. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(tryAgain(page)).toHaveCount(0);
}

/** It says what could not be read and offers to try again, which helps once the server is back. */
const failing =
  (fail: (route: Route) => Promise<void>): State =>
  async (page, address) => {
    await page.route(isCall, fail);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // A line that is down is tried three times before the page says so.
    await expect(tryAgain(page).first()).toBeVisible({ timeout: RECOVERED_MS });
    await expect(waiting(page)).toHaveCount(0);
    await page.unroute(isCall);
    // One part of the page after another, each pressed at most once: one that asked again by itself needs no press.
    await expect(async () => {
      const [next] = await tryAgain(page).and(page.locator(':not([data-pressed])')).elementHandles();
      await next?.evaluate((button) => (button as Element).setAttribute('data-pressed', ''));
      await next?.click({ timeout: PRESS_MS });
      await expect(tryAgain(page)).toHaveCount(0, { timeout: PRESS_MS });
    }).toPass({ timeout: RECOVERED_MS });
    await isWhole(page);
  };

const PRESS_MS = 1000;
const RECOVERED_MS = 30_000;
const EMPTY_SUM = { count: 0, total: 0, net: 0, fees: 0 };

/** The same answer without anything in its lists. */
function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  const sums = Object.entries(EMPTY_SUM).filter(([name]) => typeof Reflect.get(body, name) === 'number');
  return {
    ...body,
    ...Object.fromEntries(sums),
    ...('data' in body && Array.isArray(body.data) && { data: [] }),
  };
}

export const STATES: Readonly<Record<string, State>> = {
  'no server': failing((route) => route.abort('connectionrefused')),
  'a failing server': failing((route) =>
    route.fulfill({
      status: 500,
      json: {
        code: 'wcpay_server_error',
        message: 'An unexpected error occurred. Please try again later.',
        data: { status: 500 },
      },
    }),
  ),
  'a slow server': async (page, address) => {
    let answer: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(isCall, async (route) => {
      await seen;
      await route.continue().catch(() => undefined); // The page may have given it up meanwhile.
    });
    await page.goto(address, { waitUntil: 'commit' }); // What is read ahead belongs to the page's loading, which has no end yet.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(waiting(page).filter({ visible: true }).first()).toBeVisible();
    answer();
    await isWhole(page);
  },
  'nothing to show': async (page, address) => {
    await page.route(isCall, async (route) => {
      if (route.request().method() !== 'GET' || route.request().resourceType() === 'eventsource')
        return route.continue();
      const answer = await route.fetch();
      const isJson = answer.headers()['content-type']?.includes('json');
      return route.fulfill({ response: answer, ...(isJson && { json: emptied(await answer.json()) }) });
    });
    await page.goto(address);
    await isWhole(page);
  },
  'a session that has ended': async (page, address, person) => {
    await openFromHelp(page, '/help/topics');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await endSessions(person);
    await page.evaluate((to) => history.pushState({}, '', to), address);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password').fill(person.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await isWhole(page);
  },
};
