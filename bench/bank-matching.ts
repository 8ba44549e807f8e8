import { bankCalendar, bankDayOf } from '#domain/bank/bank-days.ts';
import type { OpenLine } from '#domain/bank/exact-pairs.ts';
import { type ExpectedItem, itemId } from '#domain/bank/expected-item.ts';
import { type Matchable, matchLines } from '#domain/bank/match-lines.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { ms, printTable } from './print-table.ts';

/** `npx tsx bench/bank-matching.ts`: how long the engine takes for so many lines and payouts, good and bad. */
const COUNT = 5000;
const LIMIT_MS = 2000;
const ROUNDS = 5;

/** The same figures in every run. */
const amountOf = (nth: number): number => 10_000 + ((nth * 7919) % 399_989);

type Fate = (nth: number) => Readonly<{ amount: number; text: string }> | undefined;

function worldOf(payoutsADay: number, fate: Fate): Matchable {
  const { shift } = bankCalendar('eur');
  const items: ExpectedItem[] = [];
  const lines: OpenLine[] = [];
  let day = bankDayOf(calendarDate('2016-01-04'));
  for (let nth = 0; nth < COUNT; nth += 1) {
    if (nth % payoutsADay === 0) day = shift(day, 1);
    const payoutId = `po_${String(nth).padStart(8, '0')}`;
    items.push({
      ...{
        id: itemId(payoutId, 'arrival'),
        payoutId,
        leg: 'arrival',
        amount: amountOf(nth),
        currency: 'eur',
        day,
      },
      ...{ references: [`PO${String(nth).padStart(8, '0')}`], ending: '6789', hasFailed: false },
    });
    const line = fate(nth);
    if (line)
      lines.push({
        ...{
          id: String(nth),
          account: '1',
          order: `${nth}`.padStart(8, '0'),
          ending: '6789',
          currency: 'eur',
        },
        ...{ day: shift(day, nth % 3), isReversal: false, bankReference: null, endToEndId: null },
        ...{ counterpartyName: null, counterpartyAccount: null, ...line },
      });
  }
  return { items, lines, rejected: new Set(), learned: new Set() };
}

const CASES: readonly (readonly [name: string, world: Matchable])[] = [
  ['one a day, each arrives', worldOf(1, (nth) => ({ amount: amountOf(nth), text: 'STRIPE' }))],
  ['ten a day, each arrives', worldOf(10, (nth) => ({ amount: amountOf(nth), text: 'STRIPE' }))],
  [
    'one a day, the bank keeps two cents of each',
    worldOf(1, (nth) => ({ amount: amountOf(nth) - 2, text: 'STRIPE' })),
  ],
  ['ten a day, no amount fits', worldOf(10, (nth) => ({ amount: amountOf(nth) + 3, text: 'STRIPE' }))],
  ['one a day, all of one amount', worldOf(1, () => ({ amount: amountOf(0), text: 'STRIPE' }))],
  [
    'one a day, and only other people’s lines',
    worldOf(1, (nth) => ({ amount: amountOf(nth) * 3 + 1, text: 'Invoice' })),
  ],
];

const measured = CASES.map(([name, world]) => {
  const taken = Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    matchLines(world);
    return performance.now() - before;
  }).toSorted((a, b) => a - b);
  return [name, taken[Math.floor(ROUNDS / 2)] ?? 0] as const;
});
printTable(
  `bank matching: ${COUNT} payouts and as many lines, median of ${ROUNDS}, at most ${LIMIT_MS} ms`,
  ['', 'ms', 'bar'],
  measured.map(([name, taken]) => [name, ms(taken), taken <= LIMIT_MS ? 'met' : 'MISSED']),
);
