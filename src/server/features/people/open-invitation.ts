import { fail } from '#contract/kit/errors.ts';
import { findUserByLogin } from '../../access/user-repository.ts';
import type { Prepared } from '../../approvals/prepared.ts';
import type { Actor, Deps } from '../../deps.ts';
import { type Changer, changerBehindLock, insideTransaction, mayGive } from './behind-lock.ts';
import { findOpenInvitation, type Invitation, isInvited } from './invitation-repository.ts';
import { peopleApprovalCopy as copy } from './people-approval-copy.ts';
import { PEOPLE_SUBJECT } from './people-subject.ts';
import { findRole, type GivenRole } from './role-repository.ts';

/** `db` is the transaction in which it is looked at, and perhaps done. */
type Looking = Pick<Deps, 'db' | 'config'> & Readonly<{ actor: Actor }>;
export type Invited = Pick<Invitation, 'email' | 'first_name' | 'role'>;

/** Who would invite, and to what, where they may. */
export async function lookAtInvite(
  deps: Looking,
  invited: Invited,
): Promise<Readonly<{ by: Changer; role: GivenRole }>> {
  const by = await changerBehindLock(deps.db, deps);
  if (await findUserByLogin(deps.db, invited.email)) throw fail('email_works_here');
  if (await isInvited(deps.db, invited.email)) throw fail('email_invited');
  return { by, role: await givableRole(deps, by, invited.role) };
}

/** The invitation that would be sent again, where it may be. */
export async function lookAtAgain(
  deps: Looking,
  id: number,
): Promise<Readonly<{ by: Changer; role: GivenRole; before: Invitation }>> {
  const by = await changerBehindLock(deps.db, deps);
  const before = await findOpenInvitation(deps.db, id);
  if (!before) throw fail('invitation_over');
  if (await findUserByLogin(deps.db, before.email)) throw fail('email_works_here');
  return { by, before, role: await givableRole(deps, by, before.role) };
}

/** The invitation that would end; one to a role that is no more may be ended by whoever manages people. */
export async function lookAtWithdrawal(deps: Looking, id: number): Promise<Invitation> {
  const by = await changerBehindLock(deps.db, deps);
  const invitation = await findOpenInvitation(deps.db, id);
  if (!invitation) throw fail('invitation_over');
  const role = await findRole(deps, invitation.role);
  if (role && !mayGive(by, role)) throw fail('role_beyond_you');
  return invitation;
}

async function givableRole(deps: Looking, by: Changer, key: string): Promise<GivenRole> {
  const role = await findRole(deps, key);
  if (!role) throw fail('role_missing');
  if (!mayGive(by, role)) throw fail('role_beyond_you');
  return role;
}

const whoIs = ({ first_name, email }: Invited): string => copy.person({ display_name: first_name, email });

export const prepareInvite = (deps: Looking, invited: Invited): Promise<Prepared> =>
  insideTransaction(deps, async (inside) => {
    const { role } = await lookAtInvite(inside, invited);
    return {
      ...preparedAbout(invited.email, () => copy.invite(whoIs(invited), role.name)),
      // Whoever approves it approves what the role gave when it was asked for.
      seen: { held: role.held, limits: role.limits },
    };
  });

export const prepareAgain = (deps: Looking, id: number): Promise<Prepared> =>
  insideTransaction(deps, async (inside) => {
    const { before } = await lookAtAgain(inside, id);
    return preparedAbout(before.email, () => copy.again(whoIs(before)));
  });

export const prepareWithdrawal = (deps: Looking, id: number): Promise<Prepared> =>
  insideTransaction(deps, async (inside) => {
    const invitation = await lookAtWithdrawal(inside, id);
    return preparedAbout(invitation.email, () => copy.withdraw(whoIs(invitation)));
  });

const preparedAbout = (email: string, words: Prepared['words']): Prepared => ({
  words,
  object_kind: 'invitation',
  object_id: email,
  subjects: [PEOPLE_SUBJECT],
});
