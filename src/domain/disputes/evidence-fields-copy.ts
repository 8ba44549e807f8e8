import { spoken } from '../shared/spoken.ts';
import type { EvidenceKey } from './evidence-fields.ts';

/** What a bank is told, field by field. */
export const evidenceLabel = spoken('domain/disputes/evidence-fields-copy#evidenceLabel', {
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
} as const satisfies Record<EvidenceKey, string>);
