import { randomUUID } from 'node:crypto';
import { assert } from '#domain/shared/assert.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { MailMessage, OutgoingMail } from './mail-message.ts';
import { findWaitingMail, handOver, sendMail } from './send-mail.job.ts';

/** Larger files are linked to, never mailed. */
export const ATTACHMENTS_SIZE_BYTES_MAX = 5_000_000;

/**
 * Writes a mail down in the caller's transaction; a job sends it afterwards. However often the same key is asked
 * for, one mail leaves. Answers whether this call was the one that wrote it.
 */
export async function sendOnce(trx: Database, key: string, message: MailMessage): Promise<boolean> {
  const written = await writeMail(trx, key, message);
  if (!written) return false;
  await enqueue(trx, sendMail, { id: written.id }, { key: `mail:${written.id}` });
  return true;
}

/** The same for a job, which sends what it wrote: whatever fails, it is run again, and finds the mail where it left it. */
export async function writeAndSend(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'log'>,
  key: string,
  message: MailMessage,
): Promise<void> {
  const mail = (await writeMail(deps.db, key, message)) ?? (await findWaitingMail(deps, { key }));
  if (mail) await handOver(deps, mail);
}

/** The mail as it leaves, where nobody wrote one under this key before. */
async function writeMail(
  trx: Database,
  key: string,
  message: MailMessage,
): Promise<OutgoingMail | undefined> {
  const { attachments = [], ...words } = message;
  const sizeBytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  assert(
    sizeBytes <= ATTACHMENTS_SIZE_BYTES_MAX,
    `attachments of ${sizeBytes} bytes are small enough to mail`,
  );
  const messageId = randomUUID();
  const written = await trx
    .insertInto('mail_outbox')
    .values({
      key,
      ...words,
      attachments: JSON.stringify(
        attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          size_bytes: content.byteLength,
          base64: Buffer.from(content).toString('base64'),
        })),
      ),
      message_id: messageId,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written && { ...message, id: written.id, messageId };
}
