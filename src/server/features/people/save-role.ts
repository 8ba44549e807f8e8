import { type BuiltInRole, ownRoleKey } from '#domain/people/roles.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { changeAtOnce } from '../../access/end-at-once.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Deps } from '../../deps.ts';
import { insideTransaction } from './behind-lock.ts';
import {
  builtInRoleChange,
  type Changing,
  deletableRole,
  type OwnRole,
  ownRoleChange,
  type RoleChange,
  type Rules,
  storedRole,
} from './role-change.ts';
import {
  deleteOwnRole,
  insertRole,
  keepRules,
  listHolders,
  type StoredRole,
  updateRole,
} from './role-repository.ts';

type Saving = Changing & Pick<Deps, 'now'> & Readonly<{ ip: string }>;

export const makeRole = (deps: Saving, wanted: OwnRole): Promise<StoredRole> =>
  insideTransaction(deps, async (inside) => {
    const { after, written } = await ownRoleChange(inside, wanted);
    const id = await insertRole(inside.db, {
      name: after.name,
      capabilities: after.held,
      created: utcInstant(deps.now()),
    });
    return keep(inside, ownRoleKey(id), { before: undefined, after, written });
  });

export const changeRole = (deps: Saving, id: number, wanted: OwnRole): Promise<StoredRole> =>
  insideTransaction(deps, async (inside) => {
    const change = await ownRoleChange(inside, wanted, id);
    await updateRole(inside.db, id, { name: change.after.name, capabilities: change.after.held });
    return keep(inside, ownRoleKey(id), change);
  });

export const changeBuiltIn = (deps: Saving, key: BuiltInRole, rules: Rules): Promise<StoredRole> =>
  insideTransaction(deps, async (inside) => keep(inside, key, await builtInRoleChange(inside, key, rules)));

export const dropRole = (deps: Saving, id: number): Promise<void> =>
  insideTransaction(deps, async (inside) => {
    const role = await deletableRole(inside, id);
    await deleteOwnRole(inside.db, id);
    await note(inside, { action: 'role.delete', key: role.key, before: auditedRole(role) });
  });

/** Everybody who has it is another from now on. */
async function keep(
  inside: Saving,
  key: string,
  { before, after, written }: RoleChange,
): Promise<StoredRole> {
  await keepRules(inside.db, key, { limits: written, second_factor: after.second_factor });
  const { people } = await listHolders(inside.db, key);
  await changeAtOnce(
    inside.db,
    people.map(({ id }) => id),
  );
  const saved = await storedRole(inside, key);
  await note(inside, {
    ...(before ? { action: 'role.change', before: auditedRole(before) } : { action: 'role.create' }),
    key,
    after: auditedRole(saved),
  });
  return saved;
}

const auditedRole = ({ name, held, limits, second_factor }: StoredRole) => ({
  name,
  capabilities: held,
  limits,
  second_factor,
});

const note = (
  { db, actor, ip, now }: Saving,
  { key, ...line }: Readonly<{ action: string; key: string; before?: unknown; after?: unknown }>,
): Promise<void> =>
  writeAudit(db, {
    at: utcInstant(now()),
    ...authorOf({ actor, ip }),
    object_kind: 'role',
    object_id: key,
    ...line,
    result: 'succeeded',
  });
