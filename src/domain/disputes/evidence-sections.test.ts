import { describe, expect, test } from 'vitest';
import { DISPUTE_REASONS, type DisputeReason } from './dispute-status.ts';
import { EVIDENCE_KEYS } from './evidence-fields.ts';
import { PRODUCT_TYPES, type ProductType, storedProductType } from './evidence-product-type.ts';
import { evidenceSections } from './evidence-sections.ts';

/** The matrix of the specification once more, written from its side: which sections stand between the first and the last. */
const BETWEEN: Readonly<Partial<Record<DisputeReason, Record<Exclude<ProductType, 'multiple'>, string[]>>>> =
  {
    credit_not_processed: {
      physical_product: ['refund_policy_info'],
      digital_product_or_service: ['refund_policy_info'],
      offline_service: ['refund_policy_info'],
    },
    duplicate: {
      physical_product: ['duplicate_charge_info'],
      digital_product_or_service: ['duplicate_charge_info'],
      offline_service: ['duplicate_charge_info'],
    },
    fraudulent: {
      physical_product: ['shipping_information'],
      digital_product_or_service: ['download_and_activity_logs'],
      offline_service: ['service_details'],
    },
    product_not_received: {
      physical_product: ['shipping_information'],
      digital_product_or_service: ['download_and_activity_logs'],
      offline_service: ['service_details'],
    },
    product_unacceptable: {
      physical_product: ['shipping_information'],
      digital_product_or_service: ['download_and_activity_logs'],
      offline_service: ['service_details'],
    },
    subscription_canceled: {
      physical_product: ['cancellation_policy_info'],
      digital_product_or_service: ['cancellation_policy_info', 'download_and_activity_logs'],
      offline_service: ['cancellation_policy_info', 'service_details'],
    },
    unrecognized: {
      physical_product: ['shipping_information'],
      digital_product_or_service: ['download_and_activity_logs'],
      offline_service: ['service_details'],
    },
  };
const EVERYTHING = [
  'general',
  'refund_policy_info',
  'duplicate_charge_info',
  'shipping_information',
  'cancellation_policy_info',
  'download_and_activity_logs',
  'service_details',
  'uncategorized',
];
const FIELDS: Readonly<Record<string, string>> = {
  general:
    'product_description:textarea:20000 customer_name:text customer_email_address:text customer_signature:file billing_address:textarea customer_purchase_ip:text receipt:file customer_communication:file',
  refund_policy_info:
    'refund_policy:file refund_policy_disclosure:textarea:20000 refund_refusal_explanation:textarea:20000',
  duplicate_charge_info:
    'duplicate_charge_id:text duplicate_charge_explanation:textarea:20000 duplicate_charge_documentation:file',
  shipping_information:
    'shipping_carrier:text shipping_tracking_number:text shipping_documentation:file shipping_date:date shipping_address:textarea',
  cancellation_policy_info:
    'cancellation_policy:file cancellation_policy_disclosure:textarea:20000 cancellation_rebuttal:textarea:20000',
  download_and_activity_logs: 'access_activity_log:file',
  service_details: 'service_date:date service_documentation:file',
  uncategorized: 'uncategorized_text:textarea:20000 uncategorized_file:file',
};
/** Only here does a section ask for more, by what was sold. */
const MORE: Readonly<Partial<Record<ProductType, string>>> = {
  physical_product: ' shipping_documentation:file',
  offline_service: ' service_documentation:file',
};

const shown = (reason: DisputeReason, type: ProductType): string[] =>
  evidenceSections(reason, type).map(
    ({ key, fields }) =>
      `${key} = ${fields.map((field) => [field.key, field.kind, field.lengthMax].filter(Boolean).join(':')).join(' ')}`,
  );

function expected(reason: DisputeReason, type: ProductType): string[] {
  const keys =
    type === 'multiple' ? EVERYTHING : ['general', ...(BETWEEN[reason]?.[type] ?? []), 'uncategorized'];
  return keys.map((key) => {
    const more = key === 'duplicate_charge_info' ? (MORE[type] ?? '') : '';
    return `${key} = ${FIELDS[key]}${more}`;
  });
}

const cases = DISPUTE_REASONS.flatMap((reason) => PRODUCT_TYPES.map((type) => [reason, type] as const));

describe('the evidence asked for', () => {
  test('covers 14 reasons and 4 types', () => expect(cases).toHaveLength(56));

  test.each(cases)('%s, %s', (reason, type) => {
    expect(shown(reason, type)).toEqual(expected(reason, type));
  });

  test.each(cases)('no field stands twice: %s, %s', (reason, type) => {
    const keys = evidenceSections(reason, type).flatMap(({ fields }) => fields.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('with multiple types every field has its place', () => {
    const keys = evidenceSections('general', 'multiple').flatMap(({ fields }) =>
      fields.map(({ key }) => key),
    );
    expect([...keys].sort()).toEqual([...EVIDENCE_KEYS].sort());
  });

  test('nothing is asked before the type, or without a reason', () => {
    expect(evidenceSections('fraudulent', null)).toEqual([]);
    expect(evidenceSections(null, 'multiple')).toEqual([]);
  });
});

describe('the type a dispute was stored with', () => {
  test.each([
    ['nothing stored', {}, {}, null],
    ['a known type', { __product_type: 'offline_service' }, {}, 'offline_service'],
    ['evidence without a type', {}, { receipt: 'file_1' }, 'multiple'],
    ['evidence with an unknown type', { __product_type: 'cargo' }, { receipt: 'file_1' }, 'multiple'],
    ['only emptied evidence', {}, { receipt: '' }, null],
    [
      'a type and evidence',
      { __product_type: 'physical_product' },
      { receipt: 'file_1' },
      'physical_product',
    ],
  ])('%s', (_, metadata, evidence, type) => {
    expect(storedProductType({ metadata: { ...metadata }, evidence: { ...evidence } })).toBe(type);
  });
});
