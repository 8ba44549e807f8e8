import { known, type Word } from '../shared/word.ts';
import type { DisputeReason } from './dispute-status.ts';
import type { EvidenceKey } from './evidence-fields.ts';
import type { Evidence } from './evidence-limits.ts';
import type { EvidenceSection } from './evidence-sections.ts';

const DELIVERY: readonly EvidenceKey[] = [
  'shipping_documentation',
  'shipping_tracking_number',
  'shipping_carrier',
  'shipping_date',
  'shipping_address',
  'access_activity_log',
  'service_documentation',
  'service_date',
];
const BASICS: readonly EvidenceKey[] = ['receipt', 'customer_communication', 'product_description'];

/** What a bank weighs for each reason, most first. What is not named is welcome, and nothing hangs on it. */
const WEIGHT: Readonly<Partial<Record<DisputeReason, readonly EvidenceKey[]>>> = {
  product_not_received: [...DELIVERY, ...BASICS],
  fraudulent: [
    ...DELIVERY,
    'customer_communication',
    'customer_signature',
    'billing_address',
    'customer_purchase_ip',
    'receipt',
    'product_description',
  ],
  unrecognized: [
    'customer_communication',
    ...DELIVERY,
    'receipt',
    'product_description',
    'billing_address',
    'customer_purchase_ip',
  ],
  product_unacceptable: ['product_description', 'customer_communication', ...DELIVERY, 'receipt'],
  credit_not_processed: [
    'refund_refusal_explanation',
    'refund_policy',
    'refund_policy_disclosure',
    'customer_communication',
    'receipt',
    'product_description',
  ],
  subscription_canceled: [
    'cancellation_rebuttal',
    'cancellation_policy',
    'cancellation_policy_disclosure',
    'access_activity_log',
    'service_documentation',
    'service_date',
    'customer_communication',
    'receipt',
    'product_description',
  ],
  duplicate: [
    'duplicate_charge_explanation',
    'duplicate_charge_id',
    'duplicate_charge_documentation',
    'shipping_documentation',
    'service_documentation',
    'receipt',
    'product_description',
  ],
};
const OTHERWISE: readonly EvidenceKey[] = [
  'uncategorized_text',
  'customer_communication',
  'receipt',
  'product_description',
];

/** The fields that weigh something for this reason, among those asked for, most weight first. */
export function weightyFields(
  reason: Word<DisputeReason>,
  sections: readonly EvidenceSection[],
): readonly EvidenceKey[] {
  const asked = new Set(sections.flatMap(({ fields }) => fields.map(({ key }) => key)));
  return (known(WEIGHT, reason) ?? OTHERWISE).filter((key) => asked.has(key));
}

export const isGiven = (evidence: Evidence, key: EvidenceKey): boolean => (evidence[key] ?? '').trim() !== '';

export const missingEvidence = (
  reason: Word<DisputeReason>,
  sections: readonly EvidenceSection[],
  evidence: Evidence,
): readonly EvidenceKey[] => weightyFields(reason, sections).filter((key) => !isGiven(evidence, key));
