import type { ApprovalRules, SentRule } from '#contract/approvals.ts';
import type { RuleKind } from '#domain/approvals/approval-rules.ts';
import { APPROVERS_MIN } from '#domain/approvals/could-approve.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { approvalRulesCopy as copy } from './approval-rules-copy.ts';

/** A rule while somebody edits it. Amounts in other currencies than the store's stay as they are. */
export type RuleDraft = Readonly<{
  isOn: boolean;
  roles: readonly string[];
  amount: number | null;
  count: number | null;
}>;

const USUAL_ROLES = ['owner', 'manager'];

/** The roles that could approve it at all. */
export const rolesFor = (kind: RuleKind, { roles }: ApprovalRules) =>
  roles.filter(({ may }) => may.includes(kind));

export function draftOf(kind: RuleKind, known: ApprovalRules): RuleDraft {
  const rule = known.rules.find((each) => each.kind === kind);
  const usual = rolesFor(kind, known).map(({ key }) => key);
  return {
    isOn: rule !== undefined,
    roles: rule?.roles ?? USUAL_ROLES.filter((role) => usual.includes(role)),
    amount: rule?.amounts?.find((each) => each.currency === known.currency)?.amount ?? null,
    count: rule?.count ?? null,
  };
}

type Problem = Readonly<{ field: 'roles' | 'amount' | 'count'; words: string }>;

/** What keeps it from being saved; nothing where it is off or whole. */
export function ruleProblem(
  kind: RuleKind,
  { isOn, roles, amount, count }: RuleDraft,
  known: ApprovalRules,
): Problem | undefined {
  if (!isOn) return undefined;
  if (kind === 'refund_over' && amount === null) return { field: 'amount', words: copy.amountMissing };
  if (kind === 'refunds_a_day' && (count === null || count < 1))
    return { field: 'count', words: copy.countMissing };
  const people = rolesFor(kind, known)
    .filter(({ key }) => roles.includes(key))
    .reduce((sum, role) => sum + role.people, 0);
  return people < APPROVERS_MIN ? { field: 'roles', words: copy.tooFew } : undefined;
}

export function sentRule(
  kind: RuleKind,
  { isOn, roles, amount, count }: RuleDraft,
  known: ApprovalRules,
): SentRule | undefined {
  if (!isOn) return undefined;
  const others =
    known.rules
      .find((each) => each.kind === kind)
      ?.amounts?.filter((each) => each.currency !== known.currency) ?? [];
  return {
    kind,
    roles: [...roles],
    amounts:
      kind === 'refund_over' && amount !== null
        ? [{ currency: currency(known.currency), amount: minor(amount) }, ...others]
        : null,
    count: kind === 'refunds_a_day' ? count : null,
  };
}
