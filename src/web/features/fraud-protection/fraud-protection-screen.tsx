import { useQuery } from '@tanstack/react-query';
import type { RuleContext } from '#domain/fraud/rule-settings.ts';
import { RULE_KEYS } from '#domain/fraud/saved-rule.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { fraudProtectionCopy as copy } from './fraud-protection-copy.ts';
import { FraudProtectionForm } from './fraud-protection-form.tsx';
import { type SellingCountries, sellingQuery, settingsQuery } from './fraud-protection-queries.ts';
import { ProtectionPage } from './protection-page.tsx';

/** Advanced fraud protection: seven filters, what they would have done, and one save. */
export function FraudProtectionScreen() {
  const settings = useQuery(settingsQuery());
  const selling = useQuery(sellingQuery());
  const { data } = settings;

  if (settings.isError || selling.isError || data?.advanced_fraud_protection_settings === 'error')
    return (
      <ProtectionPage reason={copy.cannotSave}>
        <ErrorNotice
          title={copy.retrievalFailed}
          retrying={settings.isFetching || selling.isFetching}
          onRetry={() => Promise.all([settings.refetch(), selling.refetch()])}
        />
      </ProtectionPage>
    );
  if (!data || !selling.data)
    return (
      <ProtectionPage>
        <LoadingCards />
      </ProtectionPage>
    );
  return <FraudProtectionForm loaded={data} context={contextOf(selling.data)} />;
}

/** What the filters depend on besides the merchant: the store and its account. */
function contextOf(sellingCountries: SellingCountries): RuleContext {
  const { isFRTReviewFeatureActive, accountStatus, storeCurrency } = pageSettings();
  return {
    isReviewActive: isFRTReviewFeatureActive,
    declineOnAvsFailure: accountStatus.error ? false : accountStatus.fraudProtection.declineOnAVSFailure,
    storeCurrency: storeCurrency.toLowerCase(),
    sellingCountries,
  };
}

const LoadingCards = () =>
  [...RULE_KEYS, 'cvc_verification'].map((key) => (
    <Card key={key} label={copy.loading}>
      <Skeleton kind="text" count={2} label={copy.loading} />
    </Card>
  ));
