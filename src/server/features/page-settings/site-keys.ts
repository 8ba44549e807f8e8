import type { AccountRecord } from '#contract/account.ts';
import type { StoreProfile } from '#contract/page-settings.ts';
import { namedCountries } from '#domain/settings/available-countries.ts';
import { currencyData } from '#domain/settings/currency-data.ts';
import { ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import type { SiteState } from '../../store/site-state-repository.ts';
import { featureFlagsOf } from './feature-flags.ts';
import { localeOf } from './locale.ts';

const OVERVIEW_URL = '/wp-admin/admin.php?page=wc-admin&path=/payments/overview';
/** Where an account's details are changed. The provider is asked first, so that nobody ends at a door that does not open. */
export const LOGIN_URL = '/wp-admin/admin.php?wcpay-login=1';
const BORDER_RADIUS_PX = 4;

export function siteKeys(store: StoreProfile, account: AccountRecord | undefined, site: SiteState) {
  const featureFlags = featureFlagsOf(account, site);
  return {
    version: manifest.version,
    errorMessage: site.error_message,
    featureFlags,
    isFRTReviewFeatureActive: true,
    zeroDecimalCurrencies: [...ZERO_DECIMAL_CURRENCIES],
    currencyData: currencyData(),
    storeCurrency: store.currency,
    storeName: store.name,
    siteLogoUrl: '',
    // The code is needed as soon as a customer may pay in another currency than the store's.
    shouldUseExplicitPrice: featureFlags.multiCurrency,
    dateFormat: store.dateFormat,
    timeFormat: store.timeFormat,
    locale: localeOf(store.locale),
    restUrl: '/wp-json/',
    defaultExpressCheckoutBorderRadius: BORDER_RADIUS_PX,
  };
}

/** How the store reaches, or would open, its payments account. */
export function connectionKeys(store: StoreProfile, site: SiteState, nonce: string) {
  return {
    connectUrl: `/wp-admin/admin.php?${new URLSearchParams({ 'wcpay-connect': '1', _wpnonce: nonce })}`,
    overviewUrl: OVERVIEW_URL,
    connect: {
      country: store.country,
      availableCountries: Object.fromEntries(namedCountries()),
      availableStates: {},
    },
    onBoardingDisabled: site.onboarding_disabled,
    onboardingFieldsData: null,
    onboardingEmbeddedKycInProgress: false,
    isJetpackConnected: site.connected,
    isJetpackIdcActive: site.safe_mode,
    wpcomReconnectUrl: site.reconnect_url,
  };
}
