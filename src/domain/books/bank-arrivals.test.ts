import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currency } from '../shared/money.ts';
import { calendarDate } from '../shared/time.ts';
import { type Arrival, arrivalsOf, arrivalsToBook, movementsOfArrival } from './bank-arrivals.ts';
import { added, linesOf } from './book-entry.ts';

const usd = currency('usd');
const line = (id: number, amount: number, day = '2026-03-04') => ({ id, amount, day: calendarDate(day) });
const payout = (id: string, amount: number) => ({ id, leg: 'arrival' as const, amount });
const match = (over: Partial<Parameters<typeof arrivalsOf>[0]>) =>
  arrivalsOf({ lines: [], payouts: [], currency: usd, difference_reason: null, ...over });
const booked = (arrivals: readonly Arrival[]) =>
  Object.fromEntries(
    added(
      arrivals.flatMap((one) =>
        movementsOfArrival(one).flatMap((each) => linesOf(each, { sales_elsewhere: false })),
      ),
    ).map(({ account, amount }) => [account, amount]),
  );

describe('a match in the books', () => {
  test.each([
    [
      'one line, one payout',
      { lines: [line(1, 5000)], payouts: [payout('po_a', 5000)] },
      { in_transit: -5000, bank: 5000 },
    ],
    [
      'a bank that kept 0.20 as its fee',
      { lines: [line(1, 4980)], payouts: [payout('po_a', 5000)], difference_reason: 'bank_fee' as const },
      { in_transit: -5000, bank: 4980, bank_fees: 20 },
    ],
    [
      'a bank that gave 0.20 more by its rate',
      { lines: [line(1, 5020)], payouts: [payout('po_a', 5000)], difference_reason: 'exchange' as const },
      { in_transit: -5000, bank: 5020, exchange: -20 },
    ],
    [
      'a difference for some other reason',
      { lines: [line(1, 4980)], payouts: [payout('po_a', 5000)], difference_reason: 'other' as const },
      { in_transit: -5000, bank: 4980, suspense: 20 },
    ],
    [
      'one line for two payouts, less a fee',
      {
        lines: [line(1, 6990)],
        payouts: [payout('po_a', 5000), payout('po_b', 2000)],
        difference_reason: 'bank_fee' as const,
      },
      { in_transit: -7000, bank: 6990, bank_fees: 10 },
    ],
    [
      'two lines for one payout, less a fee',
      {
        lines: [line(1, 3000), line(2, 1990)],
        payouts: [payout('po_a', 5000)],
        difference_reason: 'bank_fee' as const,
      },
      { in_transit: -5000, bank: 4990, bank_fees: 10 },
    ],
    [
      'a withdrawal',
      { lines: [line(1, -4210)], payouts: [payout('po_a', -4210)] },
      { in_transit: 4210, bank: -4210 },
    ],
    [
      'a failed payout that left again, with a fee',
      {
        lines: [line(1, -5010)],
        payouts: [{ id: 'po_a', leg: 'return' as const, amount: -5000 }],
        difference_reason: 'bank_fee' as const,
      },
      { in_transit: 5000, bank: -5010, bank_fees: 10 },
    ],
  ])('%s', (_, given, expected) => {
    expect(booked(match(given))).toEqual(expected);
  });

  test('is exactly its lines, and takes exactly its payouts out of transit', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    const reason = fc.constantFrom('bank_fee', 'exchange', 'other', null);
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 5 }),
        amount,
        fc.boolean(),
        reason,
        (many, one, areLines, difference_reason) => {
          const [lines, payouts] = areLines ? [many, [one]] : [[one], many];
          const { bank = 0, in_transit = 0 } = booked(
            match({
              lines: lines.map((each, at) => line(at, each)),
              payouts: payouts.map((each, at) => payout(`po_${at}`, each)),
              difference_reason,
            }),
          );
          const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
          expect([bank, in_transit]).toEqual([sum(lines), -sum(payouts)]);
        },
      ),
    );
  });
});

describe('what is to be booked beyond locked months', () => {
  const [arrived] = match({ lines: [line(1, 5000)], payouts: [payout('po_a', 5000)] }) as [Arrival];
  const closed = { ...arrived, booked_on: calendarDate('2026-03-04') };
  const APRIL = calendarDate('2026-04-01');

  test('is everything while none is locked', () => {
    expect(arrivalsToBook([arrived], [], undefined)).toEqual([
      { ...arrived, booked_on: '2026-03-04', late_of: null },
    ]);
  });

  test('is on its own day from the first open one on, and late before it', () => {
    const on = (day: string) => arrivalsToBook([{ ...arrived, day: calendarDate(day) }], [], APRIL);
    expect(on('2026-04-01')).toMatchObject([{ booked_on: '2026-04-01', late_of: null }]);
    expect(on('2026-03-31')).toMatchObject([{ booked_on: '2026-04-01', late_of: '2026-03-31' }]);
  });

  test('is nothing for what a locked month has already', () => {
    expect(arrivalsToBook([arrived], [closed], APRIL)).toEqual([]);
  });

  test('takes back what was undone since', () => {
    const [back, ...rest] = arrivalsToBook([], [closed], APRIL);
    expect(rest).toEqual([]);
    expect(back).toMatchObject({ booked_on: '2026-04-01', late_of: '2026-03-04' });
    expect(back && booked([back])).toEqual({ in_transit: 5000, bank: -5000 });
    // And once that is locked too, nothing more.
    expect(back && arrivalsToBook([], [closed, back], calendarDate('2026-05-01'))).toEqual([]);
  });

  test('is only the difference where a match was said anew', () => {
    const [again] = match({
      ...{ lines: [line(1, 5000)], payouts: [payout('po_a', 5020)] },
      difference_reason: 'bank_fee',
    }) as [Arrival];
    const rows = arrivalsToBook([again], [closed], APRIL);
    expect(booked(rows)).toEqual({ in_transit: -20, bank_fees: 20 });
  });
});
