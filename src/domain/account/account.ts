import type { EpochSeconds, UtcInstant } from '../shared/time.ts';

export type RequirementError = Readonly<{ code: string; reason: string; requirement?: string }>;

export type PayoutSettings = Readonly<{
  status?: string;
  restrictions?: string;
  interval?: string;
  weekly_anchor?: string | null;
  monthly_anchor?: number | null;
  delay_days?: number;
  completed_waiting_period?: boolean;
  minimum_manual_deposit_amounts?: Readonly<Record<string, number>>;
  minimum_scheduled_deposit_amounts?: Readonly<Record<string, number>>;
}>;

/** The part of the provider's account object that rules read. A provider may leave any field out. */
export type Account = Readonly<{
  account_id: string;
  email?: string;
  country?: string;
  status?: string;
  created?: UtcInstant;
  payments_enabled?: boolean;
  details_submitted?: boolean;
  is_live?: boolean;
  is_test_drive?: boolean;
  deposits?: PayoutSettings;
  current_deadline?: EpochSeconds | null;
  has_overdue_requirements?: boolean;
  has_submitted_vat_data?: boolean;
  requirements?: Readonly<{ errors: readonly RequirementError[] }>;
  progressive_onboarding?: Readonly<{
    is_enabled: boolean;
    is_complete: boolean;
    tpv: number;
    first_transaction_date: UtcInstant | null;
  }>;
  fraud_mitigation_settings?: Readonly<{
    avs_check_enabled?: boolean | null | undefined;
    cvc_check_enabled?: boolean | null | undefined;
  }> | null;
}>;
