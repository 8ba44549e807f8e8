import { expect, test } from 'vitest';
import { capabilitiesOf } from '../people/roles.ts';
import { RULE_KINDS } from './approval-rules.ts';
import { couldApprove, hasApprovers } from './could-approve.ts';

test.each([
  ['owner', [...RULE_KINDS]],
  ['manager', ['refund_over', 'refunds_a_day', 'pay_out', 'bank', 'fraud_rules']],
  ['support', ['refund_over', 'refunds_a_day']],
  ['accountant', []],
  ['viewer', []],
  ['none', []],
])('of the role %s: %j', (role, kinds) => {
  expect(RULE_KINDS.filter((kind) => couldApprove(kind, capabilitiesOf(role, null)))).toEqual(kinds);
});

const person = (role: string, own: string[] | null = null) => ({
  role,
  capabilities: capabilitiesOf(role, own),
});

test.each([
  ['nobody', [], false],
  ['one', [person('owner')], false],
  ['two', [person('owner'), person('manager')], true],
  ['two of one role', [person('manager'), person('manager')], true],
  ['one and one that it does not name', [person('owner'), person('own:1', ['pay_out'])], false],
  ['one and one that could not do it', [person('owner'), person('own:2', ['refund'])], false],
  ['one and one of an own role that could', [person('owner'), person('own:2', ['pay_out'])], true],
])('%s: %#', (_, people, isEnough) => {
  expect(hasApprovers({ kind: 'pay_out', roles: ['owner', 'manager', 'own:2'] }, people)).toBe(isEnough);
});
