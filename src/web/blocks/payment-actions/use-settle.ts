import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelAuthorization, captureAuthorization } from '#contract/authorizations.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import type { Money } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { moneyWords } from '../../shared/store-format.ts';
import { track } from '../../shared/track.ts';
import { actionKey } from './action-phase.ts';
import { askOnce } from './ask-once.ts';
import { askingAgain, isFinal } from './money-request.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { refreshPayments } from './refresh-payments.ts';
import { settleReason } from './settle-failure.ts';

export type Verb = 'capture' | 'cancel';
/** A payment that waits, and the order it belongs to. */
export type Settleable = Readonly<{
  money: Money;
  payment_intent_id: PaymentIntentId;
  order: Readonly<{ id: number; number: string }>;
}>;

const ENDPOINTS = { capture: captureAuthorization, cancel: cancelAuthorization } as const;
const DONE = { capture: 'succeeded', cancel: 'canceled' } as const;

export const settleAction = (verb: Verb, payment: string): string => `${verb} ${payment}`;

/** Captures or cancels a payment, and resolves when it is known how that ended. */
export async function settle(
  verb: Verb,
  { payment_intent_id, order }: Settleable,
): Promise<{ isDone: boolean }> {
  const action = settleAction(verb, payment_intent_id);
  const input = { order_id: order.id, payment_intent_id };
  const { status } = await askOnce(action, (idempotencyKey) =>
    call(ENDPOINTS[verb], input, { idempotencyKey }),
  );
  return { isDone: status === DONE[verb] };
}

const sentenceOf = (verb: string | undefined) => (verb === 'cancel' ? copy.notCanceled : copy.notCaptured);

/** The specification's sentence for a capture or a cancellation without a clear answer. */
export const settleSentence = (verb: string | undefined, order: string, error: unknown): string =>
  sentenceOf(verb)(order, settleReason(error));

/** One payment, told about in a message. What happens to it is shown wherever the payment is shown. */
export function useSettle(target: Settleable) {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const { number } = target.order;
  const fail = (verb: Verb, reason: string) => show({ text: sentenceOf(verb)(number, reason), urgent: true });

  const mutationKey = actionKey(target.payment_intent_id);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ verb, target }: { verb: Verb; money: Money; target: Settleable }) => settle(verb, target),
    ...askingAgain,
    onMutate: ({ verb }) => track('payments_transactions_details_settle', { verb }),
    onSuccess({ isDone }, { verb }) {
      // Captured only when the answer says so; whatever else it says is no success.
      if (isDone)
        show((verb === 'capture' ? copy.captured : copy.canceled)(number, moneyWords(target.money)));
      else fail(verb, verb === 'capture' ? copy.reasons.captureFailed : copy.reasons.cancelFailed);
    },
    onError(error, { verb }) {
      if (isFinal(error)) fail(verb, settleReason(error));
    },
    onSettled: () => refreshPayments(queries),
  });
  // A second press before the first has been drawn is no second request.
  return (verb: Verb) => {
    if (queries.isMutating({ mutationKey }) === 0) mutate({ verb, money: target.money, target });
  };
}
