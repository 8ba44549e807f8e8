import * as z from 'zod/mini';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { PAYOUT_FAILURE_CODES } from '#domain/payouts/payout-failure.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { PAYOUT_TYPES } from '#domain/payouts/payout-type.ts';
import { isCalendarDate } from '#domain/shared/time.ts';
import { endpoint } from '../kit/endpoint.ts';
import { amount, currencyCode, said, wordOf } from '../kit/fields.ts';
import { chargeId, disputeId } from '../operations.ts';
import { accountPatch, sitePatch } from './simulator-account.ts';

const path = '/simulator/api';
const capability = 'change_settings';
const open = z.looseObject({});
const ISO_TIME = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** `2026-05-01T12:00:00Z`, to the second. */
const isoInstant = z.custom<string>(
  (value) =>
    typeof value === 'string' && isCalendarDate(value.slice(0, 10)) && ISO_TIME.test(value.slice(10)),
  said('isoTime'),
);

export const SCENARIOS = [
  'fresh',
  'sandbox',
  'busy',
  'early',
  'restricted',
  'under_review',
  'rejected',
  'japan',
  'big',
] as const;
export const CALL_FAULTS = [
  'delay',
  'hang',
  'rate_limit',
  'fail_before',
  'fail_after',
  'cut_before',
  'cut_after',
  'malformed',
] as const;
export const EVENT_FAULTS = ['drop', 'duplicate', 'delay', 'shuffle', 'early'] as const;

const perMille = z.int().check(z.gte(0, said('perMille')), z.lte(1000, said('perMille')));
const kinds = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.array(z.enum(words)).check(z.minLength(1, said('chooseOne')));
const callFields = {
  perMille,
  /** Only these calls of the port; all of them otherwise. */
  methods: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40))),
  delayMs: z.optional(z.int().check(z.gte(0), z.lte(60_000))),
};
const planFields = {
  calls: z.optional(z.strictObject({ kinds: kinds(CALL_FAULTS), ...callFields })),
  events: z.optional(z.strictObject({ kinds: kinds(EVENT_FAULTS), perMille })),
  seed: z.optional(z.string().check(z.maxLength(100))),
};
export const faultPlan = z.strictObject(planFields);
export type FaultPlan = z.output<typeof faultPlan>;
/** A plan as it is told: what it is made of may have grown since. */
const toldPlan = z.object({
  calls: z.optional(z.object({ ...callFields, kinds: z.array(wordOf(CALL_FAULTS)) })),
  events: z.optional(z.object({ kinds: z.array(wordOf(EVENT_FAULTS)), perMille })),
  seed: z.optional(z.string()),
});
const faultsReply = z.object({ faults: z.nullable(toldPlan) });

const state = z.object({
  scenario: z.nullable(z.string()),
  seed: z.nullable(z.string()),
  clock: z.string(),
  counts: z.record(z.string(), z.int()),
  /** How far the provider's clock is ahead of real time. */
  clock_offset_s: z.int(),
  faults: z.nullable(toldPlan),
});
export type SimulatorState = z.output<typeof state>;

export const getSimulatorState = endpoint({
  method: 'GET',
  path: `${path}/state`,
  summary: 'The simulated world: its scenario, its clock, and how much of everything there is',
  capability,
  input: z.object({}),
  reply: state,
  errors: ['rest_no_route'],
});

export const loadScenario = endpoint({
  method: 'POST',
  path: `${path}/scenario`,
  summary: 'Empties the simulated world and loads a scenario',
  capability,
  class: 'write',
  input: z.strictObject({
    name: z.enum(SCENARIOS),
    seed: z.optional(z.string().check(z.regex(/^[\w .-]{1,100}$/, said('seed')))),
  }),
  reply: state,
  errors: ['rest_no_route'],
});

const movedPayout = z.object({
  id: z.string(),
  status: wordOf(PAYOUT_STATUSES),
  type: wordOf(PAYOUT_TYPES),
  amount,
  currency: currencyCode,
});

