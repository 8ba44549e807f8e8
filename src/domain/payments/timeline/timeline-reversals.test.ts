import { describe, expect, test } from 'vitest';
import { at, dispute, history, moved, refund, taken } from '#tests/factories/payment-history.ts';
import { minor } from '../../shared/money.ts';
import type { HistoryDispute, HistoryRefund, PaymentHistory } from '../payment-history.ts';
import { timelineItems } from './timeline-items.ts';
import { timelineOf } from './timeline-of.ts';

const types = (over: Partial<PaymentHistory>) => timelineOf(history(over)).map(({ type }) => type);

describe('refunds', () => {
  const both = (first: number, second: number) => [
    refund({ amount: minor(first) }),
    refund({ id: 're_2', amount: minor(second), created: at(2) }),
  ];
  test.each([
    ['a part', [refund()], ['partial_refund']],
    ['all at once', [refund({ amount: minor(10_000) })], ['full_refund']],
    ['a cent less than all', [refund({ amount: minor(9999) })], ['partial_refund']],
    ['the rest later', both(4000, 6000), ['full_refund', 'partial_refund']],
    ['a cent short of the rest', both(4000, 5999), ['partial_refund', 'partial_refund']],
  ])('%s', (_, refunds, expected) => {
    expect(types({ refunds }).slice(0, expected.length)).toEqual(expected);
  });

  test('one that came back does not count for the next', () => {
    const failed = refund({
      status: 'failed',
      amount: minor(4000),
      failure_balance_transaction: 'txn_back',
      failure_reason: 'lost_or_stolen_card',
    });
    const back = moved({
      transaction_id: 'txn_back',
      type: 'refund_failure',
      at: at(3),
      amount: minor(4000),
    });
    const next = (day: number) => refund({ id: 're_2', amount: minor(6000), created: at(day) });
    const after = timelineOf(history({ refunds: [failed, next(4)], movements: [moved(), back] }));
    expect(after.map(({ type }) => type).slice(0, 3)).toEqual([
      'partial_refund',
      'refund_failed',
      'partial_refund',
    ]);
    expect(after[1]).toMatchObject({ datetime: at(3), failure_reason: 'lost_or_stolen_card' });
    const before = types({ refunds: [failed, next(2)], movements: [moved(), back] });
    expect(before.slice(0, 3)).toEqual(['refund_failed', 'full_refund', 'partial_refund']);
  });

  test('the reference is there, on its way, or never comes', () => {
    const status = (over: Partial<HistoryRefund>) =>
      timelineOf(history({ refunds: [refund(over)] }))[0]?.acquirer_reference_number_status;
    expect(status({ acquirer_reference_number: '74' })).toBe('available');
    expect(status({ status: 'pending' })).toBe('pending');
    expect(status({})).toBe('unavailable');
  });
});

describe('disputes', () => {
  const first = (over: Partial<HistoryDispute>, movements = [moved(), taken]) =>
    timelineOf(history({ disputes: [dispute(over)], movements }));

  test('a claim takes money as it comes', () => {
    expect(first({})[0]).toMatchObject({
      type: 'dispute_needs_response',
      datetime: at(2),
      amount: -10_000,
      fee: 1500,
      dispute_id: 'dp_1',
    });
  });

  test('a question takes none, and both are told when it became a claim', () => {
    expect(first({ status: 'warning_needs_response', balance_transactions: [] })[0]).toMatchObject({
      amount: null,
      datetime: at(2),
    });
    const escalated = first({ created: at(1) });
    expect(escalated.slice(0, 2)).toMatchObject([
      { datetime: at(2), amount: -10_000 },
      { datetime: at(1), amount: null },
    ]);
  });

  test('what happened then stands in its notes', () => {
    const metadata = { __evidence_submitted_at: String(at(3)), __dispute_closed_at: String(at(60)) };
    const back = moved({
      transaction_id: 'txn_won',
      type: 'dispute_reversal',
      at: at(60),
      amount: minor(10_000),
      fees: minor(-1500),
    });
    const won = first({ status: 'won', metadata, balance_transactions: ['txn_dispute', 'txn_won'] }, [
      moved(),
      taken,
      back,
    ]);
    expect(won.map(({ type, datetime }) => [type, datetime]).slice(0, 3)).toEqual([
      ['dispute_won', at(60)],
      ['dispute_in_review', at(3)],
      ['dispute_needs_response', at(2)],
    ]);
    expect(won[0]).toMatchObject({ amount: 10_000, fee: -1500 });
    expect(won[1]).not.toHaveProperty('handed_in');
  });

  test('evidence that was handed in for the merchant is told as such', () => {
    const metadata = { __evidence_submitted_at: String(at(3)), __handed_in_for: String(at(3) + 900) };
    const events = first({ status: 'under_review', metadata }, [moved(), taken]);
    expect(events[0]).toMatchObject({ type: 'dispute_in_review', handed_in: true });
    expect(events.flatMap(timelineItems)).toContainEqual(
      expect.objectContaining({ headline: { kind: 'evidence_handed_in' } }),
    );
  });

  test.each([
    ['lost', 'dispute_lost'],
    ['warning_closed', 'dispute_warning_closed'],
    ['charge_refunded', 'dispute_charge_refunded'],
  ] as const)('%s is told as %s, at the time noted or else when it began', (status, type) => {
    expect(first({ status, metadata: { __dispute_closed_at: String(at(9)) } })[0]).toMatchObject({
      type,
      datetime: at(9),
    });
    expect(first({ status, metadata: { __dispute_closed_at: 'soon' } })[0]).toMatchObject({
      type,
      datetime: at(2),
    });
  });
});
