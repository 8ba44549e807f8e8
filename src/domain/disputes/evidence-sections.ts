import { isOneOf, type Word } from '../shared/word.ts';
import type { DisputeReason } from './dispute-status.ts';
import { type EvidenceKey, type EvidenceKind, evidenceKind, evidenceLengthMax } from './evidence-fields.ts';
import type { ProductType } from './evidence-product-type.ts';

export type EvidenceSectionKey =
  | 'general'
  | 'refund_policy_info'
  | 'duplicate_charge_info'
  | 'shipping_information'
  | 'cancellation_policy_info'
  | 'download_and_activity_logs'
  | 'service_details'
  | 'uncategorized';

export type EvidenceField = Readonly<{ key: EvidenceKey; kind: EvidenceKind; lengthMax: number | undefined }>;
export type EvidenceSection = Readonly<{ key: EvidenceSectionKey; fields: readonly EvidenceField[] }>;

type SingleType = Exclude<ProductType, 'multiple'>;
type FieldRule = Readonly<{
  key: EvidenceKey;
  productType?: SingleType;
  /** A second place for a field that another section also has; left out when every section is shown. */
  denormalized?: true;
}>;
type SectionRule = Readonly<{
  key: EvidenceSectionKey;
  reasons?: readonly DisputeReason[];
  productType?: SingleType;
  denormalized?: true;
  fields: readonly FieldRule[];
}>;

const plain = (...keys: readonly EvidenceKey[]): readonly FieldRule[] => keys.map((key) => ({ key }));

/** The matrix: what is asked for, by the reason of the claim and by what was sold. */
const MATRIX: readonly SectionRule[] = [
  {
    key: 'general',
    fields: plain(
      'product_description',
      'customer_name',
      'customer_email_address',
      'customer_signature',
      'billing_address',
      'customer_purchase_ip',
      'receipt',
      'customer_communication',
    ),
  },
  {
    key: 'refund_policy_info',
    reasons: ['credit_not_processed'],
    fields: plain('refund_policy', 'refund_policy_disclosure', 'refund_refusal_explanation'),
  },
  {
    key: 'duplicate_charge_info',
    reasons: ['duplicate'],
    fields: [
      ...plain('duplicate_charge_id', 'duplicate_charge_explanation', 'duplicate_charge_documentation'),
      { key: 'shipping_documentation', productType: 'physical_product', denormalized: true },
      { key: 'service_documentation', productType: 'offline_service', denormalized: true },
    ],
  },
  {
    key: 'shipping_information',
    reasons: ['fraudulent', 'product_not_received', 'product_unacceptable', 'unrecognized'],
    productType: 'physical_product',
    fields: plain(
      'shipping_carrier',
      'shipping_tracking_number',
      'shipping_documentation',
      'shipping_date',
      'shipping_address',
    ),
  },
  {
    key: 'cancellation_policy_info',
    reasons: ['subscription_canceled'],
    fields: plain('cancellation_policy', 'cancellation_policy_disclosure', 'cancellation_rebuttal'),
  },
  {
    key: 'download_and_activity_logs',
    reasons: ['fraudulent', 'product_not_received'],
    productType: 'digital_product_or_service',
    fields: plain('access_activity_log'),
  },
  {
    key: 'download_and_activity_logs',
    reasons: ['product_unacceptable', 'subscription_canceled', 'unrecognized'],
    productType: 'digital_product_or_service',
    denormalized: true,
    fields: plain('access_activity_log'),
  },
  {
    key: 'service_details',
    reasons: [
      'fraudulent',
      'product_not_received',
      'product_unacceptable',
      'subscription_canceled',
      'unrecognized',
    ],
    productType: 'offline_service',
    fields: plain('service_date', 'service_documentation'),
  },
  { key: 'uncategorized', fields: plain('uncategorized_text', 'uncategorized_file') },
];

const fieldOf = ({ key }: FieldRule): EvidenceField => ({
  key,
  kind: evidenceKind(key),
  lengthMax: evidenceLengthMax(key),
});

/** What the challenge page asks for. Without a type nothing is asked yet. */
export function evidenceSections(
  reason: Word<DisputeReason> | null,
  productType: ProductType | null,
): readonly EvidenceSection[] {
  if (reason === null || productType === null) return [];
  if (productType === 'multiple') {
    return MATRIX.filter(({ denormalized }) => !denormalized).map(({ key, fields }) => ({
      key,
      fields: fields.filter(({ denormalized }) => !denormalized).map(fieldOf),
    }));
  }
  const fits = (rule: Pick<FieldRule, 'productType'>): boolean =>
    rule.productType === undefined || rule.productType === productType;
  return MATRIX.filter(
    (section) => fits(section) && (section.reasons === undefined || isOneOf(section.reasons, reason)),
  ).map(({ key, fields }) => ({ key, fields: fields.filter(fits).map(fieldOf) }));
}
