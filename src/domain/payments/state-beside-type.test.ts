import { expect, test } from 'vitest';
import { stateBesideType } from './state-beside-type.ts';

const named = (status: string) => ({ kind: 'named' as const, status });

test.each([
  ['a sale that was refunded', 'charge', named('refunded_full'), true],
  ['a sale in part refunded', 'payment', named('refunded_partial'), true],
  ['a sale that is disputed', 'charge', named('disputed_needs_response'), true],
  ['a sale in a state that came after us', 'charge', named('thought_over'), true],
  ['a sale that the provider words by itself', 'charge', { kind: 'raw' as const, status: 'paid' }, true],
  ['a sale that is paid', 'charge', named('paid'), false],
  ['a sale nothing is known of', 'charge', null, false],
  ['a dispute and how it goes', 'dispute', named('disputed_lost'), true],
  ['money back from a dispute', 'dispute_reversal', named('disputed_won'), true],
  ['a dispute whose payment was refunded since', 'dispute', named('refunded_full'), false],
  ['a refund says so itself', 'refund', named('refunded_full'), false],
  ['an adjustment', 'adjustment', named('refunded_full'), false],
] as const)('%s', (_, type, payment_state, isSaid) => {
  expect(stateBesideType({ type, payment_state })).toBe(isSaid ? payment_state : undefined);
});

test('a reader fee is no sale, though it comes as a charge', () => {
  const row = {
    type: 'charge',
    metadata: { charge_type: 'card_reader_fee' },
    payment_state: named('refunded_full'),
  } as const;
  expect(stateBesideType(row)).toBeUndefined();
});
