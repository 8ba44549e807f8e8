import * as z from 'zod/mini';
import { calendarDate, pairOf, storeId } from '#contract/fields.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { PRODUCT_STATUSES } from '#domain/orders/product-status.ts';

// What each screen reads from its address. A value that makes no sense reads as absent, but for filters; nothing has a default
// here: a default would be written into every address. `page`, `path`, `tab` of settings and `section` are taken.

const read = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** What a filter of a list cannot mean is kept: the list reads it again, leaves it out, and says so. */
const filter = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), ({ input }) => input as z.output<Schema>);

const text = read(z.string().check(z.maxLength(500)));
const aWord = z.string().check(z.regex(/^[\w-]+$/));
const word = read(aWord);
/** The value of a filter. */
const value = filter(aWord);
const count = read(storeId);
const flag = read(z.string().check(z.maxLength(20)));
const words = read(
  z.union([
    z.array(z.string()).check(z.maxLength(100)),
    z.pipe(
      z.string(),
      z.transform((one: string) => [one]),
    ),
  ]),
);

/** Paging, order and the filters every list shares. */
const list = {
  paged: count,
  per_page: count,
  orderby: word,
  order: read(z.enum(['asc', 'desc'])),
  filter: word,
  match: read(z.enum(['all', 'any'])),
  date_before: filter(calendarDate),
  date_after: filter(calendarDate),
  date_between: filter(pairOf(calendarDate)),
};

export const TRANSACTIONS_TABS = ['transactions-page', 'uncaptured-page', 'blocked-page'] as const;

export const transactionsSearch = z.object({
  ...list,
  tab: read(z.enum(TRANSACTIONS_TABS)),
  type: value,
  type_is: value,
  type_is_not: value,
  type_is_in: words,
  source_device_is: value,
  source_device_is_not: value,
  channel_is: value,
  channel_is_not: value,
  customer_country_is: value,
  customer_country_is_not: value,
  risk_level_is: value,
  risk_level_is_not: value,
  store_currency_is: value,
  customer_currency_is: value,
  customer_currency_is_not: value,
  source_is: value,
  source_is_not: value,
  loan_id_is: value,
  deposit_id: value,
  search: words,
});

export const payoutsSearch = z.object({
  ...list,
  store_currency_is: value,
  status_is: value,
  status_is_not: value,
});

export const disputesSearch = z.object({
  ...list,
  store_currency_is: value,
  status_is: value,
  status_is_not: value,
  search: words,
});

export const documentsSearch = z.object({
  ...list,
  type_is: value,
  type_is_not: value,
  document_id: word,
  document_type: word,
});

/** The rooms next door. */
export const ordersSearch = z.object({
  ...list,
  status_is: filter(z.enum(ORDER_STATUSES)),
  status_is_not: filter(z.enum(ORDER_STATUSES)),
  customer: count,
  search: words,
});
export const customersSearch = z.object({
  ...list,
  country_is: filter(z.string().check(z.regex(/^[A-Z]{2}$/))),
  search: words,
});
export const productsSearch = z.object({
  ...list,
  status_is: filter(z.enum(PRODUCT_STATUSES)),
  search: words,
});
export const exportsSearch = z.object(list);

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

export const auditSearch = z.object({
  ...list,
  action_is: filter(z.string().check(z.regex(/^[a-z_]+\.[a-z_]+$/))),
  result_is: filter(z.enum(['succeeded', 'failed'])),
  actor_is: text,
  search: words,
});

export const mailSearch = z.object({ id: count });
