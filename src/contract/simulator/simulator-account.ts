import * as z from 'zod/mini';
import { PAYOUT_INTERVALS, WEEKLY_ANCHORS } from '#domain/payouts/payout-schedule.ts';
import { unixSeconds } from '../account.ts';
import { emailAddress, said, sentCurrency, utcInstant } from '../kit/fields.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const country = z.string().check(z.regex(/^[A-Z]{2}$/, said('country')));
const currencies = z.array(sentCurrency);
const anyOf = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words);
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const DEPOSIT_STATUSES = ['enabled', 'disabled', 'blocked'] as const;
export const DEPOSIT_RESTRICTIONS = [
  'deposits_unrestricted',
  'schedule_restricted',
  'deposits_blocked',
] as const;

const deposits = z.partial(
  z.strictObject({
    status: anyOf(DEPOSIT_STATUSES),
    restrictions: anyOf(DEPOSIT_RESTRICTIONS),
    interval: anyOf(PAYOUT_INTERVALS),
    weekly_anchor: anyOf(WEEKLY_ANCHORS),
    monthly_anchor: z.nullable(whole(1, 31)),
    delay_days: whole(0, 90),
    completed_waiting_period: z.boolean(),
  }),
);
const requirements = z.strictObject({
  errors: z
    .array(z.strictObject({ code: text(100), reason: text(500), requirement: text(100) }))
    .check(z.maxLength(50)),
});
const progressiveOnboarding = z.partial(
  z.strictObject({
    is_enabled: z.boolean(),
    is_complete: z.boolean(),
    tpv: whole(0, 1e12),
    first_transaction_date: z.nullable(utcInstant),
  }),
);
const capabilities = z.record(
  z.string().check(z.regex(/^[a-z_]{1,60}$/, 'Expected the name of a capability')),
  anyOf(['active', 'inactive', 'pending', 'pending_verification', 'unrequested']),
);

/** What may be changed of the account by hand. A field that is not here is refused by its name. */
export const accountPatch = z.partial(
  z.strictObject({
    email: emailAddress,
    country,
    status: text(60),
    payments_enabled: z.boolean(),
    details_submitted: z.boolean(),
    is_live: z.boolean(),
    is_test_drive: z.boolean(),
    statement_descriptor: text(22),
    store_currencies: z.strictObject({ default: sentCurrency, supported: currencies }),
    customer_currencies: z.strictObject({ supported: currencies }),
    deposits,
    current_deadline: z.nullable(unixSeconds),
    has_overdue_requirements: z.boolean(),
    has_pending_requirements: z.boolean(),
    has_submitted_vat_data: z.boolean(),
    requirements,
    progressive_onboarding: progressiveOnboarding,
    fraud_mitigation_settings: z.strictObject({
      avs_check_enabled: z.boolean(),
      cvc_check_enabled: z.boolean(),
    }),
    capabilities,
    is_documents_enabled: z.boolean(),
    card_present_eligible: z.boolean(),
  }),
);

/** The states of the world around the account. */
export const sitePatch = z.partial(
  z.strictObject({
    is_connected: z.boolean(),
    reconnect_url: z.nullable(text(500)),
    is_safe_mode: z.boolean(),
    is_onboarding_paused: z.boolean(),
    incentive: z.nullable(
      z.strictObject({
        id: text(100),
        description: text(500),
        tc_url: text(500),
        task_header_content: text(500),
        task_badge: text(100),
      }),
    ),
    has_review_campaign: z.boolean(),
    is_one_click_eligible: z.boolean(),
    has_loan_offer: z.boolean(),
  }),
);
