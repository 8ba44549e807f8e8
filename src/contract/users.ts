import * as z from 'zod/mini';
import { MAIL_KINDS } from '#domain/account/mail-choices.ts';
import { VIEWED_LISTS } from '#domain/people/saved-views.ts';
import { LANGUAGES, PSEUDO_LANGUAGE } from '#domain/shared/languages.ts';
import { endpoint } from './kit/endpoint.ts';

const COLUMNS_MAX = 60;
const JSON_TEXT_MAX = 6000;

const hiddenColumns = z
  .array(z.string().check(z.regex(/^\w{1,60}$/, 'Expected the key of a column')))
  .check(z.maxLength(COLUMNS_MAX));
const timestamp = z.number().check(z.int(), z.gte(0));
const viewId = z.number().check(z.int(), z.gte(1));

/** Preferences travel as JSON in a string; text that is no JSON is left for the schema behind to refuse. */
const decoded = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** A value, the same value as JSON text, or nothing (`null` or an empty text) to forget it. */
const preference = <Value>(schema: z.ZodMiniType<Value>) => {
  const given = z.union([z.string().check(z.maxLength(JSON_TEXT_MAX)), z.nullable(schema)]);
  const plain = z.transform((value: string | Value | null): unknown => decoded(value));
  return z.optional(z.pipe(z.pipe(given, plain), z.nullable(schema)));
};

/** Which news reach a person by mail; what is not named stays as it is by default. */
const mailChoices = z.strictObject(
  Object.fromEntries(MAIL_KINDS.map((kind) => [kind, z.optional(z.boolean())])),
);

/** The view each list opens with, by its id; one that is gone counts as none. */
const defaultViews = z.strictObject(
  Object.fromEntries(Object.keys(VIEWED_LISTS).map((list) => [list, z.optional(viewId)])),
);

/** What each preference holds. A key that is not here is refused, so the table cannot fill with anything else. */
const PREFERENCES = {
  wc_payments_transactions_hidden_columns: preference(hiddenColumns),
  wc_payments_transactions_uncaptured_hidden_columns: preference(hiddenColumns),
  wc_payments_transactions_blocked_hidden_columns: preference(hiddenColumns),
  wc_payments_payouts_hidden_columns: preference(hiddenColumns),
  wc_payments_bank_hidden_columns: preference(hiddenColumns),
  wc_payments_disputes_hidden_columns: preference(hiddenColumns),
  wc_payments_documents_hidden_columns: preference(hiddenColumns),
  wc_payments_audit_hidden_columns: preference(hiddenColumns),
  wc_payments_security_hidden_columns: preference(hiddenColumns),
  wc_payments_people_hidden_columns: preference(hiddenColumns),
  orders_hidden_columns: preference(hiddenColumns),
  customers_hidden_columns: preference(hiddenColumns),
  products_hidden_columns: preference(hiddenColumns),
  wc_payments_default_views: preference(defaultViews),
  wc_payments_overview_inbox_last_read: preference(timestamp),
  wc_payments_mail_choices: preference(mailChoices),
  wc_payments_language: preference(z.enum([...LANGUAGES, PSEUDO_LANGUAGE])),
  wc_payments_wporg_review_2025_prompt_dismissed: preference(timestamp),
};

export type PreferenceKey = keyof typeof PREFERENCES;

const preferences = z.strictObject(PREFERENCES);

/** The signed-in person. `woocommerce_meta` holds JSON text under each known key. */
export const user = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  capabilities: z.array(z.string()),
  woocommerce_meta: z.record(z.string(), z.string()),
});
export type User = z.output<typeof user>;

const saving = {
  path: '/wp/v2/users/me',
  capability: 'signed_in',
  class: 'write',
  input: z.object({ woocommerce_meta: z.optional(preferences) }),
  reply: user,
  errors: [],
} as const;

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/wp/v2/users/me',
  summary: 'The signed-in person and their preferences',
  capability: 'signed_in',
  input: z.object({}),
  reply: user,
  errors: [],
});
export const saveCurrentUser = endpoint({ ...saving, method: 'POST', summary: 'Save preferences' });
export const putCurrentUser = endpoint({ ...saving, method: 'PUT', summary: 'Save preferences' });
