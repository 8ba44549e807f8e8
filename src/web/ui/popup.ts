import { type MouseEvent, type RefObject, useCallback, useRef, useState } from 'react';

export type PopupTrigger = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent) => void;
};

/** The open state of something that hangs on a button, and what that button must say about it. */
export function usePopup(haspopup: 'menu' | 'dialog') {
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const trigger: PopupTrigger = {
    ref,
    'aria-haspopup': haspopup,
    'aria-expanded': open,
    onClick: (event) => {
      // A press that no pointer made counts no clicks.
      setByKeyboard(event.detail === 0);
      setOpen((before) => !before);
    },
  };
  return { open, byKeyboard, close, trigger };
}
