import { type ReactNode, Suspense } from 'react';
import { later } from './later.ts';
import { loadOpening } from './opening/load-opening.ts';
import { type PopupTrigger, usePopup } from './popup.ts';

const PopoverBox = later(async () => (await loadOpening()).PopoverBox);

type PopoverProps = {
  label: string;
  /** Draws the button: spread what it gets into a Button or an IconButton. */
  trigger: (props: PopupTrigger) => ReactNode;
  align?: 'start' | 'end';
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small box that hangs on a button and follows it. Choices that need thought belong in a dialog. */
export function Popover({ label, trigger, align = 'end', children }: PopoverProps) {
  const popup = usePopup('dialog');
  return (
    <>
      {trigger(popup.trigger)}
      {popup.open && (
        <Suspense>
          <PopoverBox label={label} anchor={popup.trigger.ref} align={align} onClose={popup.close}>
            {typeof children === 'function' ? children(popup.close) : children}
          </PopoverBox>
        </Suspense>
      )}
    </>
  );
}
