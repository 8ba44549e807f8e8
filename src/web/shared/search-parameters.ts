import * as z from 'zod/mini';
import { count, flag, list, read, text, word } from './search-fields.ts';

export const TRANSACTIONS_TABS = ['transactions-page', 'uncaptured-page', 'blocked-page'] as const;
export const transactionsSearch = z.object({ ...list, tab: read(z.enum(TRANSACTIONS_TABS)) });

/** A document that the address asks for is fetched at once. */
export const documentsSearch = z.object({ ...list, document_id: word, document_type: word });

export const ordersSearch = z.object({ ...list, customer: count });

/** Screens about one thing. */
export const detailsSearch = z.object({ id: word });
/** A payout with the list of what left with it. An id that can be none is told apart by the screen. */
export const payoutSearch = z.object({ ...list, id: text });

export const paymentSearch = z.object({
  id: word,
  transaction_id: word,
  transaction_type: word,
  type: word,
  status_is: word,
  type_is: word,
});

export const overviewSearch = z.object({
  selected_currency: word,
  source: word,
  'wcpay-connection-success': flag,
  'wcpay-sandbox-success': flag,
  'wcpay-loan-offer-error': flag,
  'wcpay-server-link-error': flag,
  'wcpay-reset-account-error': flag,
  'wcpay-login-error': flag,
});

export const connectSearch = z.object({
  /** Any text; the screen keeps its word characters and dashes. */
  source: text,
  from: text,
  redirect_to_settings_page: flag,
  capabilities: text,
  auto_start_test_drive_onboarding: flag,
  test_drive_error: flag,
  'wcpay-connection-error': flag,
});

export const onboardingSearch = z.object({
  source: text,
  from: text,
  collect_payout_requirements: flag,
  redirect_to_settings_page: flag,
  capabilities: text,
});

export const settingsSearch = z.object({ method: read(z.enum(['payment_request', 'woopay'])) });

/** The currency whose settings are open. */
export const currenciesSearch = z.object({ section: read(z.string().check(z.regex(/^[A-Za-z]{3}$/))) });

export const mailSearch = z.object({ id: count });
