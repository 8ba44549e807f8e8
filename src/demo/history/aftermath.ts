import { DISPUTE_REASONS, type DisputeReason } from '#domain/disputes/dispute-status.ts';
import { decimalsOf } from '#domain/shared/money.ts';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import { type Day, startOf } from '#provider/simulator/facts/calendar.ts';
import { type Random, weighted } from '#provider/simulator/facts/seeded-random.ts';
import { type Aftermath, NO_AFTERMATH, together } from './aftermath-parts.ts';
import { type DisputePlan, disputeOf } from './dispute-course.ts';
import { currenciesOf, movementOf, newTransactionId } from './movement.ts';
import { type About, given, REFUND_FAILURES, refundOf } from './refund-plans.ts';
import type { Sale } from './sale.ts';

const secondOf = (random: Random, day: Day): EpochSeconds => epochSeconds(startOf(day) + random.below(DAY_S));

/** Partial refunds in steps, which together never exceed the sale. */
function partialRefunds(random: Random, day: Day, about: About): Aftermath {
  const { sale } = about;
  const parts = random.chance(0.25) ? 2 : 1;
  const roundTo = decimalsOf(sale.customer_currency) === 3 ? 10 : 1;
  const refunds: Aftermath[] = [];
  let before = 0;
  let when = day;
  for (let part = 0; part < parts; part += 1) {
    const most = sale.customer_amount - before;
    const amount = Math.floor((most * random.between(10, 60)) / 100 / roundTo) * roundTo;
    if (amount === 0 || given(sale, before, amount).amount >= 0) break;
    when += random.between(1, 12);
    refunds.push(refundOf(random, about, { at: secondOf(random, when), amount, before }));
    before += amount;
  }
  return together(refunds);
}

const DEBIT_REASONS: readonly DisputeReason[] = [
  'debit_not_authorized',
  'insufficient_funds',
  'bank_cannot_process',
  'check_returned',
  'incorrect_account_details',
  'customer_initiated',
];
const CARD_REASONS = DISPUTE_REASONS.filter(
  (reason) => reason === 'customer_initiated' || !DEBIT_REASONS.includes(reason),
);
const pickCourse = weighted<DisputePlan['course']>([
  ['won', 42],
  ['lost', 30],
  ['ignored', 18],
  ['accepted', 10],
]);

function disputed(random: Random, day: Day, about: About): Aftermath {
  const isInquiry = random.chance(0.25);
  const { kind } = about.sale.wallet.method;
  const course = pickCourse(random);
  return disputeOf(random, about, {
    opened: secondOf(random, day + random.between(5, 45)),
    reason: random.pick(kind === 'debit' ? DEBIT_REASONS : CARD_REASONS),
    isInquiry,
    course: isInquiry && course === 'accepted' ? 'ignored' : course,
    answerDays: random.between(1, 7),
    reviewDays: random.between(15, 60),
    hasDraft: random.chance(0.3),
    isExplained: random.chance(0.5),
  });
}

function bounced(random: Random, day: Day, { sale, ids, now }: About): Aftermath {
  const at = secondOf(random, day + random.between(2, 6));
  const id = newTransactionId(random);
  if (at > now) return NO_AFTERMATH;
  const draft = { ...currenciesOf(sale), ...given(sale, 0, sale.customer_amount), charge: ids.charge };
  const movement = movementOf({ ...draft, id, type: 'payment_failure_refund', at }, now);
  return { ...NO_AFTERMATH, movements: [movement], isBounced: true };
}

/** What becomes of a sale after its day: refunded wholly or in part, refunded in vain, disputed, or bounced. */
export function aftermathOf(random: Random, day: Day, about: About): Aftermath {
  const { sale } = about;
  const { kind } = sale.wallet.method;
  const at = random.unit();
  const whole = (days: number) => ({ at: secondOf(random, day + days), amount: sale.customer_amount });

  if (at < 0.03)
    return refundOf(random, about, { ...whole(random.between(1, 21)), isPending: random.chance(0.4) });
  if (at < 0.048) return partialRefunds(random, day, about);
  if (at < 0.052 && kind === 'card') {
    const sent = random.between(1, 14);
    const fails = {
      at: secondOf(random, day + sent + random.between(3, 10)),
      reason: random.pick(REFUND_FAILURES),
    };
    return refundOf(random, about, { ...whole(sent), fails });
  }
  const canBeDisputed = kind !== 'other' && sale.channel === 'online';
  if (at < 0.0605 && canBeDisputed) return disputed(random, day, about);
  if (at < 0.075 && kind === 'debit') return bounced(random, day, about);
  return NO_AFTERMATH;
}

/** What stands of a sale's refunds, in the customer's currency. */
export const refundedOf = ({ refunds }: Aftermath): number =>
  refunds.reduce((sum, { status, amount }) => (status === 'failed' ? sum : sum + amount), 0);

/** The customer has all of it back: the order reads refunded. */
export const isWhollyRefunded = (sale: Sale, aftermath: Aftermath): boolean =>
  aftermath.isBounced || refundedOf(aftermath) === sale.customer_amount;
