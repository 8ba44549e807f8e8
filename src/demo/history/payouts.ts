import type { PayoutFailureCode } from '#domain/payouts/payout-failure.ts';
import { PAYOUT_FAILURE_REASONS } from '#domain/payouts/payout-failure-copy.ts';
import { type Currency, minor } from '#domain/shared/money.ts';
import { type EpochSeconds, epochSeconds, HOUR_S, MINUTE_S } from '#domain/shared/time.ts';
import type { Payout } from '#provider/provider-objects.ts';
import type { DueDraft } from '#provider/simulator/core/changes.ts';
import {
  bankAccountLabel,
  bookedAt,
  INSTANT_FEE_PERCENTAGE,
  instantFee,
} from '#provider/simulator/core/new-payout.ts';
import { bankOf } from '#provider/simulator/facts/account-equipment.ts';
import { bankDaysAfter, type Day, dayOf, startOf } from '#provider/simulator/facts/calendar.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/facts/merchant-account.ts';
import { idLetters } from '#provider/simulator/facts/provider-ids.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';

const REFERENCE_SHARE = 0.92;
/** Now and then the merchant asks for the money a morning early, and pays nothing for it. */
const BY_HAND_SHARE = 0.02;

/** Scheduled payouts are made early on a bank day, leave on the next one and arrive on the one after. */
export const scheduledAt = (day: Day): EpochSeconds => epochSeconds(startOf(day) + 5 * MINUTE_S);
export const arrivalOf = (day: Day): Day => bankDaysAfter(day, 2);
const leavesOn = (day: Day): EpochSeconds => startOf(bankDaysAfter(day, 1));

function payout(
  random: Random,
  currency: Currency,
  created: EpochSeconds,
  differences: Pick<Payout, 'status' | 'amount'> & Partial<Payout>,
): Payout {
  const bank = bankOf(MERCHANT_ACCOUNT, currency);
  return {
    id: `po_${idLetters(random)}`,
    type: differences.amount < 0 ? 'withdrawal' : 'deposit',
    fee: minor(0),
    fee_percentage: '0',
    currency,
    automatic: true,
    method: 'standard',
    created,
    arrival_date: startOf(arrivalOf(dayOf(created))),
    returned: null,
    bank_account: bank.id,
    bankAccount: bankAccountLabel(bank),
    bank_reference_key: null,
    failure_code: null,
    failure_message: null,
    metadata: {},
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
  currency: Currency,
  day: Day,
  amount: number,
  now: EpochSeconds,
): Payout {
  const hasArrived = bookedAt({ method: 'standard', arrival_date: startOf(arrivalOf(day)) }) <= now;
  return payout(random, currency, scheduledAt(day), {
    status: hasArrived ? 'paid' : leavesOn(day) <= now ? 'in_transit' : 'pending',
    amount: minor(amount),
    automatic: !random.chance(BY_HAND_SHARE),
    bank_reference_key: hasArrived ? reference(random) : null,
  });
}

/** What is still to come of a payout that has not arrived. */
export function dueOf(payout: Payout): readonly DueDraft[] {
  const { id, status, created } = payout;
  if (status !== 'pending' && status !== 'in_transit') return [];
  return [
    ...(status === 'pending'
      ? [{ at: leavesOn(dayOf(created)), kind: 'send_payout', subject: id } as const]
      : []),
    { at: bookedAt(payout), kind: 'deliver_payout', subject: id },
  ];
}

/** A payout that came to nothing. No row belongs to it: the money went back and left with a later one. */
export const vainPayout = (
  random: Random,
  currency: Currency,
  day: Day,
  amount: number,
  failure_code: PayoutFailureCode | null,
): Payout =>
  payout(random, currency, scheduledAt(day), {
    status: failure_code === null ? 'canceled' : 'failed',
    amount: minor(amount),
    // A bank takes until the day it should have arrived; the shop calls it off at once.
    returned: failure_code === null ? scheduledAt(day) : startOf(arrivalOf(day)),
    failure_code,
    failure_message: failure_code === null ? null : PAYOUT_FAILURE_REASONS[failure_code],
  });

/** An instant payout costs its share of what it takes; the bank gets the rest within half an hour. */
export function instantPayout(
  random: Random,
  currency: Currency,
  day: Day,
  sum: number,
  now: EpochSeconds,
): Payout | undefined {
  const created = epochSeconds(startOf(day) + 9 * HOUR_S + random.below(8 * HOUR_S));
  const arrival_date = epochSeconds(created + 30 * MINUTE_S);
  if (arrival_date > now) return undefined;
  const fee = instantFee(sum);
  return payout(random, currency, created, {
    automatic: false,
    method: 'instant',
    status: 'paid',
    arrival_date,
    amount: minor(sum - fee),
    fee: minor(fee),
    fee_percentage: INSTANT_FEE_PERCENTAGE,
    bank_reference_key: reference(random),
  });
}
