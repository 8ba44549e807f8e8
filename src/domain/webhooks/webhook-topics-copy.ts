import { spoken } from '../shared/spoken.ts';
import type { WebhookResource } from './webhook-topics.ts';

/** What webhooks tell about. */
export const RESOURCE_WORDS = spoken('domain/webhooks/webhook-topics-copy#RESOURCE_WORDS', {
  payment: 'Payments',
  refund: 'Refunds',
  payout: 'Payouts',
  dispute: 'Disputes',
  approval: 'Approvals',
  export: 'Exports',
  order: 'Orders',
  product: 'Products',
  customer: 'Customers',
} as const satisfies Record<WebhookResource, string>);
