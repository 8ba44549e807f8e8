import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { paymentMethodsSetupCopy as copy } from './payment-methods-setup-copy.ts';

/** By the names shoppers know. */
export type Outcome = Readonly<{ enabled: readonly string[]; waiting: readonly string[] }>;

export function CompleteStep({ outcome: { enabled, waiting } }: { outcome: Outcome }) {
  return (
    <div className="stack">
      {enabled.length > 0 && (
        <Notice kind="success" announce>
          {copy.enabled(enabled)}
        </Notice>
      )}
      {waiting.length > 0 && (
        <Notice kind="warning" announce>
          {copy.waiting(waiting)}
        </Notice>
      )}
      <div className="actions">
        <LinkButton kind="primary" href={paths.paymentsSettings()}>
          {copy.toSettings}
        </LinkButton>
        {pageSettings().featureFlags.multiCurrency && (
          <LinkButton href={paths.currencySettings()}>{copy.toCurrencies}</LinkButton>
        )}
      </div>
    </div>
  );
}
