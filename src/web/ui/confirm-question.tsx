import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

export type Question = Pick<ConfirmDialogProps, 'title' | 'action' | 'kind' | 'cancel' | 'failureText'> & {
  text?: ReactNode;
  /** Done inside the dialog, which waits for it. */
  onConfirm?: () => unknown;
};

export type Asked = Question & { answer: (confirmed: boolean) => void };

type Props = Readonly<{ asked: Asked; onDone: () => void }>;

/** The dialog of a question that a screen asked and waits for. */
export function ConfirmQuestion({ asked, onDone }: Props) {
  const { text, onConfirm, answer, ...words } = asked;
  return (
    <ConfirmDialog
      {...words}
      open
      onConfirm={async () => {
        await onConfirm?.();
        answer(true);
      }}
      onClose={() => {
        // Already answered with yes when it was done; a promise keeps its first answer.
        answer(false);
        onDone();
      }}
    >
      {text}
    </ConfirmDialog>
  );
}
