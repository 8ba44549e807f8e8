import { type ApprovalRule, RULE_KINDS } from '#domain/approvals/approval-rules.ts';
import { RULE_NAMES } from '#domain/approvals/approval-rules-copy.ts';
import { couldApprove } from '#domain/approvals/could-approve.ts';
import { canonicalJson } from '#domain/shared/canonical-json.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { money } from '#domain/shared/money.ts';
import type { Prepared } from '../../approvals/prepared.ts';
import { listColleagues, listRules } from '../../approvals/rules-repository.ts';
import type { Context } from '../../http/route.ts';
import { listStoredRoles } from '../people/role-repository.ts';
import { rulesApprovalCopy as copy } from './rules-approval-copy.ts';

/** What another set of rules would change, for whoever has to approve it; the rules must then be the same. */
export async function prepareRules(
  context: Context,
  rules: readonly ApprovalRule[],
): Promise<Prepared | undefined> {
  // Alone, somebody could neither approve nor take the rule away: then it may be taken away.
  const others = (await listColleagues(context.db)).filter(
    ({ user_id, capabilities }) => user_id !== context.actor.user_id && couldApprove('people', capabilities),
  );
  if (others.length === 0) return undefined;
  const [before, roles] = await Promise.all([listRules(context.db), listStoredRoles(context)]);
  const named = (key: string) => roles.find((role) => role.key === key)?.name ?? key;
  const changes = RULE_KINDS.flatMap((kind) => {
    const was = before.find((rule) => rule.kind === kind);
    const is = rules.find((rule) => rule.kind === kind);
    return canonicalJson(was ?? null) === canonicalJson(is ?? null) ? [] : [{ kind, is }];
  });
  if (changes.length === 0) return undefined;
  const wordsOf = ({ kind, is }: (typeof changes)[number]): string =>
    is ? ruleWords(is, named) : copy.noLonger(RULE_NAMES[kind]);
  return {
    words: () => copy.words(listCopy.clauses(changes.map(wordsOf))),
    object_kind: 'settings',
    object_id: 'approvals',
    seen: { rules: before },
  };
}

/** "from now on Large refunds above $50.00 USD (approved by Owner, Manager)". */
function ruleWords({ kind, roles, amounts, count }: ApprovalRule, named: (key: string) => string): string {
  const above = Object.entries(amounts ?? {}).map(([code, amount]) =>
    formatExplicitMoney(money(amount, code)),
  );
  const [name, approvers] = [RULE_NAMES[kind], listCopy.listed(roles.map(named))];
  if (above.length > 0) return copy.neededAbove(name, listCopy.listed(above), approvers);
  return count === null ? copy.needed(name, approvers) : copy.neededMoreThan(name, count, approvers);
}
