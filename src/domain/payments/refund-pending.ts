/** Why a refund has not left yet, as far as a provider says so. */
export const REFUND_PENDING_REASONS = [
  'processing',
  'insufficient_funds',
  'charge_pending',
  'requires_action',
] as const;
export type RefundPendingReason = (typeof REFUND_PENDING_REASONS)[number];
