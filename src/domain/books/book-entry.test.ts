import { describe, expect, test } from 'vitest';
import { currency } from '../shared/money.ts';
import { added, linesOf, type Movement } from './book-entry.ts';
import { MOVEMENT_KINDS, type MovementKind } from './movement-kind.ts';

const of = (kind: MovementKind, parts: Partial<Movement>): Movement => ({
  ...{ kind, currency: currency('usd'), amount: 0, fees: 0, tax: 0, interest: 0, exchange: 0, fee_tax: 0 },
  ...parts,
});
const HERE = { sales_elsewhere: false };
const booked = (movement: Movement, rules = HERE) =>
  Object.fromEntries(linesOf(movement, rules).map(({ account, amount }) => [account, amount]));

/** What happens, and what is booked: a debit above nothing, a credit below. */
const CASES: readonly (readonly [string, Movement, Readonly<Record<string, number>>])[] = [
  [
    'a charge of 108.00 with 8.00 tax and a fee of 3.43',
    of('sale', { amount: 10_800, fees: 343, tax: 800 }),
    { clearing: 10_457, sales: -10_000, sales_tax: -800, processing_fees: 343 },
  ],
  [
    'a fee with tax on it',
    of('sale', { amount: 10_000, fees: 363, fee_tax: 20 }),
    { clearing: 9637, sales: -10_000, processing_fees: 343, input_tax: 20 },
  ],
  [
    'a refund of 54.00',
    of('refund', { amount: -5400, tax: -400 }),
    { clearing: -5400, refunds: 5000, sales_tax: 400 },
  ],
  [
    'a refund whose fee comes back',
    of('refund', { amount: -5400, fees: -150 }),
    { clearing: -5250, refunds: 5400, processing_fees: -150 },
  ],
  [
    'a refund that came back',
    of('refund_returned', { amount: 5400, tax: 400 }),
    { clearing: 5400, refunds: -5000, sales_tax: -400 },
  ],
  [
    'a refund at another rate than its sale',
    of('refund', { amount: -5400, exchange: -400 }),
    { clearing: -5400, refunds: 5000, exchange: 400 },
  ],
  [
    'a dispute of 108.00 with a fee of 15.00',
    of('dispute', { amount: -10_800, fees: 1500, tax: -800 }),
    { clearing: -12_300, disputes: 10_000, sales_tax: 800, dispute_fees: 1500 },
  ],
  [
    'a dispute won, whose fee comes back',
    of('dispute_won', { amount: 10_800, fees: -1500, tax: 800 }),
    { clearing: 12_300, disputes: -10_000, sales_tax: -800, dispute_fees: -1500 },
  ],
  [
    'a dispute won, whose fee does not',
    of('dispute_won', { amount: 10_800 }),
    { clearing: 10_800, disputes: -10_800 },
  ],
  ['a payout of 500.00', of('payout', { amount: -50_000 }), { clearing: -50_000, in_transit: 50_000 }],
  [
    'an instant payout with a fee of 7.50',
    of('payout', { amount: -49_250, fees: 750 }),
    { clearing: -50_000, in_transit: 49_250, payout_fees: 750 },
  ],
  [
    'a payout that failed or was returned',
    of('payout_returned', { amount: 49_250, fees: -750 }),
    { clearing: 50_000, in_transit: -49_250, payout_fees: -750 },
  ],
  ['a withdrawal of 42.10', of('payout', { amount: 4210 }), { clearing: 4210, in_transit: -4210 }],
  ['a line of the bank', of('arrival', { amount: -50_000 }), { in_transit: -50_000, bank: 50_000 }],
  [
    'a bank that took 5.00 off a payout',
    of('arrival', { amount: -49_500, fees: 500 }),
    { in_transit: -50_000, bank: 49_500, bank_fees: 500 },
  ],
  ['a loan of 10,000', of('loan', { amount: 1_000_000 }), { clearing: 1_000_000, loan: -1_000_000 }],
  [
    'a repayment of 120.00',
    of('repayment', { amount: -12_000, interest: -2000 }),
    { clearing: -12_000, loan: 10_000, financing: 2000 },
  ],
  ['a reserve held', of('reserve', { amount: -2500 }), { clearing: -2500, reserve: 2500 }],
  ['a reserve released', of('reserve', { amount: 2500 }), { clearing: 2500, reserve: -2500 }],
  ['a reader fee told as a fee', of('reader_fee', { fees: 1000 }), { clearing: -1000, reader_fees: 1000 }],
  ['a reader fee told as a sum', of('reader_fee', { amount: -1000 }), { clearing: -1000, reader_fees: 1000 }],
  ['an unknown category', of('adjustment', { amount: -700 }), { clearing: -700, suspense: 700 }],
  ['another balance alone', of('other_balance', { amount: 700 }), { reserve: 700, suspense: -700 }],
  ['nothing', of('sale', {}), {}],
];

describe('an entry', () => {
  test.each(CASES)('%s', (_, movement, lines) => {
    expect(booked(movement)).toEqual(lines);
  });

  test.each(MOVEMENT_KINDS)('of a %s comes to nothing, whatever its parts are', (kind) => {
    const movement = of(kind, { amount: 7919, fees: 101, tax: 13, interest: 7, exchange: 3, fee_tax: 2 });
    for (const sales_elsewhere of [true, false])
      expect(linesOf(movement, { sales_elsewhere }).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test('of a sum is the sum of the entries', () => {
    const [one, other] = [
      of('sale', { amount: 108, fees: 5, tax: 8 }),
      of('sale', { amount: 33, fees: 2, tax: 1 }),
    ];
    const both = of('sale', { amount: 141, fees: 7, tax: 9 });
    expect(added([...linesOf(one, HERE), ...linesOf(other, HERE)])).toEqual(linesOf(both, HERE));
  });
});

describe('sales that are booked elsewhere', () => {
  const elsewhere = { sales_elsewhere: true };
  test.each([
    [
      'sale',
      of('sale', { amount: 10_800, fees: 343, tax: 800 }),
      { receivable: -10_800, processing_fees: 343 },
    ],
    ['refund', of('refund', { amount: -5400, tax: -400, exchange: -3 }), { receivable: 5400 }],
    ['refund_returned', of('refund_returned', { amount: 5400 }), { receivable: -5400 }],
    ['dispute', of('dispute', { amount: -5400, tax: -400 }), { disputes: 5000, sales_tax: 400 }],
  ])('a %s', (_, movement, lines) => {
    const { clearing, ...rest } = booked(movement, elsewhere);
    expect(clearing).toBe(movement.amount - movement.fees);
    expect(rest).toEqual(lines);
  });
});
