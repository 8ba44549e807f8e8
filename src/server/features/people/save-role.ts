import { fail } from '#contract/kit/errors.ts';
import { type Capability, wholeCapabilities } from '#domain/people/capabilities.ts';
import type { RefundLimit } from '#domain/people/limits-within.ts';
import { type BuiltInRole, capabilitiesOf } from '#domain/people/roles.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { changeAtOnce } from '../../access/end-at-once.ts';
import { findFactors } from '../../access/factors/factor-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Actor, Deps } from '../../deps.ts';
import { changerBehindLock, mayGive } from './behind-lock.ts';
import {
  deleteOwnRole,
  insertRole,
  isNameTaken,
  keepRules,
  listHolders,
  listStoredRoles,
  ownKey,
  type StoredRole,
  updateRole,
} from './role-repository.ts';

type Saving = Pick<Deps, 'db' | 'now'> & Readonly<{ actor: Actor; ip: string }>;
type Rules = Readonly<{ limits: readonly RefundLimit[]; second_factor: boolean }>;
type OwnRole = Rules & Readonly<{ name: string; capabilities: readonly Capability[] }>;

const NAMED_MAX = 3;
/** The one built-in role that refunds up to a limit. */
const LIMITED: BuiltInRole = 'support';

/** A limit on neither side says nothing. */
const saidLimits = (limits: readonly RefundLimit[]): readonly RefundLimit[] =>
  limits.filter(({ refund_most, refund_day }) => refund_most !== null || refund_day !== null);

export const makeRole = (deps: Saving, wanted: OwnRole): Promise<StoredRole> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps.actor);
    const role = wholeRole(wanted);
    if (!mayGive(by, { held: role.capabilities, limits: role.limits })) throw fail('role_beyond_you');
    if (await isNameTaken(trx, role.name)) throw fail('role_name_taken');
    const id = await insertRole(trx, {
      name: role.name,
      capabilities: role.capabilities,
      created: utcInstant(deps.now()),
    });
    await keepRules(trx, ownKey(id), role);
    const made = await roleOf(trx, ownKey(id));
    await note(trx, deps, { action: 'role.create', key: made.key, after: told(made) });
    return made;
  });

/** Whoever changes a role holds all that it gives, before and after: nobody takes away, either, what they do not hold. */
export const changeRole = (deps: Saving, id: number, wanted: OwnRole): Promise<StoredRole> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps.actor);
    const before = await roleOf(trx, ownKey(id));
    const role = wholeRole(wanted);
    if (!mayGive(by, before) || !mayGive(by, { held: role.capabilities, limits: role.limits }))
      throw fail('role_beyond_you');
    if (await isNameTaken(trx, role.name, id)) throw fail('role_name_taken');
    await refuseOwnDemand(trx, deps.actor, ownKey(id), role);
    await updateRole(trx, id, role);
    await keepRules(trx, ownKey(id), role);
    return afterChange(trx, deps, before);
  });

export const changeBuiltIn = (deps: Saving, key: BuiltInRole, rules: Rules): Promise<StoredRole> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps.actor);
    const before = await roleOf(trx, key);
    const limits = saidLimits(rules.limits);
    if (key !== LIMITED && limits.length > 0)
      throw fail('rest_invalid_param', {
        params: { limits: 'Of the built-in roles only Support has limits. Make a role of your own instead.' },
      });
    if (!mayGive(by, before) || !mayGive(by, { held: capabilitiesOf(key, null), limits }))
      throw fail('role_beyond_you');
    await refuseOwnDemand(trx, deps.actor, key, rules);
    await keepRules(trx, key, { ...rules, limits });
    return afterChange(trx, deps, before);
  });

export const dropRole = (deps: Saving, id: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps.actor);
    const before = await roleOf(trx, ownKey(id));
    if (!mayGive(by, before)) throw fail('role_beyond_you');
    const { people, invited } = await listHolders(trx, before.key);
    const names = [...people, ...invited].map(({ name }) => name);
    if (names.length > 0)
      throw fail('role_in_use', {
        names: names.slice(0, NAMED_MAX),
        more: Math.max(0, names.length - NAMED_MAX),
      });
    await deleteOwnRole(trx, id);
    await note(trx, deps, { action: 'role.delete', key: before.key, before: told(before) });
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
  limits: saidLimits(limits),
  second_factor,
});

async function roleOf(trx: Database, key: string): Promise<StoredRole> {
  const found = (await listStoredRoles(trx)).find((role) => role.key === key);
  if (!found) throw fail('resource_missing', { kind: 'role', id: key });
  return found;
}

/** Everybody who has it is another from now on. */
async function afterChange(trx: Database, deps: Saving, before: StoredRole): Promise<StoredRole> {
  const after = await roleOf(trx, before.key);
  const { people } = await listHolders(trx, before.key);
  await changeAtOnce(
    trx,
    people.map(({ id }) => id),
  );
  await note(trx, deps, { action: 'role.change', key: before.key, before: told(before), after: told(after) });
  return after;
}

const told = ({ name, held, limits, second_factor }: StoredRole) => ({
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
