import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Puts the first thing that is not sold out into the cart and goes to the checkout. */
export async function putSomethingIn(page: Page): Promise<void> {
  await page.goto('/');
  const product = page.locator('.product').filter({ hasNotText: 'Sold out' }).first();
  await product.getByRole('link').click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('It is in your cart.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Without a card, the one that the page has chosen pays. */
type Customer = Readonly<{ email: string; card?: string; name?: string }>;

export async function fillIn(page: Page, { email, card, name = 'Ada Lovelace' }: Customer): Promise<void> {
  await page.getByLabel('Email').fill(email);
  const billing = page.getByRole('group', { name: 'Billing address' });
  await billing.getByLabel('Full name').fill(name);
  await billing.getByLabel('Address').fill('1 Mill Lane');
  await billing.getByLabel('City').fill('Leeds');
  await billing.getByLabel('Postcode').fill('LS1 4QA');
  await billing.getByLabel('Country').selectOption('GB');
  if (card !== undefined) await fillCard(page, card);
}

export async function fillCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry (MM/YY)').fill('12/40');
  await page.getByLabel('Security code').fill('123');
}
export const pay = (page: Page) => page.getByRole('button', { name: /^Pay / });
