import type { Webhook } from '#contract/webhooks.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { webhooksCopy as copy } from './webhooks-copy.ts';

export type MadeSecret = Pick<Webhook, 'former_until'> & Readonly<{ secret: string }>;

/** The one time that a secret can be read. A click beside the window must not take it away. */
export function SecretDialog({ made, onClose }: { made: MadeSecret; onClose: () => void }) {
  return (
    <Dialog
      open
      title={copy.secretTitle}
      role="alertdialog"
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {copy.secretDone}
        </Button>
      }
    >
      <div className="stack">
        <Notice kind="warning" size="small">
          {copy.secretText}
        </Notice>
        <Facts
          facts={[
            { label: copy.secret, value: <CopyButton value={made.secret} what={copy.secret} />, wide: true },
          ]}
        />
        {made.former_until && (
          <p className="muted">{copy.secretBoth(formatDateTime(made.former_until, pageSettings().store))}</p>
        )}
      </div>
    </Dialog>
  );
}
