import { minor } from '#domain/shared/money.ts';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import { REFUND_REASONS, type Refund } from '#provider/provider-objects.ts';
import { convert } from '#provider/simulator/facts/exchange-rates.ts';
import { idLetters } from '#provider/simulator/facts/provider-ids.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import { type Aftermath, NO_AFTERMATH } from './aftermath-parts.ts';
import { currenciesOf, movementOf, newTransactionId, reversed } from './movement.ts';
import type { Sale } from './sale.ts';
import type { SaleIds } from './sale-ids.ts';

export type About = Readonly<{ sale: Sale; ids: SaleIds; now: EpochSeconds }>;

/** Why a customer's bank sends a refund back. */
export const REFUND_FAILURES = [
  'expired_or_canceled_card',
  'lost_or_stolen_card',
  'charge_for_pending_refund_disputed',
  'declined',
  'insufficient_funds',
  'merchant_request',
  'unknown',
] as const;

export type RefundPlan = Readonly<{
  at: EpochSeconds;
  amount: number;
  /** What was given back before decides the rounding of the rest. */
  before?: number;
  reason?: Refund['reason'];
  fails?: Readonly<{ at: EpochSeconds; reason: (typeof REFUND_FAILURES)[number] }>;
  isPending?: boolean;
}>;

const SETTLES_AFTER_S = 2 * DAY_S;
const REFERENCE_DIGITS = 23;

/** Money given back, in both currencies: the difference of two conversions, so that parts never exceed the sale. */
export function given(sale: Sale, before: number, amount: number) {
  const inStore = (sum: number) => (sale.rate ? convert(sum, sale.rate) : sum);
  return { customer_amount: minor(-amount), amount: minor(inStore(before) - inStore(before + amount)) };
}

const referenceOf = (letters: string): string =>
  Array.from(
    { length: REFERENCE_DIGITS },
    (_, index) => (letters.charCodeAt(index % letters.length) + index) % 10,
  ).join('');

/** One refund as it stands now, with its movements; nothing where it would come later than now. */
export function refundOf(random: Random, { sale, ids, now }: About, plan: RefundPlan): Aftermath {
  const letters = idLetters(random);
  const [out, back] = [newTransactionId(random), newTransactionId(random)];
  const reason = plan.reason === undefined ? random.pick([null, null, ...REFUND_REASONS]) : plan.reason;
  if (plan.at > now) return NO_AFTERMATH;
  const money = given(sale, plan.before ?? 0, plan.amount);
  const failed = plan.fails && plan.fails.at <= now ? plan.fails : undefined;
  const isPending = plan.isPending === true && plan.at + SETTLES_AFTER_S > now;
  const refund: Refund = {
    id: `re_3${letters}`,
    charge: ids.charge,
    payment_intent: ids.payment_intent,
    status: failed ? 'failed' : isPending ? 'pending' : 'succeeded',
    amount: minor(plan.amount),
    currency: sale.customer_currency,
    created: plan.at,
    reason,
    balance_transaction: out,
    failure_balance_transaction: failed ? back : null,
    failure_reason: failed?.reason ?? null,
    acquirer_reference_number: isPending ? null : referenceOf(letters),
    metadata: {},
  };
  const common = { ...currenciesOf(sale), charge: ids.charge, refund: refund.id };
  const type = sale.wallet.method.kind === 'card' ? 'refund' : 'payment_refund';
  return {
    ...NO_AFTERMATH,
    refunds: [refund],
    movements: [
      movementOf({ ...common, ...money, id: out, type, at: plan.at }, now),
      ...(failed
        ? [
            movementOf(
              { ...common, ...reversed(money), id: back, type: 'refund_failure', at: failed.at },
              now,
            ),
          ]
        : []),
    ],
    due: isPending
      ? [{ at: epochSeconds(plan.at + SETTLES_AFTER_S), kind: 'settle_refund', subject: refund.id }]
      : [],
  };
}
