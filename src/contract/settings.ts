import * as z from 'zod/mini';
import { readSavedRules, type SavedRule } from '#domain/fraud/saved-rule.ts';
import { CAPABILITY_STATUSES } from '#domain/settings/method-standing.ts';
import { endpoint } from './kit/endpoint.ts';
import { said, wordOf } from './kit/fields.ts';

const flag = z.boolean();
const text = (most: number) => z.string().check(z.maxLength(most));
const locale = z.string().check(z.regex(/^([a-z]{2,3}(_[A-Z]{2})?)?$/, 'Expected a locale such as en_US'));
const colour = z.string().check(z.regex(/^(#[0-9a-fA-F]{6})?$/, 'Expected a colour such as #7f54b3'));
const file = z.string().check(z.regex(/^(file_\w{1,250})?$/, 'Expected the id of a file'));

export const EXPRESS_LOCATIONS = ['product', 'cart', 'checkout'] as const;
export type ExpressLocation = (typeof EXPRESS_LOCATIONS)[number];
export const BUTTON_TYPES = ['default', 'buy', 'donate', 'book'] as const;
export const BUTTON_SIZES = ['small', 'medium', 'large'] as const;
export const BUTTON_THEMES = ['dark', 'light', 'light-outline'] as const;
export const BORDER_RADIUS_MAX = 30;
export const CUSTOM_MESSAGE_LENGTH_MAX = 1000;
/** Of the levels an older version knew, these two are left. */
export const PROTECTION_LEVELS = ['basic', 'advanced'] as const;
export type ProtectionLevel = (typeof PROTECTION_LEVELS)[number];

const locations = z.array(z.enum(EXPRESS_LOCATIONS)).check(z.maxLength(EXPRESS_LOCATIONS.length));
const methodIds = z.array(z.string().check(z.regex(/^[\w-]{1,60}$/))).check(z.maxLength(100));
export const savedRules = z.custom<readonly SavedRule[]>(
  (value) => readSavedRules(value) !== undefined,
  'Expected a list of fraud rules',
);

/** Which lists may be saved is a rule of the settings: one that stands there already may come along. */
export const sentRules = z.custom<readonly SavedRule[]>(Array.isArray, 'Expected a list of fraud rules');

const addressParts = {
  line1: z.optional(text(200)),
  line2: z.optional(text(200)),
  city: z.optional(text(200)),
  state: z.optional(text(200)),
  postal_code: z.optional(text(40)),
  country: z.optional(z.string().check(z.regex(/^([A-Z]{2})?$/, said('country')))),
};

/** What a merchant decides and the product itself keeps. */
const writable = {
  is_wcpay_enabled: flag,
  enabled_payment_method_ids: methodIds,
  account_statement_descriptor: text(100),
  account_statement_descriptor_kanji: text(100),
  account_statement_descriptor_kana: text(100),
  account_business_name: text(200),
  account_business_url: text(500),
  account_business_support_address: z.strictObject(addressParts),
  account_business_support_email: text(254),
  account_business_support_phone: text(40),
  account_branding_logo: file,
  account_branding_icon: file,
  account_branding_primary_color: colour,
  account_branding_secondary_color: colour,
  is_manual_capture_enabled: flag,
  is_test_mode_enabled: flag,
  is_debug_log_enabled: flag,
  is_multi_currency_enabled: flag,
  is_saved_cards_enabled: flag,
  is_payment_request_enabled: flag,
  payment_request_enabled_locations: locations,
  payment_request_button_type: z.enum(BUTTON_TYPES),
  payment_request_button_size: z.enum(BUTTON_SIZES),
  payment_request_button_theme: z.enum(BUTTON_THEMES),
  payment_request_button_border_radius: z.number().check(z.int(), z.gte(0), z.lte(BORDER_RADIUS_MAX)),
  is_woopay_enabled: flag,
  is_woopay_global_theme_support_enabled: flag,
  woopay_custom_message: text(CUSTOM_MESSAGE_LENGTH_MAX),
  woopay_store_logo: file,
  woopay_enabled_locations: locations,
  is_wcpay_subscriptions_enabled: flag,
  is_stripe_billing_enabled: flag,
  reporting_export_language: locale,
  current_protection_level: z.enum(PROTECTION_LEVELS),
};
export const writableSettings = z.object({ ...writable, advanced_fraud_protection_settings: savedRules });
export type WritableSettings = z.output<typeof writableSettings>;

/** What a merchant decides and the provider keeps. */
const schedule = {
  deposit_schedule_interval: z.enum(['daily', 'weekly', 'monthly']),
  deposit_schedule_weekly_anchor: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']),
  deposit_schedule_monthly_anchor: z.nullable(z.int()),
};

/** What the settings only tell. Sent back as it was read it is taken without a word; changed, it is refused. */
const readOnly = {
  available_payment_method_ids: z.array(z.string()),
  duplicated_payment_method_ids: z.record(z.string(), z.array(z.string())),
  payment_method_statuses: z.record(
    z.string(),
    z.object({ status: wordOf(CAPABILITY_STATUSES), requirements: z.array(z.string()) }),
  ),
  account_country: z.string(),
  account_domestic_currency: z.string(),
  deposit_delay_days: z.int(),
  deposit_completed_waiting_period: flag,
  deposit_status: z.string(),
  deposit_restrictions: z.string(),
  is_test_mode_onboarding: flag,
  is_dev_mode_enabled: flag,
  is_card_present_eligible: flag,
  is_wcpay_subscriptions_eligible: flag,
  is_subscriptions_plugin_active: flag,
  show_woopay_incompatibility_notice: flag,
  is_migrating_stripe_billing: flag,
  stripe_billing_subscription_count: z.int(),
  stripe_billing_migrated_count: z.int(),
};
export const READ_ONLY_SETTINGS: readonly string[] = Object.keys(readOnly);

/** What is told in words that may have grown since; sent back, they are checked again. */
const read = {
  account_business_support_address: z.object(addressParts),
  payment_request_enabled_locations: z.array(wordOf(EXPRESS_LOCATIONS)),
  payment_request_button_type: wordOf(BUTTON_TYPES),
  payment_request_button_size: wordOf(BUTTON_SIZES),
  payment_request_button_theme: wordOf(BUTTON_THEMES),
  woopay_enabled_locations: z.array(wordOf(EXPRESS_LOCATIONS)),
  current_protection_level: wordOf(PROTECTION_LEVELS),
  /** A merchant may still have a schedule that waits for their own hand, which this page does not offer. */
  deposit_schedule_interval: wordOf(['manual', 'daily', 'weekly', 'monthly']),
  deposit_schedule_weekly_anchor: z.string(),
  /** The word stands for a list that could not be read, as one with a rule newer than this page. */
  advanced_fraud_protection_settings: z.catch(z.union([savedRules, z.literal('error')]), 'error'),
};

const lastChange = z.nullable(z.object({ by: z.string(), at: z.string() }));

const settings = z.object({
  ...writable,
  ...readOnly,
  ...schedule,
  ...read,
  /** Counts the saves. Sent along, a save that somebody else was faster than is refused. */
  version: z.int(),
  last_change: lastChange,
});
export type Settings = z.output<typeof settings>;

const sent = z.partial(
  z.strictObject({
    ...writable,
    ...schedule,
    advanced_fraud_protection_settings: sentRules,
    ...Object.fromEntries(READ_ONLY_SETTINGS.map((name) => [name, z.unknown()])),
    last_change: z.unknown(),
    version: z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
);
export type SentSettings = Partial<WritableSettings> & {
  [Name in keyof typeof schedule]?: z.output<(typeof schedule)[Name]>;
} & { version?: number };

const path = '/wc/v3/payments/settings';

export const getSettings = endpoint({
  method: 'GET',
  path,
  summary: 'All settings of payments, with what the account allows',
  capability: 'change_settings',
  or: ['change_fraud_rules', 'change_account'],
  input: z.object({}),
  reply: settings,
  errors: [],
});

const save = {
  path,
  summary: 'Changes the settings that are named; everything else stays as it is',
  capability: 'change_settings',
  or: ['change_fraud_rules'],
  class: 'write',
  act: 'fraud_rules',
  input: sent,
  reply: z.object({ data: settings }),
  errors: [
    'rest_invalid_param',
    'settings_not_allowed',
    'settings_conflict',
    'settings_not_saved',
    'approval_requested',
    'approval_nobody',
  ],
} as const;
export const saveSettings = endpoint({ method: 'POST', ...save });
/** Older programs say the same with other words. */
export const putSettings = endpoint({ method: 'PUT', ...save });
export const patchSettings = endpoint({ method: 'PATCH', ...save });

export const requestCapability = endpoint({
  method: 'POST',
  path: `${path}/request-capability`,
  summary: 'Asks the payments company for a way to pay that was never asked for',
  capability: 'change_settings',
  class: 'write',
  input: z.object({ id: z.string().check(z.regex(/^[\w-]{1,60}$/, 'Expected the id of a payment method')) }),
  reply: z.nullable(z.object({ id: z.string(), status: wordOf(CAPABILITY_STATUSES) })),
  errors: ['rest_invalid_param', 'account_missing', 'payment_method_unavailable', 'provider_unavailable'],
});

export const scheduleBillingMigration = endpoint({
  method: 'POST',
  path: `${path}/schedule-stripe-billing-migration`,
  summary: 'Moves subscriptions that the payments company bills into the store, in the background',
  capability: 'change_settings',
  class: 'write',
  input: z.object({}),
  reply: z.array(z.unknown()),
  errors: [],
});
