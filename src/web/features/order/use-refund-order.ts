import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/endpoint.ts';
import { type Order, refundOrder } from '#contract/orders.ts';
import { money } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { isAsked } from '#web/blocks/approvals/is-asked.ts';
import { actionKey } from '#web/blocks/payment-actions/action-phase.ts';
import { askOnce } from '#web/blocks/payment-actions/ask-once.ts';
import type { MoneyAction } from '#web/blocks/payment-actions/money-action.ts';
import { askingAgain, isFinal } from '#web/blocks/payment-actions/money-request.ts';
import { paymentActionsCopy } from '#web/blocks/payment-actions/payment-actions-copy.ts';
import { refreshPayments } from '#web/blocks/payment-actions/refresh-payments.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { orderRefundCopy as copy } from './order-refund-copy.ts';

export type RefundWanted = Omit<Sent<typeof refundOrder>, 'id'>;

type Wanted = MoneyAction & Readonly<{ id: number; wanted: RefundWanted; note: string }>;

const refund = ({ id, wanted, note }: Wanted) =>
  askOnce(`refund order ${id} ${JSON.stringify(wanted)}`, (idempotencyKey) =>
    call(refundOrder, { id, ...wanted }, { idempotencyKey, note }),
  );

/** What a refund of an order is known by while it is under way. */
export const refundOf = ({ id }: Pick<Order, 'id'>): string => `order ${id}`;

/** Gives a part of an order back, once, and tells how it ended. */
export function useRefundOrder(order: Order) {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const mutationKey = actionKey(refundOf(order));
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: refund,
    ...askingAgain,
    onSuccess({ status, amount, currency }) {
      const words = moneyWords(money(amount, currency));
      if (status === 'succeeded') show(copy.done(words));
      else if (status === 'pending') show(copy.onItsWay(words));
      else show({ text: copy.notDone, urgent: true });
    },
    onError(error) {
      if (isAsked(error)) show(paymentActionsCopy.asked);
      else if (isFinal(error)) show({ text: failedWords(copy.notDone, error), urgent: true });
    },
    onSettled: () => refreshPayments(queries),
  });
  return (wanted: RefundWanted, note: string) => {
    if (queries.isMutating({ mutationKey }) === 0)
      mutate({ verb: 'refund', money: money(wanted.amount, order.currency), id: order.id, wanted, note });
  };
}
