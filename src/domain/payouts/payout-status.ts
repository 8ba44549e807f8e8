export const PAYOUT_STATUSES = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** A withdrawal that was deducted reads like a payout that was paid. */
export const payoutStatusLabel: Readonly<Record<PayoutStatus, string>> = {
  pending: 'Pending',
  in_transit: 'In transit',
  paid: 'Completed',
  failed: 'Failed',
  canceled: 'Canceled',
};

export const payoutStatusStyle = {
  pending: 'warning',
  in_transit: 'primary',
  paid: 'success',
  failed: 'alert',
  canceled: 'light',
} as const satisfies Record<PayoutStatus, string>;
