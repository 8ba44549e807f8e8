import { sql } from 'kysely';
import * as z from 'zod/mini';
import { utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { job } from '../jobs/job.ts';
import type { KeptMail } from './mail-message.ts';
import { mailerOf } from './mailer.ts';

/** The waits between attempts grow from seconds to hours: a mail server may be away for a night. */
const ATTEMPTS_MAX = 12;

/** Sends one mail of the outbox. A failed attempt is noted and thrown, so that the job is tried again later. */
export const sendMail = job({
  name: 'mail.send',
  input: z.object({ id: z.int() }),
  attemptsMax: ATTEMPTS_MAX,
  async run(deps, { id }) {
    const mail = await findWaitingMail(deps, { id });
    // Sent already, where there is none: the process ended between sending and forgetting the job.
    if (mail) await handOver(deps, mail);
  },
});

/** One attempt. */
export async function handOver(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'log'>,
  mail: KeptMail,
): Promise<void> {
  try {
    await mailerOf(deps.config)(mail);
  } catch (error) {
    await noteFailure(deps, mail.id, error);
    throw error;
  }
  await markSent(deps, mail.id);
}

export async function findWaitingMail(
  { db }: Pick<Deps, 'db'>,
  named: Readonly<{ id: number } | { key: string }>,
): Promise<KeptMail | undefined> {
  const row = await db
    .selectFrom('mail_outbox')
    .select(['id', 'to', 'subject', 'text', 'html', 'attachments', 'message_id'])
    .where((where) => where.and(named))
    .where('state', '<>', 'sent')
    .executeTakeFirst();
  if (!row) return undefined;
  const { message_id, attachments, ...words } = row;
  return {
    ...words,
    messageId: message_id,
    attachments: attachments.map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      content: Buffer.from(base64, 'base64'),
    })),
  };
}

/** The bytes of attachments have left; only their names and sizes are kept. */
async function markSent({ db, now }: Pick<Deps, 'db' | 'now'>, id: number): Promise<void> {
  await sql`update mail_outbox set state = 'sent', sent = ${utcInstant(now())}, attempts = attempts + 1, last_error = null,
      attachments = coalesce((
        select jsonb_agg(file || '{"base64": ""}' order by nth)
        from jsonb_array_elements(attachments) with ordinality as attached (file, nth)), '[]')
    where id = ${id}`.execute(db);
}

export async function noteFailure(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  id: number,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const { attempts } = await db
    .updateTable('mail_outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: reason.replaceAll('\0', '').slice(0, 500),
      state: eb
        .case()
        .when('attempts', '>=', ATTEMPTS_MAX - 1)
        .then('failed' as const)
        .else('waiting' as const)
        .end(),
    }))
    .where('id', '=', id)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  log.warn({ mail: id, attempts, reason }, 'a mail could not be sent');
}
