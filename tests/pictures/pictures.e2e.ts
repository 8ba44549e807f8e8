import type { Page } from '@playwright/test';
import { LANGUAGES, type SpokenLanguage } from '#domain/shared/languages.ts';
import { paths } from '#web/shared/paths.ts';
import { isComplete } from '../e2e/complete-page.ts';
import { DAILY_SCREENS, OTHER_SCREENS } from '../e2e/every-screen.ts';
import { test } from '../e2e/fixtures.ts';
import { speak } from '../e2e/speak.ts';
import { addressOf, OPENED_PAGES } from '../safety-browser/opened-pages.ts';
import { NARROW, WIDE } from '../safety-browser/pseudo-language/crawl.ts';
import { forbidWriting, pressEverything } from '../safety-browser/pseudo-language/press-everything.ts';

// For those who read a language: every page, and everything that buttons open, as pictures in reports/pictures.

const ASKED = process.env.PICTURES?.split(',') ?? [];
const SPOKEN: readonly SpokenLanguage[] = LANGUAGES.filter((one) => ASKED.includes(one));
const OF_SHOP = ['/', '/cart', '/checkout', '/wp-login.php?reauth=1', '/wp-login.php?action=lostpassword'];
const LONGEST_PX = 2400;

test.setTimeout(1_800_000);

const fileOf = (name: string) =>
  name
    .replaceAll(/\/wp-admin\/admin.php\?page=wc-admin(&path=)?|%2F/g, ' ')
    .replaceAll(/[^\p{Letter}\p{Number}=›]+/gu, '-')
    .slice(0, 90);

/** As long as the page is, or as long as one reads. */
async function take(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? WIDE;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, WIDE.height), LONGEST_PX) });
  await isComplete(page);
  await page.screenshot({ path: `reports/pictures/${name}-${width}.png` });
}

async function takeAtBoth(page: Page, name: string): Promise<void> {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await isComplete(page);
    await take(page, name);
  }
  await page.setViewportSize(WIDE);
}

const ADDRESSES = [...DAILY_SCREENS.map(([, address]) => address), ...OTHER_SCREENS];

for (const language of SPOKEN) {
  test(`${language}: pages`, async ({ signedIn: page }) => {
    await speak(page, language);
    await forbidWriting(page);
    let nth = 0;
    const open = async (address: string, name = address) => {
      nth += 1;
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await isComplete(page);
      await takeAtBoth(page, `${language}/${String(nth).padStart(2, '0')}-${fileOf(name)}`);
    };
    for (const address of ADDRESSES) await open(address);
    for (const [name, way] of Object.entries(OPENED_PAGES)) await open(await addressOf(page, way), name);
    const form = { action: 'add', product_id: '1', quantity: '1' };
    await page.request.post('/cart', { form });
    await page.goto(paths.home());
    for (const address of OF_SHOP) await open(address);
  });

  test(`${language}: what buttons open`, async ({ signedIn: page }) => {
    await speak(page, language);
    await forbidWriting(page);
    const addresses = [...ADDRESSES];
    for (const way of Object.values(OPENED_PAGES)) addresses.push(await addressOf(page, way));
    for (const [at, address] of addresses.entries()) {
      let nth = 0;
      await page.goto(address);
      await isComplete(page);
      await pressEverything(page, 'main', async () => {
        nth += 1;
        await isComplete(page);
        await page.screenshot({
          path: `reports/pictures/${language}/opened/${String(at + 1).padStart(2, '0')}-${fileOf(address)}-${nth}.png`,
        });
      });
    }
  });
}
