import { createHash, randomUUID } from 'node:crypto';
import { assert } from '#domain/shared/assert.ts';
import { type EpochSeconds, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { MailMessage, OutgoingMail } from './mail-message.ts';
import { mailerOf } from './mailer.ts';
import { findWaitingMail, handOver, noteFailure, sendMail } from './send-mail.job.ts';

/** Larger files are linked to, never mailed. */
export const ATTACHMENTS_SIZE_BYTES_MAX = 5_000_000;

/**
 * Writes a mail down in the caller's transaction; a job sends it afterwards. However often the same key is asked
 * for, one mail leaves. Answers whether this call was the one that wrote it.
 */
export async function sendOnce(trx: Database, key: string, message: MailMessage): Promise<boolean> {
  const [id] = await writeMails(trx, [{ key, mail: { ...message, messageId: randomUUID() } }]);
  if (id === undefined) return false;
  await enqueue(trx, sendMail, { id }, { key: `mail:${id}` });
  return true;
}

type Occasion = Readonly<{
  key: string;
  /** What tells it from a mail of the same key in another life of the store, whose orders may be counted from the start. */
  of: string;
}>;
type MailDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log'>;

/** Its message id is made of its occasion: sent twice, because a process ended before it could write that down, it is the same mail. */
export const mailOf = ({ key, of }: Occasion, message: MailMessage): OutgoingMail => ({
  ...message,
  messageId: uuidOf(`${key}\n${of}\n${message.to}`),
});

/** Where the caller has sent them. */
export const writeSent = async (
  trx: Database,
  mails: readonly KeyedMail[],
  at: EpochSeconds,
): Promise<void> => {
  await writeMails(trx, mails, utcInstant(at));
};

/**
 * For a job, which sends the mail itself and writes down what became of it: whatever fails, the job is run again. `isKnown` is
 * whether it was written down before: it has left, or could not.
 */
export async function sendAndWrite(
  deps: MailDeps,
  { isKnown, ...occasion }: Occasion & Readonly<{ isKnown: boolean }>,
  message: MailMessage,
): Promise<void> {
  const { key } = occasion;
  if (isKnown) {
    const waiting = await findWaitingMail(deps, { key });
    return waiting && handOver(deps, waiting);
  }
  const mail = mailOf(occasion, message);
  try {
    await mailerOf(deps.config)(mail);
  } catch (error) {
    const [id] = await writeMails(deps.db, [{ key, mail }]);
    if (id !== undefined) await noteFailure(deps, id, error);
    throw error;
  }
  await writeSent(deps.db, [{ key, mail }], deps.now());
}

/** Looks like any other message id. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}

export type KeyedMail = Readonly<{ key: string; mail: OutgoingMail }>;

/** The ids of those of which nobody wrote one under the same key before. */
async function writeMails(
  trx: Database,
  mails: readonly KeyedMail[],
  sent?: UtcInstant,
): Promise<readonly number[]> {
  if (mails.length === 0) return [];
  const written = await trx
    .insertInto('mail_outbox')
    .values(mails.map((mail) => rowOf(mail, sent)))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .execute();
  return written.map(({ id }) => id);
}

function rowOf({ key, mail }: KeyedMail, sent: UtcInstant | undefined) {
  const { attachments = [], messageId: message_id, ...words } = mail;
  const sizeBytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  assert(
    sizeBytes <= ATTACHMENTS_SIZE_BYTES_MAX,
    `attachments of ${sizeBytes} bytes are small enough to mail`,
  );
  return {
    key,
    ...words,
    // The bytes of what has left are not kept.
    attachments: JSON.stringify(
      attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        size_bytes: content.byteLength,
        base64: sent === undefined ? Buffer.from(content).toString('base64') : '',
      })),
    ),
    message_id,
    ...(sent !== undefined && { state: 'sent' as const, attempts: 1, sent }),
  };
}
