import { deviceName } from '#domain/account/device-name.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Deps } from '../../deps.ts';
import { tellNewDevice } from '../../mail/tell-person.ts';
import { isNewDevice } from './session-repository.ts';
import { type Client, startSession } from './sessions.ts';
import type { User } from './user-repository.ts';

/** Lets somebody in: the session, its line in the audit log and the mail about a new device exist together or not at all. */
export async function admit(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  user: Pick<User, 'id' | 'email' | 'first_name'>,
  client: Client,
  way: 'password' | 'link',
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const deps = { db: trx, now, config };
    const isNew = await isNewDevice(trx, user.id, client.user_agent);
    const token = await startSession(deps, user.id, client);
    if (isNew) await tellNewDevice(deps, user, client);
    await writeAudit(trx, {
      at: utcInstant(now()),
      actor_id: user.id,
      actor_email: user.email,
      ip: client.ip,
      action: 'session.start',
      object_kind: 'person',
      object_id: String(user.id),
      after: { device: deviceName(client.user_agent), way, is_new_device: isNew },
      result: 'succeeded',
    });
    return token;
  });
}
