import { arrivalDay } from '../payouts/arrival-day.ts';
import type { BankDay } from '../payouts/payout-schedule.ts';
import type { PayoutStatus } from '../payouts/payout-status.ts';
import type { EpochSeconds } from '../shared/time.ts';
import { dayOf } from '../shared/time-zone.ts';
import type { Word } from '../shared/word.ts';
import { referenceKey } from './bank-alias.ts';
import { bankDayOf } from './bank-days.ts';

/** A payout comes to the bank, and one that failed may have come and gone again. */
export const MATCH_LEGS = ['arrival', 'return'] as const;
export type MatchLeg = (typeof MATCH_LEGS)[number];

/** One booking that a bank may show because of a payout. A loan is paid into the balance here, and leaves with a payout. */
export type ExpectedItem = Readonly<{
  id: string;
  payoutId: string;
  leg: MatchLeg;
  /** Positive is money into the merchant's account, as on a bank line. */
  amount: number;
  currency: string;
  day: BankDay;
  /** What the bank may name it by. */
  references: readonly string[];
  /** The last digits of the account it was sent to, where they are known. */
  ending: string | null;
  hasFailed: boolean;
}>;

export type ExpectedPayout = Readonly<{
  id: string;
  status: Word<PayoutStatus>;
  amount: number;
  currency: string;
  arrives: EpochSeconds;
  returned: EpochSeconds | null;
  bankAccount: string | null;
  bank_reference_key: string | null;
}>;

export const itemId = (payoutId: string, leg: MatchLeg): string => `${payoutId}:${leg}`;

/** What was called off never left. What failed may never have arrived, or have been there and been taken back. */
export function expectedItems(payout: ExpectedPayout, zone: string): readonly ExpectedItem[] {
  const { id, status, amount, currency, arrives, returned, bankAccount, bank_reference_key } = payout;
  if (status === 'canceled' || amount === 0) return [];
  const hasFailed = status === 'failed';
  const arrival: ExpectedItem = {
    id: itemId(id, 'arrival'),
    payoutId: id,
    leg: 'arrival',
    amount,
    currency,
    day: bankDayOf(arrivalDay(arrives, zone)),
    references: [referenceKey(bank_reference_key), referenceKey(id)].filter((key) => key !== undefined),
    ending: endingInLabel(bankAccount),
    hasFailed,
  };
  if (!hasFailed) return [arrival];
  const back = returned === null ? arrival.day : bankDayOf(dayOf(returned, zone));
  return [arrival, { ...arrival, id: itemId(id, 'return'), leg: 'return', amount: -amount, day: back }];
}

/** Labels hide all of a number but its end. */
const endingInLabel = (label: string | null): string | null => /•\s*(\d{4})\b/.exec(label ?? '')?.[1] ?? null;

/** The end of an account's number; none where its key is a name that somebody gave it. */
export function endingOfAccount(accountKey: string): string | null {
  const number = accountKey.split(/[^\dA-Za-z]+/).find((word) => word.replaceAll(/\D/g, '').length >= 6);
  return /\d{4}$/.exec(number ?? '')?.[0] ?? null;
}
