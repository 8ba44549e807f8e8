import { expect, test } from 'vitest';
import type { ApprovalRule } from './approval-rules.ts';
import { type Decider, mayDecide } from './may-decide.ts';

const MANAGER: Decider = { user_id: 2, role: 'manager', holdsCapability: true, isKey: false, limits: [] };
const RULE: ApprovalRule = { kind: 'refund_over', roles: ['manager'], amounts: { usd: 1 }, count: null };
const WAITING = {
  asker_id: 1,
  reasons: ['refund_over', 'over_one'] as const,
  refund: { amount: 10_000, currency: 'usd' },
};
const limited = (refund_most: number) => [{ currency: 'usd', refund_most, refund_day: null }];

test.each([
  ['another person who is named', {}, 'yes'],
  ['whoever asked', { user_id: 1 }, 'own'],
  ['a key of somebody else', { isKey: true }, 'key'],
  ['a key of whoever asked', { isKey: true, user_id: 1 }, 'key'],
  ['who could not do it themselves', { holdsCapability: false }, 'capability'],
  ['a role that the rule does not name', { role: 'owner' }, 'role'],
  ['no role at all', { role: undefined }, 'role'],
  ['a limit that is just enough', { limits: limited(10_000) }, 'yes'],
  ['a limit that is a cent too small', { limits: limited(9_999) }, 'limit'],
] as const)('%s', (_, over, verdict) => {
  expect(mayDecide({ ...MANAGER, ...over }, WAITING, [RULE])).toBe(verdict);
});

test('a rule that was taken away names nobody, and one that it does not wait for is not asked', () => {
  const owner = { ...MANAGER, role: 'owner' };
  expect(mayDecide(owner, WAITING, [])).toBe('yes');
  expect(mayDecide(owner, WAITING, [{ ...RULE, kind: 'bank' }])).toBe('yes');
});

test('each of two rules must name them', () => {
  const both = { ...WAITING, reasons: ['refund_over', 'refunds_a_day'] as const };
  const second: ApprovalRule = { kind: 'refunds_a_day', roles: ['owner'], amounts: null, count: 1 };
  expect(mayDecide(MANAGER, both, [RULE, second])).toBe('role');
  expect(mayDecide(MANAGER, both, [RULE, { ...second, roles: ['owner', 'manager'] }])).toBe('yes');
});

test('limits of refunds say nothing about anything else', () => {
  expect(mayDecide({ ...MANAGER, limits: limited(1) }, { ...WAITING, refund: null }, [RULE])).toBe('yes');
});
