import * as z from 'zod/mini';
import { feeStructure, payoutSettings, requirementErrors, unixSeconds } from './account.ts';
import { utcInstant, wordOf } from './kit/fields.ts';
import { seenBy } from './kit/seen-by.ts';
import { user } from './users.ts';

const currencyFormat = {
  symbolPosition: wordOf(['left']),
  thousandSeparator: z.string(),
  decimalSeparator: z.string(),
  precision: z.int(),
};
const countryCurrency = z.object({
  code: z.string(),
  symbol: z.string(),
  ...currencyFormat,
  defaultLocale: z.object(currencyFormat),
});

const accountStatus = z.union([
  z.object({ error: z.literal(true) }),
  z.object({
    error: z.optional(z.literal(undefined)),
    email: seenBy('change_account', z.string()),
    country: z.string(),
    status: z.string(),
    created: z.union([utcInstant, z.literal('')]),
    testDrive: z.boolean(),
    paymentsEnabled: z.boolean(),
    detailsSubmitted: z.boolean(),
    deposits: seenBy('see_payouts', payoutSettings),
    currentDeadline: z.union([unixSeconds, z.literal(false)]),
    pastDue: z.boolean(),
    accountLink: z.union([z.string(), z.literal(false)]),
    hasSubmittedVatData: z.boolean(),
    requirements: seenBy('change_account', requirementErrors),
    progressiveOnboarding: z.object({
      isEnabled: z.boolean(),
      isComplete: z.boolean(),
      tpv: seenBy('see_payouts', z.int()),
      firstTransactionDate: z.nullable(utcInstant),
      isEligibilityModalDismissed: z.boolean(),
    }),
    fraudProtection: z.object({ declineOnAVSFailure: z.boolean(), declineOnCVCFailure: z.boolean() }),
  }),
]);

const named = { key: z.string(), name: z.string() };
export const onboardingFields = z.object({
  business_types: z.array(
    z.object({
      ...named,
      types: z.array(z.object({ ...named, description: z.string(), structures: z.array(z.object(named)) })),
    }),
  ),
  mccs_display_tree: z.array(
    z.object({
      id: z.string(),
      type: wordOf(['group']),
      title: z.string(),
      items: z.array(
        z.object({
          id: z.string(),
          type: wordOf(['mcc']),
          title: z.string(),
          mcc: z.int(),
          keywords: z.array(z.string()),
        }),
      ),
    }),
  ),
  industry_to_mcc: z.record(z.string(), z.string()),
});

/** What screens may be told to show or hide. Absent means off. */
export const featureFlags = z.object({
  paymentTimeline: z.boolean(),
  customSearch: z.boolean(),
  multiCurrency: z.boolean(),
  woopay: z.boolean(),
  documents: z.boolean(),
  woopayExpressCheckout: z.boolean(),
  isAuthAndCaptureEnabled: z.boolean(),
  isDisputeIssuerEvidenceEnabled: z.boolean(),
  isPaymentOverviewWidgetEnabled: z.boolean(),
  isStripeEceEnabled: z.boolean(),
  newNavigation: z.boolean(),
  reviewCampaign: z.boolean(),
});
export type FeatureFlags = z.output<typeof featureFlags>;

export const connectIncentive = z.object({
  id: z.string(),
  description: z.string(),
  tc_url: z.string(),
  task_header_content: z.optional(z.string()),
  task_badge: z.optional(z.string()),
});

