import { describe, expect, test } from 'vitest';
import { currency, minor, money } from '../../shared/money.ts';
import { epochSeconds } from '../../shared/time.ts';
import type { OtherWord } from '../../shared/word.ts';
import { TIMELINE_EVENT_TYPES, type TimelineEvent } from './timeline-event.ts';
import { timelineItems } from './timeline-items.ts';

const at = epochSeconds(1_738_404_000);
const usd = currency('usd');
const eur = currency('eur');
const items = (event: Omit<TimelineEvent, 'datetime'>) =>
  timelineItems({ datetime: at, ...event }).map(({ mark, tone, headline, body }) => ({
    mark,
    tone,
    ...headline,
    body,
  }));
const inDollars = { currency: usd, amount: minor(5000) };
const exchanged = {
  customer_currency: eur,
  customer_amount: minor(-4000),
  store_currency: usd,
  store_amount: minor(-4400),
};
const dollars = (amount: number) => money(amount, 'usd');

describe('what each event tells', () => {
  test('a type that came after us tells nothing', () => {
    expect(items({ type: 'moon_landing' as OtherWord, ...inDollars })).toEqual([]);
  });

  test('every type tells something', () => {
    for (const type of TIMELINE_EVENT_TYPES) expect(items({ type, ...inDollars }).length).toBeGreaterThan(0);
  });

  test.each([
    ['started', [{ kind: 'status_changed', to: 'started' }]],
    [
      'authorized',
      [
        { kind: 'status_changed', to: 'authorized' },
        { kind: 'authorized', mark: 'check', tone: 'warning', money: dollars(5000) },
      ],
    ],
    [
      'authorization_voided',
      [
        { kind: 'status_changed', to: 'authorization_voided' },
        { kind: 'voided', mark: 'check', tone: 'warning', money: dollars(5000) },
      ],
    ],
    [
      'authorization_expired',
      [
        { kind: 'status_changed', to: 'authorization_expired' },
        { kind: 'expired', mark: 'cross', money: dollars(5000) },
      ],
    ],
    [
      'failed',
      [
        { kind: 'status_changed', to: 'failed' },
        { kind: 'failed', mark: 'cross', reason: 'The payment was declined' },
      ],
    ],
    [
      'dispute_in_review',
      [
        { kind: 'status_changed', to: 'disputed_in_review' },
        { kind: 'evidence_submitted', mark: 'check' },
      ],
    ],
    [
      'dispute_lost',
      [
        { kind: 'status_changed', to: 'disputed_lost' },
        { kind: 'dispute_lost', mark: 'cross' },
      ],
    ],
    ['dispute_warning_closed', [{ kind: 'inquiry_closed', mark: 'notice' }]],
    ['dispute_charge_refunded', [{ kind: 'charge_refunded', mark: 'notice' }]],
  ] as const)('%s', (type, expected) => {
    expect(items({ type, ...inDollars })).toMatchObject(expected);
  });

  test('a refund in part and in full', () => {
    const refund = { currency: usd, amount_refunded: minor(1200) };
    expect(items({ type: 'partial_refund', ...refund })).toMatchObject([
      { to: 'partial_refund' },
      { kind: 'payout', change: 'deducted', money: dollars(1200), payout: null },
      { kind: 'refunded', money: dollars(1200), body: [] },
    ]);
    expect(items({ type: 'full_refund', ...refund })).toMatchObject([{ to: 'refunded' }, {}, {}]);
  });

  test('a refund that was exchanged leaves the payout in the store’s currency, with its reference once there is one', () => {
    const refund = {
      type: 'partial_refund',
      currency: eur,
      amount_refunded: minor(4000),
      transaction_details: exchanged,
      acquirer_reference_number: '7412',
    } as const;
    expect(items({ ...refund, acquirer_reference_number_status: 'available' })).toMatchObject([
      {},
      { money: dollars(4400) },
      {
        money: money(4000, 'eur'),
        body: [
          { kind: 'exchange', from: 'eur', rate: '1.1', to: dollars(4400) },
          { kind: 'arn', number: '7412' },
        ],
      },
    ]);
    const pending = items({ ...refund, acquirer_reference_number_status: 'pending' });
    expect(pending[2]?.body).toMatchObject([{ kind: 'exchange' }, { kind: 'on_its_way' }]);
    const waiting = { ...refund, acquirer_reference_number_status: 'pending' } as const;
    expect(items({ ...waiting, pending_reason: 'insufficient_funds' })[2]?.body).toMatchObject([
      { kind: 'exchange' },
      { kind: 'on_its_way', why: 'insufficient_funds' },
    ]);
    const unavailable = items({ ...refund, acquirer_reference_number_status: 'unavailable' });
    expect(unavailable[2]?.body).toMatchObject([{ kind: 'exchange' }]);
  });

  test.each(['expired_or_canceled_card', 'lost_or_stolen_card', 'unknown'] as const)(
    'a refund that failed: %s',
    (failure_reason) => {
      expect(
        items({ type: 'refund_failed', currency: usd, amount_refunded: minor(700), failure_reason }),
      ).toMatchObject([
        { kind: 'refund_failed', mark: 'notice', reason: failure_reason, money: dollars(700) },
      ]);
    },
  );

  test('a claim takes the sum and its fee', () => {
    expect(
      items({
        type: 'dispute_needs_response',
        currency: usd,
        amount: minor(-5000),
        fee: minor(1500),
        reason: 'fraudulent',
        deposit: { id: 'po_1', arrival_date: at },
      }),
    ).toMatchObject([
      { kind: 'status_changed', to: 'disputed_needs_response' },
      {
        kind: 'payout',
        change: 'deducted',
        money: dollars(6500),
        payout: { id: 'po_1' },
        body: [
          { kind: 'disputed_amount', money: dollars(5000) },
          { kind: 'dispute_fee', money: dollars(1500) },
        ],
      },
      { kind: 'disputed', mark: 'cross', reason: 'fraudulent' },
    ]);
  });

  test('a claim in the customer’s currency', () => {
    const [, taken] = items({
      type: 'dispute_needs_response',
      currency: usd,
      amount: minor(-4400),
      fee: minor(1500),
      transaction_details: exchanged,
    });
    expect(taken).toMatchObject({
      money: dollars(5900),
      body: [
        { kind: 'disputed_amount', money: money(4000, 'eur') },
        { kind: 'exchange', rate: '1.1', to: dollars(4400) },
        { kind: 'dispute_fee', money: dollars(1500) },
      ],
    });
  });

  test('an inquiry has taken nothing yet', () => {
    expect(items({ type: 'dispute_needs_response', amount: null, reason: 'general' })).toMatchObject([
      { to: 'disputed_needs_response' },
      { kind: 'no_funds_withdrawn', mark: 'info' },
      { kind: 'disputed', reason: 'general' },
    ]);
  });

  test('a win gives both back', () => {
    expect(
      items({ type: 'dispute_won', currency: usd, amount: minor(5000), fee: minor(-1500) }),
    ).toMatchObject([
      { to: 'disputed_won' },
      {
        change: 'added',
        money: dollars(6500),
        body: [
          { kind: 'reversal', money: dollars(5000) },
          { kind: 'fee_refund', money: dollars(1500) },
        ],
      },
      { kind: 'dispute_won', mark: 'notice' },
    ]);
  });

  test('a loan takes its share and leads to its other repayments', () => {
    expect(
      items({ type: 'financing_paydown', currency: usd, amount: minor(-250), loan_id: 'flxln_1' }),
    ).toMatchObject([
      {
        kind: 'loan_repayment',
        mark: 'minus',
        money: dollars(250),
        body: [{ kind: 'loan', loan_id: 'flxln_1' }],
      },
    ]);
  });

  test('somebody’s decision names them', () => {
    const user = { id: 7, username: 'amara' };
    expect(items({ type: 'fraud_outcome_manual_approve', user })).toMatchObject([
      { kind: 'approved_by', user },
    ]);
    expect(items({ type: 'fraud_outcome_manual_block', user })).toMatchObject([{ kind: 'blocked_by', user }]);
    expect(items({ type: 'fraud_outcome_manual_block' })).toMatchObject([{ kind: 'blocked_by', user: null }]);
  });

  test('the rules behind a decision; those that let the order pass are not named', () => {
    const ruleset_results = {
      avs_verification: 'block',
      address_mismatch: 'review',
      order_items_threshold: 'allow',
    } as const;
    const body = [
      { kind: 'rule', rule: 'avs_verification', outcome: 'block' },
      { kind: 'rule', rule: 'address_mismatch', outcome: 'review' },
    ];
    expect(items({ type: 'fraud_outcome_review', ruleset_results })).toMatchObject([
      { kind: 'held_for_review', mark: 'shield', body },
    ]);
    expect(items({ type: 'fraud_outcome_block', ruleset_results })).toMatchObject([
      { kind: 'blocked_by_rules', body },
    ]);
  });
});
