import type { FieldErrors, Resolver } from 'react-hook-form';
import type { SentSettings, Settings } from '#contract/settings.ts';
import { settingsProblems } from '#domain/settings/settings-problems.ts';

/** What this page edits. The fraud filters have a page of their own and are never sent from here. */
const FORM_FIELDS = [
  'is_wcpay_enabled',
  'is_test_mode_enabled',
  'enabled_payment_method_ids',
  'is_payment_request_enabled',
  'payment_request_enabled_locations',
  'payment_request_button_type',
  'payment_request_button_size',
  'payment_request_button_theme',
  'payment_request_button_border_radius',
  'is_woopay_enabled',
  'is_woopay_global_theme_support_enabled',
  'woopay_custom_message',
  'woopay_store_logo',
  'woopay_enabled_locations',
  'is_saved_cards_enabled',
  'is_manual_capture_enabled',
  'account_statement_descriptor',
  'account_statement_descriptor_kanji',
  'account_statement_descriptor_kana',
  'account_business_support_email',
  'account_business_support_phone',
  'deposit_schedule_interval',
  'deposit_schedule_weekly_anchor',
  'deposit_schedule_monthly_anchor',
  'current_protection_level',
  'reporting_export_language',
  'is_multi_currency_enabled',
  'is_wcpay_subscriptions_enabled',
  'is_stripe_billing_enabled',
  'is_debug_log_enabled',
] as const satisfies readonly (keyof Settings)[];
export type FormField = (typeof FORM_FIELDS)[number];
export type SettingsForm = Pick<Settings, FormField>;

export const isFormField = (name: string): name is FormField => FORM_FIELDS.some((field) => field === name);

const pick = (of: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, of[name]]));

/** The editable part of the settings. */
export const formOf = (settings: Settings): SettingsForm => pick(settings, FORM_FIELDS) as SettingsForm; // Only picked.

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const changedFields = (form: SettingsForm, base: SettingsForm): readonly FormField[] =>
  FORM_FIELDS.filter((name) => !isSame(form[name], base[name]));

/** Only what was touched is sent, so that two people who change different things do not undo each other. */
export const changesOf = (form: SettingsForm, base: Settings): SentSettings =>
  ({ ...pick(form, changedFields(form, base)), version: base.version }) as SentSettings; // A part of the form.

/** The same rules as on the server, said while typing. Only what was changed is judged. */
export const settingsResolver: Resolver<SettingsForm, Settings> = (form, base) => {
  if (!base) return { values: form, errors: {} };
  const problems = settingsProblems(pick(form, changedFields(form, base)), base);
  const entries = Object.entries(problems).map(([name, message]) => [name, { type: 'rule', message }]);
  const errors: FieldErrors<SettingsForm> = Object.fromEntries(entries);
  return entries.length === 0 ? { values: form, errors: {} } : { values: {}, errors };
};

/** Of what both changed, the fields where they disagree. */
export const clashes = (mine: readonly FormField[], base: Settings, theirs: Settings, form: SettingsForm) =>
  mine.filter((name) => !isSame(base[name], theirs[name]) && !isSame(form[name], theirs[name]));
