import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { addPerson, type Person } from './people.ts';

type Fixtures = {
  /** Somebody who may run the store and whom no other story knows. */
  person: Person;
  /** A page of that person, just signed in. */
  signedIn: Page;
  /** Fails when the page as it stands, or one part of it, has an accessibility finding. */
  expectAccessible: (page: Page, part?: string) => Promise<void>;
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
    await use(async (page, part = 'html') => {
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        page.url(),
      ).toEqual([]);
    });
  },
});

export { expect };

export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/wp-login.php');
  await fillSignIn(page, person);
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
}

export const admin = (path: string, query = ''): string =>
  `/wp-admin/admin.php?page=wc-admin&path=${path}${query && `&${query}`}`;
