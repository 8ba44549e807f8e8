import fc from 'fast-check';
import {
  type Arrival,
  arrivalsOf,
  arrivalsToBook,
  type BookedArrival,
  movementsOfArrival,
} from '#domain/books/bank-arrivals.ts';
import { type BookEntry, linesOf } from '#domain/books/book-entry.ts';
import { firstDay, type Month, monthOf, nextMonth } from '#domain/books/lock-periods.ts';
import { cameBack } from '#domain/payouts/payout-proof.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import type { BookReader } from './books.ts';

/** What a bank and a person do about payouts, one after the other. */
export const bankStep = fc.record({
  do: fc.constantFrom('match', 'match', 'match', 'undo', 'lock', 'unlock'),
  which: fc.nat({ max: 30 }),
  /** As one line, as two, or two payouts in one. */
  how: fc.constantFrom('whole', 'split', 'merged'),
  kept: fc.constantFrom(0, 0, 1, 20),
  reason: fc.constantFrom('bank_fee', 'exchange', 'other'),
});
type BankStep = typeof bankStep extends fc.Arbitrary<infer One> ? One : never;
type Match = Parameters<typeof arrivalsOf>[0];
export type Bank = ReturnType<typeof openBank>;

/** A bank that shows payouts of a history, and books that are locked meanwhile. */
export function openBank(books: BookReader) {
  const left = books.all('payout').filter(({ status, returned }) => returned === null && !cameBack(status));
  const matches: Match[] = [];
  const months: Month[] = [];
  const closed: (BookedArrival & Readonly<{ month: Month }>)[] = [];
  let lineId = 0;

  const now = (): readonly Arrival[] => matches.flatMap(arrivalsOf);
  const opens = (): CalendarDate | undefined => {
    const last = months.at(-1);
    return last === undefined ? undefined : firstDay(nextMonth(last));
  };
  const open = () => arrivalsToBook(now(), closed, opens());

  function match({ which, how, kept, reason }: BankStep): void {
    const taken = new Set(matches.flatMap(({ payouts }) => payouts.map(({ id }) => id)));
    const free = left.filter(({ id }) => !taken.has(id));
    const first = free[which % Math.max(free.length, 1)];
    if (!first) return;
    const other = free.find(({ id, currency }) => id !== first.id && currency === first.currency);
    const paid = how === 'merged' && other ? [first, other] : [first];
    const sum = paid.reduce((total, { amount }) => total + amount, 0) - kept;
    const part = how === 'split' ? Math.trunc(sum / 3) : 0;
    const day = dayOf(first.arrival_date, 'UTC');
    matches.push({
      lines: (part === 0 ? [sum] : [part, sum - part]).map((amount) => {
        lineId += 1;
        return { id: lineId, amount, day };
      }),
      payouts: paid.map(({ id, amount }) => ({ id, amount, leg: 'arrival' })),
      currency: first.currency,
      difference_reason: kept === 0 ? null : reason,
    });
  }

  function lock(): void {
    const last = months.at(-1);
    const day = left.map(({ arrival_date }) => dayOf(arrival_date, 'UTC')).sort()[0];
    const month = last === undefined ? day && monthOf(day) : nextMonth(last);
    if (month === undefined) return;
    const until = firstDay(nextMonth(month));
    closed.push(
      ...open()
        .filter(({ booked_on }) => booked_on < until)
        .map((one) => ({ ...one, month })),
    );
    months.push(month);
  }

  function unlock(): void {
    const month = months.pop();
    closed.splice(0, closed.length, ...closed.filter((one) => one.month !== month));
  }

  return {
    matches: matches as readonly Match[],
    closed: () => [...closed],
    take(step: BankStep) {
      if (step.do === 'match') match(step);
      else if (step.do === 'undo') matches.splice(step.which % Math.max(matches.length, 1), 1);
      else if (step.do === 'lock') lock();
      else unlock();
    },
    entries: (): readonly BookEntry[] => [...closed, ...open()].flatMap(entriesOf),
  };
}

const entriesOf = (arrival: BookedArrival): readonly BookEntry[] =>
  movementsOfArrival(arrival).map((movement) => ({
    ...{ id: `${arrival.line} ${movement.kind}`, kind: movement.kind, currency: movement.currency, count: 1 },
    ...{ day: arrival.booked_on, lines: linesOf(movement, { sales_elsewhere: false }) },
    ...{ transaction: null, payment: null, order: null, payout: arrival.payout, late_of: arrival.late_of },
  }));
