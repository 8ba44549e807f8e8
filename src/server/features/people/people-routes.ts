import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/people.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { findOwnCapabilities, findUser } from '../../access/user-repository.ts';
import { type Route, route } from '../../http/route.ts';

export const peopleRoutes: readonly Route[] = [
  route(contract.getPerson, async ({ db }, { id }) => {
    const user = await findUser(db, id);
    if (!user) throw fail('resource_missing', { kind: 'person', id: String(id) });
    return { ...user, capabilities: [...capabilitiesOf(user.role, await findOwnCapabilities(db, user))] };
  }),
];
