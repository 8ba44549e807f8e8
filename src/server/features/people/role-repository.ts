import { sql } from 'kysely';
import type { RefundLimit } from '#domain/people/refund-limits.ts';
import { BUILT_IN_ROLES, capabilitiesOf, ownRoleId, ownRoleKey } from '#domain/people/roles.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { known } from '#domain/shared/word.ts';
import { readLimits } from '../../approvals/rules-repository.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

/** In a transaction, `db` is the transaction. */
type Reading = Pick<Deps, 'db' | 'config'>;

/** A role as it stands today. */
export type StoredRole = Readonly<{
  key: string;
  name: string;
  what: string | null;
  is_built_in: boolean;
  /** With the specification's one right, where the role holds it. */
  held: readonly string[];
  /** Those that hold, whether they are written down or what the role starts with. */
  limits: readonly RefundLimit[];
  second_factor: boolean;
  people: number;
  invited: number;
}>;

/** Every role, built-in ones first, the store's own by name. */
export async function listStoredRoles(deps: Reading): Promise<readonly StoredRole[]> {
  const { db } = deps;
  const [own, limitsOf, rules, people, invited] = await Promise.all([
    db.selectFrom('roles').selectAll().orderBy(sql`lower(name)`).execute(),
    readLimits(deps),
    db.selectFrom('role_rules').selectAll().execute(),
    db
      .selectFrom('users')
      .select(['role', ({ fn }) => fn.countAll<number>().as('count')])
      .where('removed', 'is', null)
      .groupBy('role')
      .execute(),
    db
      .selectFrom('invitations')
      .select(['role', ({ fn }) => fn.countAll<number>().as('count')])
      .where('ended', 'is', null)
      .groupBy('role')
      .execute(),
  ]);
  const rest = (key: string) => ({
    limits: limitsOf(key),
    second_factor: rules.find(({ role }) => role === key)?.second_factor ?? false,
    people: people.find(({ role }) => role === key)?.count ?? 0,
    invited: invited.find(({ role }) => role === key)?.count ?? 0,
  });
  return [
    ...Object.entries(BUILT_IN_ROLES).map(([key, { name, what }]) => ({
      ...{ key, name, what, is_built_in: true, held: capabilitiesOf(key, null) },
      ...rest(key),
    })),
    ...own.map(({ id, name, capabilities }) => {
      const key = ownRoleKey(id);
      return {
        ...{ key, name, what: null, is_built_in: false, held: capabilitiesOf(key, capabilities) },
        ...rest(key),
      };
    }),
  ];
}

export type GivenRole = Readonly<{ name: string; held: readonly string[]; limits: readonly RefundLimit[] }>;

/** What a role lets somebody do today, and up to which limits; undefined where there is no such role any more. */
export async function findRole(deps: Reading, key: string): Promise<GivenRole | undefined> {
  const limits = (await readLimits(deps))(key);
  const builtIn = known(BUILT_IN_ROLES, key);
  if (builtIn) return { name: builtIn.name, held: capabilitiesOf(key, null), limits };
  const id = ownRoleId(key);
  if (id === undefined) return undefined;
  const own = await deps.db
    .selectFrom('roles')
    .select(['name', 'capabilities'])
    .where('id', '=', id)
    .executeTakeFirst();
  return own && { name: own.name, held: capabilitiesOf(key, own.capabilities), limits };
}

export async function insertRole(
  db: Database,
  role: Readonly<{ name: string; capabilities: readonly string[]; created: UtcInstant }>,
): Promise<number> {
  const { id } = await db
    .insertInto('roles')
    .values({ ...role, capabilities: [...role.capabilities] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRole(
  db: Database,
  id: number,
  { name, capabilities }: Readonly<{ name: string; capabilities: readonly string[] }>,
): Promise<void> {
  await db
    .updateTable('roles')
    .set({ name, capabilities: [...capabilities] })
    .where('id', '=', id)
    .execute();
}

/** Whether another role is called so, built-in ones included. */
export async function isNameTaken(db: Database, name: string, except?: number): Promise<boolean> {
  const same = name.toLowerCase();
  if (Object.values(BUILT_IN_ROLES).some((role) => role.name.toLowerCase() === same)) return true;
  const found = await db
    .selectFrom('roles')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return found !== undefined && found.id !== except;
}

/** Limits and rules beside the role itself. */
export async function keepRules(
  db: Database,
  role: string,
  { limits, second_factor }: Readonly<{ limits: readonly RefundLimit[]; second_factor: boolean }>,
): Promise<void> {
  await db.deleteFrom('role_limits').where('role', '=', role).execute();
  if (limits.length > 0)
    await db
      .insertInto('role_limits')
      .values(limits.map((limit) => ({ role, ...limit })))
      .execute();
  await db
    .insertInto('role_rules')
    .values({ role, second_factor })
    .onConflict((same) => same.column('role').doUpdateSet({ second_factor }))
    .execute();
}

export async function deleteOwnRole(db: Database, id: number): Promise<void> {
  const role = ownRoleKey(id);
  await db.deleteFrom('role_limits').where('role', '=', role).execute();
  await db.deleteFrom('role_rules').where('role', '=', role).execute();
  await db.deleteFrom('roles').where('id', '=', id).execute();
}

/** Those who have the role, and those who are invited to it. */
export async function listHolders(db: Database, role: string) {
  const [people, invited] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'display_name as name'])
      .where('role', '=', role)
      .where('removed', 'is', null)
      .orderBy('display_name')
      .execute(),
    db
      .selectFrom('invitations')
      .select('email as name')
      .where('role', '=', role)
      .where('ended', 'is', null)
      .orderBy('email')
      .execute(),
  ]);
  return { people, invited };
}
