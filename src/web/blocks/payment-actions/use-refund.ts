import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefundReason, refundCharge } from '#contract/refunds.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import type { Money } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { track } from '../../shared/track.ts';
import { isAsked } from '../approvals/is-asked.ts';
import { actionKey } from './action-phase.ts';
import { askOnce } from './ask-once.ts';
import type { MoneyAction } from './money-action.ts';
import { askingAgain, isFinal } from './money-request.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { refreshPayments } from './refresh-payments.ts';

export type Refundable = Readonly<{
  charge_id: ChargeId;
  /** Names the payment in messages. */
  payment: string;
  money: Money;
  order_id: number | undefined;
}>;

type Wanted = MoneyAction &
  Readonly<{
    target: Refundable;
    reason: RefundReason | null;
    /** For whoever may have to approve it. */
    note: string;
  }>;

const refund = ({
  target: {
    charge_id,
    money: { amount },
    order_id,
  },
  reason,
  note,
}: Wanted) =>
  askOnce(`refund ${charge_id} ${amount} ${reason}`, (idempotencyKey) =>
    call(
      refundCharge,
      // Any other reason is the merchant's own: it is sent as none.
      { charge_id, amount, order_id, ...(reason !== null && reason !== 'other' && { reason }) },
      { idempotencyKey, note },
    ),
  );

/** Gives a payment back in full, once, and tells how it ended. */
export function useRefund(target: Refundable) {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const { payment } = target;
  const mutationKey = actionKey(payment);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: refund,
    ...askingAgain,
    onMutate: ({ reason }) => track('payments_transactions_details_refund_full', { reason }),
    onSuccess({ status }) {
      const isRefused = status === 'failed' || status === 'canceled';
      show(isRefused ? { text: copy.notRefunded(payment), urgent: true } : copy.refunded(payment));
    },
    onError(error) {
      if (isAsked(error)) show(copy.asked);
      else if (isFinal(error)) show({ text: failedWords(copy.notRefunded(payment), error), urgent: true });
    },
    onSettled: () => refreshPayments(queries),
  });
  return (reason: RefundReason | null, note: string) => {
    if (queries.isMutating({ mutationKey }) === 0)
      mutate({ verb: 'refund', money: target.money, target, reason, note });
  };
}
