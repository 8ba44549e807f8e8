import { type RefundLimit, type RefundRoom, refundRoom } from '../people/refund-limits.ts';

/** What a store may ask a second person for. */
export const RULE_KINDS = [
  'refund_over',
  'refunds_a_day',
  'pay_out',
  'bank',
  'fraud_rules',
  'people',
  'api_key',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export type ApprovalRule = Readonly<{
  kind: RuleKind;
  /** The keys of the roles whose people may approve. */
  roles: readonly string[];
  /** Of `refund_over`: by currency, what needs nobody else. A currency that is not named needs somebody for any sum. */
  amounts: Readonly<Record<string, number>> | null;
  /** Of `refunds_a_day`: how many one person may make within 24 hours alone. */
  count: number | null;
}>;

/** Why something waits: a limit of the asker's role, a rule of the store, or a key that only proposes. */
export const APPROVAL_REASONS = [
  'over_one',
  'over_day',
  'other_currency',
  ...RULE_KINDS,
  'proposed',
] as const;
export type ApprovalReason = (typeof APPROVAL_REASONS)[number];

/** Whether a rule of this kind may ask for a second person when somebody refunds. */
export const isAboutRefunds = ({ kind }: Pick<ApprovalRule, 'kind'>): boolean =>
  kind === 'refund_over' || kind === 'refunds_a_day';

type Refunding = Readonly<{
  amount: number;
  currency: string;
  /** What this person refunded within the last 24 hours: in this currency, and how many in any. */
  spent: number;
  count: number;
}>;

/** Everything that keeps a refund from being done by one person alone; nothing where they may. */
export function reasonsAgainstRefund(
  refund: Refunding,
  limits: readonly RefundLimit[],
  rules: readonly ApprovalRule[],
): readonly ApprovalReason[] {
  const room: RefundRoom = refundRoom(limits, refund);
  return [
    ...(room === 'within' ? [] : [room]),
    ...rules.flatMap((rule) => (isRefundUnder(rule, refund) ? [rule.kind] : [])),
  ];
}

function isRefundUnder(
  { kind, amounts, count: most }: ApprovalRule,
  { amount, currency, count }: Refunding,
): boolean {
  if (kind === 'refund_over') return amount > (amounts?.[currency] ?? 0);
  if (kind === 'refunds_a_day') return count + 1 > (most ?? 0);
  return false;
}
