import type { PageSettings } from '#contract/page-settings.ts';

export type KnownAccount = Extract<PageSettings['accountStatus'], { error?: undefined }>;

/** An account in good standing that is paid out daily; a test names only what it is about. */
export const anAccountStatus = (
  over: Partial<KnownAccount> = {},
  deposits: KnownAccount['deposits'] = {},
): KnownAccount => ({
  email: 'amara@example.com',
  country: 'US',
  status: 'complete',
  created: '',
  testDrive: false,
  paymentsEnabled: true,
  detailsSubmitted: true,
  deposits: {
    status: 'enabled',
    restrictions: 'deposits_unrestricted',
    interval: 'daily',
    completed_waiting_period: true,
    minimum_scheduled_deposit_amounts: { usd: 500 },
    ...deposits,
  },
  currentDeadline: false,
  pastDue: false,
  accountLink: '/account',
  hasSubmittedVatData: false,
  requirements: { errors: [] },
  progressiveOnboarding: {
    isEnabled: false,
    isComplete: false,
    tpv: 0,
    firstTransactionDate: null,
    isEligibilityModalDismissed: false,
  },
  fraudProtection: { declineOnAVSFailure: false, declineOnCVCFailure: true },
  ...over,
});
