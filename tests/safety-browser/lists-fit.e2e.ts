import { LANGUAGES } from '#domain/shared/languages.ts';
import { paths } from '#web/shared/paths.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { forbidWriting, isComplete } from './pseudo-language/press-everything.ts';
import { speak } from './speak.ts';

// Every list in every language, on the usual screen: no column waits outside of it.

const LISTS = [
  paths.transactions(),
  paths.transactions({ tab: 'uncaptured-page' }),
  paths.transactions({ tab: 'blocked-page' }),
  paths.disputes(),
  paths.payouts(),
  paths.orders(),
  paths.products(),
  paths.customers(),
  paths.documents(),
  paths.bank(),
  paths.loans(),
  paths.exports(),
  paths.audit(),
  paths.people(),
  paths.approvals(),
];

test.setTimeout(300_000);
for (const language of LANGUAGES) {
  test(`no list is wider than its page in ${language}`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await speak(page, language);
    await forbidWriting(page);
    for (const address of LISTS) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await isComplete(page);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('.table-scroll')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
      expect.soft(Math.max(0, ...hidden), address).toBeLessThanOrEqual(1);
    }
  });
}
