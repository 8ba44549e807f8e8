import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { assert } from '#domain/shared/assert.ts';

/** A telephone of some years ago on a slow line, as Lighthouse imagines it. */
const SLOW_CPU = 4;
const SLOW_LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

const WATCH = fileURLToPath(new URL('./watch-screen.js', import.meta.url));

export type Account = Readonly<{ email: string; password: string }>;

declare global {
  interface Window {
    standsAt?: number;
    awaited?: string;
    moved?: number;
  }
}

export type Session = BrowserContextOptions['storageState'];

/** Signs in once: somebody who did it for every look would be told to come back later. */
export async function signIn(
  browser: Browser,
  { address, account: { email, password } }: Readonly<{ address: string; account: Account }>,
): Promise<Session> {
  const context = await browser.newContext({ baseURL: address, ignoreHTTPSErrors: true });
  const answer = await context.request.post('/wp-login.php', {
    form: { log: email, pwd: password },
    maxRedirects: 0,
  });
  assert(answer.status() === 302, `somebody signs in: ${answer.status()}`);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** A browser that has seen nothing yet, in which somebody has signed in. */
export const signedInContext = (
  browser: Browser,
  baseURL: string,
  storageState: Session,
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    storageState,
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
  });

/** A page that notes when what is awaited stands there, with nothing grey in its place, and how much was moved meanwhile. */
export async function openWatched(context: BrowserContext, { slow }: { slow: boolean }): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ path: WATCH });
  if (slow) {
    const line = await context.newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
  }
  return page;
}

const stands = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => window.standsAt, undefined, { polling: 50 })
    .then((found) => found.jsonValue())
    .then((at) => {
      assert(at !== undefined, 'it stands');
      return at;
    });

/** How long after the address was asked for the screen stands, and what was moved until the page had nothing left to do. */
export async function firstVisit(
  page: Page,
  { path, shows }: Readonly<{ path: string; shows: string }>,
): Promise<Readonly<{ standsMs: number; moved: number }>> {
  await page.addInitScript((awaited) => {
    window.awaited = awaited;
  }, shows);
  await page.goto(path);
  const standsMs = await stands(page);
  await page.waitForLoadState('networkidle');
  return { standsMs, moved: await page.evaluate(() => window.moved ?? 0) };
}

/** How long after a link was pressed the screen that it leads to stands. */
export async function goOn(page: Page, link: string, shows: string): Promise<number> {
  await page.waitForLoadState('networkidle');
  const pressedAt = await page.evaluate(
    ([wanted, awaited]) => {
      delete window.standsAt;
      window.awaited = awaited;
      const found = document.querySelector<HTMLElement>(wanted);
      if (!found) throw new Error(`There is no ${wanted} to press.`);
      found.click();
      return performance.now();
    },
    [link, shows] as const,
  );
  return (await stands(page)) - pressedAt;
}

/** What the page holds once nobody needs the rest any more. */
export async function heapMb(page: Page): Promise<number> {
  const line = await page.context().newCDPSession(page);
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  await line.detach();
  return usedSize / 1e6;
}
