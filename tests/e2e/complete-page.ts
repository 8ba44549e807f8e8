import type { Page, Request } from '@playwright/test';
import { expect, standsStill } from './fixtures.ts';

/** Requests that have not been answered yet; the line that follows changes never is. */
const underWay = new WeakMap<Page, Set<Request>>();

/** From now on it is known what this page still waits for. */
export function followRequests(page: Page): void {
  const waiting = new Set<Request>();
  underWay.set(page, waiting);
  page.on('request', (request) => {
    if (!/\/payments\/live/.test(request.url())) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
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
