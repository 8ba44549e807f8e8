import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { multiCurrencySetupCopy as copy } from './multi-currency-setup-copy.ts';

export function CompleteStep({ enabled }: { enabled: number }) {
  return (
    <div className="stack">
      <Notice kind="success" announce>
        {copy.completeText(enabled)}
      </Notice>
      <div className="actions">
        <LinkButton href={paths.home()}>{copy.home}</LinkButton>
        <LinkButton kind="primary" href={paths.currencySettings()}>
          {copy.settings}
        </LinkButton>
      </div>
    </div>
  );
}
