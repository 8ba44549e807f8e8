import type { RuleOutcome } from '#domain/fraud/saved-rule.ts';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import { wallClock } from '#domain/shared/time-zone.ts';
import type { PaymentMethodDetails } from '#provider/payment-details.ts';
import type { Charge, PaymentIntent } from '#provider/provider-objects.ts';
import type { DueDraft } from '#provider/simulator/core/changes.ts';
import { type Random, weighted } from '#provider/simulator/facts/seeded-random.ts';
import { type Attempt, chargeOf, intentOf, outcomeOfSale } from './charge-objects.ts';
import type { WorldOrder } from './world-rows.ts';

/** Ways in which an order brings no money, at least not yet. */
export type UnpaidKind =
  | 'declined'
  | 'blocked_as_risky'
  | 'blocked_by_rules'
  | 'held_for_review'
  | 'authorized'
  | 'called_off'
  | 'unconfirmed'
  | 'forgotten';

export type Unpaid = Readonly<{
  status: WorldOrder['status'];
  fraud_meta_box_type: string | null;
  /** A forgotten basket never reached the provider. */
  payment?: Readonly<{ intent: PaymentIntent; charge: Charge; due: readonly DueDraft[] }>;
}>;

export const pickUnpaid = weighted<UnpaidKind>([
  ['declined', 44],
  ['blocked_as_risky', 4],
  ['blocked_by_rules', 10],
  ['held_for_review', 12],
  ['authorized', 10],
  ['called_off', 4],
  ['unconfirmed', 4],
  ['forgotten', 12],
]);

const DECLINES = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'lost_card',
  'stolen_card',
  'card_velocity_exceeded',
] as const;

const HOLD_DAYS = 7;
const HOLD_DAYS_IN_PERSON = 2;

const holdEnds = ({ sale, at }: Attempt): EpochSeconds =>
  epochSeconds(at + (sale.channel === 'online' ? HOLD_DAYS : HOLD_DAYS_IN_PERSON) * DAY_S);

/** What the shop's rules must say of an order for it to end like this; of the others they say nothing. */
export const screeningWanted = (kind: UnpaidKind | undefined): RuleOutcome =>
  kind === 'blocked_by_rules' ? 'block' : kind === 'held_for_review' ? 'review' : 'allow';

const failed = { status: 'failed', paid: false } as const;

/** What the card itself shows of why it was turned away. */
function cardAsRefused({ sale, at }: Attempt, failure_code: string): PaymentMethodDetails {
  const { details } = sale.wallet;
  if (!details.card) return details;
  if (failure_code === 'expired_card') {
    const { year } = wallClock(at, 'UTC');
    return { ...details, card: { ...details.card, exp_year: year - 1 } };
  }
  if (failure_code !== 'incorrect_cvc' || !details.card.checks) return details;
  return { ...details, card: { ...details.card, checks: { ...details.card.checks, cvc_check: 'fail' } } };
}

/** Only a card has a number to be wrong, and nobody types a security code at the counter. */
function declineOf({ sale }: Attempt, drawn: (typeof DECLINES)[number]): string {
  if (!sale.wallet.details.card) return 'payment_method_provider_decline';
  return drawn === 'incorrect_cvc' && sale.channel !== 'online' ? 'card_declined' : drawn;
}

function declined(random: Random, attempt: Attempt): Unpaid {
  const failure_code = declineOf(attempt, random.pick(DECLINES));
  return {
    status: 'failed',
    fraud_meta_box_type: 'payment_started',
    payment: {
      intent: intentOf(attempt, { status: 'requires_payment_method', failure_code }),
      charge: chargeOf(attempt, {
        ...failed,
        failure_code,
        payment_method_details: cardAsRefused(attempt, failure_code),
        outcome: outcomeOfSale(attempt.sale, 'issuer_declined', failure_code),
      }),
      due: [],
    },
  };
}

/** The provider's own risk check, which asks nobody. */
const blockedAsRisky = (attempt: Attempt): Unpaid => ({
  status: 'failed',
  fraud_meta_box_type: 'payment_started',
  payment: {
    intent: intentOf(attempt, { status: 'requires_payment_method', failure_code: 'card_declined' }),
    charge: chargeOf(attempt, {
      ...failed,
      failure_code: 'card_declined',
      outcome: {
        ...outcomeOfSale(attempt.sale, 'blocked', 'highest_risk_level'),
        risk_level: 'highest',
        risk_score: 92,
      },
    }),
    due: [],
  },
});

const blockedByRules = (attempt: Attempt): Unpaid => ({
  status: 'failed',
  fraud_meta_box_type: 'block',
  payment: {
    intent: intentOf(attempt, { status: 'canceled', cancellation_reason: 'fraudulent' }),
    charge: chargeOf(attempt, {
      ...failed,
      failure_code: 'blocked_by_rules',
      outcome: outcomeOfSale(attempt.sale, 'blocked', 'rule'),
    }),
    due: [],
  },
});

/** The bank holds the sum: it still does, or the hold has lapsed, or somebody let it go. */
function held(attempt: Attempt, now: EpochSeconds, released: PaymentIntent['cancellation_reason']): Unpaid {
  const capture_before = holdEnds(attempt);
  const isReview = attempt.screening?.outcome === 'review';
  const type = isReview ? 'manual_review' : 'authorized';
  const charge = chargeOf(attempt, {
    outcome: outcomeOfSale(attempt.sale, type, isReview ? 'rule' : null),
  });
  const word = attempt.sale.channel === 'online' ? 'allow' : 'terminal_payment';
  if (capture_before > now && released === null)
    return {
      status: 'on-hold',
      fraud_meta_box_type: isReview ? 'review' : word,
      payment: {
        intent: intentOf(attempt, { status: 'requires_capture', capture_method: 'manual', capture_before }),
        charge,
        due: [{ at: capture_before, kind: 'expire_authorization', subject: attempt.ids.payment_intent }],
      },
    };
  const cancellation_reason = released ?? 'automatic';
  const reviewed = cancellation_reason === 'automatic' ? 'review_expired' : 'review_blocked';
  return {
    status: 'cancelled',
    fraud_meta_box_type: isReview ? reviewed : word,
    payment: {
      intent: intentOf(attempt, { status: 'canceled', capture_method: 'manual', cancellation_reason }),
      // A held sum that is given back reads, on its charge, as refunded without ever having been captured.
      charge: { ...charge, refunded: true },
      due: [],
    },
  };
}

/** What the provider and the store remember of an order that brought no money. */
export function unpaidOf(random: Random, kind: UnpaidKind, attempt: Attempt, now: EpochSeconds): Unpaid {
  switch (kind) {
    case 'declined':
      return declined(random, attempt);
    case 'blocked_as_risky':
      return blockedAsRisky(attempt);
    case 'blocked_by_rules':
      return blockedByRules(attempt);
    case 'held_for_review': {
      const isRefused = random.chance(0.6) && holdEnds(attempt) <= now;
      return held(attempt, now, isRefused ? 'fraudulent' : null);
    }
    case 'authorized':
      return held(attempt, now, null);
    case 'called_off':
      return held(attempt, now, 'requested_by_customer');
    case 'unconfirmed':
      return {
        status: 'pending',
        fraud_meta_box_type: 'payment_started',
        payment: {
          intent: intentOf(attempt, { status: 'requires_action' }),
          charge: chargeOf(attempt, { status: 'pending', paid: false }),
          due: [],
        },
      };
    case 'forgotten':
      return { status: 'pending', fraud_meta_box_type: null };
  }
}
