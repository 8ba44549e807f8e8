import { connectHref } from '#web/shared/connect-url.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { toolsCopy as copy } from './overview-copy.ts';

/** Starting over, for accounts that hold no real money. */
export function AccountTools() {
  const confirm = useConfirm();
  if (!pageSettings().isAccountConnected) return null;
  const reset = async () => {
    const question = { title: copy.ask, text: copy.askText, action: copy.reset, kind: 'danger' as const };
    if (await confirm(question))
      location.assign(connectHref({ 'wcpay-reset-account': 'true', source: 'wcpay-reset-account' }));
  };
  return (
    <Card title={copy.title}>
      <div className="stack" data-gap="small">
        <p className="muted">{copy.text}</p>
        <div className="actions">
          <Button kind="danger-quiet" onClick={reset}>
            {copy.reset}
          </Button>
        </div>
      </div>
    </Card>
  );
}
