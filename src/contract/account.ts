import * as z from 'zod/mini';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { endpoint } from './kit/endpoint.ts';
import { utcInstant, wordOf } from './kit/fields.ts';
import { seenBy } from './kit/seen-by.ts';

/** Unix seconds, as the provider's objects carry their times. */
export const unixSeconds = z.custom<EpochSeconds>(
  (value) => Number.isSafeInteger(value),
  'Expected a time in whole seconds',
);

const minimumAmounts = z.optional(z.record(z.string(), z.int()));

export const payoutSettings = z.object({
  status: z.optional(z.string()),
  restrictions: z.optional(z.string()),
  interval: z.optional(z.string()),
  weekly_anchor: z.optional(z.nullable(z.string())),
  monthly_anchor: z.optional(z.nullable(z.int())),
  delay_days: z.optional(z.int()),
  completed_waiting_period: z.optional(z.boolean()),
  minimum_manual_deposit_amounts: minimumAmounts,
  minimum_scheduled_deposit_amounts: minimumAmounts,
});

export const requirementErrors = z.object({
  errors: z.readonly(
    z.array(z.object({ code: z.string(), reason: z.string(), requirement: z.optional(z.string()) })),
  ),
});

/** A rate without a fixed part has no currency. */
const rate = z.object({
  percentage_rate: z.number(),
  fixed_rate: z.number(),
  currency: z.nullable(z.string()),
});
const discount = z.object({
  discount: z.optional(z.number()),
  percentage_rate: z.optional(z.number()),
  fixed_rate: z.optional(z.number()),
  end_time: z.optional(z.nullable(z.string())),
  volume_allowance: z.optional(z.nullable(z.int())),
  volume_currency: z.optional(z.nullable(z.string())),
  current_volume: z.optional(z.nullable(z.int())),
  currency: z.optional(z.nullable(z.string())),
  tc_url: z.optional(z.nullable(z.string())),
});
/** What one payment method costs: the rates, and the discounts with the one in force first. */
export const feeStructure = z.object({ base: rate, additional: rate, fx: rate, discount: z.array(discount) });

/** The payments account as the provider tells it, kept whole in one row. */
export const account = z.object({
  account_id: z.string(),
  email: seenBy('change_account', z.optional(z.string())),
  country: z.optional(z.string()),
  status: z.optional(z.string()),
  created: z.optional(utcInstant),
  payments_enabled: z.optional(z.boolean()),
  details_submitted: z.optional(z.boolean()),
  is_live: z.optional(z.boolean()),
  is_test_drive: z.optional(z.boolean()),
  statement_descriptor: z.optional(z.string()),
  statement_descriptor_kanji: z.optional(z.string()),
  statement_descriptor_kana: z.optional(z.string()),
  support_email: z.optional(z.string()),
  support_phone: z.optional(z.string()),
  support_address: z.optional(
    z.partial(
      z.object({
        line1: z.string(),
        line2: z.string(),
        city: z.string(),
        state: z.string(),
        postal_code: z.string(),
        country: z.string(),
      }),
    ),
  ),
  business_name: z.optional(z.string()),
  business_url: z.optional(z.string()),
  branding_logo: z.optional(z.string()),
  branding_icon: z.optional(z.string()),
  branding_primary_color: z.optional(z.string()),
  branding_secondary_color: z.optional(z.string()),
  store_currencies: z.optional(z.object({ default: z.string(), supported: z.array(z.string()) })),
  customer_currencies: z.optional(z.object({ supported: z.array(z.string()) })),
  deposits: seenBy('see_payouts', z.optional(payoutSettings)),
  current_deadline: z.optional(z.nullable(unixSeconds)),
  has_overdue_requirements: z.optional(z.boolean()),
  has_pending_requirements: z.optional(z.boolean()),
  has_submitted_vat_data: z.optional(z.boolean()),
  requirements: z.optional(requirementErrors),
  progressive_onboarding: z.optional(
    z.object({
      is_enabled: z.boolean(),
      is_complete: z.boolean(),
      tpv: z.int(),
      first_transaction_date: z.nullable(utcInstant),
    }),
  ),
  fraud_mitigation_settings: z.nullish(
    z.object({ avs_check_enabled: z.nullish(z.boolean()), cvc_check_enabled: z.nullish(z.boolean()) }),
  ),
  capabilities: z.optional(z.record(z.string(), z.string())),
  /** What a method still wants to know, under the name of its capability. */
  capability_requirements: z.optional(z.record(z.string(), z.readonly(z.array(z.string())))),
  card_present_eligible: z.optional(z.boolean()),
  fees: z.optional(z.record(z.string(), feeStructure)),
  capital: seenBy(
    'see_payouts',
    z.optional(
      z.object({ loans: z.array(z.string()), has_active_loan: z.boolean(), has_previous_loans: z.boolean() }),
    ),
  ),
  is_documents_enabled: z.optional(z.boolean()),
  lifetime_total_payment_volume: seenBy('see_payouts', z.optional(z.int())),
});
export type AccountRecord = z.output<typeof account>;

const modes = { test_mode: z.boolean(), test_mode_onboarding: z.boolean() };
const noAccount = z.object({
  card_present_eligible: z.literal(false),
  country: z.string(),
  current_deadline: z.literal(null),
  has_overdue_requirements: z.literal(false),
  has_pending_requirements: z.literal(false),
  statement_descriptor: z.literal(''),
  status: wordOf(['NOACCOUNT', 'ONBOARDING_DISABLED']),
  store_currencies: z.object({ default: z.string(), supported: z.readonly(z.array(z.string())) }),
  customer_currencies: z.object({ supported: z.readonly(z.array(z.string())) }),
  ...modes,
});

/** The account as it is at this moment; what we keep of it is brought up to date on the way. */
export const readAccount = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/accounts',
  summary: 'The payments account as the provider tells it now',
  capability: 'see_payments',
  input: z.object({}),
  reply: z.union([
    z.object({ ...account.shape, card_present_eligible: z.literal(false), ...modes }),
    noAccount,
  ]),
  errors: ['provider_unavailable'],
});
