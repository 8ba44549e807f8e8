import type { DifferenceReason } from '../bank/match-decision.ts';
import type { Currency } from '../shared/money.ts';
import type { CalendarDate } from '../shared/time.ts';
import type { Movement } from './book-entry.ts';

/** Money that came to the bank, that a failed payout took away again, or that the bank itself took back. */
export type ArrivalLeg = 'arrival' | 'return' | 'undone';

/** What one bank line brought of one payout, and where the rest of it is; signed as bank lines are. */
type Brought = Readonly<{ received: number; kept: number; exchanged: number; unexplained: number }>;
type About = Readonly<{
  line: number;
  payout: string;
  leg: ArrivalLeg;
  currency: Currency;
  day: CalendarDate;
}>;
export type Arrival = About & Brought;

type Match = Readonly<{
  lines: readonly Readonly<{ id: number; amount: number; day: CalendarDate }>[];
  payouts: readonly Readonly<{ id: string; leg: Exclude<ArrivalLeg, 'undone'>; amount: number }>[];
  currency: Currency;
  difference_reason: DifferenceReason | null;
}>;

const sumOf = (all: readonly Readonly<{ amount: number }>[]): number =>
  all.reduce((sum, { amount }) => sum + amount, 0);

/**
 * A match as the books need it: one line with its payouts, or several lines with one. What the bank shows more or less stands
 * with the first of them, so that all of a match together is exactly its lines, and takes exactly its payouts out of transit.
 */
export function arrivalsOf({ lines, payouts, currency, difference_reason }: Match): readonly Arrival[] {
  const missing = sumOf(payouts) - sumOf(lines);
  const hasSeveralLines = lines.length > 1;
  return lines.flatMap((line, lineAt) =>
    payouts.map(({ id, leg, amount }, payoutAt) => {
      const short = lineAt === 0 && payoutAt === 0 ? missing : 0;
      return {
        ...{ line: line.id, payout: id, leg, currency, day: line.day },
        received: hasSeveralLines ? line.amount : amount - short,
        kept: difference_reason === 'bank_fee' ? short : 0,
        exchanged: difference_reason === 'exchange' ? short : 0,
        unexplained: difference_reason === 'bank_fee' || difference_reason === 'exchange' ? 0 : short,
      };
    }),
  );
}

/** Less is in transit by all of the payout. What nobody can say the reason of is to be looked at in suspense. */
export function movementsOfArrival({ currency, ...brought }: Arrival): readonly Movement[] {
  const { received, kept, exchanged, unexplained } = brought;
  const none = { currency, fees: 0, tax: 0, interest: 0, exchange: 0, fee_tax: 0 };
  return [
    {
      ...{ ...none, kind: 'arrival' as const, fees: kept },
      ...{ amount: -received - exchanged, exchange: exchanged === 0 ? 0 : -exchanged },
    },
    ...(unexplained === 0 ? [] : [{ ...none, kind: 'bank_difference' as const, amount: -unexplained }]),
  ];
}

/** What a locked month was closed with. */
type ClosedArrival = Arrival & Readonly<{ booked_on: CalendarDate }>;
export type BookedArrival = ClosedArrival & Readonly<{ late_of: CalendarDate | null }>;

const keyOf = ({ line, payout, leg }: About): string => `${line} ${payout} ${leg}`;

/**
 * What is to be booked beyond what locked months have: new arrivals, and where a match was undone or is another now, what sets
 * it right. None of it is booked on a day that is locked.
 */
export function arrivalsToBook(
  now: readonly Arrival[],
  closed: readonly ClosedArrival[],
  opens: CalendarDate | undefined,
): readonly BookedArrival[] {
  const left = new Map<string, Arrival>(now.map((arrival) => [keyOf(arrival), arrival]));
  for (const { booked_on: _, ...one } of closed) {
    const before = left.get(keyOf(one)) ?? { ...one, ...NOTHING };
    left.set(keyOf(one), {
      ...before,
      received: before.received - one.received,
      kept: before.kept - one.kept,
      exchanged: before.exchanged - one.exchanged,
      unexplained: before.unexplained - one.unexplained,
    });
  }
  return [...left.values()]
    .filter((one) => one.received !== 0 || one.kept !== 0 || one.exchanged !== 0 || one.unexplained !== 0)
    .map((one) => {
      const isLate = opens !== undefined && one.day < opens;
      return { ...one, booked_on: isLate ? opens : one.day, late_of: isLate ? one.day : null };
    });
}

const NOTHING: Brought = { received: 0, kept: 0, exchanged: 0, unexplained: 0 };
