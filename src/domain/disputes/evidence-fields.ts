import { EVIDENCE_FIELD_LIMIT } from './evidence-limits.ts';

export const EVIDENCE_KEYS = [
  'product_description',
  'customer_name',
  'customer_email_address',
  'customer_signature',
  'billing_address',
  'customer_purchase_ip',
  'receipt',
  'customer_communication',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'duplicate_charge_id',
  'duplicate_charge_explanation',
  'duplicate_charge_documentation',
  'shipping_documentation',
  'service_documentation',
  'shipping_carrier',
  'shipping_tracking_number',
  'shipping_date',
  'shipping_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'access_activity_log',
  'service_date',
  'uncategorized_text',
  'uncategorized_file',
] as const;
export type EvidenceKey = (typeof EVIDENCE_KEYS)[number];
export type EvidenceKind = 'text' | 'textarea' | 'date' | 'file';

export const isEvidenceKey = (key: string): key is EvidenceKey =>
  EVIDENCE_KEYS.some((known) => known === key);

const FILES: readonly EvidenceKey[] = [
  'customer_signature',
  'receipt',
  'customer_communication',
  'refund_policy',
  'duplicate_charge_documentation',
  'shipping_documentation',
  'service_documentation',
  'cancellation_policy',
  'access_activity_log',
  'uncategorized_file',
];
const DATES: readonly EvidenceKey[] = ['shipping_date', 'service_date'];
const LONG_TEXTS: readonly EvidenceKey[] = [
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'duplicate_charge_explanation',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'uncategorized_text',
];
const ADDRESSES: readonly EvidenceKey[] = ['billing_address', 'shipping_address'];

export function evidenceKind(key: EvidenceKey): EvidenceKind {
  if (FILES.includes(key)) return 'file';
  if (DATES.includes(key)) return 'date';
  return LONG_TEXTS.includes(key) || ADDRESSES.includes(key) ? 'textarea' : 'text';
}

export const isFileField = (key: string): key is EvidenceKey =>
  isEvidenceKey(key) && evidenceKind(key) === 'file';

/** Only the long texts have a limit of their own; everything else is bounded by the total. */
export const evidenceLengthMax = (key: EvidenceKey): number | undefined =>
  LONG_TEXTS.includes(key) ? EVIDENCE_FIELD_LIMIT : undefined;
