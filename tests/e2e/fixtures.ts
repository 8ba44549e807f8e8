import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';

type Fixtures = {
  /** A page of somebody who has just signed in. */
  signedIn: Page;
  /** Fails when the page, as it stands, has an accessibility finding. */
  expectAccessible: (page: Page) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  signedIn: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  },
});

export { expect };

export async function signIn(page: Page): Promise<void> {
  await page.goto('/wp-login.php');
  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await page.getByLabel('Password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
}

export const admin = (path: string, query = ''): string =>
  `/wp-admin/admin.php?page=wc-admin&path=${path}${query && `&${query}`}`;
