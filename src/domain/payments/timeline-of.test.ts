import { describe, expect, test } from 'vitest';
import { currency, minor } from '../shared/money.ts';
import { DAY_S, epochSeconds } from '../shared/time.ts';
import type {
  HistoryCharge,
  HistoryDispute,
  HistoryMovement,
  HistoryRefund,
  PaymentHistory,
} from './payment-history.ts';
import { newestFirst, TIMELINE_EVENT_TYPES } from './timeline-event.ts';
import { timelineOf } from './timeline-of.ts';

const usd = currency('usd');
const at = (day: number) => epochSeconds(1_700_000_000 + day * DAY_S);
const charge = (over: Partial<HistoryCharge> = {}): HistoryCharge => ({
  id: 'ch_1',
  status: 'succeeded',
  created: at(0),
  amount: minor(10_000),
  amount_captured: minor(10_000),
  currency: usd,
  failure_code: null,
  channel: 'online',
  screening: null,
  ...over,
});
const moved = (over: Partial<HistoryMovement> = {}): HistoryMovement => ({
  transaction_id: 'txn_sale',
  type: 'charge',
  at: at(0),
  charge_id: 'ch_1',
  currency: usd,
  amount: minor(10_000),
  fees: minor(320),
  customer_currency: usd,
  customer_amount: minor(10_000),
  fee_rates: null,
  loan_id: null,
  deposit: null,
  ...over,
});
const refund = (over: Partial<HistoryRefund> = {}): HistoryRefund => ({
  id: 're_1',
  charge: 'ch_1',
  status: 'succeeded',
  amount: minor(4000),
  currency: usd,
  created: at(1),
  balance_transaction: 'txn_refund',
  failure_balance_transaction: null,
  failure_reason: null,
  acquirer_reference_number: null,
  ...over,
});
const dispute = (over: Partial<HistoryDispute> = {}): HistoryDispute => ({
  id: 'dp_1',
  status: 'needs_response',
  reason: 'fraudulent',
  created: at(2),
  balance_transactions: ['txn_dispute'],
  metadata: {},
  ...over,
});
const taken = moved({
  transaction_id: 'txn_dispute',
  type: 'dispute',
  at: at(2),
  amount: minor(-10_000),
  fees: minor(1500),
});
const history = (over: Partial<PaymentHistory> = {}): PaymentHistory => ({
  intent: {
    created: at(0),
    status: 'succeeded',
    capture_method: 'automatic',
    cancellation_reason: null,
    canceled_at: null,
  },
  charges: [charge()],
  movements: [moved()],
  refunds: [],
  disputes: [],
  decisions: [],
  ...over,
});
const types = (over: Partial<PaymentHistory>) => timelineOf(history(over)).map(({ type }) => type);
const held = { ...history().intent, status: 'requires_capture', capture_method: 'manual' } as const;
const review = { outcome: 'review', ruleset_results: { address_mismatch: 'review' } } as const;

