import type { OverviewTask } from '#domain/account/overview-tasks.ts';
import { requirementMessages } from '#domain/account/requirement-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { detailsTaskCopy as copy } from './tasks-copy.ts';

type RequirementsDialogProps = Readonly<{
  open: boolean;
  task: Extract<OverviewTask, { kind: 'details' }>;
  onClose: () => void;
  onConfirm: () => void;
}>;

/** Several things are wrong: each is said once, before the place where they are mended. */
export function RequirementsDialog({ open, task, onClose, onConfirm }: RequirementsDialogProps) {
  return (
    <Dialog
      open={open}
      title={copy.dialogTitle}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" onClick={onConfirm}>
            {task.isSetup ? copy.finishAction : copy.update}
          </Button>
        </>
      }
    >
      <div className="stack" data-gap="small">
        <p>{copy.dialogLead}</p>
        <ul className="bullets">
          {requirementMessages(task.errors).map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
