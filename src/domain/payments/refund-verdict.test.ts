import { describe, expect, test } from 'vitest';
import { DISPUTE_STATUSES } from '../disputes/dispute-status.ts';
import type { OtherWord } from '../shared/word.ts';
import { isRefundableInFull, type RefundFacts, refundableAmount, refundVerdict } from './refund-verdict.ts';

const charge: RefundFacts = {
  status: 'succeeded',
  captured: true,
  amount_captured: 1000,
  amount_refunded: 0,
  disputes: [],
};
const LOST = { disputes: [{ status: 'lost' }] } as const;

describe('what may be refunded', () => {
  test.each<[string, Partial<RefundFacts>, number | undefined, string]>([
    ['everything', {}, undefined, 'ready'],
    ['exactly all of it', {}, 1000, 'ready'],
    ['one more than all of it', {}, 1001, 'too_much'],
    ['one unit', {}, 1, 'ready'],
    ['nothing', {}, 0, 'no_amount'],
    ['part of a unit', {}, 1.5, 'no_amount'],
    ['exactly what is left', { amount_refunded: 400 }, 600, 'ready'],
    ['one more than what is left', { amount_refunded: 400 }, 601, 'too_much'],
    ['the last unit', { amount_refunded: 999 }, undefined, 'ready'],
    ['of what was refunded', { amount_refunded: 1000 }, undefined, 'refunded'],
    ['of what was captured in part, that part', { amount_captured: 600 }, 601, 'too_much'],
    ['of what was never captured', { captured: false, amount_captured: 0 }, undefined, 'not_captured'],
    ['of a debit under way', { status: 'pending' }, undefined, 'ready'],
    ['of a debit that bounced', { status: 'failed' }, undefined, 'refunded'],
    ['two disputes won', { disputes: [{ status: 'won' }, { status: 'won' }] }, undefined, 'ready'],
    [
      'one dispute won, another to answer',
      { disputes: [{ status: 'won' }, { status: 'needs_response' }] },
      undefined,
      'disputed',
    ],
    [
      'a status nobody knows yet',
      { disputes: [{ status: 'warning_new' as OtherWord }] },
      undefined,
      'disputed',
    ],
    [
      'an inquiry whose charge the provider holds',
      { disputes: [{ status: 'warning_needs_response', is_charge_refundable: false }] },
      ...([undefined, 'disputed'] as const),
    ],
    [
      'a claim whose charge the provider lets go',
      { disputes: [{ status: 'needs_response', is_charge_refundable: true }] },
      ...([undefined, 'ready'] as const),
    ],
    [
      'a claim under review whose charge the provider lets go',
      { disputes: [{ status: 'under_review', is_charge_refundable: true }] },
      ...([undefined, 'ready'] as const),
    ],
    [
      'a provider that says nothing',
      { disputes: [{ status: 'needs_response', is_charge_refundable: null }] },
      ...([undefined, 'disputed'] as const),
    ],
    [
      'a dispute that is over: how it ended decides',
      {
        disputes: [
          { status: 'won', is_charge_refundable: false },
          { status: 'won', is_charge_refundable: true },
        ],
      },
      ...([undefined, 'ready'] as const),
    ],
    [
      'one that was lost, whatever is said of it',
      { disputes: [{ status: 'lost', is_charge_refundable: true }] },
      ...([undefined, 'disputed'] as const),
    ],
    ['refunded comes before disputed', { ...LOST, amount_refunded: 1000 }, undefined, 'refunded'],
    ['disputed comes before too much', LOST, 1001, 'disputed'],
  ])('%s', (_, over, amount, verdict) => {
    expect(refundVerdict({ ...charge, ...over }, amount)).toBe(verdict);
  });

  test('a dispute leaves it refundable as an open question or a win alone', () => {
    const those = DISPUTE_STATUSES.filter(
      (status) => refundVerdict({ ...charge, disputes: [{ status }] }) === 'ready',
    );
    expect(those).toEqual(['warning_needs_response', 'won']);
  });
});

test.each<[Partial<RefundFacts>, number]>([
  [{}, 1000],
  [{ amount_refunded: 999 }, 1],
  [{ amount_refunded: 1000 }, 0],
  [{ captured: false }, 0],
  [{ status: 'failed' }, 0],
  [LOST, 0],
])('the most that could be given back of %j is %d', (over, amount) => {
  expect(refundableAmount({ ...charge, ...over })).toBe(amount);
});

test('in full until a unit was given back', () => {
  expect([0, 1].map((amount_refunded) => isRefundableInFull({ ...charge, amount_refunded }))).toEqual([
    true,
    false,
  ]);
  expect(isRefundableInFull({ ...charge, ...LOST })).toBe(false);
});
