import * as z from 'zod/mini';
import type { StoreProfile } from '#contract/page-settings.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { type Reminder, reminderFor } from '#domain/disputes/dispute-reminder.ts';
import { isInquiry } from '#domain/disputes/dispute-status.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { zoneName } from '#domain/shared/zone-name.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { sendOnce } from '../../mail/outbox.ts';
import { disputeReminderMail } from '../../mail/templates/dispute-reminder.ts';
import { getStore } from '../../store/store-repository.ts';
import { type DueDispute, listDueDisputes, listMerchants } from './due-disputes-repository.ts';

const AT_ONCE = 200;

/** Mails whoever runs the store seven, three and one days before a deadline: each once, however often this runs. */
export const remindOfDueDisputes = job({
  name: 'disputes.remind-of-due',
  input: z.object({}),
  attemptsMax: 3,
  async run(deps) {
    const store = await getStore(deps);
    const now = await deps.provider.now();
    const merchants = await listMerchants(deps.db);
    let after: DueDispute | undefined;
    do {
      const due = await listDueDisputes(deps.db, now, after, AT_ONCE);
      for (const dispute of due) {
        const reminder = reminderFor(secondsOf(dispute.due_by), now, store.timezone);
        if (reminder) await remind(deps, store, merchants, dispute, reminder);
      }
      after = due.length === AT_ONCE ? due.at(-1) : undefined;
    } while (after);
  },
});

type Merchants = Awaited<ReturnType<typeof listMerchants>>;

const remind = (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  store: StoreProfile,
  merchants: Merchants,
  dispute: DueDispute,
  { reminder, days }: Reminder,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const { id, email, first_name } of merchants) {
      const message = disputeReminderMail({
        to: email,
        first_name,
        storeName: store.name,
        days,
        isInquiry: isInquiry(dispute.status),
        amount: formatExplicitMoney(money(dispute.amount, dispute.currency), store.locale),
        reason: disputeReasonLabel(dispute.reason),
        respondBy: formatDateTime(dispute.due_by, store),
        zone: zoneName(store.timezone),
        order: dispute.order_number,
        customer: dispute.customer_name,
        evidence: dispute.has_evidence ? 'saved' : dispute.has_draft ? 'begun' : 'none',
        url: `${config.publicUrl}/wp-admin/admin.php?page=wc-admin&path=/payments/transactions/details&id=${dispute.payment_intent_id}`,
      });
      await sendOnce(trx, `dispute-reminder:${dispute.id}:${reminder}:${id}`, message);
    }
  });
