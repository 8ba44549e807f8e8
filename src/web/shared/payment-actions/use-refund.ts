import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefundReason, refundPayment } from '#contract/refunds.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import type { Minor } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { failureWords } from '../failure-words.ts';
import { track } from '../track.ts';
import { actionKey } from './action-phase.ts';
import { askingAgain, endsKey, isFinal } from './money-request.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { refreshPayments } from './refresh-payments.ts';
import { forgetKey, keyFor } from './request-keys.ts';

export type Refundable = Readonly<{
  charge_id: ChargeId;
  /** Names the payment in messages. */
  payment: string;
  amount: Minor;
  order_id: number | undefined;
}>;

type Wanted = Readonly<{ verb: 'refund'; reason: RefundReason | null }>;

async function refund({ charge_id, amount, order_id }: Refundable, reason: RefundReason | null) {
  const action = `refund ${charge_id} ${amount} ${reason}`;
  try {
    const reply = await call(
      refundPayment,
      // Any other reason is the merchant's own: it is sent as none.
      { charge_id, amount, order_id, ...(reason !== null && reason !== 'other' && { reason }) },
      { idempotencyKey: keyFor(action) },
    );
    forgetKey(action);
    return reply;
  } catch (error) {
    if (endsKey(error)) forgetKey(action);
    throw error;
  }
}

/** Gives a payment back in full, once, and tells how it ended. */
export function useRefund(target: Refundable) {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const { payment } = target;
  const mutationKey = actionKey(payment);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ reason }: Wanted) => refund(target, reason),
    ...askingAgain,
    onMutate: ({ reason }) => track('payments_transactions_details_refund_full', { reason }),
    onSuccess({ status }) {
      const isRefused = status === 'failed' || status === 'canceled';
      show(isRefused ? { text: copy.notRefunded(payment), urgent: true } : copy.refunded(payment));
    },
    onError(error) {
      if (isFinal(error)) show({ text: `${copy.notRefunded(payment)} ${failureWords(error)}`, urgent: true });
    },
    onSettled: () => refreshPayments(queries),
  });
  return (reason: RefundReason | null) => {
    if (queries.isMutating({ mutationKey }) === 0) mutate({ verb: 'refund', reason });
  };
}
