import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_LIFE_S } from '#domain/people/invitation-standing.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Actor, Deps } from '../../deps.ts';
import { tellLive } from '../../events/tell-live.ts';
import { type Changer, insideTransaction } from './behind-lock.ts';
import { endInvitation, type Invitation, insertInvitation } from './invitation-repository.ts';
import { type Invited, lookAtAgain, lookAtInvite, lookAtWithdrawal } from './open-invitation.ts';
import { tellInvited } from './tell-people.ts';

type Inviting = Pick<Deps, 'db' | 'now' | 'config'> & Readonly<{ actor: Actor; ip: string }>;

const TOKEN_BYTES = 32;

/** Only the mail holds the token; what the database keeps cannot be turned back into it. */
export const invitationHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const invite = (deps: Inviting, invited: Invited): Promise<Invitation> =>
  insideTransaction(deps, async (inside) =>
    send(inside, { ...(await lookAtInvite(inside, invited)), invited, action: 'person.invite' }),
  );

/** Whoever sends it again answers for it from now on; the link that was sent before ends. */
export const sendAgain = (deps: Inviting, id: number): Promise<Invitation> =>
  insideTransaction(deps, async (inside) => {
    const { by, before } = await lookAtAgain(inside, id);
    await endInvitation(inside.db, id, { at: utcInstant(deps.now()), why: 'replaced' });
    return send(inside, { by, invited: before, action: 'person.invite_again' });
  });

export const withdraw = (deps: Inviting, id: number): Promise<void> =>
  insideTransaction(deps, async (inside) => {
    const invitation = await lookAtWithdrawal(inside, id);
    const at = utcInstant(deps.now());
    await endInvitation(inside.db, id, { at, why: 'withdrawn' });
    await tellLive(inside.db, 'person', []);
    await writeAudit(inside.db, {
      ...lineOf(deps, invitation),
      action: 'person.withdraw_invitation',
      before: { email: invitation.email, role: invitation.role },
    });
  });

type Sending = Readonly<{ by: Changer; invited: Invited; action: string }>;

async function send(inside: Inviting, { by, invited, action }: Sending): Promise<Invitation> {
  const at = inside.now();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const invitation = await insertInvitation(inside.db, {
    token_hash: invitationHash(token),
    email: invited.email,
    first_name: invited.first_name,
    role: invited.role,
    invited_by: by.id,
    created: utcInstant(at),
    expires: utcInstant(epochSeconds(at + INVITATION_LIFE_S)),
  });
  await tellLive(inside.db, 'person', []);
  await tellInvited(inside, invitation, {
    by: inside.actor,
    url: `${inside.config.publicUrl}/wp-login.php?action=invitation&token=${token}`,
  });
  const { email, first_name } = invited;
  await writeAudit(inside.db, {
    ...lineOf(inside, invitation),
    action,
    after: { name: first_name, email, role: invited.role, expires: invitation.expires },
  });
  return invitation;
}

const lineOf = ({ actor, ip, now }: Inviting, { id }: Invitation) => ({
  at: utcInstant(now()),
  ...authorOf({ actor, ip }),
  object_kind: 'invitation',
  object_id: String(id),
  result: 'succeeded' as const,
});
