import { fail } from '#contract/kit/errors.ts';
import { type InvitationEnd, invitationEnd } from '#domain/people/invitation-standing.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { secondsOf, utcInstant } from '#domain/shared/time.ts';
import { passwordProblem } from '#domain/signing-in/password-problem.ts';
import { getDeviceKey } from '../../access/device-token.ts';
import { letIn, type SignedIn, type Visitor } from '../../access/let-in.ts';
import { addressGroup } from '../../access/passwords/address-group.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { linksLine } from '../../access/passwords/sign-in-lines.ts';
import {
  findOwnCapabilities,
  findRoleName,
  findUser,
  findUserByLogin,
  insertUser,
} from '../../access/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { tellLive } from '../../events/tell-live.ts';
import { getStore } from '../../store/store-repository.ts';
import { lockPeople } from './behind-lock.ts';
import { endInvitation, findInvitationOf, type Invitation } from './invitation-repository.ts';
import { invitationHash } from './invite-person.ts';
import { findRole } from './role-repository.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'config' | 'tally'>;

/** What the page says of an invitation: who invited to what, or why it lets nobody in. */
export type ShownInvitation =
  | Readonly<{ end: InvitationEnd | 'unknown' }>
  | Readonly<{
      end: undefined;
      email: string;
      first_name: string;
      storeName: string;
      roleName: string;
      inviter: string;
    }>;

/** Looking changes nothing: programs that follow every link of a mail must not use it up. */
export async function showInvitation(deps: Needs, token: string): Promise<ShownInvitation> {
  const invitation = await findInvitationOf(deps.db, invitationHash(token));
  if (!invitation) return { end: 'unknown' };
  const end = await endOf(deps, invitation);
  if (end) return { end };
  const [store, roleName, inviter] = await Promise.all([
    getStore(deps),
    findRoleName(deps.db, invitation.role),
    findUser(deps.db, invitation.invited_by),
  ]);
  const { email, first_name } = invitation;
  return {
    end: undefined,
    email,
    first_name,
    storeName: store.name,
    roleName,
    inviter: inviter?.display_name ?? '',
  };
}

/** Makes the person, uses the invitation up and lets them in: all of it or nothing, and once. */
export async function acceptInvitation(
  deps: Needs,
  { token, password }: Readonly<{ token: string; password: string }>,
  visitor: Visitor,
): Promise<SignedIn | Readonly<{ end: InvitationEnd | 'unknown' }>> {
  const { ip, signal } = visitor;
  return linksLine(deps, { name: addressGroup(ip), signal }, async () => {
    const shown = await showInvitation(deps, token);
    if (shown.end) return shown;
    const problem = passwordProblem(password, shown);
    if (problem) throw fail('password_easy_to_guess', { problem });
    const password_hash = await hashPassword(password);
    const deviceKey = await getDeviceKey(deps);
    return deps.db.transaction().execute(async (trx) => {
      await lockPeople(trx);
      const invitation = await findInvitationOf(trx, invitationHash(token));
      const end = invitation ? await endOf({ ...deps, db: trx }, invitation) : 'unknown';
      if (!invitation || end) return { end: end ?? 'unknown' };
      const user = await makePerson({ ...deps, db: trx }, invitation, { password_hash, ip });
      return letIn({ ...deps, db: trx, deviceKey }, user, { ...visitor, way: 'invitation' });
    });
  });
}

async function makePerson(
  { db, now }: Needs,
  invitation: Invitation,
  { password_hash, ip }: Readonly<{ password_hash: string; ip: string }>,
) {
  const { id, email, first_name, role } = invitation;
  const at = utcInstant(now());
  const user = await insertUser(db, {
    login: email,
    email,
    first_name,
    display_name: first_name,
    password_hash,
    role,
    created: at,
  });
  await endInvitation(db, id, { at, why: 'accepted', user_id: user.id });
  await tellLive(db, 'person', [String(user.id)]);
  await writeAudit(db, {
    at,
    actor_id: user.id,
    actor_email: email,
    ip,
    action: 'person.join',
    object_kind: 'person',
    object_id: String(user.id),
    after: { name: first_name, email, role },
    result: 'succeeded',
  });
  return user;
}

async function endOf(deps: Needs, invitation: Invitation): Promise<InvitationEnd | undefined> {
  const { db, now } = deps;
  const role = await findRole(deps, invitation.role);
  return invitationEnd(
    {
      ended_why: invitation.ended_why,
      expires: secondsOf(invitation.expires),
      gives: role?.held ?? [],
      inviterHolds: await heldBy(db, invitation.invited_by),
      isKnown: (await findUserByLogin(db, invitation.email)) !== undefined,
    },
    now(),
  );
}

async function heldBy(db: Database, id: number): Promise<readonly string[]> {
  const user = await findUser(db, id);
  if (!user || user.suspended !== null || user.removed !== null) return [];
  return capabilitiesOf(user.role, await findOwnCapabilities(db, user));
}
