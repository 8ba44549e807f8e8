import type { PayoutHold } from '../payouts/payout-notices.ts';
import { accountStanding } from './account-standing.ts';
import { type AccountStatus, isRejected } from './account-status.ts';

type Payouts = Readonly<{ isBlocked: boolean; isDisabled: boolean }>;

/** What keeps every payout back: an account that was rejected is not looked at any more, and one that lacks details waits for them. */
export function payoutHold(
  account: AccountStatus,
  { isBlocked, isDisabled }: Payouts,
): PayoutHold | undefined {
  if (!account.error && isRejected(account.status)) return isBlocked || isDisabled ? 'rejected' : undefined;
  if (!isBlocked) return undefined;
  return accountStanding(account)?.waitsFor === 'you' ? 'details' : 'review';
}
