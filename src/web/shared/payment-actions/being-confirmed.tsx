import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ActionPhase } from './action-phase.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';

/** Says that nobody knows yet, and that waiting is all there is to do. */
export function BeingConfirmed({ phase, onAskAgain }: { phase: ActionPhase; onAskAgain: () => void }) {
  if (phase === 'confirming') {
    return (
      <Notice kind="quiet" icon="clock" title={copy.confirming} announce>
        {copy.confirmingText}
      </Notice>
    );
  }
  if (phase !== 'unknown') return null;
  return (
    <Notice
      kind="warning"
      title={copy.unknownTitle}
      announce
      actions={<Button onClick={onAskAgain}>{copy.askAgain}</Button>}
    >
      {copy.unknownText}
    </Notice>
  );
}
