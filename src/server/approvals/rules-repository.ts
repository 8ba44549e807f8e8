import type { ApprovalRule, RuleKind } from '#domain/approvals/approval-rules.ts';
import { limitsOfRole, type RefundLimit } from '#domain/people/refund-limits.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { getStore } from '../store/store-repository.ts';

export const listRules = (db: Database): Promise<ApprovalRule[]> =>
  db.selectFrom('approval_rules').select(['kind', 'roles', 'amounts', 'count']).orderBy('kind').execute();

export const findRule = (db: Database, kind: RuleKind): Promise<ApprovalRule | undefined> =>
  db
    .selectFrom('approval_rules')
    .select(['kind', 'roles', 'amounts', 'count'])
    .where('kind', '=', kind)
    .executeTakeFirst();

export async function replaceRules(trx: Database, rules: readonly ApprovalRule[]): Promise<void> {
  await trx.deleteFrom('approval_rules').execute();
  if (rules.length === 0) return;
  await trx
    .insertInto('approval_rules')
    .values(
      rules.map(({ kind, roles, amounts, count }) => ({
        kind,
        roles: [...roles],
        amounts: amounts && JSON.stringify(amounts),
        count,
      })),
    )
    .execute();
}

type LimitsOf = (role: string | undefined) => readonly RefundLimit[];

/** Answers for each role with the limits that hold: those written down, or those it starts with in the store's currency. */
export async function readLimits({
  db,
  config,
}: Readonly<{ db: Database; config?: Config | undefined }>): Promise<LimitsOf> {
  const [written, store] = await Promise.all([
    db.selectFrom('role_limits').selectAll().orderBy('currency').execute(),
    config && getStore({ db, config }),
  ]);
  const storeCurrency = store?.currency.toLowerCase() ?? 'usd';
  return (role) =>
    limitsOfRole(
      role,
      written.filter((limit) => limit.role === role).map(({ role: _, ...limit }) => limit),
      storeCurrency,
    );
}

export type Colleague = Readonly<{
  user_id: number;
  email: string;
  first_name: string;
  role: string;
  capabilities: readonly string[];
}>;

/** Everybody who is here and has a role, with what it lets them do today; or only one of them. */
export async function listColleagues(db: Database, user_id?: number): Promise<readonly Colleague[]> {
  const people = await db
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.own_role_id')
    .select(['users.id as user_id', 'email', 'first_name', 'role', 'roles.capabilities as own'])
    .where('role', '<>', 'none')
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .$if(user_id !== undefined, (query) => query.where('users.id', '=', user_id ?? 0))
    .orderBy('users.id')
    .execute();
  return people.map(({ own, ...person }) => ({ ...person, capabilities: capabilitiesOf(person.role, own) }));
}
