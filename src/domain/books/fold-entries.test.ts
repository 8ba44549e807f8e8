import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currency } from '../shared/money.ts';
import { calendarDate } from '../shared/time.ts';
import { type BookEntry, linesOf } from './book-entry.ts';
import { accountTotals, foldEntries, GRAINS } from './fold-entries.ts';
import { MOVEMENT_KINDS, type MovementKind } from './movement-kind.ts';

const anEntry = (over: Partial<BookEntry> & { kind?: MovementKind; amount?: number } = {}): BookEntry => {
  const { kind = 'sale', amount = 100, ...rest } = over;
  const code = rest.currency ?? currency('usd');
  const parts = { fees: 3, tax: 0, interest: 0, exchange: 0, fee_tax: 0 };
  return {
    ...{ id: 'txn_1', day: calendarDate('2026-03-05'), currency: code, kind, count: 1 },
    lines: linesOf({ kind, currency: code, amount, ...parts }, { sales_elsewhere: false }),
    ...{ transaction: 'txn_1', payment: 'pi_1', order: null, payout: 'po_1', late_of: null },
    ...rest,
  };
};

test('a day is one entry for each currency, and what came late stands apart', () => {
  const folded = foldEntries(
    [
      anEntry(),
      anEntry({ id: 'txn_2', amount: 50 }),
      anEntry({ id: 'txn_3', currency: currency('eur') }),
      anEntry({ id: 'txn_4', late_of: calendarDate('2026-02-27') }),
      anEntry({ id: 'txn_5', day: calendarDate('2026-03-04') }),
    ],
    'day',
  );
  expect(folded.map(({ id, count }) => [id, count])).toEqual([
    ['2026-03-04-usd', 1],
    ['2026-03-05-eur', 1],
    ['2026-03-05-usd', 2],
    ['2026-03-05-usd-late', 1],
  ]);
  expect(folded[2]?.lines).toEqual([
    { account: 'clearing', amount: 144 },
    { account: 'sales', amount: -150 },
    { account: 'processing_fees', amount: 6 },
  ]);
  expect(folded[3]?.late_of).toBe('2026-02-27');
});

test('a payout is one entry within a month, dated by its last movement; what waits is by the day', () => {
  const folded = foldEntries(
    [
      anEntry({ day: calendarDate('2026-03-30') }),
      anEntry({ day: calendarDate('2026-03-31') }),
      anEntry({ day: calendarDate('2026-04-01') }),
      anEntry({ day: calendarDate('2026-03-30'), payout: null }),
    ],
    'payout',
  );
  expect(folded.map(({ id, day, count }) => [id, day, count])).toEqual([
    ['2026-03-30-usd', '2026-03-30', 1],
    ['2026-03-usd-po_1', '2026-03-31', 2],
    ['2026-04-usd-po_1', '2026-04-01', 1],
  ]);
});

const entries = fc.array(
  fc.record({
    kind: fc.constantFrom(...MOVEMENT_KINDS),
    amount: fc.integer({ min: -1e6, max: 1e6 }),
    currency: fc.constantFrom('usd', 'eur').map(currency),
    day: fc.constantFrom('2026-03-30', '2026-03-31', '2026-04-01').map(calendarDate),
    payout: fc.constantFrom('po_1', 'po_2', null),
    late_of: fc.constantFrom(null, calendarDate('2026-02-27')),
  }),
);

test('no folding changes what an account comes to, in any month', () => {
  fc.assert(
    fc.property(entries, (drawn) => {
      const all = drawn.map((over, index) => anEntry({ id: `txn_${index}`, ...over }));
      for (const month of ['2026-03', '2026-04']) {
        const sums = (some: readonly BookEntry[]) =>
          accountTotals(some.filter(({ day }) => day.startsWith(month))).filter(({ amount }) => amount !== 0);
        for (const grain of GRAINS) expect(sums(foldEntries(all, grain))).toEqual(sums(all));
      }
    }),
    { seed: 20_261_117, numRuns: 200 },
  );
});
