import type { PageSettings } from '#contract/page-settings.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';

/** Page settings of a store with a working account; a test names only what it is about. */
export const aPageSettings = (changes: Partial<PageSettings> = {}): PageSettings => ({
  ...SITE,
  ...CONNECTION,
  ...ACCOUNT,
  ...REMEMBERED,
  ...OURS,
  ...changes,
});

/** Puts the settings into the page the way the server does, in place of what was there before. */
export function givePageSettings(changes: Partial<PageSettings> = {}): PageSettings {
  const settings = aPageSettings(changes);
  document.getElementById('page-settings')?.remove();
  const element = document.createElement('script');
  element.id = 'page-settings';
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
  return settings;
}

const SITE = {
  version: '0.0.0',
  errorMessage: null,
  featureFlags: {
    paymentTimeline: true,
    customSearch: true,
    multiCurrency: true,
    woopay: false,
    documents: true,
    woopayExpressCheckout: false,
    isAuthAndCaptureEnabled: true,
    isDisputeIssuerEvidenceEnabled: false,
    isPaymentOverviewWidgetEnabled: true,
    isStripeEceEnabled: false,
    newNavigation: false,
    reviewCampaign: false,
  },
  isSubscriptionsActive: false,
  hasUncapturedTab: false,
  isMultiCurrencyEnabled: true,
  isFRTReviewFeatureActive: true,
  zeroDecimalCurrencies: ['jpy'],
  currencyData: {},
  storeCurrency: 'usd',
  storeName: 'Harbour Goods',
  siteLogoUrl: '',
  shouldUseExplicitPrice: true,
  dateFormat: 'M j, Y',
  timeFormat: 'H:i',
  locale: { code: 'en_US', english_name: 'English', native_name: 'English' },
  currentUserEmail: 'amara@example.com',
  restUrl: '/wp-json/',
  trackingInfo: { isEnabled: true },
  defaultExpressCheckoutBorderRadius: 4,
} satisfies Partial<PageSettings>;

const CONNECTION = {
  connectUrl: '/wp-admin/admin.php?wcpay-connect=1&_wpnonce=first',
  overviewUrl: '/wp-admin/admin.php?page=wc-admin&path=/payments/overview',
  connect: { country: 'US', availableCountries: { US: 'United States' }, availableStates: {} },
  connectIncentive: null,
  onBoardingDisabled: false,
  onboardingFieldsData: null,
  onboardingEmbeddedKycInProgress: false,
  isJetpackConnected: true,
  isJetpackIdcActive: false,
  wpcomReconnectUrl: null,
} satisfies Partial<PageSettings>;

const ACCOUNT = {
  devMode: false,
  testMode: false,
  liveApplication: null,
  testModeOnboarding: false,
  isAccountConnected: true,
  isAccountValid: true,
  accountStatus: { error: true },
  accountFees: {},
  accountLoans: { has_active_loan: false, has_past_loans: false, loans: [] },
  accountEmail: 'amara@example.com',
  accountDefaultCurrency: 'usd',
  showUpdateDetailsTask: false,
  showGoLiveTask: false,
  lifetimeTPV: 0,
  progressiveOnboarding: { isEnabled: false, isComplete: false, isEligibilityModalDismissed: false },
  enabledPaymentMethods: ['card'],
  isWooPayStoreCountryAvailable: false,
  woopayLastDisableDate: null,
  isStripeBillingEnabled: false,
  isStripeBillingEligible: false,
  fraudServices: {},
} satisfies Partial<PageSettings>;

const REMEMBERED = {
  multiCurrencySetup: { isSetupCompleted: false },
  overviewTasksVisibility: { dismissedTodoTasks: [], deletedTodoTasks: [], remindMeLaterTodoTasks: {} },
  fraudProtection: { isWelcomeTourDismissed: false },
  frtDiscoverBannerSettings: '',
  capabilityRequestNotices: {},
  isConnectionSuccessModalDismissed: false,
  isNextDepositNoticeDismissed: false,
  isInstantDepositNoticeDismissed: false,
  reporting: { exportModalDismissed: false },
  dismissedDuplicateNotices: {},
  isOverviewSurveySubmitted: false,
} satisfies Partial<PageSettings>;

const OURS = {
  language: 'en',
  user: {
    id: 1,
    email: 'amara@example.com',
    first_name: 'Amara',
    capabilities: [...capabilitiesOf('owner', null)],
    woocommerce_meta: {},
  },
  roleName: 'Owner',
  nonce: 'first',
  store: {
    name: 'Harbour Goods',
    timezone: 'America/New_York',
    dateFormat: 'M j, Y',
    timeFormat: 'H:i',
    locale: 'en_US',
    currency: 'USD',
    country: 'US',
  },
  isTrackingEnabled: true,
  provider: 'stripe',
  providerCan: {
    ...{ embeddedOnboarding: true, payoutScheduleWrites: true, businessDetailsWrites: true },
    bankAccountWrites: true,
    hostedOnboarding: false,
    ...{ instantPayouts: true, loans: true, documents: true, readers: true, vatLookup: true },
    adjustments: false,
  },
  providerPages: null,
  embeddedForms: 'none',
  clockOffsetS: 0,
  features: { mailPage: true, simulatorConsole: false },
} satisfies Partial<PageSettings>;
