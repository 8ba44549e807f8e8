import type { Page, Request } from '@playwright/test';
import { expect, standsStill } from '../fixtures.ts';

/** Requests that have not been answered yet; the line that follows changes never is. */
const underWay = new WeakMap<Page, Set<Request>>();

/** From now on nothing that this page does can write: whatever is pressed, the store stays as it is. */
export async function forbidWriting(page: Page): Promise<void> {
  const waiting = new Set<Request>();
  underWay.set(page, waiting);
  page.on('request', (request) => {
    if (!/\/payments\/live/.test(request.url())) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('dialog', (dialog) => void dialog.accept()); // Whether to leave what was typed.
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    (route) => (/GET|HEAD/.test(route.request().method()) ? route.continue() : route.abort()),
  );
}

/** Everything that was asked for is here and in its place. */
export async function isComplete(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect.poll(() => underWay.get(page)?.size, { intervals: [10, 20, 50, 100] }).toBe(0);
  await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
  await standsStill(page);
}

const MARK = 'data-pressed';

/** The next button of this page that has not been pressed; of those that differ in a name or a number only the first. */
const pressNext = (page: Page, mark: string): Promise<string | undefined> =>
  page.evaluate((marked) => {
    const pressed = new Set(document.documentElement.getAttribute(marked)?.split('\n') ?? []);
    const isSkipped = (element: Element) =>
      element.closest('.sort, .pagination, [disabled], [aria-disabled="true"], [role=tooltip]') !== null;
    // Names and numbers stand in plain letters, our own words do not.
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .replaceAll(/[\w@.,$€£¥#:−\s-]+/g, ' ')
        .trim();
    for (const element of document.querySelectorAll<HTMLElement>('main button, main summary')) {
      const key = `${element.localName} ${element.className} ${nameOf(element)}`;
      if (pressed.has(key) || isSkipped(element) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      document.documentElement.setAttribute(marked, [...pressed, key].join('\n'));
      element.click();
      return nameOf(element) || element.className;
    }
    return undefined;
  }, mark);

const OPENED = '[role=dialog], [role=alertdialog], [role=menu]';

/** Presses one after another, and calls `look` when something opened or the page changed below. */
export async function pressEverything(page: Page, look: (pressed: string) => Promise<void>): Promise<void> {
  const address = page.url();
  const kept: string[] = [];
  for (;;) {
    const pressed = await pressNext(page, MARK);
    if (pressed === undefined) return;
    await isComplete(page);
    await look(pressed);
    await page.keyboard.press('Escape');
    const isLeft = page.url() !== address || (await page.locator(OPENED).count()) > 0;
    if (!isLeft) continue;
    kept.push((await page.locator('html').getAttribute(MARK)) ?? '');
    await page.goto(address);
    await isComplete(page);
    await page.evaluate(([mark, keys]) => document.documentElement.setAttribute(mark, keys), [
      MARK,
      kept.join('\n'),
    ] as const);
  }
}
