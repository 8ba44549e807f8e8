import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import * as contract from '#contract/people.ts';
import { holdsAll } from '#domain/people/person-change.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { findOwnCapabilities, findUser, type User } from '../../access/user-repository.ts';
import { type Route, route } from '../../http/route.ts';
import { changePerson, preparePersonChange, stateOf } from './change-person.ts';
import { invite, sendAgain, withdraw } from './invite-person.ts';
import { prepareAgain, prepareInvite, prepareWithdrawal } from './open-invitation.ts';
import { peopleCopy as copy } from './people-copy.ts';
import { listColleagues } from './people-repository.ts';
import { listStoredRoles } from './role-repository.ts';

const changed = (user: User) => ({ id: user.id, role: user.role, state: stateOf(user) });

export const peopleRoutes: readonly Route[] = [
  route(contract.getPerson, async ({ db }, { id }) => {
    const user = await findUser(db, id);
    if (!user) throw fail('resource_missing', { kind: 'person', id: String(id) });
    return { ...user, capabilities: [...capabilitiesOf(user.role, await findOwnCapabilities(db, user))] };
  }),
  route(contract.listPeople, async (context, { page, paged, pagesize, per_page, ...asked }) => {
    const { db, now, actor } = context;
    const paging = { ...pageOf({ page, paged, pagesize, per_page }), now: utcInstant(now()) };
    const [{ data, total_count }, roles] = await Promise.all([
      listColleagues(db, asked, paging),
      listStoredRoles(context),
    ]);
    const roleOf = (key: string) => roles.find((role) => role.key === key);
    return {
      data: data.map((person) => ({
        ...person,
        role_name: roleOf(person.role)?.name ?? copy.noRole,
        may_change: holdsAll(actor.capabilities, roleOf(person.role)?.held ?? []),
      })),
      total_count,
    };
  }),
  route(
    contract.changeRole,
    async (context, { id, role }) => changed(await changePerson(context, id, { kind: 'role', role })),
    { prepare: (context, { id, role }) => preparePersonChange(context, id, { kind: 'role', role }) },
  ),
  route(
    contract.suspendPerson,
    async (context, { id }) => changed(await changePerson(context, id, { kind: 'suspend' })),
    { prepare: (context, { id }) => preparePersonChange(context, id, { kind: 'suspend' }) },
  ),
  route(
    contract.restorePerson,
    async (context, { id }) => changed(await changePerson(context, id, { kind: 'restore' })),
    { prepare: (context, { id }) => preparePersonChange(context, id, { kind: 'restore' }) },
  ),
  route(
    contract.removePerson,
    async (context, { id }) => {
      await changePerson(context, id, { kind: 'remove' });
      return { id, removed: true as const };
    },
    { prepare: (context, { id }) => preparePersonChange(context, id, { kind: 'remove' }) },
  ),
  route(contract.invitePerson, invite, { prepare: prepareInvite }),
  route(contract.inviteAgain, (context, { id }) => sendAgain(context, id), {
    prepare: (context, { id }) => prepareAgain(context, id),
  }),
  route(
    contract.withdrawInvitation,
    async (context, { id }) => {
      await withdraw(context, id);
      return { id, withdrawn: true as const };
    },
    { prepare: (context, { id }) => prepareWithdrawal(context, id) },
  ),
];
