import type { Page } from '@playwright/test';
import { PSEUDO_LANGUAGE } from '#domain/shared/languages.ts';
import { paths } from '#web/shared/paths.ts';
import { isComplete } from '../e2e/complete-page.ts';
import { DAILY_SCREENS, OTHER_SCREENS } from '../e2e/every-screen.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { speak } from '../e2e/speak.ts';
import { cutTexts } from './pseudo-language/cut-texts.ts';
import { forbidWriting, pressEverything } from './pseudo-language/press-everything.ts';
import { Data, PLAIN } from './pseudo-language/what-is-data.ts';
import { wordsOnPage } from './pseudo-language/words-on-page.ts';

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

/** What somebody would find on a page, whatever they press there. */
class Crawl {
  readonly found = new Set<string>();
  readonly data: Data;

  constructor(readonly page: Page) {
    this.data = new Data(page);
  }

  /** Both at the width of a desk and of a telephone. */
  async look(state: string): Promise<void> {
    await this.#lookAt(WIDE, state);
    await this.page.setViewportSize(NARROW);
    await isComplete(this.page);
    await this.#lookAt(NARROW, state);
    await this.page.setViewportSize(WIDE);
  }

  /** What a button changed on the page itself is looked at as it stands. */
  async lookAfter(pressed: string, hasOpened: boolean): Promise<void> {
    if (hasOpened) await this.look(pressed);
    else await this.#lookAt(WIDE, pressed);
  }

  async #lookAt({ width }: typeof WIDE, state: string): Promise<void> {
    const [words, cut] = await Promise.all([this.page.evaluate(wordsOnPage), this.page.evaluate(cutTexts)]);
    for (const { text, where } of words)
      if (PLAIN.test(text) && PLAIN.test(await this.data.rest(text)))
        this.found.add(`not translated: ${text} <${where}>`);
    for (const one of cut) this.found.add(`${width} px ${state}: ${one}`);
  }

  async visit(address: string, presses = true): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await isComplete(this.page);
    await this.look('');
    if (presses) await pressEverything(this.page, 'main', (...pressed) => this.lookAfter(...pressed));
    expect.soft([...this.found], address).toEqual([]);
    this.found.clear();
  }
}

/** One of each kind that the crawl looks for. */
function plant(): void {
  const planted = (text: string, style: Partial<CSSStyleDeclaration> = {}) => {
    const element = document.createElement('p');
    element.textContent = text;
    Object.assign(element.style, style);
    document.querySelector('main')?.append(element);
  };
  planted('Left in English');
  planted('⟦Ñö ŕööɱ ƒöŕ îţ⟧', { inlineSize: '2em', overflow: 'hidden', whiteSpace: 'nowrap' });
  planted('⟦Öñé ţĥîñĝ⟧', { position: 'absolute', insetBlockStart: '40px' });
  planted('⟦Öţĥéŕš⟧', { position: 'absolute', insetBlockStart: '40px' });
}

test('what is planted is found at both widths', async ({ signedIn: page }) => {
  await speak(page, PSEUDO_LANGUAGE);
  await forbidWriting(page);
  const crawl = new Crawl(page);
  await page.goto(paths.helpTopics());
  await isComplete(page);
  await page.evaluate(plant);
  await crawl.look('planted');
  const found = [...crawl.found].join('\n');
  expect(found).toMatch(/^not translated: Left in English/m);
  for (const { width } of [WIDE, NARROW]) {
    expect(found).toMatch(new RegExp(`^${width} px planted: cut off: ⟦Ñö ŕööɱ`, 'm'));
    expect(found).toMatch(new RegExp(`^${width} px planted: lies over "⟦Öţĥéŕš⟧": ⟦Öñé`, 'm'));
  }
});

/** Some pages have forty buttons; a machine that runs everything at once needs this long for three of them. */
test.setTimeout(150_000);
const AT_ONCE = 3;
for (let first = 0; first < ADDRESSES.length; first += AT_ONCE) {
  test(`every word of the screens from ${first + 1} is translated and shown whole`, async ({
    signedIn: page,
  }) => {
    await speak(page, PSEUDO_LANGUAGE);
    await forbidWriting(page);
    const crawl = new Crawl(page);
    for (const address of ADDRESSES.slice(first, first + AT_ONCE)) await crawl.visit(address);
  });
}

test('so are those of the frame around them', async ({ signedIn: page }) => {
  await speak(page, PSEUDO_LANGUAGE);
  await forbidWriting(page);
  const crawl = new Crawl(page);
  await page.goto(paths.helpTopics());
  await isComplete(page);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await pressEverything(page, 'header', (...pressed) => crawl.lookAfter(...pressed));
  }
  expect([...crawl.found]).toEqual([]);
});

/** What the server draws by itself. */
const WITHOUT_SCRIPT = ['/wp-login.php?reauth=1', '/wp-login.php?action=lostpassword', '/', '/checkout'];

test('so are those of the shop and of signing in', async ({ signedIn: page }) => {
  await speak(page, PSEUDO_LANGUAGE);
  await forbidWriting(page);
  const crawl = new Crawl(page);
  await page.goto(paths.products()); // Tells what the products are called.
  await isComplete(page);
  for (const address of WITHOUT_SCRIPT) await crawl.visit(address, false);
});

for (const [list, opened] of OPENED) {
  test(`so are those of ${opened}, from ${list}`, async ({ signedIn: page }) => {
    await speak(page, PSEUDO_LANGUAGE);
    await forbidWriting(page);
    const crawl = new Crawl(page);
    await page.goto(list);
    await isComplete(page);
    const address = await page.locator(`tbody a[href*="${opened}"]`).first().getAttribute('href');
    await crawl.visit(address ?? '');
  });
}
