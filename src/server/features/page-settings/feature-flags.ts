import type { AccountRecord } from '#contract/account.ts';
import type { FeatureFlags } from '#contract/page-settings.ts';
import type { SiteState } from '../../store/site-state-repository.ts';

/** The flags screens obey: what the product does by itself, what the account allows, then what a scenario says otherwise. */
export const featureFlagsOf = (account: AccountRecord | undefined, { flags }: SiteState): FeatureFlags => ({
  paymentTimeline: true,
  customSearch: true,
  multiCurrency: true,
  woopay: false,
  documents: account?.is_documents_enabled ?? false,
  woopayExpressCheckout: false,
  isAuthAndCaptureEnabled: true,
  isDisputeIssuerEvidenceEnabled: true,
  isPaymentOverviewWidgetEnabled: true,
  isStripeEceEnabled: false,
  newNavigation: false,
  reviewCampaign: false,
  ...flags,
});
