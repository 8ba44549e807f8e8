import type { EpochSeconds, UtcInstant } from '../shared/time.ts';
import type { Account, PayoutSettings, RequirementError } from './account.ts';

/** What screens know of the account, or that nothing can be known of it. */
export type AccountStatus =
  | Readonly<{ error: true }>
  | Readonly<{
      error?: undefined;
      email: string;
      country: string;
      status: string;
      created: UtcInstant | '';
      testDrive: boolean;
      paymentsEnabled: boolean;
      detailsSubmitted: boolean;
      deposits: PayoutSettings;
      currentDeadline: EpochSeconds | false;
      pastDue: boolean;
      accountLink: string | false;
      hasSubmittedVatData: boolean;
      requirements: Readonly<{ errors: readonly RequirementError[] }>;
      progressiveOnboarding: Readonly<{
        isEnabled: boolean;
        isComplete: boolean;
        tpv: number;
        firstTransactionDate: UtcInstant | null;
        isEligibilityModalDismissed: boolean;
      }>;
      fraudProtection: Readonly<{ declineOnAVSFailure: boolean; declineOnCVCFailure: boolean }>;
    }>;

export type AccountStatusContext = Readonly<{ loginUrl: string; isEligibilityModalDismissed: boolean }>;

/** The account as the page settings carry it. Without a status or a word on payments, it is an error rather than a guess. */
export function accountStatus(account: Account | undefined, context: AccountStatusContext): AccountStatus {
  if (!account || account.status === undefined || account.payments_enabled === undefined)
    return { error: true };
  const early = account.progressive_onboarding;
  const checks = account.fraud_mitigation_settings;
  return {
    email: account.email ?? '',
    country: account.country ?? 'US',
    status: account.status,
    created: account.created ?? '',
    testDrive: account.is_test_drive ?? false,
    paymentsEnabled: account.payments_enabled,
    detailsSubmitted: account.details_submitted ?? true,
    deposits: account.deposits ?? {},
    currentDeadline: account.current_deadline ?? false,
    pastDue: account.has_overdue_requirements ?? false,
    accountLink: account.is_test_drive ? false : context.loginUrl, // A test-drive account has nothing to sign in to.
    hasSubmittedVatData: account.has_submitted_vat_data ?? false,
    requirements: { errors: account.requirements?.errors ?? [] },
    progressiveOnboarding: {
      isEnabled: early?.is_enabled ?? false,
      isComplete: early?.is_complete ?? false,
      tpv: early?.tpv ?? 0,
      firstTransactionDate: early?.first_transaction_date ?? null,
      isEligibilityModalDismissed: context.isEligibilityModalDismissed,
    },
    fraudProtection: {
      declineOnAVSFailure: checks?.avs_check_enabled ?? false,
      declineOnCVCFailure: checks?.cvc_check_enabled ?? true,
    },
  };
}

export const isRejected = (status: string): boolean => status.startsWith('rejected');

/** While the provider decides about the account, or has, there is nothing a merchant could give it. */
export const isDecidedElsewhere = (status: string): boolean =>
  isRejected(status) || status === 'under_review';

/** The details task shows while a deadline approaches, or after one was missed. */
export const showsUpdateDetailsTask = (account: AccountStatus): boolean =>
  !account.error &&
  ((account.status === 'restricted_soon' && account.currentDeadline !== false) ||
    (account.status === 'restricted' && account.pastDue));
