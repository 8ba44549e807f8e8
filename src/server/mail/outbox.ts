import { randomUUID } from 'node:crypto';
import { assert } from '#domain/shared/assert.ts';
import type { Database } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { MailMessage } from './mail-message.ts';
import { sendMail } from './send-mail.job.ts';

/** Larger files are linked to, never mailed. */
export const ATTACHMENTS_SIZE_BYTES_MAX = 5_000_000;

/**
 * Writes a mail down in the caller's transaction; a job sends it afterwards. However often the same key is asked
 * for, one mail leaves. Answers whether this call was the one that wrote it.
 */
export async function sendOnce(trx: Database, key: string, message: MailMessage): Promise<boolean> {
  const { attachments = [], ...words } = message;
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
      attachments: JSON.stringify(
        attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          size_bytes: content.byteLength,
          base64: Buffer.from(content).toString('base64'),
        })),
      ),
      message_id: randomUUID(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  await enqueue(trx, sendMail, { id: written.id }, { key: `mail:${written.id}` });
  return true;
}
