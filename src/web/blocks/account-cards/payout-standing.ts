import type { Overviews } from '#contract/balances.ts';
import { payoutHold } from '#domain/account/payout-hold.ts';
import { PAYOUTS_UNRESTRICTED, type PayoutStanding } from '#domain/payouts/payout-notices.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import type { CurrencyOverview } from './currency-overviews.ts';

/** How payouts stand in a currency: balances from the provider, the account's settings from the page. */
export function payoutStanding(
  account: Overviews['account'],
  { currency, available, pending, isBankErrored }: CurrencyOverview,
): PayoutStanding {
  const { accountStatus } = pageSettings();
  const deposits = accountStatus.error ? {} : accountStatus.deposits;
  return {
    hold: payoutHold(accountStatus, {
      isBlocked: account?.deposits_blocked ?? false,
      isDisabled: account?.deposits_disabled ?? false,
    }),
    isUnrestricted: deposits.restrictions === PAYOUTS_UNRESTRICTED,
    hasCompletedWaitingPeriod: deposits.completed_waiting_period ?? false,
    isBankErrored,
    available,
    pending,
    minimum: deposits.minimum_scheduled_deposit_amounts?.[currency] ?? 0,
  };
}
