import { utcInstant } from '#domain/shared/time.ts';
import { forgetOtherDevices } from '../../access/device-repository.ts';
import { forgetSessions } from '../../access/remembered-sessions.ts';
import { revokeOtherSessions } from '../../access/session-repository.ts';
import { tellNewPassword } from '../../access/tell-person.ts';
import { setPasswordHash, type User } from '../../access/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Deps } from '../../deps.ts';

type Replacement = Readonly<{
  newHash: string;
  /** The session of the person who changes it; whoever else came in with the old password is out. */
  ownSession?: Buffer | undefined;
  by: Readonly<{ actor_id: number | null; actor_email: string; ip: string }>;
  /** What has to hold in the same transaction, or nothing is changed. */
  claim?: (trx: Deps['db']) => Promise<void>;
}>;

/** The new password counts, other sessions end, their devices are forgotten, and the person is told: all of it or nothing. */
export async function replacePassword(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  user: User,
  { newHash, ownSession, by, claim }: Replacement,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const at = utcInstant(now());
    await claim?.(trx);
    await setPasswordHash(trx, user.id, newHash);
    await revokeOtherSessions(trx, { user_id: user.id, ownSession, now: at });
    await forgetOtherDevices(trx, { user_id: user.id, ownSession });
    await tellNewPassword({ db: trx, now, config }, user, by.ip);
    await writeAudit(trx, {
      at,
      ...by,
      action: 'password.change',
      object_kind: 'person',
      object_id: String(user.id),
      result: 'succeeded',
    });
  });
  forgetSessions();
}
