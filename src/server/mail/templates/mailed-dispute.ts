import type { StoreProfile } from '#contract/page-settings.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { type DisputeReason, type DisputeStatus, isInquiry } from '#domain/disputes/dispute-status.ts';
import { type DraftStanding, evidenceStanding } from '#domain/disputes/draft-standing.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { zoneName } from '#domain/shared/zone-name.ts';
import { disputeMailCopy as copy } from './dispute-mail-copy.ts';

/** What is known of a dispute that falls due. */
export type DueDispute = Readonly<{
  id: string;
  payment_intent_id: string;
  status: DisputeStatus;
  reason: DisputeReason;
  amount: number;
  currency: string;
  due_by: UtcInstant;
  has_evidence: boolean;
  /** How evidence stands that is kept here and not with the bank. */
  draft: DraftStanding | null;
  order_number: string | null;
  customer_name: string | null;
}>;

/** A dispute as a mail tells of it: money, moment and zone as the store writes them. */
export type MailedDispute = Readonly<{
  storeName: string;
  isInquiry: boolean;
  amount: string;
  reason: string;
  respondBy: string;
  zone: string;
  order: string | null;
  customer: string | null;
  /** What is with the provider goes to the bank in the end; what is kept here only if it is handed in. */
  evidence: 'nothing' | 'saved' | DraftStanding;
  /** The page of the payment, where the dispute is answered; it asks for a sign-in. */
  url: string;
}>;

export const mailedDispute = (
  publicUrl: string,
  store: StoreProfile,
  dispute: DueDispute,
): MailedDispute => ({
  storeName: store.name,
  isInquiry: isInquiry(dispute.status),
  amount: formatExplicitMoney(money(dispute.amount, dispute.currency), store.locale),
  reason: disputeReasonLabel(dispute.reason),
  respondBy: formatDateTime(dispute.due_by, store),
  zone: zoneName(store.timezone),
  order: dispute.order_number,
  customer: dispute.customer_name,
  evidence: evidenceStanding(dispute.draft, dispute.has_evidence),
  url: `${publicUrl}/wp-admin/admin.php?page=wc-admin&path=/payments/transactions/details&id=${dispute.payment_intent_id}`,
});

/** The facts of a mail, line by line. */
export const factsOfMail = ({ respondBy, zone, order, customer }: MailedDispute): readonly string[] => [
  copy.respondBy(respondBy, zone),
  ...(order === null ? [] : [copy.order(order)]),
  ...(customer === null ? [] : [copy.customer(customer)]),
];

/** What becomes of it if nobody does anything more. */
export function consequenceOf({ isInquiry, evidence }: MailedDispute): string {
  const kind = isInquiry ? 'inquiry' : 'dispute';
  switch (evidence) {
    case 'saved':
      return copy.saved;
    case 'planned':
      return copy.planned;
    case 'too_little':
      return copy.tooLittle[kind];
    case 'switched_off':
      return copy.switchedOff[kind];
    case 'saved_before':
      return copy.savedBefore;
    default:
      return copy.unanswered[kind];
  }
}
