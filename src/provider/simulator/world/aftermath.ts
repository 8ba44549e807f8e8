import type { TransactionType } from '#domain/payments/transaction-type.ts';
import { decimalsOf, type Minor, minor } from '#domain/shared/money.ts';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import { type Day, startOf } from './calendar.ts';
import { convert } from './exchange-rates.ts';
import { priceListSum } from './fees.ts';
import type { Sale } from './sale.ts';
import type { Random } from './seeded-random.ts';

/** Something that happens to a sale later: the money of one further row. */
export type Consequence = Readonly<{
  type: TransactionType;
  at: EpochSeconds;
  customer_amount: Minor;
  amount: Minor;
  fees: Minor;
}>;

const DISPUTE_FEE_CENTS = 1500;

const secondOf = (random: Random, day: Day): EpochSeconds => epochSeconds(startOf(day) + random.below(DAY_S));

/** Money that leaves or returns, in both currencies; what was given back before decides the rounding of the rest. */
function moved(sale: Sale, before: number, after: number): Pick<Consequence, 'customer_amount' | 'amount'> {
  const inStore = (sum: number) => (sale.rate ? convert(sum, sale.rate) : sum);
  return { customer_amount: minor(after - before), amount: minor(inStore(after) - inStore(before)) };
}

const free = minor(0);

/** Partial refunds in steps; each is the difference of two conversions, so all of them never exceed the sale. */
function partialRefunds(random: Random, day: Day, sale: Sale, type: TransactionType): Consequence[] {
  const parts = random.chance(0.25) ? 2 : 1;
  const roundTo = decimalsOf(sale.customer_currency) === 3 ? 10 : 1;
  const consequences: Consequence[] = [];
  let given = 0;
  let when = day;
  for (let part = 0; part < parts; part += 1) {
    const most = sale.customer_amount - given;
    const sum = Math.floor((most * random.between(10, 60)) / 100 / roundTo) * roundTo;
    if (sum === 0) break;
    when += random.between(1, 12);
    consequences.push({
      type,
      at: secondOf(random, when),
      ...moved(sale, -given, -(given + sum)),
      fees: free,
    });
    given += sum;
  }
  return consequences;
}

function disputed(random: Random, day: Day, sale: Sale): Consequence[] {
  const fee = priceListSum(DISPUTE_FEE_CENTS, sale.currency);
  const opened = day + random.between(5, 45);
  const lost: Consequence = {
    type: 'dispute',
    at: secondOf(random, opened),
    ...moved(sale, 0, -sale.customer_amount),
    fees: minor(fee),
  };
  if (!random.chance(0.42)) return [lost];
  const decided = opened + random.between(15, 60);
  const won: Consequence = {
    type: 'dispute_reversal',
    at: secondOf(random, decided),
    ...moved(sale, -sale.customer_amount, 0),
    fees: minor(-fee), // The bank gives its fee back with the money.
  };
  return [lost, won];
}

/**
 * What becomes of a sale after its day: refunded wholly or in part, refunded in vain, disputed, or bounced. Chance is
 * drawn for the whole future; the caller keeps what already happened.
 */
export function aftermathOf(random: Random, day: Day, sale: Sale): readonly Consequence[] {
  const { kind } = sale.wallet.method;
  const refund = kind === 'card' ? 'refund' : 'payment_refund';
  const at = random.unit();

  const whole = (type: TransactionType, days: number): Consequence => ({
    type,
    at: secondOf(random, day + days),
    ...moved(sale, 0, -sale.customer_amount),
    fees: free,
  });

  if (at < 0.03) return [whole(refund, random.between(1, 21))];
  if (at < 0.048) return partialRefunds(random, day, sale, refund);
  if (at < 0.052 && kind === 'card') {
    const sent = random.between(1, 14);
    const back: Consequence = {
      type: 'refund_failure',
      at: secondOf(random, day + sent + random.between(3, 10)),
      ...moved(sale, -sale.customer_amount, 0),
      fees: free,
    };
    return [whole(refund, sent), back];
  }
  if (at < 0.059 && kind === 'card' && sale.channel === 'online') return disputed(random, day, sale);
  if (at < 0.075 && kind === 'debit') return [whole('payment_failure_refund', random.between(2, 6))];
  return [];
}

/** What the customer got back of a sale, all consequences counted: the whole means that the order reads refunded. */
export const isWhollyRefunded = (sale: Sale, consequences: readonly Consequence[]): boolean =>
  consequences.length > 0 &&
  !consequences.some(({ type }) => type === 'dispute') &&
  consequences.reduce((sum, { customer_amount }) => sum + customer_amount, 0) === -sale.customer_amount;
