import { humanized, known } from '../shared/word.ts';

/** What each setting is called wherever a change of it, or a refusal, is told. */
export const SETTING_LABELS: Readonly<Record<string, string>> = {
  is_wcpay_enabled: 'Take payments',
  is_test_mode_enabled: 'Test mode',
  enabled_payment_method_ids: 'Payment methods',
  is_payment_request_enabled: 'Apple Pay / Google Pay',
  payment_request_enabled_locations: 'Where Apple Pay / Google Pay shows',
  payment_request_button_type: 'Button: call to action',
  payment_request_button_size: 'Button: size',
  payment_request_button_theme: 'Button: theme',
  payment_request_button_border_radius: 'Button: corner radius',
  is_woopay_enabled: 'One-click checkout',
  is_woopay_global_theme_support_enabled: 'One-click: use the theme of the store',
  woopay_custom_message: 'One-click: message',
  woopay_store_logo: 'One-click: logo',
  woopay_enabled_locations: 'Where one-click checkout shows',
  is_saved_cards_enabled: 'Saved cards',
  is_manual_capture_enabled: 'Charge later',
  account_statement_descriptor: 'Customer bank statement',
  account_statement_descriptor_kanji: 'Customer bank statement (kanji)',
  account_statement_descriptor_kana: 'Customer bank statement (kana)',
  account_business_support_email: 'Support email',
  account_business_support_phone: 'Support phone number',
  account_business_name: 'Business name',
  account_business_url: 'Business website',
  account_business_support_address: 'Support address',
  account_branding_logo: 'Logo',
  account_branding_icon: 'Icon',
  account_branding_primary_color: 'First colour',
  account_branding_secondary_color: 'Second colour',
  deposit_schedule_interval: 'Payout frequency',
  deposit_schedule_weekly_anchor: 'Payout day of the week',
  deposit_schedule_monthly_anchor: 'Payout day of the month',
  current_protection_level: 'Fraud protection level',
  advanced_fraud_protection_settings: 'Fraud filters',
  reporting_export_language: 'Export language',
  is_multi_currency_enabled: 'Multi-currency',
  is_wcpay_subscriptions_enabled: 'Subscriptions',
  is_stripe_billing_enabled: 'Billing by the payments company',
  is_debug_log_enabled: 'Log errors',
  wcpay_dispute_drafts_handed_in: 'Hand in evidence drafts at the deadline',
};

/** A field of a request as the screen calls it: `items.0.unit_price` reads "Unit price". */
export function fieldName(field: string): string {
  const steps = field.split('.');
  const last = steps.findLast((step) => !/^\d+$/.test(step)) ?? field;
  return known(SETTING_LABELS, last) ?? humanized(last);
}
