import { type ReactNode, Suspense } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CONTROL_WORDS } from '../control-words-copy.ts';
import { IconButton } from '../icon-button.tsx';
import { OpeningFrame } from './opening-frame.tsx';

export type DialogWindowProps = {
  title: string;
  children?: ReactNode;
  /** The buttons; the primary one last. */
  foot?: ReactNode;
  onClose: () => void;
  /** Something is under way that must not be left half done: nothing closes the dialog. */
  pending?: boolean;
  /** Interrupts for an answer, as a confirmation does. */
  role?: 'dialog' | 'alertdialog';
  /** Full: the whole window, as filters on a telephone. */
  size?: 'wide' | 'full';
};

export function DialogWindow(props: DialogWindowProps) {
  const { title, children, foot, onClose, pending = false, role = 'dialog', size } = props;
  return (
    <OpeningFrame>
      <ModalOverlay
        className="dialog-overlay"
        isOpen
        isDismissable={!pending && role === 'dialog'}
        isKeyboardDismissDisabled={pending}
        onOpenChange={(open) => {
          if (!open && !pending) onClose();
        }}
      >
        <Modal className="dialog" data-size={size}>
          <Dialog className="dialog-content" role={role} aria-busy={pending || undefined}>
            <div className="dialog-head">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <IconButton icon="close" label={CONTROL_WORDS.close} disabled={pending} onClick={onClose} />
            </div>
            <div className="dialog-body">
              {/* What is inside may still be on its way: the window opens, and closes, without it. */}
              <Suspense>{children}</Suspense>
            </div>
            {foot && <div className="dialog-foot">{foot}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </OpeningFrame>
  );
}
