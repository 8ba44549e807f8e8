import type { PayoutInterval, WeeklyAnchor } from '#domain/payouts/payout-schedule.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { EpochSeconds, UtcInstant } from '#domain/shared/time.ts';

export const ACCOUNT_STATUSES = [
  'complete',
  'enabled',
  'pending_verification',
  'restricted_partially',
  'restricted',
  'restricted_soon',
  'requirements.past_due',
  'requirements.pending_verification',
  'listed',
  'platform_paused',
  'rejected.fraud',
  'rejected.listed',
  'rejected.terms_of_service',
  'rejected.other',
  'under_review',
  'other',
] as const;

type FeeRate = Readonly<{ percentage_rate: number; fixed_rate: number; currency: string | null }>;
export type FeeStructure = Readonly<{
  base: FeeRate;
  additional: FeeRate;
  fx: FeeRate;
  discount: readonly (FeeRate &
    Readonly<{
      discount: number;
      end_time: UtcInstant | null;
      volume_allowance: number;
      volume_currency: string;
      current_volume: number;
      tc_url: string | null;
    }>)[];
}>;

type SupportAddressPart = 'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country';

/** Instead of the id of an account that the provider would not tell. */
export const UNTOLD_ACCOUNT = 'acct_untold';

/** The account as the provider tells it. */
export type ProviderAccount = Readonly<{
  account_id: string;
  /** The key may not read the account: nothing of this was told, except what could be asked otherwise. */
  is_withheld?: true;
  email: string;
  country: string;
  status: string;
  created: UtcInstant;
  payments_enabled: boolean;
  details_submitted: boolean;
  is_live: boolean;
  is_test_drive: boolean;
  test_publishable_key: string;
  live_publishable_key: string;
  statement_descriptor: string;
  statement_descriptor_kanji: string;
  statement_descriptor_kana: string;
  /** Whom customers can ask; absent where nobody has said. */
  support_email?: string;
  support_phone?: string;
  support_address?: Readonly<Partial<Record<SupportAddressPart, string>>>;
  /** How the business is called, found and recognised on what the provider sends; files by their ids. */
  business_name?: string;
  business_url?: string;
  branding_logo?: string;
  branding_icon?: string;
  branding_primary_color?: string;
  branding_secondary_color?: string;
  store_currencies: Readonly<{ default: string; supported: readonly string[] }>;
  customer_currencies: Readonly<{ supported: readonly string[] }>;
  deposits: Readonly<{
    status: 'enabled' | 'disabled' | 'blocked';
    restrictions: string;
    interval: 'daily' | 'weekly' | 'monthly' | 'manual';
    weekly_anchor: string;
    monthly_anchor: number | null;
    delay_days: number;
    completed_waiting_period: boolean;
    minimum_manual_deposit_amounts: Readonly<Record<string, number>>;
    minimum_scheduled_deposit_amounts: Readonly<Record<string, number>>;
  }>;
  current_deadline: EpochSeconds | null;
  has_overdue_requirements: boolean;
  has_pending_requirements: boolean;
  has_submitted_vat_data: boolean;
  /** What tax invoices are made out to, once the merchant has said so. */
  vat_details?: Readonly<{ name: string; address: string; vat_number: string | null }>;
  requirements: Readonly<{
    errors: readonly Readonly<{ code: string; reason: string; requirement: string }>[];
  }>;
  progressive_onboarding: Readonly<{
    is_enabled: boolean;
    is_complete: boolean;
    tpv: number;
    first_transaction_date: UtcInstant | null;
  }>;
  fraud_mitigation_settings: Readonly<{ avs_check_enabled: boolean; cvc_check_enabled: boolean }>;
  capabilities: Readonly<Record<string, string>>;
  capability_requirements: Readonly<Record<string, readonly string[]>>;
  fees: Readonly<Record<string, FeeStructure>>;
  capital: Readonly<{ loans: readonly string[]; has_active_loan: boolean; has_previous_loans: boolean }>;
  is_documents_enabled: boolean;
  lifetime_total_payment_volume: number;
  card_present_eligible: boolean;
}>;

/** The currencies an account is paid out in; the first takes whatever has no balance of its own. */
export const settlementCurrencyOf = (
  { store_currencies }: Pick<ProviderAccount, 'store_currencies'>,
  paidIn: Currency,
): string => (store_currencies.supported.includes(paidIn) ? paidIn : store_currencies.default);

/** What customers read of the business: on their bank statement, and on what the provider sends them. */
export type BusinessDetails = Readonly<
  Required<
    Pick<
      ProviderAccount,
      | 'statement_descriptor'
      | 'statement_descriptor_kanji'
      | 'statement_descriptor_kana'
      | 'support_email'
      | 'support_phone'
      | 'support_address'
      | 'business_name'
      | 'business_url'
      | 'branding_logo'
      | 'branding_icon'
      | 'branding_primary_color'
      | 'branding_secondary_color'
    >
  >
>;

/** Where payouts in one currency go. The number is handed on and kept nowhere but in its last digits. */
export type NewBankAccount = Readonly<{ currency: Currency; account_number: string; bank_name?: string }>;

export type PayoutScheduleSettings = Readonly<{
  interval: PayoutInterval;
  weekly_anchor: WeeklyAnchor;
  monthly_anchor: number | null;
  delay_days: number;
}>;
