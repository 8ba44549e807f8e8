import type { Replied } from '#contract/kit/endpoint.ts';
import * as contract from '#contract/roles.ts';
import { CAPABILITIES } from '#domain/people/capabilities.ts';
import type { RefundLimit } from '#domain/people/refund-limits.ts';
import { readLimits } from '../../approvals/rules-repository.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { mayGive } from './behind-lock.ts';
import { prepareBuiltInRole, prepareDrop, prepareOwnRole } from './prepare-role.ts';
import { listStoredRoles, type StoredRole } from './role-repository.ts';
import { changeBuiltIn, changeRole, dropRole, makeRole } from './save-role.ts';

/** What the caller may refund at most. */
const limitsOf = async (context: Context): Promise<readonly RefundLimit[]> =>
  (await readLimits(context))(context.actor.role);

async function shown(context: Context, role: StoredRole): Promise<Replied<typeof contract.createRole>> {
  return shownTo({ capabilities: context.actor.capabilities, limits: await limitsOf(context) }, role);
}

const shownTo = (
  by: Parameters<typeof mayGive>[0],
  { held, limits, ...role }: StoredRole,
): Replied<typeof contract.createRole> => ({
  ...role,
  capabilities: CAPABILITIES.filter((capability) => held.includes(capability)),
  limits: limits.map((limit) => ({ ...limit })),
  may_give: mayGive(by, { held, limits }),
});

export const rolesRoutes: readonly Route[] = [
  route(contract.listRoles, async (context) => {
    const by = { capabilities: context.actor.capabilities, limits: await limitsOf(context) };
    return { data: (await listStoredRoles(context)).map((role) => shownTo(by, role)) };
  }),
  route(contract.createRole, async (context, wanted) => shown(context, await makeRole(context, wanted)), {
    prepare: prepareOwnRole,
  }),
  route(
    contract.changeOwnRole,
    async (context, { id, ...wanted }) => shown(context, await changeRole(context, id, wanted)),
    { prepare: (context, { id, ...wanted }) => prepareOwnRole(context, wanted, id) },
  ),
  route(
    contract.changeBuiltInRole,
    async (context, { key, ...rules }) => shown(context, await changeBuiltIn(context, key, rules)),
    { prepare: (context, { key, ...rules }) => prepareBuiltInRole(context, key, rules) },
  ),
  route(
    contract.deleteRole,
    async (context, { id }) => {
      await dropRole(context, id);
      return { id, deleted: true as const };
    },
    { prepare: (context, { id }) => prepareDrop(context, id) },
  ),
];
