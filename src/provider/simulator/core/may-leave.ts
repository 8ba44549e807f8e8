import type { BalanceTransaction } from '../../provider-objects.ts';

/** Only the balance that payouts are made of ever leaves; what is in another one does not. */
export const mayLeave = ({
  status,
  balance_type,
}: Pick<BalanceTransaction, 'status' | 'balance_type'>): boolean =>
  status === 'available' && balance_type === undefined;
