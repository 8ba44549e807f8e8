import type { AccountRecord } from '#contract/account.ts';
import type { FeatureFlags } from '#contract/page-settings.ts';
import { showsUncapturedTab } from '#domain/payments/uncaptured-tab.ts';
import type { Database } from '../../db/database.ts';
import { readSettings } from '../settings/settings-repository.ts';

/** What the merchant has decided in the settings, as far as every page must know it. */
export async function decidedKeys(
  db: Database,
  account: AccountRecord | undefined,
  { multiCurrency, isAuthAndCaptureEnabled }: Pick<FeatureFlags, 'multiCurrency' | 'isAuthAndCaptureEnabled'>,
) {
  const [settings, uncaptured] = await Promise.all([
    readSettings(db),
    db.selectFrom('payment_intents').select('id').where('status', '=', 'requires_capture').limit(1).execute(),
  ]);
  return {
    // Nothing is real on an account that is not; otherwise the merchant decides.
    testMode: account?.is_live === false || settings.is_test_mode_enabled,
    enabledPaymentMethods: settings.enabled_payment_method_ids,
    hasUncapturedTab: showsUncapturedTab(isAuthAndCaptureEnabled, {
      isManualCaptureOn: settings.is_manual_capture_enabled,
      count: uncaptured.length,
    }),
    isMultiCurrencyEnabled: multiCurrency && settings.is_multi_currency_enabled,
    isStripeBillingEnabled: settings.is_stripe_billing_enabled,
  };
}
