import type { Locator, Page } from '@playwright/test';
import { assert } from '#domain/shared/assert.ts';
import { paths } from '#web/shared/paths.ts';
import { expect } from '../e2e/fixtures.ts';
import { call, pay } from '../e2e/simulated-payments.ts';

type Form = Readonly<{
  open: (page: Page) => Promise<string>;
  /** Begins something that is not saved, and answers how to see that it is still there. */
  begin: (page: Page) => Promise<() => Promise<void>>;
}>;

const ticked = async (box: Locator) => {
  await box.check();
  return () => expect(box).toBeChecked();
};

/** Every page on which somebody can lose what they have begun. */
export const FORMS: Readonly<Record<string, Form>> = {
  evidence: {
    open: async (page) => {
      const { charge_id } = await pay(page);
      const claim = { charge_id, reason: 'general' };
      const raised = await call(page, 'POST', '/simulator/api/disputes', claim);
      const { dispute_id } = (await raised.json()) as { dispute_id: string };
      return paths.challenge(dispute_id);
    },
    begin: async (page) => {
      await page.getByRole('combobox', { name: 'Product type' }).selectOption({ label: 'Offline service' });
      // It saves itself, so only what cannot be saved can be lost.
      await page.route(/\/disputes\/\w+\/desk/, (route) => route.abort());
      const words = page.getByRole('textbox', { name: 'Additional details' });
      await words.fill('Only here.');
      await expect(page.getByRole('region', { name: 'Save' })).toContainText('Not saved');
      return () => expect(words).toHaveValue('Only here.');
    },
  },
  'fraud rules': {
    open: async () => paths.fraudProtection(),
    begin: (page) => ticked(page.getByRole('switch', { name: 'AVS Mismatch' })),
  },
  settings: {
    open: async () => paths.paymentsSettings(),
    begin: (page) => ticked(page.getByRole('checkbox', { name: 'Log errors' })),
  },
  'the wizard for currencies': {
    open: async () => paths.multiCurrencySetup(),
    begin: (page) => ticked(page.getByRole('checkbox').first()),
  },
  'the wizard for ways to pay': {
    open: async () => paths.additionalPaymentMethods(),
    begin: async (page) => {
      const box = page.getByRole('checkbox', { disabled: false }).first();
      await box.click(); // The company is asked first.
      await expect(box).toBeChecked();
      return () => expect(box).toBeChecked();
    },
  },
};

/** The browser asks in its own words, and the person stays. */
async function staysWhenAsked(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await leave();
  const dialog = await asked;
  assert(dialog.type() === 'beforeunload', 'the browser asks about leaving');
  await dialog.dismiss();
}
/** Our own question, in the words of the specification, and the person stays. */
async function staysInside(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await leave();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('There are unsaved changes on this page.');
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toBeHidden();
}

/** Every way to leave. */
export const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a link': (page) =>
    staysInside(page, () =>
      page.getByRole('navigation', { name: 'Store admin' }).getByRole('link', { name: 'Orders' }).click(),
    ),
  'the way back': (page) => staysInside(page, () => page.evaluate(() => history.back())),
  'a reload': (page) =>
    staysWhenAsked(page, () => page.evaluate(() => setTimeout(() => location.reload(), 0))),
  'closing it': (page) => staysWhenAsked(page, () => page.close({ runBeforeUnload: true })),
  'another tab': async (page) => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await other.close();
    await page.bringToFront();
  },
};
