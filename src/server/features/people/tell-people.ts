import { randomUUID } from 'node:crypto';
import { secondsOf } from '#domain/shared/time.ts';
import { formatInZone } from '#domain/shared/zone-name.ts';
import { findRoleName, type User } from '../../access/user-repository.ts';
import type { Actor, Deps } from '../../deps.ts';
import { sendOnce } from '../../mail/outbox.ts';
import { invitationMail, type PersonNews, personMail } from '../../mail/templates/people-mail.ts';
import { getStore, speakTo } from '../../store/store-repository.ts';
import type { Invitation } from './invitation-repository.ts';

/** `db` is the transaction: the mail leaves when, and only when, what it tells of happened. */
type Telling = Pick<Deps, 'db' | 'config' | 'now'>;

export async function tellInvited(
  deps: Telling,
  { id, email, first_name, expires, role: key }: Invitation,
  { by, url }: Readonly<{ by: Actor; url: string }>,
): Promise<void> {
  const inviter = by.first_name === '' ? by.email : `${by.first_name} (${by.email})`;
  const message = await speakTo(deps, email, async () => {
    const store = await getStore(deps);
    const until = formatInZone(secondsOf(expires), store);
    const role = await findRoleName(deps.db, key);
    return invitationMail({ to: email, first_name, storeName: store.name, inviter, role, until, url });
  });
  await sendOnce(deps.db, `invitation ${id}`, message);
}

export async function tellPersonChanged(
  deps: Telling & Readonly<{ actor: Actor }>,
  { email, first_name }: Pick<User, 'email' | 'first_name'>,
  { kind, role }: PersonNews,
): Promise<void> {
  const message = await speakTo(deps, email, async () => {
    const store = await getStore(deps);
    return personMail(
      {
        to: email,
        first_name,
        storeName: store.name,
        by: deps.actor.email,
        at: formatInZone(deps.now(), store),
        url: `${deps.config.publicUrl}/wp-login.php`,
      },
      { kind, role: await findRoleName(deps.db, role) },
    );
  });
  await sendOnce(deps.db, `person ${randomUUID()}`, message);
}
