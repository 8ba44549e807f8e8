import type { LoanId } from '#domain/shared/ids.ts';
import { epochSeconds, HOUR_S, type UtcInstant } from '#domain/shared/time.ts';
import { type Day, instantOf, startOf } from './calendar.ts';
import { priceListSum } from './fees.ts';
import { idLetters } from './provider-ids.ts';
import type { Random } from './seeded-random.ts';

export type Loan = Readonly<{
  loan_id: LoanId;
  currency: string;
  amount: number;
  fee_amount: number;
  /** Hundredths of a per cent of each day's sales. */
  withhold_rate: number;
  paid_out_at: UtcInstant;
  repaid: number;
}>;

/** What a loan does to the balance in the morning: its money comes, or a share of yesterday's sales goes. */
export type LoanMovement = Readonly<{
  type: 'financing_payout' | 'financing_paydown';
  loan: Loan;
  amount: number;
  hour: number;
}>;

export type LoanDesk = Readonly<{
  /** Hears of a sale in the shop's main currency. */
  sold(amount: number): void;
  morning(day: Day): readonly LoanMovement[];
  all(): readonly Loan[];
}>;

const MONTH_DAYS = 30;
const WITHHOLD_RATE = 1200;
const FEE_PER_CENT = 11;
const WHOLE = 10_000;
const SMALLEST_CENTS = 100_000;
/** When loans are offered, as shares of the whole history, and how many tenths of a month's sales they are worth. */
const OFFERS = [
  { at: 0.25, tenths: 5 },
  { at: 0.8, tenths: 9 },
] as const;

const owed = (loan: Loan): number => loan.amount + loan.fee_amount - loan.repaid;

/** Loans are as large as trade allows and repaid from it: the first within months, the second still running today. */
export function openLoanDesk(random: Random, currency: string, first: Day, last: Day): LoanDesk {
  const months: number[] = [];
  const loans: Loan[] = [];
  let today = 0;
  let offers = 0;

  const lend = (day: Day, tenths: number): LoanMovement | undefined => {
    const month = months.slice(-MONTH_DAYS).reduce((sum, sales) => sum + sales, 0);
    const step = priceListSum(SMALLEST_CENTS, currency);
    const amount = Math.floor((month * tenths) / 10 / step) * step;
    if (amount === 0) return undefined;
    const loan: Loan = {
      loan_id: `flxln_${idLetters(random)}`,
      currency,
      amount,
      fee_amount: Math.floor((amount * FEE_PER_CENT) / 100),
      withhold_rate: WITHHOLD_RATE,
      paid_out_at: instantOf(epochSeconds(startOf(day) + HOUR_S)),
      repaid: 0,
    };
    loans.push(loan);
    return { type: 'financing_payout', loan, amount, hour: 1 };
  };

  const repay = (loan: Loan, sales: number): LoanMovement | undefined => {
    const paid = Math.min(owed(loan), Math.floor((sales * loan.withhold_rate) / WHOLE));
    if (paid <= 0) return undefined;
    loans[loans.length - 1] = { ...loan, repaid: loan.repaid + paid };
    return { type: 'financing_paydown', loan, amount: -paid, hour: 3 };
  };

  return {
    sold: (amount) => {
      today += amount;
    },
    morning: (day) => {
      const yesterday = today;
      months.push(yesterday);
      today = 0;
      const running = loans.at(-1);
      if (running && owed(running) > 0) {
        const paydown = repay(running, yesterday);
        return paydown ? [paydown] : [];
      }
      const offer = OFFERS[offers];
      if (!offer || day < first + Math.floor((last - first) * offer.at)) return [];
      offers += 1;
      const payout = lend(day, offer.tenths);
      return payout ? [payout] : [];
    },
    all: () => loans,
  };
}
