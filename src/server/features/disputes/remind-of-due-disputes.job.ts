import * as z from 'zod/mini';
import { type Reminder, reminderFor } from '#domain/disputes/dispute-reminder.ts';
import { DAY_S, secondsOf } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { sendOnce } from '../../mail/outbox.ts';
import { disputeReminderMail } from '../../mail/templates/dispute-reminder.ts';
import { mailedDispute } from '../../mail/templates/mailed-dispute.ts';
import { getStore, speakTo } from '../../store/store-repository.ts';
import { listMailReaders, type MailReader } from '../notes/mail-readers-repository.ts';
import { type DueDispute, eachDueDispute } from './due-disputes-repository.ts';

/** A week of calendar days reaches at most this far, whatever the zone. */
const AHEAD_S = 8 * DAY_S;

/** Mails whoever runs the store and wants it seven, three and one days before a deadline: each once, however often this runs. */
export const remindOfDueDisputes = job({
  name: 'disputes.remind-of-due',
  input: z.object({}),
  attemptsMax: 3,
  async run(deps) {
    const store = await getStore(deps);
    const now = await deps.provider.now();
    const readers = await listMailReaders(deps.db, 'dispute_due');
    for await (const dispute of eachDueDispute(deps.db, { now, aheadS: AHEAD_S })) {
      const reminder = reminderFor(secondsOf(dispute.due_by), now, store.timezone);
      if (reminder) await remind(deps, readers, dispute, reminder);
    }
  },
});

const remind = (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  readers: readonly MailReader[],
  dispute: DueDispute,
  { reminder, days }: Reminder,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const { id, email, first_name } of readers) {
      const message = await speakTo({ db: trx }, email, async () => {
        const store = await getStore({ db: trx, config });
        return disputeReminderMail({
          ...mailedDispute(config.publicUrl, store, dispute),
          to: email,
          first_name,
          days,
        });
      });
      await sendOnce(trx, `dispute-reminder:${dispute.id}:${reminder}:${id}`, message);
    }
  });
