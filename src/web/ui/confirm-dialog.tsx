import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { CONTROL_WORDS } from './control-words-copy.ts';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  /** A question: "Refund €248.00?" */
  title: string;
  children?: ReactNode;
  /** The verb of the title: "Refund €248.00". */
  action: string;
  kind?: 'primary' | 'danger';
  cancel?: string;
  /** While it works the dialog stays and cannot be closed; when it fails the dialog says so and can be tried again. */
  onConfirm: () => unknown;
  onClose: () => void;
  /** The sentence for a failure. Its details are known to the caller only. */
  failureText?: (failure: unknown) => string;
};

/** Destroying or final things are done in here. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // A new opening starts without the failure of the last one.
  return props.open ? <OpenConfirm {...props} /> : null;
}

function OpenConfirm(props: ConfirmDialogProps) {
  const {
    title,
    children,
    action,
    kind = 'primary',
    cancel = CONTROL_WORDS.cancel,
    onConfirm,
    onClose,
    failureText,
  } = props;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (caught) {
      setFailure(failureText?.(caught) ?? CONTROL_WORDS.actionFailed);
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      title={title}
      role="alertdialog"
      pending={pending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={pending} onClick={onClose}>
            {cancel}
          </Button>
          <Button kind={kind} busy={pending} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
      {failure && (
        <Notice kind="error" size="small" announce>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
