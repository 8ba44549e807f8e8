import { fail } from '#contract/kit/errors.ts';
import { type Capability, wholeCapabilities } from '#domain/people/capabilities.ts';
import { LIMITED_ROLE, limitsOfRole, type RefundLimit, writtenLimits } from '#domain/people/refund-limits.ts';
import { type BuiltInRole, capabilitiesOf, ownRoleKey } from '#domain/people/roles.ts';
import { findFactors } from '../../access/factors/factor-repository.ts';
import type { Database } from '../../db/database.ts';
import type { Actor, Deps } from '../../deps.ts';
import { getStore } from '../../store/store-repository.ts';
import { changerBehindLock, mayGive } from './behind-lock.ts';
import { peopleCopy as copy } from './people-copy.ts';
import { isNameTaken, listHolders, listStoredRoles, type StoredRole } from './role-repository.ts';

/** `db` is the transaction in which it is looked at, and perhaps done. */
export type Changing = Pick<Deps, 'db' | 'config'> & Readonly<{ actor: Actor }>;

export type Rules = Readonly<{ limits: readonly RefundLimit[]; second_factor: boolean }>;
export type OwnRole = Rules & Readonly<{ name: string; capabilities: readonly Capability[] }>;

/** A role before and after, as far as a save changes it. */
export type RoleChange = Readonly<{
  before: StoredRole | undefined;
  after: Pick<StoredRole, 'name' | 'held' | 'limits' | 'second_factor'>;
  /** What is written down of the limits: less than what holds, where the role starts with some. */
  written: readonly RefundLimit[];
}>;

const NAMED_MAX = 3;

/** What a save of one of the store's own roles would do, where the caller may do it; without an id, it is a new one. */
export async function ownRoleChange(
  deps: Changing,
  { name, capabilities, limits, second_factor }: OwnRole,
  id?: number,
): Promise<RoleChange> {
  const { db, actor } = deps;
  const by = await changerBehindLock(db, deps);
  const before = id === undefined ? undefined : await storedRole(deps, ownRoleKey(id));
  const written = writtenLimits(before?.key, inOrder(limits));
  const after = { name, held: wholeCapabilities(capabilities), limits: written, second_factor };
  refuseBeyond(by, before, after);
  if (await isNameTaken(db, name, id)) throw fail('role_name_taken');
  await refuseOwnDemand(db, actor, before?.key, after);
  return { before, after, written };
}

/** The same of a built-in one. */
export async function builtInRoleChange(
  deps: Changing,
  key: BuiltInRole,
  { limits, second_factor }: Rules,
): Promise<RoleChange> {
  const { db, actor } = deps;
  const by = await changerBehindLock(db, deps);
  const before = await storedRole(deps, key);
  const written = writtenLimits(key, inOrder(limits));
  if (key !== LIMITED_ROLE && written.length > 0)
    throw fail('rest_invalid_param', {
      params: { limits: copy.onlySupport },
    });
  const { currency } = await getStore(deps);
  const after = {
    ...{ name: before.name, held: capabilitiesOf(key, null), second_factor },
    limits: limitsOfRole(key, written, currency.toLowerCase()),
  };
  refuseBeyond(by, before, after);
  await refuseOwnDemand(db, actor, key, after);
  return { before, after, written };
}

/** One of the store's own roles that the caller may delete, because nobody has it. */
export async function deletableRole(deps: Changing, id: number): Promise<StoredRole> {
  const by = await changerBehindLock(deps.db, deps);
  const role = await storedRole(deps, ownRoleKey(id));
  refuseBeyond(by, role);
  const { people, invited } = await listHolders(deps.db, role.key);
  const names = [...people, ...invited].map(({ name }) => name);
  if (names.length > 0)
    throw fail('role_in_use', {
      names: names.slice(0, NAMED_MAX),
      more: Math.max(0, names.length - NAMED_MAX),
    });
  return role;
}

export async function storedRole(deps: Pick<Deps, 'db' | 'config'>, key: string): Promise<StoredRole> {
  const found = (await listStoredRoles(deps)).find((role) => role.key === key);
  if (!found) throw fail('resource_missing', { kind: 'role', id: key });
  return found;
}

/** As they are read again, so that the same limits are told apart from others. */
const inOrder = (limits: readonly RefundLimit[]): readonly RefundLimit[] =>
  [...limits].sort((one, other) => (one.currency < other.currency ? -1 : 1));

type Given = Pick<StoredRole, 'held' | 'limits'> | undefined;

/** Whoever changes a role holds all that it gives, before and after: nobody takes away, either, what they do not hold. */
function refuseBeyond(by: Parameters<typeof mayGive>[0], ...roles: readonly Given[]): void {
  if (!roles.every((role) => role === undefined || mayGive(by, role))) throw fail('role_beyond_you');
}

/** Who demands of their own role what they do not have would shut themselves out with this very call. */
async function refuseOwnDemand(
  trx: Database,
  { user_id, role }: Actor,
  key: string | undefined,
  { second_factor }: Pick<Rules, 'second_factor'>,
): Promise<void> {
  if (!second_factor || key === undefined || role !== key) return;
  const { hasCode, passkeys } = await findFactors(trx, user_id);
  if (!hasCode && passkeys === 0) throw fail('own_factor_first');
}
