import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { useFollow } from './follow.ts';
import { OpeningFrame } from './opening-frame.tsx';

export type PopoverBoxProps = {
  label: string;
  anchor: RefObject<Element | null>;
  align: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
};

export function PopoverBox({ label, anchor, align, onClose, children }: PopoverBoxProps) {
  const crossOffset = useFollow(anchor);
  return (
    <OpeningFrame>
      <Popover
        className="popover"
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        triggerRef={anchor}
        placement={`bottom ${align}`}
        offset={6}
        crossOffset={crossOffset}
      >
        <Dialog className="popover-content" aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </OpeningFrame>
  );
}
