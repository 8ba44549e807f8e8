import { describe, expect, test } from 'vitest';
import { isReaderFee, shownTransactionType, TRANSACTION_TYPES } from './transaction-type.ts';
import { transactionTypeLabel } from './transaction-type-copy.ts';

describe('transactionTypeLabel', () => {
  test.each([
    ['card_reader_fee', 'Reader fee'],
    ['financing_payout', 'Loan disbursement'],
    ['financing_paydown', 'Loan repayment'],
    ['payment_failure_refund', 'Payment failure refund'],
    ['adjustment', 'Adjustment'],
  ] as const)('%s reads %s', (type, label) => {
    expect(transactionTypeLabel[type]).toBe(label);
  });

  test('no two types read alike', () => {
    expect(new Set(TRANSACTION_TYPES.map((type) => transactionTypeLabel[type])).size).toBe(12);
  });
});

describe('a reader fee', () => {
  test.each([
    ['its own type', { type: 'card_reader_fee' }, true],
    ['a charge that says so', { type: 'charge', metadata: { charge_type: 'card_reader_fee' } }, true],
    ['a plain charge', { type: 'charge', metadata: {} }, false],
    ['a charge of another kind', { type: 'charge', metadata: { charge_type: 'in_person' } }, false],
    ['a row without metadata', { type: 'refund', metadata: null }, false],
  ] as const)('%s', (_, row, expected) => {
    expect(isReaderFee(row)).toBe(expected);
    expect(shownTransactionType(row)).toBe(expected ? 'card_reader_fee' : row.type);
  });
});
