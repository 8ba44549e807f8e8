import * as z from 'zod/mini';
import { isTimeToTell } from '#domain/disputes/draft-moments.ts';
import { DAY_S, secondsOf } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { sendOnce } from '../../mail/outbox.ts';
import { draftReminderMail } from '../../mail/templates/dispute-reminder.ts';
import { mailedDispute } from '../../mail/templates/mailed-dispute.ts';
import { getStore, speakTo } from '../../store/store-repository.ts';
import { type DueDispute, eachDueDispute } from '../disputes/due-disputes-repository.ts';
import { listMailReaders } from '../notes/mail-readers-repository.ts';
import { handInDraft } from './hand-in-draft.ts';

/** By the provider's clock: tells a day ahead what becomes of evidence nobody submitted, and hands it in at the end. */
export const handInDrafts = job({
  name: 'evidence.hand-in-drafts',
  input: z.object({}),
  attemptsMax: 1,
  async run(deps) {
    const now = await deps.provider.now();
    for await (const due of eachDueDispute(deps.db, { now, aheadS: DAY_S })) {
      if (due.draft === null) continue;
      if (isTimeToTell(secondsOf(due.due_by), now)) await tell(deps, due);
      if (due.draft !== 'planned') continue;
      await handInDraft(deps, due, now).catch((error: unknown) => {
        // The next run tries again; those behind it do not wait for that.
        deps.log.error({ err: error, dispute: due.id }, 'a draft could not be handed in');
      });
    }
  },
});

/** Once for each person and each way it can stand: a draft that has become enough meanwhile is worth another word. */
async function tell({ db, config }: Pick<Deps, 'db' | 'config'>, due: DueDispute): Promise<void> {
  const readers = await listMailReaders(db, 'dispute_due');
  await db.transaction().execute(async (trx) => {
    for (const { id, email, first_name } of readers) {
      const message = await speakTo({ db: trx }, email, async () => {
        const store = await getStore({ db: trx, config });
        return draftReminderMail({ ...mailedDispute(config.publicUrl, store, due), to: email, first_name });
      });
      await sendOnce(trx, `draft-at-deadline:${due.id}:${due.due_by}:${due.draft}:${id}`, message);
    }
  });
}
