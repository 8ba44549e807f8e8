import { describe, expect, test } from 'vitest';
import { currency, minor } from '../shared/money.ts';
import { calendarDate } from '../shared/time.ts';
import type { BankStatement } from './bank-statement.ts';
import {
  statementDifference,
  statementGaps,
  withBothBalances,
  withSettledSigns,
} from './statement-balance.ts';
import { bankLine } from './statement-builder.ts';

const line = (amount: number, over: Partial<Parameters<typeof bankLine>[0]> = {}) =>
  bankLine({
    ...{
      lineNumber: 1,
      bookedOn: calendarDate('2026-03-04'),
      amount: minor(amount),
      currency: currency('eur'),
    },
    ...{ raw: '', ...over },
  });
const statement = (opening: number | null, closing: number | null, lines = [line(10)]): BankStatement => ({
  ...{ account: null, currency: currency('eur'), sequence: null, from: null, to: null, lines },
  opening: opening === null ? null : minor(opening),
  closing: closing === null ? null : minor(closing),
});

test.each([
  [100, 110, 0],
  [100, 111, 1],
  [100, 109, -1],
  [null, 110, null],
  [100, null, null],
])('from %s to %s with a line of 10 the difference is %s', (opening, closing, difference) => {
  expect(statementDifference(statement(opening, closing))).toBe(difference);
});

test('what is pending is not counted', () => {
  const lines = [line(10), line(5, { status: 'pending' })];
  expect(statementDifference(statement(100, 110, lines))).toBe(0);
});

describe('a reversal', () => {
  const reversal = line(-30, { isReversal: true });
  test('keeps its sign where the statement adds up so', () => {
    expect(withSettledSigns(statement(100, 80, [line(10), reversal])).lines[1]?.amount).toBe(-30);
  });
  test('is turned where it only adds up the other way round', () => {
    const settled = withSettledSigns(statement(100, 140, [line(10), reversal]));
    expect([settled.lines[1]?.amount, statementDifference(settled)]).toEqual([30, 0]);
  });
  test('stays as the bank wrote it where neither adds up', () => {
    expect(withSettledSigns(statement(100, 139, [line(10), reversal])).lines[1]?.amount).toBe(-30);
  });
});

test.each([
  [null, 110, { opening: 100, closing: 110 }],
  [100, null, { opening: 100, closing: 110 }],
  [null, null, { opening: null, closing: null }],
  [7, 9, { opening: 7, closing: 9 }],
])('told %s and %s', (opening, closing, both) => {
  expect(withBothBalances(statement(opening, closing))).toEqual(both);
});

describe('gaps', () => {
  const march = { from: '2026-03-01', to: '2026-03-31', opening: 100, closing: 200 };
  const may = { from: '2026-05-01', to: '2026-05-31', opening: 250, closing: 300 };
  test('are where a statement begins with another balance than the one before ended with', () => {
    const gaps = [{ after: '2026-03-31', before: '2026-05-01', amount: 50 }];
    expect(statementGaps([march, may])).toEqual(gaps);
    expect(statementGaps([may, march])).toEqual(gaps);
  });
  test.each([
    ['the balance is the same', [march, { ...may, opening: 200 }]],
    ['the next one overlaps', [march, { ...may, from: '2026-03-31' }]],
    ['a balance is not told', [march, { ...may, opening: null }]],
    [
      'the missing one is there',
      [march, may, { from: '2026-04-01', to: '2026-04-30', opening: 200, closing: 250 }],
    ],
    ['one lies within another', [march, { from: '2026-03-10', to: '2026-03-10', opening: 1, closing: 2 }]],
  ])('are none where %s', (_, statements) => {
    expect(statementGaps(statements)).toEqual([]);
  });
});
