import { Suspense } from 'react';
import { later } from './later.ts';
import type { DialogWindowProps } from './opening/dialog-window.tsx';
import { loadOpening } from './opening/load-opening.ts';

const DialogWindow = later(async () => (await loadOpening()).DialogWindow);

export type DialogProps = DialogWindowProps & { open: boolean };

/** A choice that needs thought, or a money move. Focus goes in, stays in, and comes back to where it was. */
export function Dialog({ open, ...window }: DialogProps) {
  return (
    open && (
      <Suspense>
        <DialogWindow {...window} />
      </Suspense>
    )
  );
}
