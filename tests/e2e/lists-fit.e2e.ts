import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#domain/shared/languages.ts';
import { paths } from '#web/shared/paths.ts';
import { isCounted } from '../rounds.ts';
import { followRequests, isComplete } from './complete-page.ts';
import { expect, test } from './fixtures.ts';
import { speak } from './speak.ts';

// Every list in every language, on the usual screen: no column waits outside of it. With every change that is tried in the
// source of all words, in the language of the longest, and in the one that is written the other way.

const WITH_EVERY_CHANGE: readonly Language[] = ['en', 'de', 'ar'];

const LISTS = [
  paths.transactions(),
  paths.transactions({ tab: 'uncaptured-page' }),
  paths.transactions({ tab: 'blocked-page' }),
  paths.disputes(),
  paths.payouts(),
  paths.orders(),
  paths.customers(),
  paths.documents(),
];

/** By how much the widest table is wider than its place. */
const outside = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.table-scroll')].map(
        (place) => place.scrollWidth - place.clientWidth,
      ),
    ),
  );

/** Eight pages each, on a machine that runs everything at once. */
test.setTimeout(120_000);
for (const language of isCounted ? LANGUAGES : WITH_EVERY_CHANGE)
  test(`no list is wider than its page in ${language}`, async ({ signedIn: page }) => {
    await speak(page, language);
    followRequests(page);
    for (const address of LISTS) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.getByRole('table').first()).toBeVisible();
      await isComplete(page);
      expect.soft(await outside(page), address).toBeLessThanOrEqual(1); // As `useFits` has it.
    }
  });
