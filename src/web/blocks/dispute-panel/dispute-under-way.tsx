import { type Dispute, orderOfDispute } from '#contract/disputes.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { useActionPhase, useAskAgain } from '../payment-actions/action-phase.ts';
import { BeingConfirmed } from '../payment-actions/being-confirmed.tsx';
import { useEndOfPending } from '../payment-actions/end-of-pending.ts';
import { VERB_OF_KIND } from '../payment-actions/money-action.ts';
import { disputeEndsCopy as copy } from './dispute-ends-copy.ts';

/** Says that the end of a dispute is being confirmed, however the page came to know, and tells how that ended. */
export function DisputeUnderWay({ dispute }: { dispute: Dispute }) {
  const { show } = useSnackbar();
  const underWay = useActionPhase(dispute.id);
  const askAgain = useAskAgain(dispute.id);
  useEndOfPending(
    ({ subjects }) => subjects.includes(dispute.id),
    ({ state, error_message }, { kind }) => {
      const isAccepted = VERB_OF_KIND[kind] === 'accept';
      if (state === 'succeeded')
        return show(isAccepted ? copy.accepted(orderOfDispute(dispute)?.number) : copy.submitted);
      const text = isAccepted ? copy.acceptFailed : copy.submitFailed(error_message ?? '');
      show({ text, urgent: true });
    },
  );
  return (
    <BeingConfirmed
      underWay={underWay}
      sentence={(error) =>
        underWay.verb === 'submit' ? copy.submitFailed(failureWords(error)) : copy.acceptFailed
      }
      onAskAgain={askAgain}
    />
  );
}
