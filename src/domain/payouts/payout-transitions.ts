import type { PayoutStatus } from './payout-status.ts';

/** Where each status may lead. A bank may send money back days after it had taken it, so even `paid` can fail. */
export const PAYOUT_TRANSITIONS: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  pending: ['in_transit', 'paid', 'failed', 'canceled'],
  in_transit: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
  canceled: [],
};
