import { expect, test } from 'vitest';
import { TRANSACTION_TYPES } from '../payments/transaction-type.ts';
import type { OtherWord } from '../shared/word.ts';
import { movementKindOf } from './movement-kind.ts';

const movement = { type: 'charge', on_other_balance: false, has_other_side: false } as const;

test.each([
  ['charge', 'sale'],
  ['payment', 'sale'],
  ['refund', 'refund'],
  ['payment_refund', 'refund'],
  ['payment_failure_refund', 'refund'],
  ['refund_failure', 'refund_returned'],
  ['dispute', 'dispute'],
  ['dispute_reversal', 'dispute_won'],
  ['card_reader_fee', 'reader_fee'],
  ['financing_payout', 'loan'],
  ['financing_paydown', 'repayment'],
  ['adjustment', 'adjustment'],
] as const)('a %s is a %s', (type, kind) => {
  expect(movementKindOf({ ...movement, type })).toBe(kind);
});

test('every type has a kind', () => {
  for (const type of TRANSACTION_TYPES) expect(movementKindOf({ ...movement, type })).toBeDefined();
});

test('what is between two balances is booked once, by the side that payouts are made of', () => {
  const both = { ...movement, type: 'adjustment', has_other_side: true } as const;
  expect(movementKindOf(both)).toBe('reserve');
  expect(movementKindOf({ ...both, on_other_balance: true })).toBeUndefined();
  expect(movementKindOf({ ...both, on_other_balance: true, has_other_side: false })).toBe('other_balance');
});

test('a charge that is a reader fee is one; a word nobody knows is an adjustment', () => {
  expect(movementKindOf({ ...movement, metadata: { charge_type: 'card_reader_fee' } })).toBe('reader_fee');
  expect(movementKindOf({ ...movement, type: 'climate' as OtherWord })).toBe('adjustment');
});