export const moveClock = endpoint({
  method: 'POST',
  path: `${path}/clock`,
  summary: 'Moves the simulated clock forward; everything that falls due on the way happens, in order',
  capability,
  class: 'write',
  input: z.strictObject({
    /** A duration (ISO 8601) such as P3D. */
    advance: z.optional(z.string().check(z.maxLength(40))),
    set: z.optional(isoInstant),
    /** Day by day, until a payout is at its end: at the bank, or back from it. */
    until: z.optional(z.enum(['payout_ends'])),
  }),
  reply: z.object({
    clock: z.string(),
    clock_offset_s: z.int(),
    /** The latest of those that were made or went on meanwhile, the newest first, and how many there were. */
    payouts: z.array(movedPayout),
    payouts_count: z.int(),
  }),
  errors: ['rest_invalid_param', 'rest_no_route'],
});

export const patchSimulatedAccount = endpoint({
  method: 'PATCH',
  path: `${path}/account`,
  summary: 'Changes fields of the simulated account by hand',
  capability,
  class: 'write',
  input: accountPatch,
  reply: open,
  errors: ['rest_invalid_param', 'rest_no_route', 'account_missing'],
});

export const patchSimulatedSite = endpoint({
  method: 'PATCH',
  path: `${path}/site`,
  summary: 'Changes the states of the world around the account',
  capability,
  class: 'write',
  input: sitePatch,
  reply: open,
  errors: ['rest_invalid_param', 'rest_no_route'],
});

export const acceptLoanOffer = endpoint({
  method: 'POST',
  path: `${path}/loan-offer/accept`,
  summary: 'Takes the loan that the simulated company offers; the money is in the balance at once',
  capability,
  class: 'write',
  input: z.strictObject({}),
  reply: z.object({ stripe_loan_id: z.string() }),
  errors: ['rest_no_route', 'resource_missing', 'payouts_unavailable'],
});

export const raiseDispute = endpoint({
  method: 'POST',
  path: `${path}/disputes`,
  summary: 'A customer asks their bank for the money of a charge back',
  capability,
  class: 'write',
  input: z.strictObject({
    charge_id: chargeId,
    reason: z.enum(DISPUTE_REASONS),
    inquiry: z._default(z.boolean(), false),
    amount: z.optional(amount.check(z.refine((value) => value > 0, said('aboveZero')))),
  }),
  reply: z.object({ dispute_id: z.string() }),
  errors: ['rest_invalid_param', 'rest_no_route', 'resource_missing', 'charge_not_captured'],
});

export const decideDispute = endpoint({
  method: 'POST',
  path: `${path}/disputes/:id/decide`,
  summary: 'The bank decides a dispute',
  capability,
  class: 'write',
  input: z.strictObject({
    id: disputeId,
    outcome: z.enum(['won', 'lost', 'warning_closed']),
  }),
  reply: z.object({ dispute_id: z.string(), status: wordOf(DISPUTE_STATUSES) }),
  errors: ['rest_invalid_param', 'rest_no_route', 'resource_missing', 'dispute_not_actionable'],
});

export const failPayout = endpoint({
  method: 'POST',
  path: `${path}/payouts/:id/fail`,
  summary: 'The bank sends a payout back',
  capability,
  class: 'write',
  input: z.strictObject({
    id: z.string().check(z.regex(/^po_\w{1,80}$/, 'Expected the id of a payout')),
    failure_code: z.enum(PAYOUT_FAILURE_CODES),
  }),
  reply: z.object({ payout_id: z.string(), status: wordOf(PAYOUT_STATUSES) }),
  errors: ['rest_invalid_param', 'rest_no_route', 'resource_missing', 'payout_not_cancelable'],
});

export const setFaults = endpoint({
  method: 'POST',
  path: `${path}/faults`,
  summary: 'Makes calls to the payments company, or events from it, go wrong',
  capability,
  class: 'write',
  input: faultPlan,
  reply: faultsReply,
  errors: ['rest_invalid_param', 'rest_no_route'],
});

export const clearFaults = endpoint({
  method: 'DELETE',
  path: `${path}/faults`,
  summary: 'Nothing goes wrong any more',
  capability,
  class: 'write',
  input: z.object({}),
  reply: faultsReply,
  errors: ['rest_no_route'],
});
