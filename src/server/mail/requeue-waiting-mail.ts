import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { sendMail } from './send-mail.job.ts';

/**
 * A backup holds the mails but not the queue of jobs, so after a restore waiting mails would wait for ever.
 * A mail whose job still exists, waiting or running, is left alone.
 */
export async function requeueWaitingMail({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${sendMail.name}::text,
    payload => json_build_object('id', id),
    max_attempts => ${sendMail.attemptsMax}::int,
    job_key => 'mail:' || id,
    job_key_mode => 'unsafe_dedupe'
  ) from mail_outbox where state = 'waiting'`.execute(db);
}
