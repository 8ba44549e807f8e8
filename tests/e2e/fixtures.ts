import { test as base, type Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { axeFindings } from './axe-findings.ts';
import { expect } from './expect.ts';
import { addPerson, type Person } from './people.ts';

type Fixtures = {
  /** Somebody who may run the store and whom no other story knows. */
  person: Person;
  /** A page of that person, who has signed in and opened nothing yet. */
  signedIn: Page;
  /** Fails when the page as it stands, or one part of it, has an accessibility finding. */
  expectAccessible: (page: Page, part?: string) => Promise<void>;
  /** The same, and then its colours in the dark, without opening it again. */
  expectAccessibleInBothThemes: (page: Page, part?: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
  person: async ({}, use) => {
    await use(await addPerson());
  },
  signedIn: async ({ page, person }, use) => {
    await signIn(page, person);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
  expectAccessible: async ({}, use) => {
    await use((page, part) => expectNoFinding(page, part));
  },
  expectAccessibleInBothThemes: async ({ expectAccessible }, use) => {
    await use(async (page, part) => {
      await expectAccessible(page, part);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoFinding(page, part, ABOUT_COLOURS);
      await page.emulateMedia({ colorScheme: 'light' });
    });
  },
});

/** A theme is colours alone, which src/web/app/theme.test.ts holds: whatever else axe knows has the same answer in each. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

async function expectNoFinding(page: Page, part = 'html', rules?: readonly string[]): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' }); // Between two pages there is nothing to look at.
  await standsStill(page); // Halfway to another theme, colours are those of neither.
  expect(await axeFindings(page, part, rules), page.url()).toEqual([]);
}

/** Whatever fades or slides has arrived; what turns for ever is let turn. */
export const standsStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });

/** As most people have it, for stories in which something moves. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };

export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in with the request that the form would send, and leaves what to open to the story: the form has its own. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  const form = { log: email, pwd: password };
  const answer = await page.request.post('/wp-login.php', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
}

/** What a sign-in through the form leads to. */
export async function openHome(page: Page): Promise<void> {
  await page.goto(paths.home());
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
}

export const admin = (path: string, query = ''): string =>
  `/wp-admin/admin.php?page=wc-admin&path=${path}${query && `&${query}`}`;