describe('what happened to a payment', () => {
  test.each<[string, Partial<PaymentHistory>, readonly string[]]>([
    ['begun and no more', { charges: [], movements: [] }, ['started']],
    ['paid at once', {}, ['captured', 'started']],
    ['authorised', { intent: held, movements: [] }, ['authorized', 'started']],
    [
      'authorised, then captured',
      { intent: { ...held, status: 'succeeded' }, movements: [moved({ at: at(1) })] },
      ['captured', 'authorized', 'started'],
    ],
    [
      'given back',
      {
        intent: { ...held, status: 'canceled', cancellation_reason: 'requested_by_customer' },
        movements: [],
      },
      ['authorization_voided', 'authorized', 'started'],
    ],
    [
      'run out',
      { intent: { ...held, status: 'canceled', cancellation_reason: 'automatic' }, movements: [] },
      ['authorization_expired', 'authorized', 'started'],
    ],
    ['declined', { charges: [charge({ status: 'failed' })], movements: [] }, ['failed', 'started']],
    [
      'declined, then paid',
      {
        charges: [charge({ id: 'ch_0', status: 'failed' }), charge({ created: at(1) })],
        movements: [moved({ at: at(1) })],
      },
      ['captured', 'failed', 'started'],
    ],
    ['waiting for the customer', { charges: [charge({ status: 'pending' })], movements: [] }, ['started']],
    [
      'blocked by the store’s rules',
      { charges: [charge({ status: 'failed', screening: { ...review, outcome: 'block' } })], movements: [] },
      ['fraud_outcome_block', 'started'],
    ],
    [
      'held for review',
      { intent: held, charges: [charge({ screening: review })], movements: [] },
      ['fraud_outcome_review', 'authorized', 'started'],
    ],
    [
      'let pass by the rules',
      { charges: [charge({ screening: { ...review, outcome: 'allow' } })] },
      ['captured', 'started'],
    ],
    [
      'with a share for the lender',
      {
        movements: [
          moved(),
          moved({ transaction_id: 'txn_loan', type: 'financing_paydown', amount: minor(-500) }),
        ],
      },
      ['financing_paydown', 'captured', 'started'],
    ],
  ])('%s', (_, over, expected) => {
    expect(types(over)).toEqual(expected);
  });

  test('a hold that was given back is told when it was', () => {
    const intent = { ...held, status: 'canceled', canceled_at: at(3) };
    expect(timelineOf(history({ intent, movements: [] }))[0]).toMatchObject({ datetime: at(3) });
  });

  test.each([
    ['online', 7],
    ['in_person', 2],
    ['in_person_pos', 2],
  ] as const)(
    'a hold that ran out %s ended by itself after %d days, unless somebody knows better',
    (channel, days) => {
      const intent = { ...held, status: 'canceled', cancellation_reason: 'automatic' };
      const told = (canceled_at: ReturnType<typeof at> | null) =>
        timelineOf(
          history({ intent: { ...intent, canceled_at }, charges: [charge({ channel })], movements: [] }),
        )[0];
      expect(told(null)).toMatchObject({ type: 'authorization_expired', datetime: at(days) });
      expect(told(at(5))).toMatchObject({ datetime: at(5) });
    },
  );

  test('a debit that came back failed on the day it did', () => {
    const back = moved({
      transaction_id: 'txn_back',
      type: 'payment_failure_refund',
      at: at(5),
      amount: minor(-10_000),
    });
    const events = timelineOf(
      history({
        charges: [charge({ status: 'failed', failure_code: 'insufficient_funds' })],
        movements: [moved({ type: 'payment' }), back],
      }),
    );
    expect(events.map(({ type, datetime }) => [type, datetime])).toEqual([
      ['failed', at(5)],
      ['captured', at(0)],
      ['started', at(0)],
    ]);
    expect(events[0]?.reason).toBe('insufficient_funds');
  });

  test('a decision counts only where the rules had stopped the payment', () => {
    const decisions = [{ at: at(1), action: 'approved', user: { id: 7, username: 'amara' } }] as const;
    expect(types({ decisions })).toEqual(['captured', 'started']);
    expect(
      types({
        intent: { ...held, status: 'succeeded' },
        charges: [charge({ screening: review })],
        movements: [moved({ at: at(1) })],
        decisions,
      }),
    ).toEqual(['captured', 'fraud_outcome_manual_approve', 'fraud_outcome_review', 'authorized', 'started']);
    expect(
      types({
        intent: { ...held, status: 'canceled', canceled_at: at(1) },
        charges: [charge({ screening: review })],
        movements: [],
        decisions: [{ at: at(1), action: 'blocked', user: null }],
      })[0],
    ).toBe('fraud_outcome_manual_block');
  });
});

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

test('of one second, what came about later stands above, whatever the order it was read in', () => {
  const events = TIMELINE_EVENT_TYPES.map((type) => ({ type, datetime: at(0) }));
  const sorted = newestFirst(events).map(({ type }) => type);
  expect(sorted).toEqual(TIMELINE_EVENT_TYPES.toReversed());
  expect(newestFirst(events.toReversed()).map(({ type }) => type)).toEqual(sorted);
});
