import type { StoreProfile } from '#contract/page-settings.ts';
import type { Reminder } from '#domain/disputes/dispute-reminder.ts';
import { isInquiry } from '#domain/disputes/dispute-status.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { zoneName } from '#domain/shared/zone-name.ts';
import type { NewNote } from '../notes/write-note-repository.ts';
import type { DueDispute } from './due-disputes-repository.ts';

const leftWords = (days: number): string => {
  if (days === 0) return 'today is the last day';
  return days === 1 ? '1 day left' : `${days} days left`;
};

/** The same reminder as the mail, for whoever looks at the overview first. */
export function disputeReminderNote(
  store: StoreProfile,
  dispute: DueDispute,
  { reminder, days }: Reminder,
  at: UtcInstant,
): NewNote {
  const kind = isInquiry(dispute.status) ? 'inquiry' : 'dispute';
  const amount = formatExplicitMoney(money(dispute.amount, dispute.currency), store.locale);
  const respondBy = `${formatDateTime(dispute.due_by, store)} (${zoneName(store.timezone)})`;
  const order = dispute.order_number ? ` It is about order #${dispute.order_number}.` : '';
  return {
    name: `dispute-reminder:${dispute.id}:${reminder}`,
    type: 'warning',
    title: `Respond to the ${kind} about ${amount}: ${leftWords(days)}`,
    content: `Answer by ${respondBy}, or the customer wins.${order}`,
    actions: [
      {
        name: 'respond',
        label: 'Respond now',
        url: `/wp-admin/admin.php?page=wc-admin&path=/payments/transactions/details&id=${dispute.payment_intent_id}`,
      },
    ],
    date_created: at,
  };
}
