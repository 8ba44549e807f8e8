import type { Page, Request } from '@playwright/test';
import { expect, standsStill } from '../../e2e/fixtures.ts';

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
  // A button that tries again what it may not write is let try.
  await expect(page.locator('[aria-busy="true"]:not(button), .skeleton')).toHaveCount(0);
  await standsStill(page);
}

type Place = 'main' | 'header';
const OPENED = '[role=dialog], [role=alertdialog], [role=menu]';
const AT_WORK = 'button[aria-busy="true"]';

/** Presses the first button that is not among these, and answers which. Of those that differ in a name or a number one is enough. */
const pressOneMore = (page: Page, place: Place, pressed: readonly string[]): Promise<string | undefined> =>
  page.evaluate(
    ([where, before]) => {
      const NOT_PRESSED = '.sort, .pagination, [disabled], [aria-disabled="true"], [role=tooltip]';
      // Names and numbers stand in plain letters, our own words do not.
      const nameOf = (element: Element): string =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '')
          .replaceAll(/[\w@.,$€£¥#:−\s-]+/g, ' ')
          .trim();
      for (const element of document.querySelectorAll<HTMLElement>(`${where} button, ${where} summary`)) {
        const key = `${element.localName}.${element.classList[0]} ${nameOf(element)}`;
        if (before.includes(key) || element.closest(NOT_PRESSED)) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        element.click();
        return key;
      }
      return undefined;
    },
    [place, pressed] as const,
  );

/** Presses one button after another, and looks at what opened or changed. */
export async function pressEverything(
  page: Page,
  place: Place,
  look: (pressed: string, hasOpened: boolean) => Promise<void>,
): Promise<void> {
  const address = page.url();
  const pressed: string[] = [];
  for (;;) {
    const key = await pressOneMore(page, place, pressed);
    if (key === undefined) return;
    pressed.push(key);
    await isComplete(page);
    await look(key, (await page.locator(OPENED).count()) > 0);
    await page.keyboard.press('Escape');
    if (page.url() === address && (await page.locator(`${OPENED}, ${AT_WORK}`).count()) === 0) continue;
    await page.goto(address);
    await isComplete(page);
  }
}
