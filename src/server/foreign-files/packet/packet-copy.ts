import type { EvidenceSectionKey } from '#domain/disputes/evidence-sections.ts';
import { spoken } from '#domain/shared/spoken.ts';

/** What stands in the packet around the merchant's own words. */
export const packetCopy = spoken('server/foreign-files/packet/packet-copy#packetCopy', {
  title: 'Response to a dispute',
  merchant: 'Merchant',
  dispute: 'Dispute',
  reason: 'Reason given',
  amount: 'Disputed amount',
  disputedOn: 'Disputed on',
  order: 'Order',
  number: (number: string) => `#${number}`,
  charge: 'Charge',
  productType: 'Product type',
  unknown: '–',
  nothing: 'No evidence has been given yet.',
  attached: (name: string, size: string) => `Attached: ${name} (${size})`,
  picture: (name: string) => name,
  unreadable: (name: string) => `${name} (cannot be shown here; it is sent as it is)`,
  onPage: (page: string, of: string) => `Page ${page} of ${of}`,
  kilobytes: (size: string) => `${size} KB`,
  megabytes: (size: string) => `${size} MB`,
  replaced:
    'Letters that this typeface does not have are printed as ?. The bank receives them as they were typed.',
  sections: {
    general: 'General evidence',
    refund_policy_info: 'Refund policy',
    duplicate_charge_info: 'Duplicate charge',
    shipping_information: 'Shipping',
    cancellation_policy_info: 'Cancellation policy',
    download_and_activity_logs: 'Download and activity logs',
    service_details: 'Service details',
    uncategorized: 'Additional evidence',
  } satisfies Record<EvidenceSectionKey, string>,
} as const);
