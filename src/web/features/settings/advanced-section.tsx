import { failedWords } from '#web/shared/failed-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { SettingCheckbox } from './setting-checkbox.tsx';
import { useSaved } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { useMoveBilling } from './settings-queries.ts';
import { SettingsSection } from './settings-section.tsx';

const copy = settingsCopy.advanced;

/** For growing stores and for finding faults. */
export function AdvancedSection() {
  const saved = useSaved();
  const showsSubscriptions = saved.is_wcpay_subscriptions_eligible || saved.is_wcpay_subscriptions_enabled;
  const { multiCurrency } = pageSettings().featureFlags;
  const link = multiCurrency ? { href: paths.currencySettings(), label: copy.currencies } : undefined;
  return (
    <SettingsSection id="advanced-settings" title={copy.title} text={copy.text} link={link}>
      <Card label={copy.title}>
        <div className="form">
          {multiCurrency && (
            <SettingCheckbox
              name="is_multi_currency_enabled"
              label={copy.multiCurrency}
              help={copy.multiCurrencyHelp}
            />
          )}
          {showsSubscriptions && (
            <SettingCheckbox
              name="is_wcpay_subscriptions_enabled"
              label={copy.subscriptions}
              help={copy.subscriptionsHelp}
            />
          )}
          <SettingCheckbox
            name="is_debug_log_enabled"
            label={copy.log}
            help={saved.is_dev_mode_enabled ? copy.logForced : copy.logHelp}
            disabled={saved.is_dev_mode_enabled}
          />
        </div>
      </Card>
      <Billing />
    </SettingsSection>
  );
}

/** Subscriptions that the provider bills, and their way into the store. */
function Billing() {
  const saved = useSaved();
  const move = useMoveBilling();
  const snackbar = useSnackbar();
  const count = saved.stripe_billing_subscription_count;
  const isEligible = pageSettings().isStripeBillingEligible || saved.is_stripe_billing_enabled || count > 0;
  if (!isEligible && saved.stripe_billing_migrated_count === 0) return null;
  const start = () =>
    move.mutate(undefined, {
      onError: (error) => snackbar.show({ text: failedWords(copy.moveFailed, error), urgent: true }),
    });

  return (
    <Card title={copy.billing} level={3}>
      <div className="form">
        <SettingCheckbox
          name="is_stripe_billing_enabled"
          label={copy.billingLabel}
          help={copy.billingHelp}
          disabled={saved.is_migrating_stripe_billing}
        />
        {saved.is_migrating_stripe_billing ? (
          <Notice size="small" label={copy.billing}>
            {copy.moving(countWords(count))}
          </Notice>
        ) : (
          count > 0 &&
          !saved.is_stripe_billing_enabled && (
            <Notice
              kind="warning"
              size="small"
              label={copy.billing}
              actions={
                <Button size="small" busy={move.isPending} onClick={start}>
                  {copy.move}
                </Button>
              }
            >
              {copy.toMove(countWords(count))}
            </Notice>
          )
        )}
        {saved.stripe_billing_migrated_count > 0 && (
          <p className="muted">{copy.moved(countWords(saved.stripe_billing_migrated_count))}</p>
        )}
      </div>
    </Card>
  );
}
