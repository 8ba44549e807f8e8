import type { Page } from '@playwright/test';
import { PSEUDO_LANGUAGE } from '#domain/shared/languages.ts';
import { paths } from '#web/shared/paths.ts';
import { DAILY_SCREENS, OTHER_SCREENS } from './every-screen.ts';
import { expect, test } from './fixtures.ts';
import { cutTexts } from './pseudo-language/cut-texts.ts';
import { forbidWriting, isComplete, pressEverything } from './pseudo-language/press-everything.ts';
import { Data, PLAIN } from './pseudo-language/what-is-data.ts';
import { wordsOnPage } from './pseudo-language/words-on-page.ts';
import { call } from './simulated-payments.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

const ADDRESSES = [...DAILY_SCREENS.map(([, address]) => address), ...OTHER_SCREENS];

/** A list, and what its first row leads to. */
const OPENED = [
  [paths.orders(), 'page=wc-orders&action=edit'],
  [paths.customers(), 'path=/customers/'],
  [paths.transactions(), 'transactions/details'],
  [paths.payouts(), 'payouts/details'],
  [paths.disputes({ filter: 'awaiting_response' }), 'transactions/details'],
] as const;

async function speakPseudo(page: Page): Promise<void> {
  const meta = { woocommerce_meta: { wc_payments_language: PSEUDO_LANGUAGE } };
  const answer = await call(page, 'POST', '/wp-json/wp/v2/users/me', meta);
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What somebody would find on a page, whatever they press there. */
class Crawl {
  readonly found = new Set<string>();
  readonly data: Data;

  constructor(readonly page: Page) {
    this.data = new Data(page);
  }

  async look(state: string): Promise<void> {
    for (const size of [NARROW, WIDE]) {
      await this.page.setViewportSize(size);
      await isComplete(this.page);
      for (const { text, where } of await this.page.evaluate(wordsOnPage))
        if (PLAIN.test(text) && PLAIN.test(await this.data.rest(text)))
          this.found.add(`not translated: ${text} <${where}>`);
      for (const cut of await this.page.evaluate(cutTexts))
        this.found.add(`${size.width} px ${state}: ${cut}`);
    }
  }

  async visit(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await isComplete(this.page);
    await this.look('');
    await pressEverything(this.page, 'main', (pressed) => this.look(pressed));
    expect.soft([...this.found], address).toEqual([]);
    this.found.clear();
  }
}

const AT_ONCE = 6;
for (let first = 0; first < ADDRESSES.length; first += AT_ONCE) {
  test(`every word of the screens from ${first + 1} is translated and shown whole`, async ({
    signedIn: page,
  }) => {
    await speakPseudo(page);
    await forbidWriting(page);
    const crawl = new Crawl(page);
    for (const address of ADDRESSES.slice(first, first + AT_ONCE)) await crawl.visit(address);
  });
}

test('so are those of the frame around them', async ({ signedIn: page }) => {
  await speakPseudo(page);
  await forbidWriting(page);
  const crawl = new Crawl(page);
  await page.goto(paths.helpTopics());
  await isComplete(page);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await pressEverything(page, 'header', (pressed) => crawl.look(pressed));
  }
  expect([...crawl.found]).toEqual([]);
});

/** What the server draws by itself. */
const WITHOUT_SCRIPT = ['/wp-login.php?reauth=1', '/wp-login.php?action=lostpassword', '/', '/checkout'];

test('so are those of the shop and of signing in', async ({ signedIn: page }) => {
  await speakPseudo(page);
  await forbidWriting(page);
  const crawl = new Crawl(page);
  await page.goto(paths.products()); // Tells what the products are called.
  await isComplete(page);
  for (const address of WITHOUT_SCRIPT) await crawl.visit(address);
});

test('so are those of what the lists lead to', async ({ signedIn: page }) => {
  await speakPseudo(page);
  await forbidWriting(page);
  const crawl = new Crawl(page);
  for (const [list, opened] of OPENED) {
    await page.goto(list);
    const link = page.locator(`tbody a[href*="${opened}"]`).first();
    const address = await link.getAttribute('href');
    if (address) await crawl.visit(address);
  }
});
