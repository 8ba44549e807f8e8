import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { apiKeysCopy as copy } from './api-keys-copy.ts';
import type { MadeKey } from './new-key-form.tsx';

/** The one time that key and secret can be read. A click beside the window must not take them away. */
export function MadeKeyDialog({ made, onClose }: { made: MadeKey; onClose: () => void }) {
  return (
    <Dialog
      open
      title={copy.madeTitle}
      role="alertdialog"
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {copy.madeDone}
        </Button>
      }
    >
      <div className="stack">
        <Notice kind="warning" size="small">
          {copy.made}
        </Notice>
        <Facts
          facts={[
            {
              label: copy.consumerKey,
              value: <CopyButton value={made.consumer_key} what={copy.consumerKey} />,
            },
            {
              label: copy.consumerSecret,
              value: <CopyButton value={made.consumer_secret} what={copy.consumerSecret} />,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
