import { useBlocker } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { unsavedChangesCopy as copy } from './unsaved-changes-copy.ts';

type Props = Readonly<{
  /** Whether something typed here is not saved yet. */
  when: boolean;
  /** What would be lost, if it deserves its own words. */
  text?: string;
  /** Leaving means it: what was typed is to be forgotten. */
  onLeave?: () => void;
}>;

/**
 * Holds the person back from losing what was typed: inside the admin with a dialog, outside with the browser's own
 * question. Paging, filters and anchors of the same screen are no leaving.
 */
export function UnsavedChanges({ when, text = copy.text, onLeave }: Props) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;

  const leave = () => {
    onLeave?.();
    leaving.proceed();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={copy.title}
      onClose={leaving.reset}
      foot={
        <>
          <Button onClick={leaving.reset}>{copy.stay}</Button>
          <Button kind="danger" onClick={leave}>
            {copy.leave}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
