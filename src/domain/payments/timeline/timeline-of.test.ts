import { describe, expect, test } from 'vitest';
import { at, charge, history, moved } from '#tests/factories/payment-history.ts';
import { minor } from '../../shared/money.ts';
import type { PaymentHistory } from '../payment-history.ts';
import { newestFirst, TIMELINE_EVENT_TYPES } from './timeline-event.ts';
import { timelineOf } from './timeline-of.ts';

const types = (over: Partial<PaymentHistory>) => timelineOf(history(over)).map(({ type }) => type);
const held = { ...history().intent, status: 'requires_capture', capture_method: 'manual' } as const;
const review = { outcome: 'review', ruleset_results: { address_mismatch: 'review' } } as const;

describe('what happened to a payment', () => {
  test.each<[string, Partial<PaymentHistory>, readonly string[]]>([
    ['begun and no more', { charges: [], movements: [] }, ['started']],
    ['paid at once', {}, ['captured', 'started']],
    ['authorized', { intent: held, movements: [] }, ['authorized', 'started']],
    [
      'authorized, then captured',
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
      const lastEvent = (canceled_at: ReturnType<typeof at> | null) =>
        timelineOf(
          history({ intent: { ...intent, canceled_at }, charges: [charge({ channel })], movements: [] }),
        )[0];
      expect(lastEvent(null)).toMatchObject({ type: 'authorization_expired', datetime: at(days) });
      expect(lastEvent(at(5))).toMatchObject({ datetime: at(5) });
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

test('of one second, what came about later stands above, whatever the order it was read in', () => {
  const events = TIMELINE_EVENT_TYPES.map((type) => ({ type, datetime: at(0) }));
  const sorted = newestFirst(events).map(({ type }) => type);
  expect(sorted).toEqual(TIMELINE_EVENT_TYPES.toReversed());
  expect(newestFirst(events.toReversed()).map(({ type }) => type)).toEqual(sorted);
});
