import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Select } from '#web/ui/select.tsx';

const SLOW_MS = 1500;

export function GalleryOpening() {
  return (
    <Card title="What opens">
      <div className="row">
        <RefundDialog />
        <AskFirst />
        <Menu
          label="Payment actions"
          trigger={(trigger) => <IconButton icon="more" label="Payment actions" {...trigger} />}
          groups={[
            [
              { id: 'full', label: 'Refund in full', icon: 'refund' },
              { id: 'part', label: 'Refund a part', icon: 'document', end: 'R' },
              { id: 'copy', label: 'Copy payment ID', icon: 'copy', disabled: true },
            ],
            [{ id: 'block', label: 'Block payment', icon: 'close', kind: 'danger' }],
          ]}
        />
        <Popover label="More methods" trigger={(trigger) => <Button {...trigger}>+ 9</Button>}>
          <p>Nine more ways to pay.</p>
        </Popover>
      </div>
    </Card>
  );
}

function RefundDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refund</Button>
      <Dialog
        open={open}
        title="Refund €248.00?"
        onClose={close}
        foot={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="primary" onClick={close}>
              Refund €248.00
            </Button>
          </>
        }
      >
        <p>The whole payment goes back to the customer’s card, in 5 to 10 days.</p>
        <Select
          label="Reason"
          optional
          options={[
            { value: 'requested', label: 'Requested by customer' },
            { value: 'duplicate', label: 'Duplicate' },
          ]}
        />
      </Dialog>
    </>
  );
}

function AskFirst() {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: 'Accept this dispute?',
      text: 'The amount and the fee are not returned.',
      action: 'Accept dispute',
      kind: 'danger',
      onConfirm: () => new Promise((resolve) => setTimeout(resolve, SLOW_MS)),
    });
  return <Button onClick={ask}>Accept dispute</Button>;
}
