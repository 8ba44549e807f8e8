import * as z from 'zod/mini';
import { DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { REFUND_PENDING_REASONS } from '#domain/payments/refund-pending.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { PAYOUT_TYPES } from '#domain/payouts/payout-type.ts';
import { endpoint } from '../kit/endpoint.ts';
import { amount, currencyCode, utcInstant, wordOf } from '../kit/fields.ts';
import { personal } from '../kit/seen-by.ts';

const deskCharge = z.object({
  id: z.string(),
  payment_intent_id: z.string(),
  amount,
  currency: currencyCode,
  created: utcInstant,
  customer: personal(z.string()),
});
const deskDispute = z.object({
  id: z.string(),
  status: wordOf(DISPUTE_STATUSES),
  reason: z.string(),
  amount,
  currency: currencyCode,
});
const deskPayout = z.object({
  id: z.string(),
  status: wordOf(PAYOUT_STATUSES),
  amount,
  currency: currencyCode,
  date: utcInstant,
  type: wordOf(PAYOUT_TYPES),
});
const enhanced = z.object({ type: z.string(), status: z.string() });
const card = z.object({
  number: z.string(),
  brand: z.string(),
  country: z.string(),
  decline: z.optional(z.string()),
  isBlocked: z.optional(z.literal(true)),
  risk: z.optional(z.string()),
  cvc: z.optional(z.nullable(z.string())),
  line1: z.optional(z.nullable(z.string())),
  postalCode: z.optional(z.nullable(z.string())),
  needsAction: z.optional(z.literal(true)),
  dispute: z.optional(
    z.object({
      reason: z.string(),
      inquiry: z.optional(z.literal(true)),
      count: z.optional(z.literal(2)),
      prevented: z.optional(z.literal(true)),
      words: z.optional(z.object({ enhanced_evidence: z.optional(z.readonly(z.array(enhanced))) })),
    }),
  ),
  refund: z.optional(wordOf(['pending', 'fails'])),
  refundWaitsFor: z.optional(wordOf(REFUND_PENDING_REASONS)),
  skipsPending: z.optional(z.literal(true)),
});
export type MagicCard = z.output<typeof card>;

const desk = z.object({
  /** What can be disputed, newest first. */
  charges: z.array(deskCharge),
  disputes: z.array(deskDispute),
  payouts: z.array(deskPayout),
  cards: z.array(card),
  /** Ways to pay that are no card and that this account takes, by their names. */
  methods: z.array(z.string()),
  account: z.nullable(
    z.object({
      status: z.string(),
      payments_enabled: z.boolean(),
      deposits: z.object({
        status: z.string(),
        restrictions: z.string(),
        interval: z.string(),
        completed_waiting_period: z.boolean(),
      }),
      requirements: z.object({ errors: z.array(z.object({ requirement: z.string(), reason: z.string() })) }),
      current_deadline: z.nullable(z.int()),
      progressive_onboarding: z.object({ is_enabled: z.boolean(), is_complete: z.boolean() }),
      currencies: z.array(z.string()),
    }),
  ),
  /** The terms of the loan that is on offer. */
  loan_offer: z.nullable(
    z.object({ amount, fee_amount: amount, withhold_rate: z.number(), currency: z.string() }),
  ),
  site: z.object({
    is_connected: z.boolean(),
    is_safe_mode: z.boolean(),
    is_onboarding_paused: z.boolean(),
    has_review_campaign: z.boolean(),
    is_one_click_eligible: z.boolean(),
    has_loan_offer: z.boolean(),
    has_incentive: z.boolean(),
  }),
});
export type SimulatorDesk = z.output<typeof desk>;

export const getSimulatorDesk = endpoint({
  method: 'GET',
  path: '/simulator/api/desk',
  summary: 'What can be acted on in the simulated world: charges, disputes, payouts, cards, account and site',
  capability: 'change_settings',
  input: z.object({}),
  reply: desk,
  errors: ['rest_no_route'],
});
