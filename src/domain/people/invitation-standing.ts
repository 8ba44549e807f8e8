import { DAY_S, type EpochSeconds } from '../shared/time.ts';
import { holdsAll } from './person-change.ts';

export const INVITATION_LIFE_S = 7 * DAY_S;

/** Why an invitation lets nobody in, each with words of its own. */
export type InvitationEnd = 'accepted' | 'withdrawn' | 'replaced' | 'expired' | 'inviter_gone' | 'known';

type Invitation = Readonly<{
  ended_why: 'accepted' | 'withdrawn' | 'replaced' | null;
  expires: EpochSeconds;
  /** What the role lets somebody do today. */
  gives: readonly string[];
  /** What whoever invited may do today; nothing, when they are suspended or gone. */
  inviterHolds: readonly string[];
  /** Somebody with this address works here already. */
  isKnown: boolean;
}>;

/** A promise is worth what whoever made it could promise today: who was lowered or removed lets nobody in after. */
export function invitationEnd(invitation: Invitation, at: EpochSeconds): InvitationEnd | undefined {
  const { ended_why, expires, gives, inviterHolds, isKnown } = invitation;
  if (ended_why !== null) return ended_why;
  if (expires <= at) return 'expired';
  if (isKnown) return 'known';
  return holdsAll(inviterHolds, ['manage_people', ...gives]) ? undefined : 'inviter_gone';
}
