import * as contract from '#contract/approvals.ts';
import { fail } from '#contract/kit/errors.ts';
import { type ApprovalRule, RULE_KINDS, type RuleKind } from '#domain/approvals/approval-rules.ts';
import { limitsOfRole } from '#domain/approvals/refund-limits.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import { BUILT_IN_ROLES } from '#domain/people/roles.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { utcInstant } from '#domain/shared/time.ts';
import {
  type Colleague,
  listColleagues,
  listRules,
  listWrittenLimits,
  replaceRules,
} from '../../approvals/rules-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { tellLive } from '../../events/tell-live.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { listOwnRoles } from './own-roles-repository.ts';

/** What somebody has to hold to approve. */
const CAPABILITY_OF: Readonly<Record<RuleKind, Capability>> = {
  refund_over: 'refund',
  refunds_a_day: 'refund',
  pay_out: 'pay_out',
  bank: 'change_account',
  fraud_rules: 'change_fraud_rules',
  people: 'manage_people',
  api_key: 'manage_people',
};

/** One of them asks, and another approves: with fewer, nobody could do it any more. */
const APPROVERS_MIN = 2;

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
          actor_id: actor.user_id,
          actor_email: actor.email,
          ip,
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
      // Alone, somebody could neither approve nor take the rule away: then it may be taken away.
      prepare: async (context) => {
        const others = (await listColleagues(context.db)).filter(
          ({ user_id, capabilities }) =>
            user_id !== context.actor.user_id && capabilities.includes('manage_people'),
        );
        if (others.length === 0) return undefined;
        return { words: 'Change what needs approval', object_kind: 'settings', object_id: 'approvals' };
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
    if (seen.has(kind)) throw fail('rest_invalid_param', { params: { rules: 'Each kind may stand once.' } });
    seen.add(kind);
    if (kind === 'refund_over' && Object.keys(amounts ?? {}).length === 0)
      throw fail('rest_invalid_param', { params: { amounts: 'Say above which amount.' } });
    if (kind === 'refunds_a_day' && count === null)
      throw fail('rest_invalid_param', { params: { count: 'Say how many in a day.' } });
    if (colleagues.filter((person) => couldApprove(person, kind, roles)).length < APPROVERS_MIN)
      throw fail('approval_rule_alone', { kind });
  }
}

const couldApprove = ({ role, capabilities }: Colleague, kind: RuleKind, roles: readonly string[]): boolean =>
  roles.includes(role) && capabilities.includes(CAPABILITY_OF[kind]);

const inWords = (rules: readonly ApprovalRule[]): Record<string, unknown> =>
  Object.fromEntries(
    rules.map(({ kind, roles, amounts, count }) => [
      kind,
      { roles, ...(amounts && { amounts }), ...(count !== null && { count }) },
    ]),
  );

async function viewRules(context: Context): Promise<contract.ApprovalRules> {
  const { db } = context;
  const [rules, colleagues, own, written, store] = await Promise.all([
    listRules(db),
    listColleagues(db),
    listOwnRoles(db),
    listWrittenLimits(db),
    getStore(context),
  ]);
  const known = [
    ...Object.entries(BUILT_IN_ROLES).map(([key, role]) => ({ key, ...role })),
    ...own.map(({ id, ...role }) => ({ key: `own:${id}`, ...role })),
  ];
  const code = store.currency.toLowerCase();
  return {
    rules: rules.map(({ kind, roles, amounts, count }) => ({
      kind,
      roles: [...roles],
      amounts:
        amounts &&
        Object.entries(amounts).map(([each, amount]) => ({
          currency: currency(each),
          amount: minor(amount),
        })),
      count,
    })),
    roles: known
      .map(({ key, name, capabilities }) => ({
        key,
        name,
        people: colleagues.filter(({ role }) => role === key).length,
        may: RULE_KINDS.filter((kind) => capabilities.some((each) => each === CAPABILITY_OF[kind])),
      }))
      .filter(({ may }) => may.length > 0),
    currency: currency(code),
    limits: known.flatMap(({ key, name }) =>
      limitsOfRole(
        key,
        written.filter(({ role }) => role === key),
        code,
      ).map((limit) => ({
        role: key,
        role_name: name,
        currency: currency(limit.currency),
        most: limit.most === null ? null : minor(limit.most),
        day: limit.day === null ? null : minor(limit.day),
      })),
    ),
  };
}
