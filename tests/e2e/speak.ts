import type { Page } from '@playwright/test';
import type { SpokenLanguage } from '#domain/shared/languages.ts';
import { expect } from './fixtures.ts';
import { call } from './simulated-payments.ts';

/** From the next page on, whoever is signed in is spoken to in this language. */
export async function speak(page: Page, language: SpokenLanguage): Promise<void> {
  const meta = { woocommerce_meta: { wc_payments_language: language } };
  const answer = await call(page, 'POST', '/wp-json/wp/v2/users/me', meta);
  expect(answer.status(), await answer.text()).toBe(200);
}
