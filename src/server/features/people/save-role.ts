import { fail } from '#contract/kit/errors.ts';
import { type Capability, wholeCapabilities } from '#domain/people/capabilities.ts';
import { LIMITED_ROLE, type RefundLimit, writtenLimits } from '#domain/people/refund-limits.ts';
import { type BuiltInRole, ownRoleKey } from '#domain/people/roles.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { changeAtOnce } from '../../access/end-at-once.ts';
import { findFactors } from '../../access/factors/factor-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Actor, Deps } from '../../deps.ts';
import { type Changer, changerBehindLock, mayGive } from './behind-lock.ts';
import {
  deleteOwnRole,
  insertRole,
  isNameTaken,
  keepRules,
  listHolders,
  listStoredRoles,
  type StoredRole,
  updateRole,
} from './role-repository.ts';

type Saving = Pick<Deps, 'db' | 'now' | 'config'> & Readonly<{ actor: Actor; ip: string }>;
type Rules = Readonly<{ limits: readonly RefundLimit[]; second_factor: boolean }>;
type OwnRole = Rules & Readonly<{ name: string; capabilities: readonly Capability[] }>;

const NAMED_MAX = 3;

export const makeRole = (deps: Saving, wanted: OwnRole): Promise<StoredRole> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps);
    const role = wholeRole(wanted);
    if (!mayGive(by, { held: role.capabilities, limits: role.limits })) throw fail('role_beyond_you');
    if (await isNameTaken(trx, role.name)) throw fail('role_name_taken');
    const id = await insertRole(trx, {
      name: role.name,
      capabilities: role.capabilities,
      created: utcInstant(deps.now()),
    });
    await keepRules(trx, ownRoleKey(id), role);
    const made = await roleOf({ ...deps, db: trx }, ownRoleKey(id));
    await note(trx, deps, { action: 'role.create', key: made.key, after: auditedRole(made) });
    return made;
  });

/** Whoever changes a role holds all that it gives, before and after: nobody takes away, either, what they do not hold. */
export const changeRole = (deps: Saving, id: number, wanted: OwnRole): Promise<StoredRole> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps);
    const before = await roleOf({ ...deps, db: trx }, ownRoleKey(id));
    const role = wholeRole(wanted);
    if (!mayGive(by, before)) throw fail('role_beyond_you');
    if (await isNameTaken(trx, role.name, id)) throw fail('role_name_taken');
    await refuseOwnDemand(trx, deps.actor, ownRoleKey(id), role);
    await updateRole(trx, id, role);
    await keepRules(trx, ownRoleKey(id), role);
    return afterChange(trx, deps, { by, before });
  });

export const changeBuiltIn = (deps: Saving, key: BuiltInRole, rules: Rules): Promise<StoredRole> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps);
    const before = await roleOf({ ...deps, db: trx }, key);
    const limits = writtenLimits(key, rules.limits);
    if (key !== LIMITED_ROLE && limits.length > 0)
      throw fail('rest_invalid_param', {
        params: { limits: 'Of the built-in roles only Support has limits. Make a role of your own instead.' },
      });
    if (!mayGive(by, before)) throw fail('role_beyond_you');
    await refuseOwnDemand(trx, deps.actor, key, rules);
    await keepRules(trx, key, { ...rules, limits });
    return afterChange(trx, deps, { by, before });
  });

export const dropRole = (deps: Saving, id: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps);
    const before = await roleOf({ ...deps, db: trx }, ownRoleKey(id));
    if (!mayGive(by, before)) throw fail('role_beyond_you');
    const { people, invited } = await listHolders(trx, before.key);
    const names = [...people, ...invited].map(({ name }) => name);
    if (names.length > 0)
      throw fail('role_in_use', {
        names: names.slice(0, NAMED_MAX),
        more: Math.max(0, names.length - NAMED_MAX),
      });
    await deleteOwnRole(trx, id);
    await note(trx, deps, { action: 'role.delete', key: before.key, before: auditedRole(before) });
  });

/** Who demands of their own role what they do not have would shut themselves out with this very call. */
async function refuseOwnDemand(
  trx: Database,
  { user_id, role }: Actor,
  key: string,
  { second_factor }: Pick<Rules, 'second_factor'>,
): Promise<void> {
  if (!second_factor || role !== key) return;
  const { hasCode, passkeys } = await findFactors(trx, user_id);
  if (!hasCode && passkeys === 0) throw fail('own_factor_first');
}

const wholeRole = ({ name, capabilities, limits, second_factor }: OwnRole) => ({
  name,
  capabilities: wholeCapabilities(capabilities),
  limits: writtenLimits(undefined, limits),
  second_factor,
});

async function roleOf(deps: Pick<Deps, 'db' | 'config'>, key: string): Promise<StoredRole> {
  const found = (await listStoredRoles(deps)).find((role) => role.key === key);
  if (!found) throw fail('resource_missing', { kind: 'role', id: key });
  return found;
}

/** Everybody who has it is another from now on. */
async function afterChange(
  trx: Database,
  deps: Saving,
  { by, before }: Readonly<{ by: Changer; before: StoredRole }>,
): Promise<StoredRole> {
  const after = await roleOf({ ...deps, db: trx }, before.key);
  if (!mayGive(by, after)) throw fail('role_beyond_you');
  const { people } = await listHolders(trx, before.key);
  await changeAtOnce(
    trx,
    people.map(({ id }) => id),
  );
  await note(trx, deps, {
    action: 'role.change',
    key: before.key,
    before: auditedRole(before),
    after: auditedRole(after),
  });
  return after;
}

const auditedRole = ({ name, held, limits, second_factor }: StoredRole) => ({
  name,
  capabilities: held,
  limits,
  second_factor,
});

const note = (
  trx: Database,
  { actor, ip, now }: Saving,
  { key, ...line }: Readonly<{ action: string; key: string; before?: unknown; after?: unknown }>,
): Promise<void> =>
  writeAudit(trx, {
    at: utcInstant(now()),
    actor_id: actor.user_id,
    actor_email: actor.email,
    api_key: actor.api_key,
    ip,
    object_kind: 'role',
    object_id: key,
    ...line,
    result: 'succeeded',
  });
