import { createHash, randomBytes } from 'node:crypto';
import { fail } from '#contract/kit/errors.ts';
import { INVITATION_LIFE_S } from '#domain/people/invitation-standing.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { findUserByLogin } from '../../access/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Actor, Deps } from '../../deps.ts';
import { tellLive } from '../../events/tell-live.ts';
import { type Changer, changerBehindLock, mayGive } from './behind-lock.ts';
import {
  endInvitation,
  findOpenInvitation,
  type Invitation,
  insertInvitation,
  isInvited,
} from './invitation-repository.ts';
import { findRole } from './role-repository.ts';
import { tellInvited } from './tell-people.ts';

type Inviting = Pick<Deps, 'db' | 'now' | 'config'> & Readonly<{ actor: Actor; ip: string }>;
type Invited = Pick<Invitation, 'email' | 'first_name' | 'role'>;

const TOKEN_BYTES = 32;

/** Only the mail holds the token; what the database keeps cannot be turned back into it. */
export const invitationHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const invite = (deps: Inviting, invited: Invited): Promise<Invitation> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps.actor);
    if (await findUserByLogin(trx, invited.email)) throw fail('email_works_here');
    if (await isInvited(trx, invited.email)) throw fail('email_invited');
    return send(trx, deps, { by, invited, action: 'person.invite' });
  });

/** Whoever sends it again answers for it from now on; the link that was sent before ends. */
export const sendAgain = (deps: Inviting, id: number): Promise<Invitation> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps.actor);
    const before = await findOpenInvitation(trx, id);
    if (!before) throw fail('invitation_over');
    if (await findUserByLogin(trx, before.email)) throw fail('email_works_here');
    await endInvitation(trx, id, { at: utcInstant(deps.now()), why: 'replaced' });
    return send(trx, deps, { by, invited: before, action: 'person.invite_again' });
  });

export const withdraw = (deps: Inviting, id: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const by = await changerBehindLock(trx, deps.actor);
    const invitation = await findOpenInvitation(trx, id);
    if (!invitation) throw fail('invitation_over');
    const role = await findRole(trx, invitation.role);
    if (role && !mayGive(by, role)) throw fail('role_beyond_you');
    const at = utcInstant(deps.now());
    await endInvitation(trx, id, { at, why: 'withdrawn' });
    await tellLive(trx, 'person', []);
    await writeAudit(trx, {
      ...lineOf(deps, invitation),
      action: 'person.withdraw_invitation',
      before: { email: invitation.email, role: invitation.role },
    });
  });

async function send(
  trx: Database,
  deps: Inviting,
  { by, invited, action }: Readonly<{ by: Changer; invited: Invited; action: string }>,
): Promise<Invitation> {
  const role = await findRole(trx, invited.role);
  if (!role) throw fail('role_missing');
  if (!mayGive(by, role)) throw fail('role_beyond_you');
  const at = deps.now();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const invitation = await insertInvitation(trx, {
    token_hash: invitationHash(token),
    email: invited.email,
    first_name: invited.first_name,
    role: invited.role,
    invited_by: by.id,
    created: utcInstant(at),
    expires: utcInstant(epochSeconds(at + INVITATION_LIFE_S)),
  });
  await tellLive(trx, 'person', []);
  await tellInvited({ ...deps, db: trx }, invitation, {
    by: deps.actor,
    role: role.name,
    url: `${deps.config.publicUrl}/wp-login.php?action=invitation&token=${token}`,
  });
  const { email, first_name } = invited;
  await writeAudit(trx, {
    ...lineOf(deps, invitation),
    action,
    after: { name: first_name, email, role: invited.role, expires: invitation.expires },
  });
  return invitation;
}

const lineOf = ({ actor, ip, now }: Inviting, { id }: Invitation) => ({
  at: utcInstant(now()),
  actor_id: actor.user_id,
  actor_email: actor.email,
  api_key: actor.api_key,
  ip,
  object_kind: 'invitation',
  object_id: String(id),
  result: 'succeeded' as const,
});
