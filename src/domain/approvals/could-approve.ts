import type { Capability } from '../people/capabilities.ts';
import type { ApprovalRule, RuleKind } from './approval-rules.ts';

/** Nobody approves what they could not do themselves. */
const CAPABILITY_OF: Readonly<Record<RuleKind, Capability>> = {
  refund_over: 'refund',
  refunds_a_day: 'refund',
  pay_out: 'pay_out',
  bank: 'change_account',
  fraud_rules: 'change_fraud_rules',
  people: 'manage_people',
  api_key: 'manage_people',
};

/** Whether somebody who holds these could approve what a rule of this kind is about, if it named their role. */
export const couldApprove = (kind: RuleKind, held: readonly string[]): boolean =>
  held.includes(CAPABILITY_OF[kind]);

/** One of them asks, and another approves: with fewer, nobody could do it any more. */
export const APPROVERS_MIN = 2;

type Person = Readonly<{ role: string; capabilities: readonly string[] }>;

/** Whether, under this rule, there is somebody for everybody who asks. */
export const hasApprovers = (
  { kind, roles }: Pick<ApprovalRule, 'kind' | 'roles'>,
  people: readonly Person[],
): boolean =>
  people.filter(({ role, capabilities }) => roles.includes(role) && couldApprove(kind, capabilities))
    .length >= APPROVERS_MIN;
