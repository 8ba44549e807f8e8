import type { ApprovalRule, RuleKind } from '#domain/approvals/approval-rules.ts';
import { limitsOfRole, type RefundLimit } from '#domain/approvals/refund-limits.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import type { Database } from '../db/database.ts';

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

type Written = RefundLimit & Readonly<{ role: string }>;

export const listWrittenLimits = (db: Database): Promise<Written[]> =>
  db
    .selectFrom('role_limits')
    .select(['role', 'currency', 'refund_most as most', 'refund_day as day'])
    .orderBy('role')
    .orderBy('currency')
    .execute();

/** What holds for somebody of this role, whether it is written down or what the role starts with. */
export async function listLimitsOf(
  db: Database,
  role: string | undefined,
  storeCurrency: string,
): Promise<readonly RefundLimit[]> {
  if (role === undefined) return [];
  const written = await db
    .selectFrom('role_limits')
    .select(['currency', 'refund_most as most', 'refund_day as day'])
    .where('role', '=', role)
    .execute();
  return limitsOfRole(role, written, storeCurrency);
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
