import type { PayoutId } from '#domain/shared/ids.ts';
import { type EpochSeconds, epochSeconds, HOUR_S, MINUTE_S } from '#domain/shared/time.ts';
import { bankDaysAfter, type Day, dayOf, instantOf, startOf } from './calendar.ts';
import { priceListSum } from './fees.ts';
import { idLetters } from './provider-ids.ts';
import type { Random } from './seeded-random.ts';
import type { WorldPayout } from './world-rows.ts';

/** Days between a transaction and the day its money may leave. */
export const DELAY_DAYS = 3;
/** Smaller sums wait for company. */
const MINIMUM_CENTS = 500;
const INSTANT_FEE_PERCENTAGE = '1.5';
const INSTANT_FEE_THOUSANDTHS = 15;
const REFERENCE_SHARE = 0.92;
const BANK_DIGITS: Readonly<Record<string, string>> = { usd: '6789', eur: '3000', gbp: '2345', jpy: '4567' };

export const payoutMinimum = (currency: string): number => priceListSum(MINIMUM_CENTS, currency);

/** Scheduled payouts are made early on a bank day, leave on the next one and arrive on the one after. */
export const scheduledAt = (day: Day): EpochSeconds => epochSeconds(startOf(day) + 5 * MINUTE_S);
export const arrivalOf = (day: Day): Day => bankDaysAfter(day, 2);

function payout(
  random: Random,
  currency: string,
  created: EpochSeconds,
  differences: Pick<WorldPayout, 'status' | 'amount'> & Partial<WorldPayout>,
): WorldPayout {
  const id: PayoutId = `po_${idLetters(random)}`;
  return {
    id,
    type: differences.amount < 0 ? 'withdrawal' : 'deposit',
    automatic: true,
    date: instantOf(startOf(arrivalOf(dayOf(created)))),
    created: instantOf(created),
    fee: 0,
    fee_percentage: '0',
    currency,
    bankAccount: `TEST BANK •••• ${BANK_DIGITS[currency] ?? '9012'} (${currency.toUpperCase()})`,
    bank_reference_key: null,
    failure_code: null,
    failure_message: null,
    ...differences,
  };
}

/** The number a bank prints on its statement; some banks print none. */
const reference = (random: Random): string | null =>
  random.chance(REFERENCE_SHARE)
    ? String(random.below(1e9)).padStart(9, '0') + String(random.below(1e6)).padStart(6, '0')
    : null;

export function scheduledPayout(
  random: Random,
  currency: string,
  day: Day,
  amount: number,
  now: EpochSeconds,
): WorldPayout {
  const hasArrived = startOf(arrivalOf(day)) <= now;
  const hasLeft = startOf(bankDaysAfter(day, 1)) <= now;
  return payout(random, currency, scheduledAt(day), {
    status: hasArrived ? 'paid' : hasLeft ? 'in_transit' : 'pending',
    amount,
    bank_reference_key: hasArrived ? reference(random) : null,
  });
}

/** A payout that came to nothing. No row belongs to it: the money went back and left with a later one. */
export const vainPayout = (
  random: Random,
  currency: string,
  day: Day,
  vain: Pick<WorldPayout, 'status' | 'amount' | 'failure_code' | 'failure_message'>,
): WorldPayout => payout(random, currency, scheduledAt(day), vain);

/** An instant payout costs 1.5 % of what it takes, halves rounded up; the bank gets the rest within half an hour. */
export function instantPayout(
  random: Random,
  currency: string,
  day: Day,
  sum: number,
  now: EpochSeconds,
): WorldPayout | undefined {
  const created = epochSeconds(startOf(day) + 9 * HOUR_S + random.below(8 * HOUR_S));
  const arrives = epochSeconds(created + 30 * MINUTE_S);
  if (arrives > now) return undefined;
  const fee = Math.floor((sum * INSTANT_FEE_THOUSANDTHS + 500) / 1000);
  return payout(random, currency, created, {
    automatic: false,
    status: 'paid',
    date: instantOf(arrives),
    amount: sum - fee,
    fee,
    fee_percentage: INSTANT_FEE_PERCENTAGE,
    bank_reference_key: reference(random),
  });
}
