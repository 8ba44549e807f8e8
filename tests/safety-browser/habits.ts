import type { Locator, Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect } from '../e2e/fixtures.ts';
import type { MoneyAction } from './money-actions.ts';

/** What impatient people do: how they press, and what they do while nothing seems to happen. */
export type Habit = Readonly<{
  press: (button: Locator, page: Page) => Promise<void>;
  /** Nobody leaves the page, so it can say how it went. */
  stays?: true;
  meanwhile?: (page: Page, subject: { address: string }, action: MoneyAction) => Promise<void>;
}>;

const click = (button: Locator) => button.click();

export const HABITS: Readonly<Record<string, Habit>> = {
  'a double click': { stays: true, press: (button) => button.dblclick() },
  'Enter twice': {
    stays: true,
    press: async (button, page) => {
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  },
  'a reload': {
    press: click,
    meanwhile: async (page) => {
      await page.reload();
    },
  },
  'back and forward': {
    press: click,
    meanwhile: async (page) => {
      await page.goBack();
      await page.goForward();
    },
  },
  'a second tab': {
    press: click,
    meanwhile: async (page, { address }, action) => {
      const second = await page.context().newPage();
      await second.goto(address);
      await finish(second, action);
      await second.close();
    },
  },
};

/** Opens it from another page of the same visit, so that there is a way back that loads nothing anew. */
export async function openFromHelp(page: Page, address: string): Promise<void> {
  await page.goto(paths.help('instant-payouts'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((to) => history.pushState({}, '', to), address);
}

/** From the offer to the button that does it; a question that stands open already is not asked again. */
export async function reach(page: Page, { offer, between, last }: MoneyAction): Promise<Locator> {
  if (!(await last(page).isVisible())) {
    await offer(page).waitFor();
    if (!(await last(page).isVisible())) await offer(page).click();
    await between?.(page);
    await last(page).waitFor();
  }
  return last(page);
}

const isFree = async (button: Locator): Promise<boolean> =>
  (await button.isVisible()) &&
  (await button.isEnabled()) &&
  (await button.getAttribute('aria-busy')) !== 'true';

/** Whoever sees that it has not happened presses again, until the page says that it has. */
export async function finish(page: Page, action: MoneyAction): Promise<void> {
  const ended = action.done(page).or(page.getByText(action.success)).first();
  await expect(async () => {
    if (await ended.isVisible()) return;
    const isAsked = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
    if (await isFree(isAsked ? action.last(page) : action.offer(page)))
      await (await reach(page, action)).click();
    await expect(ended).toBeVisible({ timeout: 1500 });
  }).toPass({ intervals: [100], timeout: 45_000 });
}
