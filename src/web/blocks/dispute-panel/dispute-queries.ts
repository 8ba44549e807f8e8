import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptDispute, type Dispute, getDispute, orderOfDispute } from '#contract/disputes.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { money } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { track } from '../../shared/track.ts';
import { actionKey } from '../payment-actions/action-phase.ts';
import { askOnce } from '../payment-actions/ask-once.ts';
import type { MoneyAction } from '../payment-actions/money-action.ts';
import { askingAgain, isFinal } from '../payment-actions/money-request.ts';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';

export const disputeQuery = (dispute_id: DisputeId) => readQuery(getDispute, { dispute_id });

const accept = ({ dispute_id }: MoneyAction & Readonly<{ dispute_id: DisputeId }>) =>
  askOnce(`accept ${dispute_id}`, (idempotencyKey) =>
    call(acceptDispute, { dispute_id }, { idempotencyKey }),
  );

/**
 * Accepts a dispute under one key from the first press to a final answer. Everything the page shows may have changed with
 * it: the payment, its timeline, the balance and the lists.
 */
export function useAcceptDispute({ id: dispute_id, amount, currency, reason, ...dispute }: Dispute) {
  const client = useQueryClient();
  const { show } = useSnackbar();
  const mutationKey = actionKey(dispute_id);
  const order = orderOfDispute(dispute)?.number;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: accept,
    ...askingAgain,
    onSuccess() {
      track('dispute_accepted', { reason });
      show(copy.accepted(order));
    },
    onError(error) {
      if (isFinal(error)) show({ text: copy.acceptFailed, urgent: true });
    },
    onSettled: () => client.invalidateQueries(),
  });
  return () => {
    if (client.isMutating({ mutationKey }) === 0)
      mutate({ verb: 'accept', money: money(amount, currency), dispute_id });
  };
}
