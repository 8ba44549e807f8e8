import { spoken } from '../shared/spoken.ts';
import type { PayoutType } from './payout-type.ts';

/** A withdrawal takes back what refunds and disputes cost beyond what came in. */
export const payoutTypeLabel = spoken('domain/payouts/payout-type-copy#payoutTypeLabel', {
  deposit: 'Payout',
  withdrawal: 'Withdrawal',
} as const satisfies Record<PayoutType, string>);
