import { paths } from '#web/shared/paths.ts';
import { isComplete } from '../e2e/complete-page.ts';
import { DAILY_SCREENS, OTHER_SCREENS } from '../e2e/every-screen.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { addressOf, OPENED_PAGES } from './opened-pages.ts';
import { beginCrawl, NARROW, WIDE } from './pseudo-language/crawl.ts';
import { pressEverything } from './pseudo-language/press-everything.ts';

const ADDRESSES = [...DAILY_SCREENS.map(([, address]) => address), ...OTHER_SCREENS];

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
  planted('⟦Šþļîţ⟧', { inlineSize: '2em', overflowWrap: 'anywhere' });
  planted('⟦Öñé ţĥîñĝ⟧', { position: 'absolute', insetBlockStart: '40px' });
  planted('⟦Öţĥéŕš⟧', { position: 'absolute', insetBlockStart: '40px' });
}

test('what is planted is found at both widths', async ({ signedIn: page }) => {
  const crawl = await beginCrawl(page);
  await page.goto(paths.helpTopics());
  await isComplete(page);
  await page.evaluate(plant);
  await crawl.look('planted');
  const found = [...crawl.found].join('\n');
  expect(found).toMatch(/^not translated: Left in English/m);
  for (const { width } of [WIDE, NARROW]) {
    expect(found).toMatch(new RegExp(`^${width} px planted: cut off: ⟦Ñö ŕööɱ`, 'm'));
    expect(found).toMatch(new RegExp(`^${width} px planted: torn: ⟦Šþļîţ`, 'm'));
    expect(found).toMatch(new RegExp(`^${width} px planted: lies over "⟦Öţĥéŕš⟧": ⟦Öñé`, 'm'));
  }
});

/** Some pages have forty buttons; a machine that runs everything at once needs this long for two of them. */
test.setTimeout(150_000);
const AT_ONCE = 2;
for (let first = 0; first < ADDRESSES.length; first += AT_ONCE) {
  test(`every word of the screens from ${first + 1} is translated and shown whole`, async ({
    signedIn: page,
  }) => {
    const crawl = await beginCrawl(page);
    for (const address of ADDRESSES.slice(first, first + AT_ONCE)) await crawl.visit(address);
  });
}

test('so are those of the frame around them', async ({ signedIn: page }) => {
  const crawl = await beginCrawl(page);
  await page.goto(paths.helpTopics());
  await isComplete(page);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await pressEverything(page, 'header', (pressed) => crawl.lookAt(size, pressed));
  }
  expect([...crawl.found]).toEqual([]);
});

/** What the server draws by itself. */
const WITHOUT_SCRIPT = ['/wp-login.php?reauth=1', '/wp-login.php?action=lostpassword', '/', '/checkout'];

test('so are those of the shop and of signing in', async ({ signedIn: page }) => {
  const form = { action: 'add', product_id: '1', quantity: '1' };
  expect((await page.request.post('/cart', { form })).status()).toBe(200); // A checkout of nothing asks for nothing.
  const crawl = await beginCrawl(page);
  await page.goto(paths.products()); // Tells what the products are called.
  await isComplete(page);
  for (const address of WITHOUT_SCRIPT) await crawl.visit(address, false);
});

for (const [name, way] of Object.entries(OPENED_PAGES)) {
  test(`so are those of ${name}`, async ({ signedIn: page }) => {
    const crawl = await beginCrawl(page);
    await crawl.visit(await addressOf(page, way));
  });
}
