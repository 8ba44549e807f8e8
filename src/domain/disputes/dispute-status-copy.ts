import { spoken } from '../shared/spoken.ts';
import type { DisputeStatus } from './dispute-status.ts';

/** How a bank’s question or claim stands. Inquiries say that they are one. */
export const disputeStatusLabel = spoken('domain/disputes/dispute-status-copy#disputeStatusLabel', {
  warning_needs_response: 'Inquiry: Needs response',
  warning_under_review: 'Inquiry: Under review',
  warning_closed: 'Inquiry: Closed',
  needs_response: 'Needs response',
  under_review: 'Under review',
  charge_refunded: 'Charge refunded',
  won: 'Won',
  lost: 'Lost',
} as const satisfies Record<DisputeStatus, string>);
