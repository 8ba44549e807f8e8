import { spoken } from '../shared/spoken.ts';
import type { RuleKind } from './approval-rules.ts';

/** What a store may ask a second person for. */
export const RULE_NAMES = spoken('domain/approvals/approval-rules-copy#RULE_NAMES', {
  refund_over: 'Large refunds',
  refunds_a_day: 'Many refunds',
  pay_out: 'Instant payouts',
  bank: 'Bank account',
  fraud_rules: 'Fraud rules',
  people: 'People and roles',
  api_key: 'API keys with money',
} as const satisfies Record<RuleKind, string>);
