import * as contract from '#contract/approvals.ts';
import { fail } from '#contract/kit/errors.ts';
import { type ApprovalRule, RULE_KINDS, type RuleKind } from '#domain/approvals/approval-rules.ts';
import { couldApprove, hasApprovers } from '#domain/approvals/could-approve.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { listColleagues, listRules, replaceRules } from '../../approvals/rules-repository.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { tellLive } from '../../events/tell-live.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { listStoredRoles } from '../people/role-repository.ts';
import { prepareRules } from './prepare-rules.ts';
import { rulesApprovalCopy as copy } from './rules-approval-copy.ts';

export const rulesRoutes = (): readonly Route[] => [
  route(contract.getApprovalRules, viewRules),

  route(
    contract.saveApprovalRules,
    async (context, { rules: sent }) => {
      const rules = sent.map(ruleOf);
      await refuseWhatCannotBe(context, rules);
      const { db, now, actor, ip } = context;
      await db.transaction().execute(async (trx) => {
        const before = await listRules(trx);
        await replaceRules(trx, rules);
        await tellLive(trx, 'approval', []);
        await writeAudit(trx, {
          at: utcInstant(now()),
          ...authorOf({ actor, ip }),
          action: 'approval_rules.save',
          object_kind: 'settings',
          object_id: 'approvals',
          before: inWords(before),
          after: inWords(rules),
          result: 'succeeded',
        });
      });
      return viewRules(context);
    },
    {
      prepare: async (context, { rules: sent }) => {
        const rules = sent.map(ruleOf);
        await refuseWhatCannotBe(context, rules);
        return prepareRules(context, rules);
      },
    },
  ),
];

const ruleOf = ({ kind, roles, amounts, count }: contract.SentRule): ApprovalRule => ({
  kind,
  roles: [...new Set(roles)],
  amounts:
    kind === 'refund_over'
      ? Object.fromEntries((amounts ?? []).map((each) => [each.currency, each.amount]))
      : null,
  count: kind === 'refunds_a_day' ? count : null,
});

async function refuseWhatCannotBe({ db }: Context, rules: readonly ApprovalRule[]): Promise<void> {
  const colleagues = await listColleagues(db);
  const seen = new Set<RuleKind>();
  for (const { kind, roles, amounts, count } of rules) {
    if (seen.has(kind)) throw fail('rest_invalid_param', { params: { rules: copy.once } });
    seen.add(kind);
    if (kind === 'refund_over' && Object.keys(amounts ?? {}).length === 0)
      throw fail('rest_invalid_param', { params: { amounts: copy.amount } });
    if (kind === 'refunds_a_day' && count === null)
      throw fail('rest_invalid_param', { params: { count: copy.count } });
    if (!hasApprovers({ kind, roles }, colleagues)) throw fail('approval_rule_alone', { kind });
  }
}

const inWords = (rules: readonly ApprovalRule[]): Record<string, unknown> =>
  Object.fromEntries(
    rules.map(({ kind, roles, amounts, count }) => [
      kind,
      { roles, ...(amounts && { amounts }), ...(count !== null && { count }) },
    ]),
  );

async function viewRules(context: Context): Promise<contract.ApprovalRules> {
  const { db } = context;
  const [rules, colleagues, roles, store] = await Promise.all([
    listRules(db),
    listColleagues(db),
    listStoredRoles(context),
    getStore(context),
  ]);
  return {
    rules: rules.map(({ amounts, ...rule }) => ({
      ...rule,
      roles: [...rule.roles],
      amounts:
        amounts &&
        Object.entries(amounts).map(([code, amount]) => ({
          currency: currency(code),
          amount: minor(amount),
        })),
    })),
    roles: roles
      .map(({ key, name, held }) => ({
        key,
        name,
        people: colleagues.filter(({ role }) => role === key).length,
        may: RULE_KINDS.filter((kind) => couldApprove(kind, held)),
      }))
      .filter(({ may }) => may.length > 0),
    currency: currency(store.currency.toLowerCase()),
    limits: roles.flatMap(({ key, name, limits }) =>
      limits.map((limit) => ({
        role: key,
        role_name: name,
        currency: currency(limit.currency),
        refund_most: limit.refund_most === null ? null : minor(limit.refund_most),
        refund_day: limit.refund_day === null ? null : minor(limit.refund_day),
      })),
    ),
  };
}
