import { createHash, randomUUID } from 'node:crypto';
import { assert } from '#domain/shared/assert.ts';
import { type UtcInstant, utcInstant } from '#domain/shared/time.ts';
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
  const id = await writeMail(trx, key, { ...message, messageId: randomUUID() });
  if (id === undefined) return false;
  await enqueue(trx, sendMail, { id }, { key: `mail:${id}` });
  return true;
}

type Occasion = Readonly<{
  key: string;
  /** What tells it from a mail of the same key in another life of the store, whose orders may be counted from the start. */
  of: string;
  /** Whether it was written down before: it has left, or could not. */
  isKnown: boolean;
}>;
type MailDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log'>;

/**
 * The same for a job, which sends the mail itself and writes down what became of it: whatever fails, the job is run again. A process
 * that ends in between leaves nothing behind, so the message id is made of the occasion: sent twice, it is the same mail.
 */
export async function sendAndWrite(
  deps: MailDeps,
  { key, of, isKnown }: Occasion,
  message: MailMessage,
): Promise<void> {
  if (isKnown) {
    const waiting = await findWaitingMail(deps, { key });
    return waiting && handOver(deps, waiting);
  }
  const mail = { ...message, messageId: uuidOf(`${key}\n${of}\n${message.to}`) };
  try {
    await mailerOf(deps.config)(mail);
  } catch (error) {
    const id = await writeMail(deps.db, key, mail);
    if (id !== undefined) await noteFailure(deps, id, error);
    throw error;
  }
  await writeMail(deps.db, key, mail, utcInstant(deps.now()));
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

/** The mail's id, where nobody wrote one under this key before. */
async function writeMail(
  trx: Database,
  key: string,
  { attachments = [], messageId: message_id, ...words }: OutgoingMail,
  sent?: UtcInstant,
): Promise<number | undefined> {
  const sizeBytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  assert(
    sizeBytes <= ATTACHMENTS_SIZE_BYTES_MAX,
    `attachments of ${sizeBytes} bytes are small enough to mail`,
  );
  const written = await trx
    .insertInto('mail_outbox')
    .values({
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
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}
