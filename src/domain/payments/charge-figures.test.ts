import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OtherWord } from '../shared/word.ts';
import { chargeFigures, type Figure, hasMoved, type Movement } from './charge-figures.ts';
import { TRANSACTION_TYPES, type TransactionType } from './transaction-type.ts';

let counted = 0;
const moved = (type: TransactionType, amount: number, fees = 0, currency = 'usd'): Movement => {
  counted += 1;
  return { transaction_id: `txn_${counted}`, type, currency, amount, fees, net: amount - fees };
};
const charge = (transactions: readonly Movement[], over: object = {}) => ({
  id: 'ch_1',
  currency: 'eur',
  amount: 24_800,
  application_fee_amount: 0,
  amount_refunded: 0,
  paydown: null,
  balance_transaction: null,
  refunds: null,
  disputes: [],
  transactions,
  ...over,
});
const figures = (transactions: readonly Movement[], over?: object) => {
  const { currency, payment, transactionFee, disputeFee, fees, refunded, isDeducted, paydown, net } =
    chargeFigures(charge(transactions, over));
  return {
    currency,
    payment: payment.amount,
    transactionFee: transactionFee.amount,
    disputeFee: disputeFee.amount,
    fees: fees.amount,
    refunded: refunded.amount,
    isDeducted,
    paydown: paydown.amount,
    net: net.amount,
  };
};
const sale = moved('charge', 26_940, 1484);

describe('the figures of a payment', () => {
  test('a plain sale, in the currency it was settled in', () => {
    expect(figures([sale])).toMatchObject({
      currency: 'usd',
      payment: 26_940,
      fees: 1484,
      refunded: 0,
      isDeducted: false,
      net: 25_456,
    });
  });

  test('a movement we have no word for takes from the payment like any other', () => {
    const taken = { ...moved('adjustment', -500, 20), type: 'levy' as OtherWord };
    expect(figures([sale, taken])).toMatchObject({ fees: 1504, refunded: 500, net: 24_936 });
  });

  test('without a row of the ledger the charge speaks', () => {
    expect(figures([], { application_fee_amount: 100, amount_refunded: 800 })).toMatchObject({
      currency: 'eur',
      payment: 24_800,
      fees: 100,
      refunded: 800,
      net: 23_900,
    });
  });

  test('its balance transaction speaks before it, and those of its refunds and disputes beside it', () => {
    const booked = (amount: number, fee = 0) => ({ id: 'txn_told', currency: 'usd', amount, fee });
    const charge = {
      balance_transaction: booked(26_940, 1484),
      amount_refunded: 5000,
      refunds: {
        data: [
          { status: 'succeeded', balance_transaction: booked(-5000) },
          { status: 'failed', balance_transaction: booked(-700) },
          { status: 'pending', balance_transaction: null },
        ],
      },
    };
    expect(figures([], charge)).toMatchObject({
      currency: 'usd',
      payment: 26_940,
      fees: 1484,
      refunded: 5000,
    });
    const disputes = [
      { balance_transactions: [{ ...booked(-21_940, 1500), reporting_category: 'dispute' }] },
    ];
    expect(figures([], { ...charge, disputes })).toMatchObject({
      disputeFee: 1500,
      refunded: 26_940,
      isDeducted: true,
      net: -2984,
    });
    expect(figures([sale], { ...charge, disputes })).toMatchObject({ refunded: 0, net: 25_456 });
  });

  test.each([
    ['captured, and the ledger has not heard of it', true, true, [], true],
    ['held', true, false, [], false],
    ['turned down', false, true, [], false],
    ['a debit that bounced', false, false, [sale], true],
  ])('%s', (_, paid, captured, transactions, moves) => {
    expect(hasMoved({ paid, captured, transactions })).toBe(moves);
  });

  test('a refund, and one that came back', () => {
    const refund = moved('refund', -5000);
    expect(figures([sale, refund])).toMatchObject({ refunded: 5000, net: 20_456, isDeducted: false });
    expect(figures([sale, refund, moved('refund_failure', 5000)])).toMatchObject({
      refunded: 0,
      net: 25_456,
    });
  });

  test('a dispute takes the sum and a fee; a win gives both back', () => {
    const dispute = moved('dispute', -26_940, 1500);
    expect(figures([sale, dispute])).toMatchObject({
      transactionFee: 1484,
      disputeFee: 1500,
      fees: 2984,
      refunded: 26_940,
      isDeducted: true,
      net: -2984,
    });
    expect(figures([sale, dispute, moved('dispute_reversal', 26_940, -1500)])).toMatchObject({
      disputeFee: 0,
      fees: 1484,
      refunded: 0,
      isDeducted: false,
      net: 25_456,
    });
  });

  test('a loan takes its share, as a movement or as the charge tells it', () => {
    expect(figures([sale, moved('financing_paydown', -2694)])).toMatchObject({ paydown: 2694, net: 22_762 });
    expect(figures([sale], { paydown: { amount: 2694 } })).toMatchObject({ paydown: 2694, net: 22_762 });
    expect(figures([sale], { paydown: { amount: -2694 } })).toMatchObject({ paydown: 2694 });
    const both = figures([sale, moved('financing_paydown', -2694)], { paydown: { amount: 2694 } });
    expect(both.paydown).toBe(2694);
  });

  test('a movement in another currency is no part of a sum', () => {
    expect(figures([sale, moved('refund', -100, 0, 'jpy')])).toMatchObject({ refunded: 0 });
  });

  test('whatever moved, each figure is the sum of its parts and net is the sum of what the rows say', () => {
    const sumOf = ({ parts }: Figure) => parts.reduce((all, { amount }) => all + amount, 0);
    const types = TRANSACTION_TYPES.filter(
      (type) =>
        !['charge', 'payment', 'card_reader_fee', 'financing_payout', 'financing_paydown'].includes(type),
    );
    const row = fc
      .tuple(
        fc.constantFrom(...types),
        fc.integer({ min: -99_999, max: 99_999 }),
        fc.integer({ min: -999, max: 999 }),
      )
      .map(([type, amount, fees]) => moved(type, amount, fees));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const all = [sale, ...rows];
        const { payment, fees, refunded, net, transactionFee, disputeFee } = chargeFigures(charge(all));
        for (const figure of [payment, fees, refunded, net]) expect(sumOf(figure)).toBe(figure.amount);
        expect(transactionFee.amount + disputeFee.amount).toBe(fees.amount);
        expect(net.amount).toBe(all.reduce((sum, one) => sum + one.net, 0));
        expect(payment.amount - fees.amount - refunded.amount).toBe(net.amount);
      }),
    );
  });
});
