import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Asked } from './confirm-provider.tsx';

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
