import { describe, expect, test } from 'vitest';
import { TRANSACTION_TYPES, type TransactionType } from '../payments/transaction-type.ts';
import { type ProofGroup, payoutProof } from './payout-proof.ts';
import type { PayoutStatus } from './payout-status.ts';

const group = (type: TransactionType, over: Partial<ProofGroup> = {}): ProofGroup => {
  const amount = over.amount ?? 1000;
  const fees = over.fees ?? 0;
  return {
    type,
    is_reader_fee: false,
    carried: false,
    shared: false,
    count: 1,
    amount,
    fees,
    net: amount - fees,
    ...over,
  };
};
const paid = (amount: number, fee = 0, status: PayoutStatus = 'paid') => ({ status, amount, fee });
const linesOf = (groups: readonly ProofGroup[], payout = paid(0)) =>
  payoutProof(payout, groups).lines.map(({ kind, count, amount }) => [kind, count, amount]);

test('the payout of a good week, line by line', () => {
  const proof = payoutProof(paid(481_237, 1_000, 'in_transit'), [
    group('charge', { count: 130, amount: 550_000, fees: 18_000 }),
    group('payment', { count: 2, amount: 11_840, fees: 914 }),
    group('refund', { count: 3, amount: -42_420 }),
    group('refund_failure', { count: 1, amount: 6_210 }),
    group('dispute', { amount: -26_940, fees: 1_500 }),
    group('dispute_reversal', { amount: 20_225 }),
    group('card_reader_fee', { amount: -1_900 }),
    group('financing_paydown', { count: 12, amount: -31_800 }),
    group('charge', { carried: true, count: 4, amount: 17_000, fees: 564 }),
  ]);
  expect(proof.lines).toEqual([
    { kind: 'payments', count: 132, amount: 561_840, types: ['charge', 'payment'] },
    { kind: 'payment_fees', count: 132, amount: -18_914, types: ['charge', 'payment'] },
    { kind: 'refunds', count: 3, amount: -42_420, types: ['refund'] },
    { kind: 'refunds_returned', count: 1, amount: 6_210, types: ['refund_failure'] },
    { kind: 'disputes', count: 1, amount: -28_440, types: ['dispute'] },
    { kind: 'disputes_won', count: 1, amount: 20_225, types: ['dispute_reversal'] },
    { kind: 'reader_fees', count: 1, amount: -1_900, types: ['card_reader_fee'] },
    { kind: 'loan_repayment', count: 12, amount: -31_800, types: ['financing_paydown'] },
    { kind: 'carried_over', count: 4, amount: 16_436, types: [] },
    { kind: 'payout_fee', count: 1, amount: -1_000, types: [] },
  ]);
  expect(proof).toMatchObject({ count: 155, total: 480_237, sent: 481_237, unexplained: 1_000 });
});

test.each<[TransactionType, string]>([
  ['charge', 'payments'],
  ['payment', 'payments'],
  ['payment_failure_refund', 'refunds'],
  ['payment_refund', 'refunds'],
  ['refund', 'refunds'],
  ['refund_failure', 'refunds_returned'],
  ['dispute', 'disputes'],
  ['dispute_reversal', 'disputes_won'],
  ['card_reader_fee', 'reader_fees'],
  ['financing_payout', 'loan_disbursement'],
  ['financing_paydown', 'loan_repayment'],
  ['adjustment', 'adjustments'],
])('%s belongs to %s', (type, kind) => {
  expect(linesOf([group(type)])).toEqual([[kind, 1, 1000]]);
});

test('every kind of movement has a line', () => {
  expect(
    linesOf(TRANSACTION_TYPES.map((type) => group(type))).reduce((sum, line) => sum + Number(line[1]), 0),
  ).toBe(12);
});

test('a charge that is a reader fee is one', () => {
  expect(linesOf([group('charge', { is_reader_fee: true, amount: -500 })])).toEqual([
    ['reader_fees', 1, -500],
  ]);
});

describe('a line opens exactly the rows it counts', () => {
  const typesOf = (groups: readonly ProofGroup[]) =>
    Object.fromEntries(payoutProof(paid(0), groups).lines.map(({ kind, types }) => [kind, types]));

  test('refunds that cost nothing are no rows of the fees', () => {
    expect(typesOf([group('charge', { count: 90, fees: 30 }), group('refund', { count: 9 })])).toEqual({
      payments: ['charge'],
      payment_fees: ['charge'],
      refunds: ['refund'],
    });
  });

  test('types that would open rows of another line open nothing', () => {
    expect(typesOf([group('charge', { count: 5 }), group('charge', { is_reader_fee: true })])).toEqual({
      payments: [],
      reader_fees: [],
    });
  });

  test('what was carried over is no row of the other lines', () => {
    expect(typesOf([group('charge', { count: 5 }), group('charge', { carried: true })])).toEqual({
      payments: ['charge'],
      carried_over: [],
    });
  });
});

test('a part shared with another payout is a line of its own, whatever it is a part of', () => {
  expect(linesOf([group('charge', { shared: true, amount: 1000, fees: 30, net: 400 })])).toEqual([
    ['shared', 1, 400],
  ]);
});

describe('what does not add up says by how much', () => {
  test.each([
    ['to the cent', 970, 0],
    ['a cent too much was sent', 971, 1],
    ['a cent too little was sent', 969, -1],
  ])('%s', (_, sent, unexplained) => {
    expect(payoutProof(paid(sent), [group('charge', { fees: 30 })]).unexplained).toBe(unexplained);
  });

  test('a payout without movements is unexplained in full', () => {
    expect(payoutProof(paid(500), [])).toMatchObject({ lines: [], total: 0, unexplained: 500 });
  });
});

describe('a payout that came back', () => {
  test.each<PayoutStatus>(['failed', 'canceled'])(
    '%s: nothing was sent, so nothing needs a reason',
    (status) => {
      expect(payoutProof(paid(985, 15, status), [])).toMatchObject({ lines: [], sent: 0, unexplained: 0 });
    },
  );

  test('movements it still holds are missing from the balance', () => {
    expect(payoutProof(paid(970, 0, 'failed'), [group('charge', { fees: 30 })]).unexplained).toBe(-970);
  });
});
