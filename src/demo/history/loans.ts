import { type Currency, minor } from '#domain/shared/money.ts';
import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { BalanceTransaction, Charge, Loan } from '#provider/provider-objects.ts';
import { intervalFrom } from '#provider/simulator/core/lend.ts';
import { owed, paidDown } from '#provider/simulator/core/loan-repayment.ts';
import { type Day, startOf } from '#provider/simulator/facts/calendar.ts';
import { priceListSum } from '#provider/simulator/facts/fees.ts';
import { idLetters } from '#provider/simulator/facts/provider-ids.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import { movementOf, newTransactionId } from './movement.ts';

export type LoanDesk = Readonly<{
  /** Hears of a sale in the shop's main currency that keeps its share until the next morning. */
  sold(amount: number): void;
  /** Takes the lender's share of a large sale at once; nothing where no loan runs, or the sale is small. */
  repay(
    sale: Readonly<{ charge: Charge['id']; amount: number; at: EpochSeconds }>,
  ): Readonly<{ paydown: NonNullable<Charge['paydown']>; movement: BalanceTransaction }> | undefined;
  /** What a loan does to the balance in the morning: its money comes, or a share of yesterday's small sales goes. */
  morning(day: Day): readonly BalanceTransaction[];
  all(): readonly Loan[];
}>;

const MONTH_DAYS = 30;
const WITHHOLD_RATE = 1200;
const FEE_PER_CENT = 11;
const WHOLE = 10_000;
const SMALLEST_CENTS = 100_000;
const LARGE_SALE_CENTS = 40_000;
/** When loans are offered, as shares of the whole history, and how many tenths of a month's sales they are worth. */
const OFFERS = [
  { at: 0.25, tenths: 5 },
  { at: 0.8, tenths: 9 },
] as const;

/** Intervals that sales have repaid in time end, and the next one begins. */
function inInterval(loan: Loan, at: EpochSeconds): Loan {
  let current = loan;
  while (current.interval.due_at <= at)
    current = { ...current, interval: intervalFrom(current.interval.due_at, current) };
  return current;
}

type Bank = Readonly<{ random: Random; currency: Currency; first: Day; last: Day; now: EpochSeconds }>;

/** Loans are as large as trade allows and repaid from it: the first within months, the second still running today. */
export function openLoanDesk({ random, currency, first, last, now }: Bank): LoanDesk {
  const days: number[] = [];
  const loans: Loan[] = [];
  let today = 0;
  let offers = 0;

  const lend = (day: Day, tenths: number): BalanceTransaction | undefined => {
    const month = days.slice(-MONTH_DAYS).reduce((sum, sales) => sum + sales, 0);
    const step = priceListSum(SMALLEST_CENTS, currency);
    const amount = Math.floor((month * tenths) / 10 / step) * step;
    if (amount === 0) return undefined;
    const at = epochSeconds(startOf(day) + HOUR_S);
    const begins = epochSeconds(at + DAY_S);
    const offer = {
      currency,
      amount: minor(amount),
      fee_amount: minor(Math.floor((amount * FEE_PER_CENT) / 100)),
      withhold_rate: WITHHOLD_RATE,
    };
    const loan: Loan = {
      ...offer,
      stripe_loan_id: `flxln_${idLetters(random)}`,
      paid_amount: minor(0),
      paid_out_at: at,
      repayments_begin_at: begins,
      first_paydown_at: null,
      fully_paid_at: null,
      interval: intervalFrom(begins, offer),
    };
    loans.push(loan);
    const metadata = { fee_amount: String(loan.fee_amount), withhold_rate: String(loan.withhold_rate) };
    return movementOf(
      {
        id: newTransactionId(random),
        type: 'financing_payout',
        at,
        currency,
        amount,
        loan: loan.stripe_loan_id,
        metadata,
      },
      now,
    );
  };

  const take = (at: EpochSeconds, sales: number, charge: Charge['id'] | null) => {
    const loan = loans.at(-1);
    if (!loan || owed(loan) === 0 || loan.repayments_begin_at > at) return undefined;
    const amount = Math.min(owed(loan), Math.floor((sales * loan.withhold_rate) / WHOLE));
    if (amount <= 0) return undefined;
    loans[loans.length - 1] = paidDown(inInterval(loan, at), amount, at);
    const movement = movementOf(
      {
        id: newTransactionId(random),
        type: 'financing_paydown',
        at,
        currency,
        amount: -amount,
        charge,
        loan: loan.stripe_loan_id,
      },
      now,
    );
    return { paydown: { amount: minor(amount), loan_id: loan.stripe_loan_id }, movement };
  };

  return {
    sold: (amount) => {
      today += amount;
    },
    repay: ({ charge, amount, at }) =>
      amount < priceListSum(LARGE_SALE_CENTS, currency) ? undefined : take(at, amount, charge),
    morning: (day) => {
      const yesterday = today;
      days.push(yesterday);
      today = 0;
      const running = loans.at(-1);
      if (running && owed(running) > 0) {
        const taken = take(epochSeconds(startOf(day) + 3 * HOUR_S), yesterday, null);
        return taken ? [taken.movement] : [];
      }
      const offer = OFFERS[offers];
      if (!offer || day < first + Math.floor((last - first) * offer.at)) return [];
      offers += 1;
      const payout = lend(day, offer.tenths);
      return payout ? [payout] : [];
    },
    all: () => loans.map((loan) => (loan.fully_paid_at === null ? inInterval(loan, now) : loan)),
  };
}
