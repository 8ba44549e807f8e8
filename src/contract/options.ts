import * as z from 'zod/mini';
import { HAND_IN_SETTINGS } from '#domain/disputes/draft-standing.ts';
import { isTimeZone } from '#domain/shared/time-zone.ts';
import { endpoint } from './kit/endpoint.ts';
import { said } from './kit/fields.ts';

const LIST_MAX = 500;
const TASK_KEY_MAX = 4000; // A dispute task names every dispute it is about.

const flag = z.boolean();
const yesNo = z.enum(['yes', 'no']);
const shortText = z.string().check(z.maxLength(200));
const methodId = z.string().check(z.regex(/^[\w-]{1,60}$/, 'Expected the id of a payment method'));
const taskKey = z
  .string()
  .check(z.regex(/^[\w-]+$/, 'Expected the key of a task'), z.maxLength(TASK_KEY_MAX));
const taskKeys = z.array(taskKey).check(z.maxLength(LIST_MAX));
const countryCodes = z
  .array(z.string().check(z.regex(/^[A-Z]{2}$/, said('country'))))
  .check(z.maxLength(LIST_MAX));
const few = (value: object): boolean => Object.keys(value).length <= LIST_MAX;

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** Every option that can be read and written by name, with what it holds. */
export const OPTIONS = {
  wcpay_onboarding_eligibility_modal_dismissed: flag,
  wcpay_connection_success_modal_dismissed: flag,
  wcpay_next_deposit_notice_dismissed: flag,
  wcpay_instant_deposit_notice_dismissed: flag,
  wcpay_frt_discover_banner_settings: z
    .string()
    .check(z.maxLength(1000), z.refine(isJsonObject, 'Expected a JSON object written as text')),
  wcpay_multi_currency_setup_completed: yesNo,
  wcpay_multi_currency_enable_auto_currency: yesNo,
  wcpay_multi_currency_enable_storefront_switcher: yesNo,
  wcpay_survey_payment_overview_submitted: flag,
  wcpay_reporting_export_modal_dismissed: flag,
  wcpay_duplicate_payment_method_notices_dismissed: z
    .record(methodId, z.array(methodId).check(z.maxLength(LIST_MAX)))
    .check(z.refine(few, 'Too many entries')),
  wcpay_capability_request_dismissed_notices: z
    .record(methodId, z.boolean())
    .check(z.refine(few, 'Too many entries')),
  wcpay_fraud_protection_welcome_tour_dismissed: flag,
  /** Whether evidence that nobody submitted goes to the bank before the time to respond is over. */
  wcpay_dispute_drafts_handed_in: z.enum(HAND_IN_SETTINGS),
  woocommerce_dismissed_todo_tasks: taskKeys,
  woocommerce_deleted_todo_tasks: taskKeys,
  woocommerce_remind_me_later_todo_tasks: z
    .record(taskKey, z.number().check(z.int(), z.gte(0)))
    .check(z.refine(few, 'Too many entries')),
  woocommerce_allow_tracking: yesNo,
  woocommerce_currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Expected three capital letters such as USD')),
  woocommerce_default_country: z.string().check(z.regex(/^[A-Z]{2}$/, said('country'))),
  /** Where the store sells to: everywhere, everywhere but to a list, or to a list alone. */
  woocommerce_allowed_countries: z.enum(['all', 'all_except', 'specific']),
  woocommerce_all_except_countries: countryCodes,
  woocommerce_specific_allowed_countries: countryCodes,
  /** What the store said of itself when it was set up. */
  woocommerce_onboarding_profile: z.object({
    industry: z.array(z.object({ slug: shortText })).check(z.maxLength(LIST_MAX)),
  }),
  woocommerce_coming_soon: yesNo,
  /** While the shop is not open yet: whether a private link lets people in, and the key it carries. */
  woocommerce_private_link: yesNo,
  woocommerce_share_key: z.string().check(z.regex(/^[\w-]{0,100}$/, 'Expected letters, digits and dashes')),
  /** Which mails customers get about their orders. */
  store_customer_mails: z.object({ paid: flag, refunded: flag, completed: flag }),
  blogname: shortText,
  /** The name of the theme the shop wears. */
  current_theme: shortText,
  timezone_string: z.string().check(z.maxLength(60), z.refine(isTimeZone, said('timeZone'))),
  date_format: z.string().check(z.minLength(1), z.maxLength(40)),
  time_format: z.string().check(z.minLength(1), z.maxLength(40)),
  WPLANG: z
    .string()
    .check(z.regex(/^([a-z]{2,3}(_[A-Z]{2})?)?$/, 'Expected a locale such as en_US, or nothing')),
} as const;
export type OptionName = keyof typeof OPTIONS;
export type Options = { [Name in OptionName]: z.output<(typeof OPTIONS)[Name]> };

export const isOptionName = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

export const optionNames = (list: string): string[] =>
  list.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

/** An option that holds what this version cannot read is read as one that was never set. */
const readable = z.object(
  Object.fromEntries(
    Object.entries<z.ZodMiniType>(OPTIONS).map(([name, schema]) => [
      name,
      z.catch(z.optional(schema), undefined),
    ]),
  ) as { [Name in OptionName]: z.ZodMiniCatch<z.ZodMiniOptional<(typeof OPTIONS)[Name]>> },
);

const knownNames = z.string().check(
  z.minLength(1),
  z.maxLength(2000),
  z.refine((list) => optionNames(list).every(isOptionName), {
    error: ({ input }) => `Unknown option: ${optionNames(String(input)).find((name) => !isOptionName(name))}`,
  }),
);

export const getOptions = endpoint({
  method: 'GET',
  path: '/wc-admin/options',
  summary: 'Read options by name',
  capability: 'see_payments',
  input: z.object({ options: knownNames }),
  reply: readable,
  errors: ['rest_invalid_param'],
});

export const saveOptions = endpoint({
  method: 'POST',
  path: '/wc-admin/options',
  summary: 'Write options by name',
  capability: 'change_settings',
  class: 'write',
  input: z.partial(z.strictObject(OPTIONS)),
  reply: z.record(z.string(), z.boolean()),
  errors: ['rest_invalid_param'],
});
