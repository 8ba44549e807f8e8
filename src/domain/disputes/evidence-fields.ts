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

export const evidenceLabel: Readonly<Record<EvidenceKey, string>> = {
  product_description: 'Product description',
  customer_name: 'Customer name',
  customer_email_address: 'Customer email',
  customer_signature: 'Customer signature',
  billing_address: 'Customer billing address',
  customer_purchase_ip: 'Customer IP address',
  receipt: 'Receipt',
  customer_communication: 'Customer communication',
  refund_policy: 'Refund policy',
  refund_policy_disclosure: 'Refund policy disclosure',
  refund_refusal_explanation: 'Why no refund was given',
  duplicate_charge_id: 'ID of the other charge',
  duplicate_charge_explanation: 'Why the charges differ',
  duplicate_charge_documentation: 'Documents about the other charge',
  shipping_documentation: 'Proof of shipping',
  service_documentation: 'Proof of service',
  shipping_carrier: 'Shipping carrier',
  shipping_tracking_number: 'Tracking number',
  shipping_date: 'Shipping date',
  shipping_address: 'Shipping address',
  cancellation_policy: 'Cancellation policy',
  cancellation_policy_disclosure: 'Cancellation policy disclosure',
  cancellation_rebuttal: 'Why the cancellation does not hold',
  access_activity_log: 'Access and activity log',
  service_date: 'Service date',
  uncategorized_text: 'Additional details',
  uncategorized_file: 'Additional file',
};
