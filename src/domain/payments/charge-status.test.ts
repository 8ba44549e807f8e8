import { describe, expect, test } from 'vitest';
import type { DISPUTE_STATUSES } from '../disputes/dispute-status.ts';
import { DAY_S, epochSeconds } from '../shared/time.ts';
import type { OtherWord } from '../shared/word.ts';
import { type ChargeStanding, chargeStatus } from './charge-status.ts';
import { chargeMark } from './charge-status-mark.ts';

const paid: ChargeStanding = {
  status: 'succeeded',
  paid: true,
  captured: true,
  refunded: false,
  disputed: false,
  amount_refunded: 0,
  outcome: { type: 'authorized' },
  refunds: { data: [] },
  dispute: null,
  order: { fraud_meta_box_type: 'allow' },
};
const of = (over: Partial<ChargeStanding>, intentStatus: string | null = 'succeeded') =>
  chargeStatus({ ...paid, ...over }, intentStatus).status;
const review = { order: { fraud_meta_box_type: 'review' } };

describe('the ten rules', () => {
  test.each([
    ['1 held for review', { ...review, captured: false }, 'requires_capture', 'fraud_outcome_review'],
    ['1 held once, captured since', review, 'succeeded', 'paid'],
    ['1 held by no rule', { captured: false }, 'requires_capture', 'authorized'],
    ['2 blocked', { order: { fraud_meta_box_type: 'block' } }, 'canceled', 'fraud_outcome_block'],
    [
      '2 blocked by hand',
      { order: { fraud_meta_box_type: 'review_blocked' } },
      'canceled',
      'fraud_outcome_block',
    ],
    ['2 approved by hand', { order: { fraud_meta_box_type: 'review_allowed' } }, 'succeeded', 'paid'],
    ['3 declined', { status: 'failed', outcome: { type: 'issuer_declined' } }, null, 'failed'],
    ['3 not valid', { status: 'failed', outcome: { type: 'invalid' } }, null, 'failed'],
    ['3 not failed', { outcome: { type: 'issuer_declined' } }, null, 'paid'],
    ['4 too risky', { status: 'failed', outcome: { type: 'blocked' } }, null, 'blocked'],
    ['5 disputed', { disputed: true, dispute: { status: 'under_review' } }, null, 'disputed_under_review'],
    ['5 a dispute without the flag', { dispute: { status: 'won' } }, null, 'paid'],
    ['6 a cent was refunded', { amount_refunded: 1 }, null, 'refunded_partial'],
    ['7 all was refunded', { amount_refunded: 100, refunded: true }, null, 'refunded_full'],
    ['8 a refund came back', { refunds: { data: [{}] } }, null, 'refund_failed'],
    ['9 paid', {}, null, 'paid'],
    ['9 authorized', { captured: false }, null, 'authorized'],
    ['9 no order', { order: null }, null, 'paid'],
    ['10 waiting', { status: 'pending', paid: false }, null, 'pending'],
    ['10 succeeded without pay', { paid: false }, null, 'succeeded'],
    ['10 failed of another cause', { status: 'failed', outcome: null, paid: false }, null, 'failed'],
  ] as const)('%s', (_, over, intentStatus, expected) => {
    expect(of(over, intentStatus)).toBe(expected);
  });

  test('an earlier rule outweighs every later one', () => {
    const everything: Partial<ChargeStanding> = {
      order: { fraud_meta_box_type: 'block' },
      status: 'failed',
      outcome: { type: 'blocked' },
      disputed: true,
      dispute: { status: 'lost' },
      amount_refunded: 1,
      refunds: { data: [{}] },
    };
    expect(of(everything)).toBe('fraud_outcome_block');
    expect(of({ ...everything, order: null })).toBe('blocked');
    expect(of({ ...everything, order: null, status: 'succeeded' })).toBe('disputed_lost');
    const undisputed = { ...everything, order: null, status: 'succeeded', disputed: false };
    expect(of(undisputed)).toBe('refunded_partial');
    expect(of({ ...undisputed, refunded: true })).toBe('refunded_full');
    expect(of({ ...undisputed, amount_refunded: 0 })).toBe('refund_failed');
  });
});

describe('how a status is shown', () => {
  const now = epochSeconds(1_700_000_000);
  const dueIn = (seconds: number) => epochSeconds(now + seconds);
  const disputed = (status: (typeof DISPUTE_STATUSES)[number], due: number | null) =>
    chargeMark({ kind: 'named', status: `disputed_${status}` }, due === null ? null : dueIn(due), now);

  test.each([
    ['needs_response', 'Disputed: Needs response'],
    ['under_review', 'Disputed: Under review'],
    ['charge_refunded', 'Disputed: Charge refunded'],
    ['won', 'Disputed: Won'],
    ['lost', 'Disputed: Lost'],
    ['warning_needs_response', 'Inquiry: Needs response'],
    ['warning_under_review', 'Inquiry: Under review'],
    ['warning_closed', 'Inquiry: Closed'],
  ] as const)('%s reads %s', (status, label) => {
    expect(disputed(status, null).label).toBe(label);
  });

  test.each([
    ['three days to the second', 3 * DAY_S, 'alert'],
    ['a second more', 3 * DAY_S + 1, 'warning'],
    ['this very second', 0, 'alert'],
    ['a second ago', -1, 'warning'],
  ])('a dispute to answer, due in %s', (_, due, style) => {
    expect(disputed('needs_response', due).style).toBe(style);
  });

  test('what only the provider has a name for reads as words', () => {
    expect(chargeMark({ kind: 'raw', status: 'requires_payment_method' }, null, now).label).toBe(
      'Requires payment method',
    );
    expect(chargeMark({ kind: 'named', status: 'fraud_outcome_review' }, null, now).label).toBe(
      'Needs review',
    );
  });

  test('words that came after us are said as they are', () => {
    const dispute = { status: 'thought_over' as OtherWord };
    const status = chargeStatus({ ...paid, disputed: true, dispute }, 'succeeded');
    expect(chargeMark(status, null, now)).toEqual({ label: 'Disputed: Thought over', style: 'light' });
    expect(chargeMark({ kind: 'named', status: 'paid_twice' }, null, now).label).toBe('Paid twice');
    expect(chargeMark({ kind: 'named', status: 'constructor' }, null, now).label).toBe('Constructor');
    expect(chargeMark({ kind: 'told' as OtherWord, status: 'paid' }, null, now).label).toBe('Paid');
  });
});
