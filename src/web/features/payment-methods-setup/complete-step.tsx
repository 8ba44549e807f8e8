import { sentences } from '#domain/shared/sentences.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { paymentMethodsSetupCopy as copy } from './payment-methods-setup-copy.ts';

/** By the names shoppers know. */
export type Outcome = Readonly<{
  enabled: readonly string[];
  /** Switched on, and seen by nobody before the store sells in one of their currencies. */
  unseen: readonly Readonly<{ label: string; currencies: readonly string[] }>[];
  waiting: readonly string[];
}>;

export function CompleteStep({ outcome: { enabled, unseen, waiting } }: { outcome: Outcome }) {
  return (
    <div className="stack">
      {enabled.length > 0 && (
        <Notice kind="success" announce>
          {copy.enabled(enabled)}
        </Notice>
      )}
      {unseen.map(({ label, currencies }) => (
        <Notice key={label} announce>
          {sentences(copy.unseen(label), copy.needsCurrency(currencies))}
        </Notice>
      ))}
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
