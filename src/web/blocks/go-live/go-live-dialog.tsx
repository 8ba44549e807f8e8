import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { goLiveCopy as copy } from './go-live-copy.ts';

type GoLiveDialogProps = Readonly<{ open: boolean; onClose: () => void; onConfirm: () => void }>;

/** Says what changes before anybody leaves the sandbox. */
export function GoLiveDialog({ open, onClose, onConfirm }: GoLiveDialogProps) {
  return (
    <Dialog
      open={open}
      title={copy.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" onClick={onConfirm}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <div className="stack" data-gap="small">
        {copy.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Dialog>
  );
}
