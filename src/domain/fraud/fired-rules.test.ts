import { describe, expect, test } from 'vitest';
import { concernsShipping, firedRules } from './fired-rules.ts';
import { firedRuleLabel } from './fired-rules-copy.ts';

describe('firedRules', () => {
  test.each([
    ['none', {}, []],
    ['only passed ones', { avs_verification: 'allow' }, []],
    [
      'one that held',
      { avs_verification: 'allow', address_mismatch: 'review' },
      [{ rule: 'address_mismatch', outcome: 'review' }],
    ],
    [
      'those that block first',
      { address_mismatch: 'review', avs_verification: 'block' },
      [
        { rule: 'avs_verification', outcome: 'block' },
        { rule: 'address_mismatch', outcome: 'review' },
      ],
    ],
  ] as const)('%s', (_, results, expected) => {
    expect(firedRules(results)).toEqual(expected);
  });
});

test.each([
  [{}, false],
  [{ address_mismatch: 'allow' }, false],
  [{ address_mismatch: 'block' }, true],
  [{ ip_address_mismatch: 'review' }, true],
  [{ purchase_price_threshold: 'block' }, false],
] as const)('%j concerns the shipping address: %s', (results, expected) => {
  expect(concernsShipping(results)).toBe(expected);
});

test('every rule of the specification has words', () => {
  expect(Object.keys(firedRuleLabel)).toHaveLength(6);
});