const connection = {
  connectUrl: z.string(),
  overviewUrl: z.string(),
  connect: z.object({
    country: z.string(),
    availableCountries: z.record(z.string(), z.string()),
    availableStates: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  connectIncentive: z.nullable(connectIncentive),
  onBoardingDisabled: z.boolean(),
  onboardingFieldsData: z.nullable(onboardingFields),
  onboardingEmbeddedKycInProgress: z.boolean(),
  isJetpackConnected: z.boolean(),
  isJetpackIdcActive: z.boolean(),
  wpcomReconnectUrl: z.nullable(z.string()),
};

const account = {
  devMode: z.boolean(),
  testMode: z.boolean(),
  testModeOnboarding: z.boolean(),
  isAccountConnected: z.boolean(),
  isAccountValid: z.boolean(),
  accountStatus,
  /** The live account that was applied for in a sandbox, which stays until this one can take payments. */
  liveApplication: seenBy('change_account', z.nullable(accountStatus)),
  accountFees: seenBy('see_payouts', z.record(z.string(), feeStructure)),
  accountLoans: seenBy(
    'see_payouts',
    z.object({
      has_active_loan: z.boolean(),
      has_past_loans: z.boolean(),
      loans: z.array(z.string()),
    }),
  ),
  accountEmail: seenBy('change_account', z.string()),
  accountDefaultCurrency: z.string(),
  showUpdateDetailsTask: z.boolean(),
  showGoLiveTask: z.boolean(),
  lifetimeTPV: seenBy('see_payouts', z.int()),
  progressiveOnboarding: z.object({
    isEnabled: z.boolean(),
    isComplete: z.boolean(),
    isEligibilityModalDismissed: z.boolean(),
  }),
  enabledPaymentMethods: z.array(z.string()),
  isWooPayStoreCountryAvailable: z.boolean(),
  woopayLastDisableDate: z.nullable(z.string()),
  isStripeBillingEnabled: z.boolean(),
  isStripeBillingEligible: z.boolean(),
  fraudServices: z.record(z.string(), z.unknown()),
};

/** What a merchant has seen, closed or finished. */
const remembered = {
  multiCurrencySetup: z.object({ isSetupCompleted: z.boolean() }),
  overviewTasksVisibility: z.object({
    dismissedTodoTasks: z.array(z.string()),
    deletedTodoTasks: z.array(z.string()),
    remindMeLaterTodoTasks: z.record(z.string(), z.number()),
  }),
  fraudProtection: z.object({ isWelcomeTourDismissed: z.boolean() }),
  frtDiscoverBannerSettings: z.string(),
  capabilityRequestNotices: z.record(z.string(), z.boolean()),
  isConnectionSuccessModalDismissed: z.boolean(),
  isNextDepositNoticeDismissed: z.boolean(),
  isInstantDepositNoticeDismissed: z.boolean(),
  reporting: z.object({ exportModalDismissed: z.boolean() }),
  dismissedDuplicateNotices: z.record(z.string(), z.array(z.string())),
  isOverviewSurveySubmitted: z.boolean(),
};

const site = {
  version: z.string(),
  errorMessage: z.nullable(z.string()),
  featureFlags,
  isSubscriptionsActive: z.boolean(),
  /** Whether the tab of uncaptured payments stands as the page opens; from then on their count decides. */
  hasUncapturedTab: z.boolean(),
  isMultiCurrencyEnabled: z.boolean(),
  isFRTReviewFeatureActive: z.boolean(),
  zeroDecimalCurrencies: z.array(z.string()),
  currencyData: z.record(z.string(), countryCurrency),
  storeCurrency: z.string(),
  storeName: z.string(),
  siteLogoUrl: z.string(),
  shouldUseExplicitPrice: z.boolean(),
  dateFormat: z.string(),
  timeFormat: z.string(),
  /** What the page is written in. */
  language: z.string(),
  locale: z.object({ code: z.string(), english_name: z.string(), native_name: z.string() }),
  currentUserEmail: z.string(),
  restUrl: z.string(),
  trackingInfo: z.object({ isEnabled: z.boolean() }),
  defaultExpressCheckoutBorderRadius: z.int(),
};

/** Keys that are ours. */
const providerCan = z.object({
  embeddedOnboarding: z.boolean(),
  hostedOnboarding: z.boolean(),
  payoutScheduleWrites: z.boolean(),
  businessDetailsWrites: z.boolean(),
  bankAccountWrites: z.boolean(),
  instantPayouts: z.boolean(),
  loans: z.boolean(),
  documents: z.boolean(),
  readers: z.boolean(),
  vatLookup: z.boolean(),
  adjustments: z.boolean(),
});
const providerPages = z.object({ home: z.string(), account: z.string(), payouts: z.string() });

const ours = {
  user,
  /** What the role is called; empty for whoever has none. */
  roleName: z.string(),
  nonce: z.string(),
  store: z.object({
    name: z.string(),
    timezone: z.string(),
    dateFormat: z.string(),
    timeFormat: z.string(),
    locale: z.string(),
    currency: z.string(),
    country: z.string(),
  }),
  provider: wordOf(['simulator', 'stripe']),
  /** What can be done from here; the rest is done on the provider's own pages, where it has any. */
  providerCan,
  providerPages: seenBy('change_account', z.nullable(providerPages)),
  /** Whether forms of the provider may stand on this document, only on others, or nowhere. */
  embeddedForms: wordOf(['here', 'elsewhere', 'none']),
  /** How far the provider's clock is ahead of real time; only a simulated one can be. */
  clockOffsetS: z.int(),
  isTrackingEnabled: z.boolean(),
  features: z.object({ mailPage: z.boolean(), simulatorConsole: z.boolean() }),
};

/** Everything a page knows before its first request, as JSON inside the document. */
export const pageSettings = z.object({ ...site, ...connection, ...account, ...remembered, ...ours });
export type PageSettings = z.output<typeof pageSettings>;
export type StoreProfile = PageSettings['store'];
