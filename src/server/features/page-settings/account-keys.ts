import type { AccountRecord } from '#contract/account.ts';
import type { Options } from '#contract/options.ts';
import type { StoreProfile } from '#contract/page-settings.ts';
import { accountStatus, showsUpdateDetailsTask } from '#domain/account/account-status.ts';
import { isAccountUsable } from '#domain/account/connect-action.ts';

/** What a page knows of the payments account; without one, what a store without an account shows. */
export function accountKeys(
  store: StoreProfile,
  account: AccountRecord | undefined,
  options: Options,
  loginUrl: string,
  application: AccountRecord | undefined,
) {
  const isEligibilityModalDismissed = options.wcpay_onboarding_eligibility_modal_dismissed;
  const status = accountStatus(account, { loginUrl, isEligibilityModalDismissed });
  const isTest = account?.is_live === false;
  return {
    devMode: false,
    testMode: isTest,
    testModeOnboarding: isTest,
    isAccountConnected: account !== undefined,
    isAccountValid: !status.error && account !== undefined && isAccountUsable(account),
    accountStatus: status,
    liveApplication: application
      ? accountStatus(application, { loginUrl, isEligibilityModalDismissed })
      : null,
    accountFees: account?.fees ?? {},
    accountLoans: {
      has_active_loan: account?.capital?.has_active_loan ?? false,
      has_past_loans: account?.capital?.has_previous_loans ?? false,
      loans: account?.capital?.loans ?? [],
    },
    accountEmail: account?.email ?? '',
    accountDefaultCurrency: account?.store_currencies?.default ?? store.currency.toLowerCase(),
    showUpdateDetailsTask: showsUpdateDetailsTask(status),
    showGoLiveTask: account !== undefined && isTest,
    lifetimeTPV: account?.lifetime_total_payment_volume ?? 0,
    progressiveOnboarding: {
      isEnabled: account?.progressive_onboarding?.is_enabled ?? false,
      isComplete: account?.progressive_onboarding?.is_complete ?? false,
      isEligibilityModalDismissed,
    },
    enabledPaymentMethods: ['card'],
    woopayLastDisableDate: null,
    isStripeBillingEnabled: false,
    isStripeBillingEligible: false,
    fraudServices: {},
  };
}
