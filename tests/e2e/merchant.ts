import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { call } from './simulated-payments.ts';

/** Asks the console of the simulated provider, as the person who is signed in on this page. */
export async function askConsole(
  page: Page,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<void> {
  const reply = await call(page, method, `/simulator/api/${path}`, data);
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The page of a merchant who has nothing yet. */
export async function stranger(page: Page): Promise<void> {
  await askConsole(page, 'POST', 'scenario', { name: 'fresh' });
  await page.goto(paths.connect());
  await expect(page.getByRole('button', { name: 'Verify business details' })).toBeVisible();
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).fill(value);
}

export async function describeBusiness(page: Page, goLive: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Tell us about your business' })).toBeVisible();
  await page.getByRole('radio', { name: 'Company' }).check();
  await page.getByLabel('Company structure').selectOption({ label: 'Multi-member LLC' });
  await page.getByRole('combobox', { name: 'What do you sell?' }).fill('paper');
  await page.getByRole('option', { name: /Stationery/ }).click();
  await page.getByLabel('Revenue in a year').selectOption({ label: 'Less than $250k' });
  await page.getByLabel('When will you take the first payment?').selectOption({ label: goLive });
  await next(page);
}

export async function fillBusiness(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your business' })).toBeVisible();
  await fill(page, {
    'Legal name': 'Amara Paper LLC',
    Website: 'https://paper.example',
    'Tax or registration number': '12-3456789',
  });
  await next(page);
}

export async function fillOwner(page: Page, born = '1985-04-12'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'The owner' })).toBeVisible();
  await fill(page, {
    ...{ 'First name': 'Amara', 'Last name': 'Okafor', 'Date of birth': born },
    ...{ 'Street and number': '1 Main Street', City: 'Boston', Postcode: '02108' },
    'Identity number': '123456789',
  });
  await next(page);
}

export async function fillBankAndDocument(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Where payouts go' })).toBeVisible();
  await fill(page, { 'Account holder': 'Amara Okafor', 'Account number': '000123456789' });
  await next(page);
  await expect(page.getByRole('heading', { name: 'A photo of an identity document' })).toBeVisible();
  const passport = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  await page.getByLabel('File', { exact: true }).setInputFiles(passport);
  await next(page);
}

export async function handIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Check and hand in' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^I confirm/ }).check();
  await page.getByRole('button', { name: 'Hand in' }).click();
}

/** What the page was told of the account when it was loaded. */
export const accountStatus = (page: Page) =>
  page.evaluate(() => {
    const settings = JSON.parse(document.getElementById('page-settings')?.textContent ?? '{}');
    return { ...settings.accountStatus, isLive: !settings.testMode };
  });

/** The overview as the account is now: "Check now" asks the provider as well, so no story waits for an event. */
export async function openOverview(page: Page): Promise<void> {
  expect((await call(page, 'GET', '/wc/v3/payments/accounts')).ok()).toBe(true);
  await page.goto(paths.overview());
}
