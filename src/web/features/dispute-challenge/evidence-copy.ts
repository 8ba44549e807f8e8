import type { EvidenceKey } from '#domain/disputes/evidence-fields.ts';
import type { EvidenceSectionKey } from '#domain/disputes/evidence-sections.ts';
import type { IconName } from '#web/ui/icon-names.ts';

/** The sections of the page: what they are called, and what a bank looks for in them. */
export const sectionCopy: Readonly<
  Record<EvidenceSectionKey, { title: string; text: string; icon: IconName }>
> = {
  general: {
    title: 'General evidence',
    text: 'Who bought what, and what you told each other.',
    icon: 'chat',
  },
  refund_policy_info: {
    title: 'Refund policy',
    text: 'How customers were told about refunds before they paid, and why this one got none.',
    icon: 'book',
  },
  duplicate_charge_info: {
    title: 'Duplicate charge',
    text: 'Show that the two charges were for two different things.',
    icon: 'copy',
  },
  shipping_information: {
    title: 'Shipping',
    text: 'Proof of delivery weighs most: a signature, or a carrier page that names the place.',
    icon: 'products',
  },
  cancellation_policy_info: {
    title: 'Cancellation policy',
    text: 'What was agreed about cancelling, and when the customer cancelled.',
    icon: 'book',
  },
  download_and_activity_logs: {
    title: 'Download and activity logs',
    text: 'Show that the customer got in, downloaded or used what they bought.',
    icon: 'download',
  },
  service_details: {
    title: 'Service details',
    text: 'When the service was given, and what the customer signed for.',
    icon: 'calendar',
  },
  uncategorized: {
    title: 'Additional evidence',
    text: 'Anything else that speaks for you.',
    icon: 'document',
  },
};

/** A line under the field, where its name alone does not say enough. */
export const fieldHelp: Readonly<Partial<Record<EvidenceKey, string>>> = {
  customer_signature: 'A signed agreement, or the signature at delivery.',
  customer_communication: 'Messages that show the customer received it, or was content.',
  customer_purchase_ip: 'The address the order came from, if you know it.',
  receipt: 'What the customer got as proof of the purchase.',
  refund_policy_disclosure: 'Where and how the customer saw the policy before paying.',
  duplicate_charge_documentation: 'A receipt or label of the other charge.',
  duplicate_charge_explanation: 'What each of the two charges was for.',
  shipping_documentation: 'A label, a carrier page or a photo that shows the address.',
  service_documentation: 'A signed contract, a work order or an attendance list.',
  access_activity_log:
    'Server logs with addresses, times and what was opened. At least two kinds of proof convince most banks.',
  cancellation_policy_disclosure: 'Where and how the customer saw the policy before paying.',
};
