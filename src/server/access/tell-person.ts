import { randomUUID } from 'node:crypto';
import { deviceName } from '#domain/account/device-name.ts';
import type { KeyScope } from '#domain/people/key-scope.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { formatInZone } from '#domain/shared/zone-name.ts';
import { newDeviceMailOf, newDeviceMails } from '#domain/signing-in/new-device-mail.ts';
import type { Deps } from '../deps.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import { sendOnce } from '../mail/outbox.ts';
import {
  newBankMail,
  newDeviceMail,
  newKeyMail,
  newPasswordMail,
} from '../mail/templates/security-notice.ts';
import { getStore, speakTo } from '../store/store-repository.ts';
import { countSent } from './passwords/attempt-throttle.ts';
import { listAdministrators } from './user-repository.ts';

/** In a transaction, `db` is the transaction: the mail leaves when, and only when, what it tells of happened. */
export type Telling = Pick<Deps, 'db' | 'config' | 'now'>;
export type Person = Readonly<{ email: string; first_name: string }>;

const SECURITY_PAGE = '/wp-admin/admin.php?page=wc-admin&path=/payments/security';

/** A few an hour, and the last of them says so: whoever knows a password must not fill its owner's mailbox. */
export async function tellNewDevice(
  deps: Telling,
  person: Person & Readonly<{ id: number }>,
  { ip, user_agent }: Readonly<{ ip: string; user_agent: string }>,
): Promise<void> {
  const which = newDeviceMailOf(await countSent(deps, newDeviceMails(person.id)));
  if (which === 'none') return;
  const message = await writtenTo(deps, person, (recipient) =>
    newDeviceMail({ ...recipient, ip, device: deviceName(user_agent), isLast: which === 'last_mail' }),
  );
  await sendOnce(deps.db, `new device ${randomUUID()}`, message);
}

export async function tellNewKey(
  deps: Telling,
  person: Person,
  key: Readonly<{ id: number; description: string; scope: KeyScope; truncated_key: string }>,
): Promise<void> {
  const { id, description, scope, truncated_key } = key;
  const message = await writtenTo(deps, person, (recipient) =>
    newKeyMail({ ...recipient, description, scope, ending: truncated_key }),
  );
  await sendOnce(deps.db, `api key ${id}`, message);
}

/** `ip` is empty where the password was set by a command on the server. */
export async function tellNewPassword(deps: Telling, person: Person, ip: string): Promise<void> {
  const message = await writtenTo(deps, person, (recipient) => newPasswordMail({ ...recipient, ip }));
  await sendOnce(deps.db, `new password ${randomUUID()}`, message);
}

/**
 * Where money goes is told whenever it changes, to everybody who may run the store: whoever took over one of their accounts
 * must not be the only one who hears of it.
 */
export async function tellNewBank(
  deps: Telling,
  by: Readonly<{ id: number; email: string }>,
  { currency, last4 }: Readonly<{ currency: string; last4: string }>,
): Promise<void> {
  for (const person of await listAdministrators(deps.db)) {
    const message = await writtenTo(deps, person, (recipient) =>
      newBankMail({
        ...recipient,
        currency: currency.toUpperCase(),
        ending: last4,
        by: person.id === by.id ? undefined : by.email,
      }),
    );
    await sendOnce(deps.db, `bank account ${randomUUID()}`, message);
  }
}

/** A moment as the store writes it, with its zone. */
export async function shownMoment(deps: Telling, at: EpochSeconds): Promise<string> {
  const store = await getStore(deps);
  return formatInZone(at, store);
}

type Recipient = Readonly<Record<'to' | 'first_name' | 'storeName' | 'at' | 'url', string>>;

/** A mail in the language of whoever it is for. */
export const writtenTo = (
  deps: Telling,
  { email, first_name }: Person,
  write: (recipient: Recipient) => MailMessage | Promise<MailMessage>,
): Promise<MailMessage> =>
  speakTo(deps, email, async () => {
    const store = await getStore(deps);
    return write({
      to: email,
      first_name,
      storeName: store.name,
      at: await shownMoment(deps, deps.now()),
      url: `${deps.config.publicUrl}${SECURITY_PAGE}`,
    });
  });
